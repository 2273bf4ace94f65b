import { MOUNTED_PAGES } from '#domain/limits.ts';
import type { NavigationContext } from './navigation.types.ts';

type OpenPages = Pick<NavigationContext, 'pages' | 'shown'>;

/**
 * Returns the page to stop when another one is opened: the least recently opened, never the visible one; empty for
 * none.
 */
export const surplusPage = ({ pages, shown }: OpenPages, path: string): string =>
  pages.length < MOUNTED_PAGES || pages.includes(path) ? '' : pages.find((other) => other !== shown?.path)!;

/** The running pages after this one is opened. */
export function withPage(kept: OpenPages, path: string): readonly string[] {
  const surplus = surplusPage(kept, path);
  return [...kept.pages.filter((other) => other !== path && other !== surplus), path];
}
