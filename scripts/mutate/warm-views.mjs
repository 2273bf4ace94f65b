import { join, relative } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { loadConfigFromFile, mergeConfig, runnerImport } from 'vite';
import { createVitest } from 'vitest/node';
import { chromiumOptions } from '../kit/chromium.mjs';
import { recorder } from './recorder.mjs';

/** @typedef {import('./warm.mjs').Session} Session */
/** @typedef {import('./warm.mjs').Changes} Changes */

const TEST_SECONDS = 60;
/** Limit of polling: clocks stand still and ports are answered by hand, so later changes cannot happen. */
const POLL_MS = 3_000;

/** @param {string} root @param {() => Changes} inPlace @param {ReturnType<typeof recorder>} record */
const openVitest = async (root, inPlace, record) => {
  const site = await loadConfigFromFile({ command: 'serve', mode: 'test' }, join(root, 'vite.config.ts'), root);
  /** @type {{ module: { browser: () => object, inBrowser: import('vite').UserConfig } }} */
  const { module: kit } = await runnerImport(join(root, 'tests/kit/in-browser.ts'), { root });
  const project = {
    root,
    // Its own, since other runs of other projects would have the packages bundled again.
    cacheDir: join(root, 'node_modules/.vite/mutate'),
    plugins: [
      {
        name: 'mutants',
        enforce: /** @type {const} */ ('pre'),
        load: (/** @type {string} */ id) => inPlace().get(relative(root, id.split('?')[0] ?? id)),
      },
    ],
    test: {
      name: 'mutants',
      include: ['tests/machines/*.model.browser.test.tsx'],
      isolate: false,
      // Ctrl+C ends a run with its report, for which the browser is not needed.
      browser: {
        ...kit.browser(),
        provider: playwright({ launchOptions: { ...chromiumOptions(), handleSIGINT: false } }),
      },
      testTimeout: TEST_SECONDS * 1000,
      expect: { poll: { timeout: POLL_MS } },
    },
  };
  return createVitest(
    'test',
    { watch: false, config: false, root, bail: 1, silent: true, reporters: [record.reporter] },
    {
      root,
      logLevel: 'silent',
      test: {
        projects: [{ logLevel: 'silent', ...mergeConfig(mergeConfig(site?.config ?? {}, kit.inBrowser), project) }],
      },
    },
  );
};

/**
 * One Vitest with a browser that stays: packages and modules are kept, and every run is a page of its own.
 * @param {string} root @returns {Promise<Session>}
 */
export const openViewSession = async (root) => {
  /** @type {Changes} */
  let inPlace = new Map();
  const record = recorder(root);
  const open = () => openVitest(root, () => inPlace, record);
  let vitest = await open();

  return {
    run: async (tests, changes = new Map(), limitSeconds = undefined) => {
      for (const path of [...inPlace.keys(), ...changes.keys()]) vitest.invalidateFile(join(root, path));
      inPlace = changes;
      const [project] = vitest.projects;
      if (project === undefined) throw new Error('vitest has no project');
      record.start();
      /** @type {NodeJS.Timeout | undefined} */
      let limit;
      const late = new Promise((resolve) => {
        if (limitSeconds !== undefined) limit = setTimeout(() => resolve(null), limitSeconds * 1000);
      });
      const running = vitest.runTestSpecifications(tests.map((test) => project.createSpecification(join(root, test))));
      record.onProgress(() => limit?.refresh());
      const ended = await Promise.race([running, late]);
      record.onProgress(() => {});
      clearTimeout(limit);
      if (ended !== null) return record.outcome(tests, (await running).unhandledErrors);
      // A page that never rests is left behind, with its browser.
      running.catch(() => undefined);
      await vitest.close();
      vitest = await open();
      return record.late();
    },
    renew: async () => {},
    close: () => vitest.close(),
  };
};
