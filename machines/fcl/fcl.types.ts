import type { SellingAnswer } from '#contract/calls/item.ts';
import type { RecentLane } from '#domain/locations/recent.ts';
import type { PageAddress, PageEvent } from '../kit/page.ts';

/** What the rest of the page takes from its search. */
export interface Searched {
  /** What days of sailing are asked with; empty without a lane. */
  lane: string;
  /** What the prices side by side are asked with; empty while none are looked at. */
  compared: string;
  answer: SellingAnswer | null;
  /** The lane of the answer; null where the server does not know both ends. */
  answered: RecentLane | null;
  /** There is no price to show, and the search has read its address. */
  isWithoutPrices: boolean;
}

export interface FclContext {
  /** Of the page's address. */
  query: string;
  lane: string;
  /** Of the prices side by side that were looked at last. */
  compared: string;
  answer: SellingAnswer | null;
}

export type FclInput = PageAddress;

export type FclEvent =
  | PageEvent
  /** Within the chart: the search is elsewhere than before. */
  | ({ type: 'search.followed' } & Searched);
