export interface WatchInput {
  /** The request, as the caller's port defines it; null pauses loading. */
  asked: string | null;
}

export type WatchAnswer =
  | {
      outcome: 'found';
      content: unknown;
      /** The content has no pending entries: it is not reloaded periodically. */
      isSettled: boolean;
    }
  | { outcome: 'missing' };

export interface WatchContext {
  asked: string | null;
  /** The last loaded content; null before the first. */
  content: unknown;
  isSettled: boolean;
  /** The page is hidden. */
  isHidden: boolean;
}

export type WatchEvent =
  /** The request changed; null stops loading. */
  | { type: 'watch.asked'; asked: string | null }
  /** The user, or a change on the page, requests a reload. */
  | { type: 'watch.refresh' }
  | { type: 'page.hidden' }
  | { type: 'page.shown' };
