import { readFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { groups } from './scripts/kit/chunk-groups.mjs';
import { liveCharts } from './scripts/kit/live-charts.mjs';
import { modulePlaces } from './scripts/kit/module-places.mjs';
import { plainSiteOf } from './src/app/plain-site.ts';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

const build = process.env.APP_BUILD ?? 'dev';

/** Puts the plain configuration where the server puts its own: the script carries none. */
const withPlainSite = (): Plugin => ({
  name: 'with-plain-site',
  transformIndexHtml(html) {
    const siteConfig = JSON.stringify(plainSiteOf(version, build)).replaceAll('<', '\\u003c');
    return html.replace(
      '<!--head-->',
      (mark) => `${mark}<script type="application/json" id="site-config">${siteConfig}</script>`,
    );
  },
});

export default defineConfig({
  plugins: [
    ...(process.env.INSPECT === '1' ? [liveCharts()] : []),
    modulePlaces(),
    withPlainSite(),
    react(),
    tailwindcss(),
  ],
  define: {
    __APP_VERSION__: JSON.stringify(version),
    __APP_BUILD__: JSON.stringify(build),
  },
  build: {
    target: 'es2022',
    outDir: 'dist/site',
    manifest: true,
    cssCodeSplit: false,
    // A list of every chunk's own chunks would weigh more in the entry than it saves: links in view are prefetched anyway.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: /[\\/](?:contract|domain|machines)[\\/]/, sideEffects: false }] },
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups },
        // Chromium compiles a file beside the main thread while it arrives, instead of each function at its first call.
        postBanner: '//# allFunctionsCalledOnLoad',
      },
    },
  },
  server: {
    port: 5173,
    proxy: {
      '^/(api-|api/|healthz|article-files/|calendar/|user-center)': `http://127.0.0.1:${process.env.PORT ?? '8080'}`,
    },
  },
});
