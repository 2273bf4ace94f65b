import type { WatchSnapshot } from './watch.machine.ts';

export type WatchScreen = 'content' | 'failed' | 'loading' | 'missing' | 'nothing';

export function selectScreen(snapshot: WatchSnapshot): WatchScreen {
  if (snapshot.hasTag('content')) return 'content';
  if (snapshot.matches('missing')) return 'missing';
  if (snapshot.matches('failed')) return 'failed';
  return snapshot.matches('loading') ? 'loading' : 'nothing';
}

export const selectContent = (snapshot: WatchSnapshot): unknown => snapshot.context.content;
export const selectRequested = (snapshot: WatchSnapshot) => snapshot.context.asked;
export const selectIsBusy = (snapshot: WatchSnapshot) => snapshot.hasTag('busy');
/** Reloading the visible content failed. */
export const selectIsOutdated = (snapshot: WatchSnapshot) => snapshot.matches('outdated');
/** The content is reloaded periodically. */
export const selectIsWaiting = (snapshot: WatchSnapshot) => !snapshot.context.isSettled && snapshot.hasTag('content');
export const selectCanRefresh = (snapshot: WatchSnapshot) => snapshot.can({ type: 'watch.refresh' });
