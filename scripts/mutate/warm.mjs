import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createVitest, ThreadsPoolWorker } from 'vitest/node';
import { recorder } from './recorder.mjs';

/**
 * What is in place of files while tests run, by their paths.
 * @typedef {ReadonlyMap<string, string>} Changes
 * @typedef {{ file: string, test: string | null, message: string }} Failure
 * @typedef {{ failures: Failure[], passed: number, seconds: ReadonlyMap<string, number>, end: 'done' | 'time' | 'crash' }} Outcome
 * @typedef {{ run: (tests: readonly string[], changes?: Changes, limitSeconds?: number) => Promise<Outcome>, close: () => Promise<void> }} Session
 */

const TEST_SECONDS = 90;
/** What all tests without a mutant may take, on a machine that has other things to do. */
const BASELINE_SECONDS = 60 * 60;

/** Tests come in the order they are asked for: the nearest first. */
class AsAsked {
  /** @template Specification @param {Specification[]} files */
  sort = async (files) => files;
  /** @template Specification @param {Specification[]} files */
  shard = async (files) => files;
}

/**
 * One Vitest that stays: its transformed modules are kept, and every run gets a thread of its own, so that nothing a
 * mutant did reaches the next. No file of the tree is written.
 * @param {string} root @returns {Promise<Session>}
 */
export const openSession = async (root) => {
  /** @type {Changes} */
  let inPlace = new Map();
  /** @type {ThreadsPoolWorker | null} */
  let thread = null;
  const record = recorder(root);

  // Snapshots are compared and never written.
  process.env.CI = '1';
  const vitest = await createVitest(
    'test',
    {
      watch: false,
      config: false,
      root,
      include: ['tests/**/*.test.ts'],
      isolate: false,
      maxWorkers: 1,
      pool: {
        name: 'mutants',
        createPoolWorker: (options) => {
          thread = new ThreadsPoolWorker(options);
          return thread;
        },
      },
      runner: fileURLToPath(new URL('first-failure.mjs', import.meta.url)),
      sequence: { sequencer: AsAsked },
      testTimeout: TEST_SECONDS * 1000,
      hookTimeout: TEST_SECONDS * 1000,
      silent: true,
      reporters: [record.reporter],
    },
    {
      root,
      logLevel: 'silent',
      define: { __APP_VERSION__: '"0.0.0"', __APP_BUILD__: '"mutate"' },
      plugins: [
        {
          name: 'mutants',
          enforce: 'pre',
          load: (id) => inPlace.get(relative(root, id)),
        },
      ],
    },
  );
  const [project] = vitest.projects;
  if (project === undefined) throw new Error('vitest has no project');

  /** @param {Changes} changes */
  const put = (changes) => {
    for (const path of [...inPlace.keys(), ...changes.keys()]) vitest.invalidateFile(join(root, path));
    inPlace = changes;
  };

  return {
    run: async (tests, changes = new Map(), limitSeconds = BASELINE_SECONDS) => {
      put(changes);
      record.start();
      let isLate = false;
      const limit = setTimeout(() => {
        isLate = true;
        // It may end by itself in that very moment.
        thread?.stop().catch(() => undefined);
      }, limitSeconds * 1000);
      const specifications = tests.map((test) => project.createSpecification(join(root, test)));
      const { unhandledErrors } = await vitest.runTestSpecifications(specifications);
      clearTimeout(limit);
      return isLate ? record.late() : record.outcome(tests, unhandledErrors);
    },
    close: () => vitest.close(),
  };
};
