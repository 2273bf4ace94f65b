import { defineConfig, mergeConfig } from 'vitest/config';
import { FULL } from './tests/kit/full.ts';
import { browser, inBrowser } from './tests/kit/in-browser.ts';
import { LongFilesFirst } from './tests/kit/sequence.ts';
import site from './vite.config.ts';

/** What a test in a browser reads where one in Node reads `process.env`. */
const env = { FULL: FULL ? '1' : '0' };

/** What only `npm run prove` runs: files of this name, and stories of this tag. */
const onlyProved = FULL ? { files: [], tags: [] } : { files: ['**/*.prove.*'], tags: ['prove'] };

/** Cost by the processor, in many rounds: nothing else may run meanwhile. */
const timed = ['tests/e2e/booking-typing.prove.test.ts'];

/** Every link and every button of the site: a stage of its own, as long as many others together. */
const crawl = ['tests/e2e/crawl.prove.test.ts'];

/** Charts, and the machines' models walked through the served site: they belong to the machines and run with them. */
const walks = ['booking-model', 'charts', 'live', 'verification'].map((name) => `tests/e2e/${name}.prove.test.ts`);

/** A ratio of two pages in one browser: nothing else may run meanwhile. */
const alone = ['tests/e2e/chart-cost.prove.test.ts'];

/** Tests of views that count renders, look at code before it is loaded or move a real pointer: each file opens a page of its own. */
const ownPages = ['captcha', 'form-keystroke', 'parts'].map((name) => `tests/features/**/${name}.browser.test.tsx`);

/** A test may ask what any service calls its fields; a page brings its own. */
const WORDS = ['copy/booking/services.ts'];

/** The product as it is delivered, in browsers of its own. */
const served = {
  isolate: false,
  setupFiles: WORDS,
  globalSetup: ['tests/kit/browser.setup.ts'],
  expect: { poll: { timeout: 30_000 } },
  testTimeout: 180_000,
  hookTimeout: 180_000,
  maxWorkers: 3,
};

/** Whether a run of tests is of this project: of those it names, or of all. */
function isProjectSelected(project: string): boolean {
  const named = process.argv.filter((_, at) => process.argv[at - 1] === '--project');
  return named.length === 0 || named.some((name) => name.replace('*', '') === project);
}

/** Its plugin reads every story, seconds before the first test of whatever else is run. */
const stories = async () => {
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin');
  return {
    extends: true as const,
    plugins: [storybookTest({ configDir: '.storybook', tags: { exclude: onlyProved.tags } })],
    ...inBrowser,
    // Without animations: a dialog is opaque as soon as it is drawn.
    test: { name: 'stories', browser: browser({ reducedMotion: 'reduce' }), maxWorkers: 2, isolate: false, env },
  };
};

export default mergeConfig(
  site,
  defineConfig({
    test: {
      exclude: onlyProved.files,
      sequence: { sequencer: LongFilesFirst },
      // A test that passes only when it is tried again is a defect of the test.
      retry: 0,
      // Limits that end what never comes; a machine with its hands full takes its time.
      testTimeout: 30_000,
      expect: { poll: { timeout: 10_000 } },
      // A list that should be empty says what stands in it.
      chaiConfig: { truncateThreshold: 400 },
      projects: [
        {
          extends: true,
          test: {
            name: 'node',
            setupFiles: WORDS,
            // Nothing here replaces a module or a clock of all: what they are made of is loaded once a worker.
            isolate: false,
            include: ['tests/**/*.test.ts'],
            exclude: ['tests/server/**', 'tests/e2e/**', '**/*.browser.test.*'],
            maxWorkers: 2,
          },
        },
        {
          extends: true,
          test: {
            name: 'server',
            // Each file starts servers of its own; what they are made of is loaded once a worker.
            isolate: false,
            include: ['tests/server/**/*.test.ts'],
            globalSetup: ['tests/kit/server.setup.ts'],
            setupFiles: ['tests/kit/bundled-threads.ts'],
            // As in tests/kit/server-process.ts: each of its databases lives for seconds.
            execArgv: ['--liftoff-only'],
            testTimeout: 60_000,
            hookTimeout: 120_000,
            maxWorkers: 3,
          },
        },
        {
          extends: true,
          test: {
            ...served,
            name: 'browser',
            include: ['tests/e2e/**/*.test.ts'],
            exclude: [...walks, ...alone, ...timed, ...crawl],
          },
        },
        ...(FULL
          ? [
              {
                extends: true as const,
                test: { ...served, name: 'node-served', include: walks, sequence: { groupOrder: 1 } },
              },
              {
                extends: true as const,
                test: {
                  ...served,
                  name: 'node-alone',
                  include: alone,
                  globalSetup: [],
                  maxWorkers: 1,
                  sequence: { groupOrder: 2 },
                },
              },
              {
                extends: true as const,
                test: { ...served, name: 'browser-alone', include: timed, sequence: { groupOrder: 1 } },
              },
              { extends: true as const, test: { ...served, name: 'crawl', include: crawl } },
            ]
          : []),
        {
          extends: true,
          ...inBrowser,
          test: {
            name: 'views',
            env,
            include: ['tests/**/*.browser.test.tsx'],
            exclude: ['**/*.model.browser.*', ...ownPages],
            browser: browser(),
            maxWorkers: 2,
            isolate: false,
          },
        },
        {
          extends: true,
          ...inBrowser,
          test: { name: 'views-own-page', env, include: ownPages, browser: browser(), maxWorkers: 2 },
        },
        {
          extends: true,
          ...inBrowser,
          // Many short walks over the same views: what they are made of is loaded once.
          test: {
            name: 'views-models',
            include: ['tests/machines/*.model.browser.test.tsx'],
            browser: browser(),
            maxWorkers: 2,
            isolate: false,
          },
        },
        {
          extends: true,
          ...inBrowser,
          test: { name: 'bench', include: ['bench/**/*.browser.test.tsx'], browser: browser() },
        },
        ...(isProjectSelected('stories') ? [stories()] : []),
      ],
    },
  }),
);
