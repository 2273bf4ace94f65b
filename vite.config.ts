import { execSync } from 'node:child_process';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

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

export default defineConfig({
  plugins: [react(), tailwindcss()],
  build: { target: 'es2022', outDir: 'dist/site', manifest: true, modulePreload: { polyfill: false } },
  server: { port: 5173, proxy: { '^/(api-|healthz|user-center)': 'http://127.0.0.1:8080' } },
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
