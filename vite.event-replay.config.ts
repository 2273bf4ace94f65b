import { defineConfig } from 'vite';

/** Script that a server-rendered page runs before its first paint: one file, no module, beside the site's own. */
export default defineConfig({
  publicDir: false,
  build: {
    target: 'es2022',
    outDir: 'dist/site',
    emptyOutDir: false,
    rolldownOptions: {
      input: 'src/ssr/event-replay/event-replay.ts',
      output: { format: 'iife', entryFileNames: '[name].js' },
    },
  },
});
