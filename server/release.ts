import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Release } from './calls/context.ts';

/** The product's folder, from its source or from its bundle. */
function productFolder(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'package.json')) && folder !== dirname(folder)) folder = dirname(folder);
  return folder;
}

const stamp = (folder: string) => join(folder, 'dist', 'build.json');

export const siteFolder = (): string => join(productFolder(), 'dist', 'site');
export const deskFolder = (): string => join(productFolder(), 'dist', 'desk');

interface BuildStamp {
  version: string;
  build: string;
  /** Where the site's calls go, when that is not the server the page comes from. */
  api: string | null;
}

const readJson = (path: string): Partial<BuildStamp> =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Partial<BuildStamp>) : {};

/** The version of the package and the id its build left beside the site; `dev` outside a build. */
export function readRelease(): Release {
  const folder = productFolder();
  const { version = '0.0.0' } = readJson(join(folder, 'package.json'));
  const { build = 'dev' } = readJson(stamp(folder));
  return { version, build };
}

/** The origin that the built site calls; null where that is its own. */
export const readApiOrigin = (): string | null => readJson(stamp(productFolder())).api ?? null;
