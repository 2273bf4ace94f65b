import { cpSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { defineConfig } from 'vite';
import { FONT_PACKAGE_PATH } from './server/documents/worker/font.ts';
import { MARKS_PATH, SPRITE_PATH } from './server/documents/worker/sprite.ts';

/** What brings machine code or WebAssembly with it is loaded from its package. */
const packaged = ['@electric-sql/pglite', '@hyzyla/pdfium', '@napi-rs/canvas', '@node-rs/argon2'];

/** The letters of the documents; one file of its package, which is not there where the server runs. */
const documentFont = createRequire(import.meta.url).resolve(FONT_PACKAGE_PATH);

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
        move: 'server/data/move/move-command.ts',
        'pglite-worker': 'server/data/pglite-worker.ts',
        'captcha-worker': 'server/captcha/draw/worker.ts',
        'document-worker': 'server/documents/worker/worker.ts',
        'file-worker': 'server/files/worker/worker.ts',
        'rate-worker': 'server/rates/worker/worker.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  plugins: [
    {
      name: 'document-font',
      writeBundle: ({ dir = 'dist/server' }) => {
        cpSync(documentFont, join(dir, 'document-font.ttf'));
        cpSync(join(dirname(documentFont), '..', 'LICENSE_FONT'), join(dir, 'document-font-license.txt'));
      },
    },
    {
      name: 'document-placards',
      writeBundle: ({ dir = 'dist/server' }) => {
        cpSync(SPRITE_PATH, join(dir, 'document-placards.svg'));
        cpSync(MARKS_PATH, join(dir, 'document-marks.svg'));
      },
    },
    {
      name: 'migrations',
      writeBundle: ({ dir = 'dist/server' }) =>
        cpSync('server/data/migrations', join(dir, 'migrations'), { recursive: true }),
    },
  ],
});
