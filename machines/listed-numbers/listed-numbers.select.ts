import type { ListedNumbersSnapshot } from './listed-numbers.machine.ts';

/** How a number of the form stands: known, being read, not in the list, or not read because the look-up failed. */
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
