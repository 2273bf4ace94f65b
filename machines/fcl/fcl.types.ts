import type { SellingAnswer } from '#contract/calls/item.ts';
import type { RecentLane } from '#domain/locations/recent.ts';
import type { PageAddress, PageEvent } from '../kit/page.ts';
import type { SearchSnapshot } from '../search/index.ts';

/** The search state that the rest of the page uses. */
export interface Searched {
  /** Query of the sailing dates; empty without a lane. */
  lane: string;
  /** Query of the price comparison; empty while it is closed. */
  compared: string;
  answer: SellingAnswer | null;
  /** The lane of the answer; null when the server does not know both ports. */
  answered: RecentLane | null;
  /** There is no price to show, and the search has parsed its URL; null before the search has started. */
  isWithoutPrices: boolean | null;
}

export interface FclContext {
  /** Query string of the page's URL. */
  query: string;
  lane: string;
  /** Query of the last open price comparison. */
  compared: string;
  answer: SellingAnswer | null;
}

export type FclInput = PageAddress;

/** The search child changed; one that has just started has no context yet. */
export interface SearchFollowed {
  type: 'xstate.snapshot.search';
  snapshot: SearchSnapshot | { context?: undefined };
}

export type FclEvent = PageEvent | SearchFollowed;
