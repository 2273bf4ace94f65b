/** Portable tanks for liquids and solids: the higher the number, the higher the test pressure or the thicker the shell. */
export const liquidTankCodes: readonly string[] = Array.from({ length: 22 }, (_, index) => `T${index + 1}`);

/** IMDG 4.2.5.2.6: tanks of these instructions have no opening below the liquid. */
const CLOSED_BELOW = ['T5', 'T8', 'T9', 'T10', 'T13', 'T14', 'T19', 'T20', 'T21', 'T22'];
/** With a frangible disc before the relief valve. */
const WITH_DISC = ['T5', 'T10', 'T12', 'T14', 'T16', 'T18', 'T19', 'T20', 'T22'];
/** Two shut-off devices at a bottom outlet instead of three. */
const TWO_SHUT_OFFS = ['T1', 'T3', 'T6'];

/**
 * IMDG 4.2.5.2.5: another tank stands in where its pressure, its openings below and its relief are all as strict. A higher
 * number alone is not enough: a T11 has openings below, which a T8 may not have. Tanks for gases stand in for none.
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
