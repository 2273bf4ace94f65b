import { execSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { withoutDescriptions } from './scripts/kit/without-descriptions.mjs';

const chromium = () =>
  process.env.CHROMIUM_PATH ?? execSync('command -v chromium || true', { encoding: 'utf8' }).trim();

/** A new object for each project: a shared one gets the wrong project name. */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: {
      executablePath: chromium(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking'],
    },
  }),
  instances: [{ browser: 'chromium' as const }],
});

const browserDeps = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  '@xstate/react',
  'xstate',
  'xstate/graph',
  'wouter',
  'wouter/use-browser-location',
  'axe-core',
  'valibot',
  'axios',
  '@headlessui/react',
  '@tanstack/react-virtual',
  'js-cookie',
  '@storybook/react-vite',
  '@storybook/react',
  'storybook/test',
  'storybook/preview-api',
  '@storybook/addon-a11y/preview',
];

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

/** The packages of one chunk. Its dependencies are not drawn along: a chunk holds what its group names. */
const packages = (...names: string[]) => new RegExp(`[\\\\/]node_modules[\\\\/](?:${names.join('|')})[\\\\/]`);

/** What nearly every chunk shares and is too small for requests of its own. */
const shared =
  /vite\/preload-helper|src[\\/]ui[\\/](?:classes|brand|icons[\\/]Icon|parts[\\/]light)\.tsx?$|machines[\\/]kit[\\/](?:port|effect|late)\.ts$|domain[\\/]limits\.ts$/;

const chunks = [
  {
    name: 'shell',
    priority: 3,
    test: new RegExp(
      `${shared.source}|${
        packages(
          'react',
          'react-dom',
          'scheduler',
          'use-sync-external-store',
          'use-isomorphic-layout-effect',
          'wouter',
          'regexparam',
          'mitt',
          'xstate',
          '@xstate/react',
        ).source
      }`,
    ),
  },
  {
    name: 'parts',
    priority: 2,
    test: packages(
      '@headlessui',
      '@floating-ui',
      '@react-aria',
      '@react-stately',
      'react-aria',
      'react-stately',
      '@swc/helpers',
      '@tanstack',
      'tabbable',
      'clsx',
    ),
  },
  { name: 'api', priority: 1, test: packages('axios', 'valibot') },
];

export default defineConfig({
  plugins: [withoutDescriptions(), react(), tailwindcss()],
  define: {
    __APP_VERSION__: JSON.stringify(version),
    __APP_BUILD__: JSON.stringify(process.env.APP_BUILD ?? 'dev'),
  },
  build: {
    target: 'es2022',
    outDir: 'dist/site',
    manifest: true,
    // A list of every chunk's own chunks would weigh more in the entry than it saves: links in view are prefetched anyway.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups: chunks } } },
  },
  server: {
    port: 5173,
    proxy: { '^/(api-|api/|healthz|user-center)': `http://127.0.0.1:${process.env.PORT ?? '8080'}` },
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/server/**', 'tests/browser/**', '**/*.browser.test.*'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: ['tests/kit/server.setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
      {
        extends: true,
        optimizeDeps: { include: browserDeps },
        test: { name: 'views', include: ['tests/**/*.browser.test.tsx'], browser: browser() },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: '.storybook' })],
        optimizeDeps: { include: browserDeps },
        test: { name: 'stories', browser: browser() },
      },
    ],
  },
});
