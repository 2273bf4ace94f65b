import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
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

/** @param {string} folder @param {string} [html] @param {string} [beside] where what the page shares with another lies */
export const writeIntegrity = (folder, html = 'index.html', beside = folder) => {
  const page = join(folder, html);
  writeFileSync(
    page,
    withIntegrity(readFileSync(page, 'utf8'), (path) =>
      readFileSync([folder, beside].map((each) => join(each, path)).find(existsSync) ?? join(folder, path)),
    ),
  );
};
