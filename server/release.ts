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

export function readRelease(build: string | undefined): Release {
  const { version } = JSON.parse(readFileSync(join(productFolder(), 'package.json'), 'utf8')) as { version: string };
  return { version, build: build ?? 'development' };
}
