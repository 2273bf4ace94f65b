import type { DraftSnapshot } from './draft.machine.ts';

export type DraftStanding = 'busy' | 'conflict' | 'here' | 'none' | 'saved' | 'unkept' | 'unsaved';

export function selectStanding(snapshot: DraftSnapshot): DraftStanding {
  if (snapshot.matches('saved')) return 'saved';
  if (snapshot.matches('keptHere')) return 'here';
  if (snapshot.matches('conflicting')) return 'conflict';
  if (snapshot.matches('unsaved')) return 'unsaved';
  if (snapshot.matches('unkept')) return 'unkept';
  return snapshot.hasTag('busy') ? 'busy' : 'none';
}
