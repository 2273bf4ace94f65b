import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import type { BrowserContextOptions } from 'playwright';
import { chromiumOptions } from '#scripts/kit/chromium.mjs';
import { root } from '#scripts/kit/process.mjs';

/** A new object for each project: a shared one gets the wrong project name. */
export const browser = (contextOptions: BrowserContextOptions = {}) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: chromiumOptions(), contextOptions }),
  instances: [{ browser: 'chromium' as const }],
});

/** The packages of views and stories: a package found later, while tests run, reloads every open page. */
const deps = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  '@xstate/react',
  'xstate',
  '@xstate/test',
  'wouter',
  'wouter/use-browser-location',
  'axe-core',
  'valibot',
  'axios',
  'content-disposition',
  ...['aes', 'enc-hex', 'enc-utf8', 'mode-ecb', 'pad-pkcs7', 'sha256'].map((name) => `crypto-js/${name}`),
  'elkjs/lib/elk.bundled.js',
  'js-cookie',
  'regexparam',
  'uqr',
  '@headlessui/react',
  '@tanstack/react-virtual',
  'd3-array',
  'd3-shape',
  'write-excel-file/browser',
  '@storybook/react-vite',
  '@storybook/react',
  'storybook/test',
  'storybook/preview-api',
  '@storybook/addon-a11y/preview',
];

export const inBrowser = {
  // A copy of the tree has its packages by a link.
  server: { fs: { allow: [root, realpathSync(join(root, 'node_modules'))] } },
  optimizeDeps: { include: deps },
  // Its package.json sends browsers to a file that was never published.
  resolve: {
    alias: {
      '@xstate/test': join(root, 'node_modules/@xstate/test/dist/xstate-test.cjs.js'),
    },
  },
};
