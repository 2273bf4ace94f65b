import type { CalendarFeed } from '#contract/calls/calendar.ts';

export type { CalendarFeed };

export interface MadeFeed {
  feed: CalendarFeed;
  url: string;
}

export interface CalendarFeedContext {
  feed: CalendarFeed | null;
  /** Only of one that was just made: nobody can read it again. */
  url: string | null;
  /** Why something did not come about. */
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
