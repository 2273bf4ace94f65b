import { type FeeLine, isAdded } from '#domain/fees/line.ts';

type Totals = readonly { currency: string; amount: string }[];

/** Longest bar shown, as a multiple of the shortest. */
const TIMES = 6;

/** Full-bar amount by currency: the highest price that keeps the others distinguishable. */
export function longestBars(rows: readonly Totals[]): ReadonlyMap<string, number> {
  const longest = new Map<string, number>();
  const amounts = rows.flat().map(({ currency, amount }) => ({ currency, amount: Number(amount) }));
  for (const { currency } of amounts) {
    const own = amounts.filter((one) => one.currency === currency).map(({ amount }) => amount);
    const within = own.filter((amount) => amount <= Math.min(...own) * TIMES);
    longest.set(currency, Math.max(...within, 0));
  }
  return longest;
}

/** Parts of a bar, in drawing order. */
export const barParts = ['freight', 'dangerous', 'other'] as const;
export type BarPart = (typeof barParts)[number];

const partOf = (group: FeeLine['group']): BarPart =>
  group === 'FREIGHT' ? 'freight' : group === 'DANGEROUS' ? 'dangerous' : 'other';

/** End of each part of a currency's total, from 0 to 1; all freight when no lines are known. */
export function partEnds(lines: readonly FeeLine[], currency: string): Record<BarPart, number> {
  const own = lines.filter((line) => isAdded(line) && line.currency === currency && Number(line.amount) > 0);
  const sumOf = (parts: readonly BarPart[]) =>
    own.reduce((sum, { amount, group }) => sum + (parts.includes(partOf(group)) ? Number(amount) : 0), 0);
  const whole = sumOf(barParts);
  const upTo = (part: BarPart) => (whole === 0 ? 1 : sumOf(barParts.slice(0, barParts.indexOf(part) + 1)) / whole);
  return { freight: upTo('freight'), dangerous: upTo('dangerous'), other: upTo('other') };
}
