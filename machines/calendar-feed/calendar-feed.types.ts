import type { CalendarFeed } from '#contract/calls/calendar.ts';

export type { CalendarFeed };

export interface MadeFeed {
  feed: CalendarFeed;
  url: string;
}

export interface CalendarFeedContext {
  feed: CalendarFeed | null;
  /** Only for a new feed: the server never returns the URL again. */
  url: string | null;
  failure: string | null;
}

export type CalendarFeedEvent =
  | { type: 'feed.retry' }
  | { type: 'feed.make' }
  | { type: 'feed.copy' }
  | { type: 'feed.revoke' }
  | { type: 'feed.confirm' }
  | { type: 'feed.cancel' }
  | { type: 'feed.close' };
