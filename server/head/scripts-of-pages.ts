import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageFiles } from '#contract/page-files.ts';
import type { PageName } from '#contract/routes.ts';

export type ScriptsOf = (name: PageName, opensSignIn?: boolean) => readonly string[];

/** Lists from the build the scripts of each page and of its sign-in dialog, beyond those in its HTML. */
export function scriptsOfPages(siteFolder: string): ScriptsOf {
  const list = join(siteFolder, 'page-files.json');
  if (!existsSync(list)) return () => [];
  const { files, pages, whole, signIn } = JSON.parse(readFileSync(list, 'utf8')) as PageFiles;
  const html = readFileSync(join(siteFolder, 'index.html'), 'utf8');
  const names = files.map(([path]) => (html.includes(path) ? null : path.replace(/^assets\//, '')));
  return (name, opensSignIn = false) =>
    [...new Set([...whole, ...(opensSignIn ? signIn : []), ...(pages[name] ?? [])])].flatMap(
      (index) => names[index] ?? [],
    );
}
