import { readFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

/** The operator room, built by itself: it shares no file with the site, so that nothing of it can reach a visitor. */
export default defineConfig({
  publicDir: false,
  plugins: [react(), tailwindcss()],
  define: {
    __APP_VERSION__: JSON.stringify(version),
    __APP_BUILD__: JSON.stringify(process.env.APP_BUILD ?? 'dev'),
  },
  build: {
    target: 'es2022',
    outDir: 'dist/operator',
    assetsDir: 'desk/assets',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: 'desk/index.html',
      treeshake: { moduleSideEffects: [{ test: /[\\/](?:contract|domain)[\\/]/, sideEffects: false }] },
    },
  },
});
