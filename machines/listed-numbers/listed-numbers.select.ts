import type { ListedNumbersSnapshot } from './listed-numbers.machine.ts';

/** The state of a UN number: known, loading, not in the list, or failed to load. */
export type NumberStanding = 'failed' | 'known' | 'reading' | 'unlisted';

export const selectStandingOf =
  (unNo: string | null) =>
  (snapshot: ListedNumbersSnapshot): NumberStanding => {
    const { wanted, unlisted } = snapshot.context;
    if (unNo === null) return 'known';
    if (unlisted.includes(unNo)) return 'unlisted';
    if (!wanted.includes(unNo)) return 'known';
    return snapshot.matches('failed') ? 'failed' : 'reading';
  };

export const selectFailure = (snapshot: ListedNumbersSnapshot) =>
  snapshot.matches('failed') ? snapshot.context.failure : null;
