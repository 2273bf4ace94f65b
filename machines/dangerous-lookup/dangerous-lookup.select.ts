import type { DangerousLookupSnapshot } from './dangerous-lookup.machine.ts';

export type MatchState = 'failed' | 'idle' | 'looking' | 'none' | 'offered';
export type SheetScreen = 'closed' | 'failed' | 'missing' | 'reading' | 'shown';

export const selectText = (snapshot: DangerousLookupSnapshot) => snapshot.context.text;
export const selectMatches = (snapshot: DangerousLookupSnapshot) => snapshot.context.matches;

export function selectMatchState(snapshot: DangerousLookupSnapshot): MatchState {
  const { matching } = snapshot.value;
  if (matching === 'offered') return snapshot.context.matches.length === 0 ? 'none' : 'offered';
  return matching === 'waiting' || matching === 'searching' ? 'looking' : matching;
}

export const selectSheetScreen = (snapshot: DangerousLookupSnapshot): SheetScreen => snapshot.value.sheet;
export const selectSheet = (snapshot: DangerousLookupSnapshot) => snapshot.context.sheet;
export const selectUnNo = (snapshot: DangerousLookupSnapshot) => snapshot.context.unNo;
export const selectIsOpen = (snapshot: DangerousLookupSnapshot) => snapshot.hasTag('open');
