import type { FeeLine } from '#domain/fees/line.ts';
import { formatMoney } from '#domain/money.ts';
import { showMeasure } from '../measure-text.ts';
import { fees as words } from './fees.ts';

/** What a line is counted from: a price for each of so many, or a part of a sum. */
export function countedText({ atCost, basis, ctnType, currency, quantity, unitPrice }: FeeLine): string {
  if (atCost) return words.atCost;
  if (basis === 'PERCENT') return words.ofWhole(formatMoney(quantity, currency), showMeasure(unitPrice));
  const unit = [words.bases[basis], ctnType].filter(Boolean).join(' ');
  return words.each(formatMoney(unitPrice, currency), quantity, unit);
}

/** What a group of fee lines is called: freight by air, rail or road is not freight by sea, and goods are no freight. */
export function groupName(group: FeeLine['group'], lines: readonly Pick<FeeLine, 'feeCode'>[]): string {
  const own = lines.map(({ feeCode }) => words.groupOf[feeCode]).find((name) => name !== undefined);
  return group === 'FREIGHT' && own !== undefined ? own : words.groups[group];
}
