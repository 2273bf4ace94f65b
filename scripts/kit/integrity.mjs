import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const loaded = /<(?:script\b[^>]*\bsrc|link rel="(?:modulepreload|stylesheet)"[^>]*\bhref)="(\/[^"]+)"/g;

/**
 * Each file the page asks for under its hash: one that was changed on its way is not run.
 * @param {string} html @param {(path: string) => Buffer} read
 */
export const withIntegrity = (html, read) =>
  html.replace(
    loaded,
    (tag, path) => `${tag} integrity="sha384-${createHash('sha384').update(read(path)).digest('base64')}"`,
  );

/** @param {string} folder */
export const writeIntegrity = (folder) => {
  const page = join(folder, 'index.html');
  writeFileSync(
    page,
    withIntegrity(readFileSync(page, 'utf8'), (path) => readFileSync(join(folder, path))),
  );
};
