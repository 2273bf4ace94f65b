import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';

/** The server as plain JavaScript beside its migrations. Chunks lie flat, for a file finds its neighbours by its own place. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist/server',
    emptyOutDir: true,
    minify: false,
    rolldownOptions: {
      input: {
        main: 'server/main.ts',
        'pglite-worker': 'server/data/pglite-worker.ts',
        'captcha-worker': 'server/captcha/draw/worker.ts',
        'file-worker': 'server/files/worker/worker.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  plugins: [
    {
      name: 'migrations',
      writeBundle: ({ dir = 'dist/server' }) =>
        cpSync('server/data/migrations', join(dir, 'migrations'), { recursive: true }),
    },
  ],
});
