import type { FeeLine } from '#domain/fees/line.ts';
import { formatMoney } from '#domain/money.ts';
import { fees } from '#src/ui/copy/fees.ts';
import { showMeasure } from '#src/ui/measure-text.ts';

/** What a line is counted from: a price for each of so many, or a part of a sum. */
export function countedText({ atCost, basis, ctnType, currency, quantity, unitPrice }: FeeLine): string {
  if (atCost) return fees.atCost;
  if (basis === 'PERCENT') return fees.ofWhole(formatMoney(quantity, currency), showMeasure(unitPrice));
  const unit = [fees.bases[basis], ctnType].filter(Boolean).join(' ');
  return fees.each(formatMoney(unitPrice, currency), quantity, unit);
}
