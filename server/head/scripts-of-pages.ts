import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageFiles } from '#contract/page-files.ts';
import type { PageName } from '#contract/routes.ts';

export interface PageScripts {
  ofPage: (name: PageName) => readonly string[];
  ofCentre: readonly string[];
}

/** The scripts of each page beyond those that its HTML names, as the build lists them. */
export function scriptsOfPages(siteFolder: string): PageScripts {
  const list = join(siteFolder, 'page-files.json');
  if (!existsSync(list)) return { ofPage: () => [], ofCentre: [] };
  const { files, pages, whole, centre } = JSON.parse(readFileSync(list, 'utf8')) as PageFiles;
  const html = readFileSync(join(siteFolder, 'index.html'), 'utf8');
  const names = files.map(([path]) => (html.includes(path) ? null : path.replace(/^assets\//, '')));
  const namesOf = (needed: Iterable<number>) => [...needed].flatMap((index) => names[index] ?? []);
  return {
    ofPage: (name) => namesOf(new Set([...whole, ...(pages[name] ?? [])])),
    ofCentre: namesOf(centre),
  };
}
