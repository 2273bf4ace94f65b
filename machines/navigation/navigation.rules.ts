import { MOUNTED_PAGES } from '#domain/limits.ts';
import type { NavigationContext } from './navigation.types.ts';

type Kept = Pick<NavigationContext, 'pages' | 'shown'>;

/** Which page goes when another one is opened: the one opened longest ago, but never the one on the screen; empty for none. */
export const surplusPage = ({ pages, shown }: Kept, path: string): string =>
  pages.length < MOUNTED_PAGES || pages.includes(path) ? '' : pages.find((other) => other !== shown?.path)!;

/** The pages that are alive once this one is opened. */
export function withPage(kept: Kept, path: string): readonly string[] {
  const surplus = surplusPage(kept, path);
  return [...kept.pages.filter((other) => other !== path && other !== surplus), path];
}

/** Which page goes when its code does not come: itself, unless it is the one on the screen; empty for none. */
export const failedPage = ({ shown }: Kept, path: string): string => (path === shown?.path ? '' : path);

export const withoutPage = ({ pages }: Kept, path: string): readonly string[] =>
  pages.filter((other) => other !== path);
