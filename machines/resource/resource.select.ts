import type { ResourceSnapshot } from './resource.machine.ts';

export type ResourceScreen = 'blank' | 'skeleton' | 'content' | 'failed' | 'missing';

export function selectScreen(snapshot: ResourceSnapshot): ResourceScreen {
  if (snapshot.hasTag('content')) return 'content';
  if (snapshot.matches('missing')) return 'missing';
  if (snapshot.matches('failed')) return 'failed';
  return snapshot.hasTag('skeleton') ? 'skeleton' : 'blank';
}

/** Whether the content is empty because the back end lacks the call. */
export const selectIsAbsent = (snapshot: ResourceSnapshot) => snapshot.context.outcome === 'absent';

export const selectContent = (snapshot: ResourceSnapshot): unknown => snapshot.context.content;

export const selectQuery = (snapshot: ResourceSnapshot) => snapshot.context.address.query;

export const selectAddress = (snapshot: ResourceSnapshot) => snapshot.context.address;

export const selectIsRefreshing = (snapshot: ResourceSnapshot) => snapshot.matches('refreshing');

/** Stale content after a failed reload. */
export const selectIsStale = (snapshot: ResourceSnapshot) => snapshot.matches('stale');

export const selectCanRetry = (snapshot: ResourceSnapshot) => snapshot.can({ type: 'resource.retry' });
