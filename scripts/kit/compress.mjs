import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from './installed.mjs';

const COMPRESSIBLE = /\.(js|mjs|css|html|svg|json|txt|xml|webmanifest|map|wasm)$/;
const TINY_BYTES = 512;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Brotli 11, the measure of every byte figure. @param {Buffer} content */
export const brotli = (content) =>
  brotliAsync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      [constants.BROTLI_PARAM_LGWIN]: 22,
    },
  });

/** Writes `.br` and `.gz` beside each served file that they make smaller. Dot folders are skipped, because they are not served. zlib's own threads run in parallel. @param {string} folder */
export const compressFolder = async (folder) => {
  const served = (await readdir(folder)).filter((name) => !name.startsWith('.'));
  const names = filesBelow(folder, served).filter((name) => COMPRESSIBLE.test(name));
  await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const content = await readFile(path);
      if (content.length < TINY_BYTES) return;
      const [small, fallback] = await Promise.all([brotli(content), gzipAsync(content, { level: 9 })]);
      if (small.length < content.length) await writeFile(`${path}.br`, small);
      if (fallback.length < content.length) await writeFile(`${path}.gz`, fallback);
    }),
  );
};
