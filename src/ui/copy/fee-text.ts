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

const AIR_FREIGHT = 'AF';
const GOODS = 'GDS';
const ROAD_FREIGHT = 'RDB';

/** What a group of fee lines is called: freight by air or by road is not freight by sea, and goods are no freight. */
export function groupName(group: FeeLine['group'], lines: readonly Pick<FeeLine, 'feeCode'>[]): string {
  const has = (code: string) => lines.some(({ feeCode }) => feeCode === code);
  if (has(GOODS)) return words.goodsPrice;
  if (has(AIR_FREIGHT)) return words.airFreight;
  return group === 'FREIGHT' && has(ROAD_FREIGHT) ? words.roadFreight : words.groups[group];
}
