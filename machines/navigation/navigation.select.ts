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

/** The page the frame is drawn for: the one on the screen, and before there is one the one on its way. */
export const selectFramedPage = ({ context }: NavigationSnapshot): PageName | null =>
  (context.shown ?? context.destination)?.page ?? null;

export const selectShownPath = (snapshot: NavigationSnapshot): string | null => snapshot.context.shown?.path ?? null;

/** Of the address, which the page on the screen follows. */
export const selectQuery = (snapshot: NavigationSnapshot): string => snapshot.context.query;

/** The actor of the page on the screen. */
export const selectPage = ({ children, context: { shown } }: NavigationSnapshot) =>
  shown === null ? undefined : children[shown.path];

export const selectIsBusy = (snapshot: NavigationSnapshot) => snapshot.hasTag('busy');

export const selectCanRetry = (snapshot: NavigationSnapshot) => snapshot.can({ type: 'navigation.retry' });

export const selectStatus = (snapshot: NavigationSnapshot) => snapshot.context.status ?? 500;
