import type { PageName } from '#contract/routes.ts';
import type { NavigationSnapshot } from './navigation.machine.ts';

export type NavigationScreen = 'empty' | 'page' | 'leaving' | 'lost' | 'failed';

export function selectScreen(snapshot: NavigationSnapshot): NavigationScreen {
  if (snapshot.matches({ page: 'failed' })) return 'failed';
  if (snapshot.matches({ page: 'lost' })) return 'lost';
  if (snapshot.matches({ page: 'leaving' })) return 'leaving';
  return snapshot.context.shown === null ? 'empty' : 'page';
}

export const selectShownPage = (snapshot: NavigationSnapshot): PageName | null => snapshot.context.shown?.page ?? null;

/** The page that the shell is rendered for: the visible one or, before the first, the one being loaded. */
export const selectFramedPage = ({ context }: NavigationSnapshot): PageName | null =>
  (context.shown ?? context.destination)?.page ?? null;

export const selectShownPath = (snapshot: NavigationSnapshot): string | null => snapshot.context.shown?.path ?? null;

/** The query of the URL, which the visible page follows. */
export const selectQuery = (snapshot: NavigationSnapshot): string => snapshot.context.query;

/** The actor of the visible page. */
export const selectPage = ({ children, context: { shown } }: NavigationSnapshot) =>
  shown === null ? undefined : children[shown.path];

export const selectIsBusy = (snapshot: NavigationSnapshot) => snapshot.hasTag('busy');

export const selectCanRetry = (snapshot: NavigationSnapshot) => snapshot.can({ type: 'navigation.retry' });

export const selectStatus = (snapshot: NavigationSnapshot) => snapshot.context.status ?? 500;
