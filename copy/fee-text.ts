import type { FeeLine } from '#domain/fees/line.ts';
import { showMeasure } from '#domain/measure-text.ts';
import { formatMoney } from '#domain/money.ts';
import { fees as words } from './fees.ts';

/** Basis of a line: unit price and quantity, or a share of a sum. */
export function countedText({ atCost, basis, ctnType, currency, quantity, unitPrice }: FeeLine): string {
  if (atCost) return words.atCost;
  if (basis === 'PERCENT') return words.ofWhole(formatMoney(quantity, currency), showMeasure(unitPrice));
  const unit = [words.bases[basis], ctnType].filter(Boolean).join(' ');
  return words.each(formatMoney(unitPrice, currency), quantity, unit);
}

/** Name of a group of fee lines; freight differs by mode, and goods have none. */
export function groupName(group: FeeLine['group'], lines: readonly Pick<FeeLine, 'feeCode'>[]): string {
  const own = lines.map(({ feeCode }) => words.groupOf[feeCode]).find((name) => name !== undefined);
  return group === 'FREIGHT' && own !== undefined ? own : words.groups[group];
}
