import { relative } from 'node:path';

/** @typedef {import('./warm.mjs').Failure} Failure */
/** @typedef {import('./warm.mjs').Outcome} Outcome */

/** Collects the results of one test run. @param {string} root */
export const recorder = (root) => {
  /** @type {Failure[]} */
  let failures = [];
  let passed = 0;
  /** @type {Map<string, number>} */
  let seconds = new Map();
  let progress = () => {};
  return {
    /** Called when a test or a file has ended. @param {() => void} callback */
    onProgress: (callback) => {
      progress = callback;
    },
    start: () => {
      progress = () => {};
      failures = [];
      passed = 0;
      seconds = new Map();
    },
    /** @type {import('vitest/reporters').Reporter} */
    reporter: {
      onTestCaseResult: (test) => {
        progress();
        const { state, errors } = test.result();
        if (state === 'passed') passed += 1;
        if (state !== 'failed') return;
        const message = errors[0]?.message ?? '';
        failures.push({ file: relative(root, test.module.moduleId), test: test.fullName, message });
      },
      onTestModuleEnd: (module) => {
        progress();
        const file = relative(root, module.moduleId);
        const { duration, collectDuration } = module.diagnostic();
        seconds.set(file, (duration + collectDuration) / 1000);
        const [error] = module.errors();
        if (error !== undefined) failures.push({ file, test: null, message: error.message });
      },
    },
    /** @returns {Outcome} */
    late: () => ({ failures, passed, seconds, end: 'time' }),
    /** @param {readonly string[]} tests @param {readonly unknown[]} unhandledErrors @returns {Outcome} */
    outcome: (tests, unhandledErrors) => {
      if (failures.length > 0 || unhandledErrors.length === 0) return { failures, passed, seconds, end: 'done' };
      const [error] = unhandledErrors;
      const message = String(error instanceof Object && 'message' in error ? error.message : error);
      failures.push({ file: tests[0] ?? '', test: null, message });
      return { failures, passed, seconds, end: 'crash' };
    },
  };
};
