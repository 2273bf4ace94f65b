import type { Offer } from '#contract/calls/item.ts';
import { fcl as words } from '#src/ui/copy/fcl.ts';

type Line = Offer['lines'][number];

const AIR_FREIGHT = 'AF';

const ROAD_FREIGHT = 'RDB';

/** What a group of fee lines is called: freight by air or by road is not freight by sea. */
export function groupName(group: Line['group'], lines: readonly Pick<Line, 'feeCode'>[]): string {
  if (lines.some(({ feeCode }) => feeCode === AIR_FREIGHT)) return words.airFreight;
  const isRoad = group === 'FREIGHT' && lines.some(({ feeCode }) => feeCode === ROAD_FREIGHT);
  return isRoad ? words.roadFreight : words.groups[group];
}
