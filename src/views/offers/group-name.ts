import type { Offer } from '#contract/calls/item.ts';
import { fees } from '#src/ui/copy/fees.ts';

type Line = Offer['lines'][number];

const AIR_FREIGHT = 'AF';
const GOODS = 'GDS';
const ROAD_FREIGHT = 'RDB';

/** What a group of fee lines is called: freight by air or by road is not freight by sea, and goods are no freight. */
export function groupName(group: Line['group'], lines: readonly Pick<Line, 'feeCode'>[]): string {
  const has = (code: string) => lines.some(({ feeCode }) => feeCode === code);
  if (has(GOODS)) return fees.goodsPrice;
  if (has(AIR_FREIGHT)) return fees.airFreight;
  return group === 'FREIGHT' && has(ROAD_FREIGHT) ? fees.roadFreight : fees.groups[group];
}
