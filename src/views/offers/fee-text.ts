import type { FeeLine } from '#domain/fees/line.ts';
import { formatMoney } from '#domain/money.ts';
import { fcl as words } from '#src/ui/copy/fcl.ts';
import { showMeasure } from '#src/ui/measure-text.ts';

/** What a line is counted from: a price for each of so many, or a part of a sum. */
export function countedText({ atCost, basis, ctnType, currency, quantity, unitPrice }: FeeLine): string {
  if (atCost) return words.atCost;
  if (basis === 'PERCENT') return words.ofWhole(formatMoney(quantity, currency), showMeasure(unitPrice));
  const unit = [words.bases[basis], ctnType].filter(Boolean).join(' ');
  return words.each(formatMoney(unitPrice, currency), quantity, unit);
}
