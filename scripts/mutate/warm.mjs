import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createVitest } from 'vitest/node';
import { lastingThread } from './lasting-thread.mjs';
import { recorder } from './recorder.mjs';

/**
 * What is in place of files while tests run, by their paths.
 * @typedef {ReadonlyMap<string, string>} Changes
 * @typedef {{ file: string, test: string | null, message: string }} Failure
 * @typedef {{ failures: Failure[], passed: number, seconds: ReadonlyMap<string, number>, end: 'done' | 'time' | 'crash' }} Outcome
 * @typedef {{ run: (tests: readonly string[], changes?: Changes, limitSeconds?: number) => Promise<Outcome>, renew: () => Promise<void>, close: () => Promise<void> }} Session
 */

const TEST_SECONDS = 90;
/** Time limit of all tests without a mutant on a busy machine. */
const BASELINE_SECONDS = 60 * 60;

/** Tests come in the order they are asked for: the nearest first. */
class GivenOrder {
  /** @template Specification @param {Specification[]} files */
  sort = async (files) => files;
  /** @template Specification @param {Specification[]} files */
  shard = async (files) => files;
}

/** A file and every file that has loaded it, directly or by others. @param {import('vitest/node').TestProject} project @param {string} file */
const importersOf = (project, file) => {
  const graphs = Object.values(project.vite.environments).map(({ moduleGraph }) => moduleGraph);
  const found = new Set([file]);
  for (const one of found)
    for (const graph of graphs)
      for (const module of graph.getModulesByFile(one) ?? [])
        for (const importer of module.importers) if (importer.file !== null) found.add(importer.file);
  return found;
};

/**
 * One Vitest that stays, with a thread that stays until it is renewed: what is changed is evaluated again with all that
 * loads it, and the rest is kept. No file of the tree is written.
 * @param {string} root @returns {Promise<Session>}
 */
export const openSession = async (root) => {
  /** @type {Changes} */
  let inPlace = new Map();
  const thread = lastingThread();
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
        createPoolWorker: thread.workerFor,
      },
      runner: fileURLToPath(new URL('first-failure.mjs', import.meta.url)),
      setupFiles: [fileURLToPath(new URL('unshrunk.mjs', import.meta.url))],
      sequence: { sequencer: GivenOrder },
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
    for (const path of [...inPlace.keys(), ...changes.keys()]) {
      const file = join(root, path);
      // Modules that imported the file in the thread are evaluated again.
      for (const importer of importersOf(project, file)) vitest.watcher.invalidates.add(importer);
      vitest.invalidateFile(file);
    }
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
        thread.end().catch(() => undefined);
      }, limitSeconds * 1000);
      record.onProgress(() => limit.refresh());
      const specifications = tests.map((test) => project.createSpecification(join(root, test)));
      const { unhandledErrors } = await vitest.runTestSpecifications(specifications);
      record.onProgress(() => {});
      clearTimeout(limit);
      return isLate ? record.late() : record.outcome(tests, unhandledErrors);
    },
    renew: thread.end,
    close: async () => {
      await thread.end();
      await vitest.close();
    },
  };
};
