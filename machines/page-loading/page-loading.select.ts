import type { PageLoadingSnapshot } from './page-loading.machine.ts';

export type ProgressFace = 'hidden' | 'filling' | 'full' | 'completing';

export function selectFace(snapshot: PageLoadingSnapshot): ProgressFace {
  if (!snapshot.hasTag('visible')) return 'hidden';
  if (snapshot.matches('completing')) return 'completing';
  return snapshot.matches({ showing: { progress: 'filling' } }) ? 'filling' : 'full';
}
