/**
 * Portable tank instructions for liquids and solids; a higher number means a higher test pressure or a thicker shell.
 */
export const liquidTankCodes: readonly string[] = Array.from({ length: 22 }, (_, index) => `T${index + 1}`);

/** IMDG 4.2.5.2.6: these instructions forbid openings below the liquid level. */
const CLOSED_BELOW = ['T5', 'T8', 'T9', 'T10', 'T13', 'T14', 'T19', 'T20', 'T21', 'T22'];
/** Instructions that require a frangible disc before the relief valve. */
const WITH_DISC = ['T5', 'T10', 'T12', 'T14', 'T16', 'T18', 'T19', 'T20', 'T22'];
/** Instructions with two shut-off devices at the bottom outlet instead of three. */
const TWO_SHUT_OFFS = ['T1', 'T3', 'T6'];

/**
 * IMDG 4.2.5.2.5: a substitute tank needs pressure, bottom openings and relief that are all as strict. The number alone
 * is not enough: a T11 has bottom openings, which T8 forbids. Gas tanks substitute for none.
 */
export function isTankSufficient(required: string, offered: string): boolean {
  if (required === offered) return true;
  const least = liquidTankCodes.indexOf(required);
  if (least === -1 || liquidTankCodes.indexOf(offered) <= least) return false;
  return (
    [CLOSED_BELOW, WITH_DISC].every((strict) => !strict.includes(required) || strict.includes(offered)) &&
    (TWO_SHUT_OFFS.includes(required) || !TWO_SHUT_OFFS.includes(offered))
  );
}
