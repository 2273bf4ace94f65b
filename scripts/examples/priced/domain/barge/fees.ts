import { asTaxedFreight } from '../domestic/fees.ts';
import { type CurrencyTotal, type FeeLine, totalsOf } from '../fees/line.ts';

/** Adds the tax on inland carriage to the freight; list, quote and order price alike. */
export function taxedPrice(lines: readonly FeeLine[]): { lines: FeeLine[]; totals: CurrencyTotal[] } {
  const taxed = lines.map(asTaxedFreight);
  return { lines: taxed, totals: totalsOf(taxed) };
}
