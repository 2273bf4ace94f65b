import type { Offer } from '#contract/calls/item.ts';
import { fcl as words } from '#src/ui/copy/fcl.ts';

type Line = Offer['lines'][number];

const AIR_FREIGHT = 'AF';

/** What a group of fee lines is called: freight by air is not freight by sea. */
export const groupName = (group: Line['group'], lines: readonly Pick<Line, 'feeCode'>[]): string =>
  lines.some(({ feeCode }) => feeCode === AIR_FREIGHT) ? words.airFreight : words.groups[group];
