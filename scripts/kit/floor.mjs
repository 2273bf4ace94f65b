import { join } from 'node:path';
import { build as bundle } from 'vite';
import { root } from './process.mjs';

/** A floor app, built with the site's own Vite configuration but as one file without a hint to the compiler. @param {string} name */
export const buildFloor = async (name) => {
  const outDir = join(root, 'dist/bench', name);
  await bundle({
    configFile: join(root, 'vite.config.ts'),
    root: join(root, 'bench', name),
    publicDir: false,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, rolldownOptions: { output: { codeSplitting: true, postBanner: '' } } },
  });
  return outDir;
};
