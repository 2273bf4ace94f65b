import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Release } from './calls/context.ts';

/** Finds the product's folder from source or bundle. */
function productFolder(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'package.json')) && folder !== dirname(folder)) folder = dirname(folder);
  return folder;
}

const stamp = (folder: string) => join(folder, 'dist', 'build.json');

export const siteFolder = (): string => join(productFolder(), 'dist', 'site');
export const operatorFolder = (): string => join(productFolder(), 'dist', 'operator');

interface BuildStamp {
  version: string;
  build: string;
  /** Origin of the site's calls when it is another server. */
  api: string | null;
}

const readJson = (path: string): Partial<BuildStamp> =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Partial<BuildStamp>) : {};

/** Returns the package version and the build id stored with the site; `dev` outside a build. */
export function readRelease(): Release {
  const folder = productFolder();
  const { version = '0.0.0' } = readJson(join(folder, 'package.json'));
  const { build = 'dev' } = readJson(stamp(folder));
  return { version, build };
}

/** Origin the built site calls; null for its own. */
export const readApiOrigin = (): string | null => readJson(stamp(productFolder())).api ?? null;
