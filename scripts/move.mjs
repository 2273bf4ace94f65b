import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './kit/process.mjs';

/** Runs in this process, so that the password of the address appears in no further command line. */
const program = join(root, 'dist/server/move.js');
if (!existsSync(program)) {
  const { build } = await import('./build.mjs');
  await build();
}
process.chdir(root);
await import(pathToFileURL(program).href);
