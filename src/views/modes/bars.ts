import { type FeeLine, isAdded } from '#domain/fees/line.ts';

type Totals = readonly { currency: string; amount: string }[];

/** A bar that is this many times as long as the shortest says no more than that it is long. */
const TIMES = 6;

/** The amount at which a bar is full, by currency: the dearest that still lets the others be told apart. */
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

/** What a bar is made of, in the order in which it is drawn. */
export const barParts = ['freight', 'dangerous', 'other'] as const;
export type BarPart = (typeof barParts)[number];

const partOf = (group: FeeLine['group']): BarPart =>
  group === 'FREIGHT' ? 'freight' : group === 'DANGEROUS' ? 'dangerous' : 'other';

/** Where each part of a currency's sum ends, from 0 to 1; the whole is freight where its lines say nothing of it. */
export function partEnds(lines: readonly FeeLine[], currency: string): Record<BarPart, number> {
  const own = lines.filter((line) => isAdded(line) && line.currency === currency && Number(line.amount) > 0);
  const sumOf = (parts: readonly BarPart[]) =>
    own.reduce((sum, { amount, group }) => sum + (parts.includes(partOf(group)) ? Number(amount) : 0), 0);
  const whole = sumOf(barParts);
  const upTo = (part: BarPart) => (whole === 0 ? 1 : sumOf(barParts.slice(0, barParts.indexOf(part) + 1)) / whole);
  return { freight: upTo('freight'), dangerous: upTo('dangerous'), other: upTo('other') };
}
