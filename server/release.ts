import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Release } from './calls/context.ts';

/** The product's folder, from its source or from its bundle. */
function productFolder(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'package.json')) && folder !== dirname(folder)) folder = dirname(folder);
  return folder;
}

export const siteFolder = (): string => join(productFolder(), 'dist', 'site');

const readJson = (path: string): Partial<Release> =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Partial<Release>) : {};

/** The version of the package and the id its build left beside the site; `dev` outside a build. */
export function readRelease(): Release {
  const folder = productFolder();
  const { version = '0.0.0' } = readJson(join(folder, 'package.json'));
  const { build = 'dev' } = readJson(join(folder, 'dist', 'build.json'));
  return { version, build };
}
