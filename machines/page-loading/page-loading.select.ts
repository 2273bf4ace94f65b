import type { PageLoadingSnapshot } from './page-loading.machine.ts';

export type ProgressVariant = 'hidden' | 'filling' | 'full' | 'completing';

export function selectVariant(snapshot: PageLoadingSnapshot): ProgressVariant {
  if (!snapshot.hasTag('visible')) return 'hidden';
  if (snapshot.matches('completing')) return 'completing';
  return snapshot.matches({ showing: { progress: 'filling' } }) ? 'filling' : 'full';
}
