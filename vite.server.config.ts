import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';

/** What brings machine code or WebAssembly with it is loaded from its package. */
const packaged = ['@electric-sql/pglite', '@hyzyla/pdfium', '@napi-rs/canvas', '@node-rs/argon2'];

/**
 * The server as plain JavaScript beside its migrations; what it depends on is in it, for a thousand small files take
 * longer to load than to run. Chunks lie flat, for a file finds its neighbours by its own place.
 */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true, external: packaged },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist/server',
    emptyOutDir: true,
    minify: false,
    rolldownOptions: {
      input: {
        main: 'server/main.ts',
        staff: 'server/operators/staff-command.ts',
        'pglite-worker': 'server/data/pglite-worker.ts',
        'captcha-worker': 'server/captcha/draw/worker.ts',
        'file-worker': 'server/files/worker/worker.ts',
        'rate-worker': 'server/rates/worker/worker.ts',
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
