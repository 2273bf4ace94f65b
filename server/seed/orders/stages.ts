import { orderReplies } from '#copy/orders/replies.ts';
import type { OrderStatus } from '#domain/orders/statuses.ts';
import type { GoodsName } from './goods.ts';
import type { DemoOwner, DemoPaper } from './papers.ts';

export interface Stage {
  /** Defaults to the verified account. */
  owner?: DemoOwner;
  status: OrderStatus;
  goods: GoodsName;
  boxes: number;
  /** The event the sailing is chosen by, and its range in days from the start of today. */
  by: 'closing' | 'departure' | 'arrival';
  days: readonly [from: number, to: number];
  /** Reuses the sailing of the order at this index. */
  again?: number;
  /** Placed at least this many days ago. */
  placedDaysAgo: number;
  /** The last node reached; absent when only the order itself was placed. */
  reached?: OrderStatus;
  dgStatus: 'none' | 'pending' | 'accepted' | 'rejected';
  papers: readonly DemoPaper[];
  /** The shipping instruction names the parties. */
  hasParties: boolean;
  /** Reason it ended. */
  reason?: string;
}

const sheets: readonly DemoPaper[] = ['sheetCn', 'sheetEn'];
const all: readonly DemoPaper[] = [...sheets, 'packingTest', 'packingUse'];
const accepted = { dgStatus: 'accepted', hasParties: true } as const;
const waiting = { dgStatus: 'pending', hasParties: false } as const;

/** The verified demo account's orders, one in every status, and a few of the special enterprise. */
// biome-ignore format: a table reads by rows
export const stages: readonly Stage[] = [
  { status: 'submitted', goods: 'methanol', boxes: 2, by: 'closing', days: [5, 12], placedDaysAgo: 1, ...waiting, papers: ['sheetCn'] },
  { status: 'docsPending', goods: 'acetone', boxes: 1, by: 'closing', days: [1, 4], placedDaysAgo: 2, ...waiting, papers: ['sheetCn'] },
  { status: 'reviewing', goods: 'lye', boxes: 2, by: 'closing', days: [4, 9], placedDaysAgo: 2, ...waiting, papers: sheets },
  { status: 'dgReviewing', goods: 'surfactant', boxes: 1, by: 'closing', days: [2, 6], placedDaysAgo: 3, reached: 'dgReviewing', ...waiting, papers: sheets },
  { status: 'booked', goods: 'methanol', boxes: 1, by: 'departure', days: [9, 12], placedDaysAgo: 6, reached: 'booked', ...accepted, papers: sheets },
  { status: 'amending', goods: 'acetone', boxes: 2, by: 'closing', days: [3, 9], placedDaysAgo: 5, reached: 'booked', ...accepted, papers: sheets },
  { status: 'released', goods: 'lye', boxes: 1, by: 'departure', days: [7, 9], placedDaysAgo: 9, reached: 'released', ...accepted, papers: [...sheets, 'packingTest'] },
  { status: 'stuffed', goods: 'surfactant', boxes: 2, by: 'departure', days: [5.9, 7.5], placedDaysAgo: 11, reached: 'stuffed', ...accepted, papers: all },
  { status: 'declared', goods: 'methanol', boxes: 1, by: 'departure', days: [1.2, 2.9], placedDaysAgo: 15, reached: 'declared', ...accepted, papers: all },
  { status: 'departed', goods: 'acetone', boxes: 1, by: 'departure', days: [-5, -1], again: 1, placedDaysAgo: 20, reached: 'departed', ...accepted, papers: all },
  { status: 'arrived', goods: 'pigment', boxes: 2, by: 'arrival', days: [-3, -1], placedDaysAgo: 30, reached: 'arrived', dgStatus: 'none', hasParties: true, papers: ['sheetCn', 'classification'] },
  { status: 'completed', goods: 'lye', boxes: 1, by: 'arrival', days: [-20, -8], again: 2, placedDaysAgo: 40, reached: 'completed', ...accepted, papers: all },
  { status: 'rejected', goods: 'surfactant', boxes: 1, by: 'closing', days: [1, 6], placedDaysAgo: 8, reached: 'dgReviewing', dgStatus: 'rejected', hasParties: false, papers: sheets, reason: orderReplies.demoRejected },
  { status: 'cancelled', goods: 'pigment', boxes: 1, by: 'closing', days: [-3, 3], placedDaysAgo: 12, dgStatus: 'none', hasParties: false, papers: ['sheetCn', 'classification'], reason: orderReplies.userCancelReason },
  { status: 'autoCancelled', goods: 'methanol', boxes: 1, by: 'closing', days: [-38, -30], placedDaysAgo: 45, dgStatus: 'pending', hasParties: false, papers: ['sheetCn'], reason: orderReplies.autoCancelReason },
  { owner: 'special', status: 'docsPending', goods: 'methanol', boxes: 3, by: 'closing', days: [2, 9], placedDaysAgo: 2, ...waiting, papers: ['sheetCn'] },
  { owner: 'special', status: 'booked', goods: 'surfactant', boxes: 2, by: 'departure', days: [9, 13], placedDaysAgo: 6, reached: 'booked', ...accepted, papers: sheets },
  { owner: 'special', status: 'released', goods: 'acetone', boxes: 4, by: 'departure', days: [6, 9], placedDaysAgo: 10, reached: 'released', ...accepted, papers: all },
  { owner: 'special', status: 'departed', goods: 'lye', boxes: 2, by: 'departure', days: [-5, -1], placedDaysAgo: 21, reached: 'departed', ...accepted, papers: all },
  { owner: 'special', status: 'completed', goods: 'pigment', boxes: 1, by: 'arrival', days: [-20, -8], placedDaysAgo: 42, reached: 'completed', dgStatus: 'none', hasParties: true, papers: ['sheetCn', 'classification'] },
];
