export interface WatchInput {
  /** What is read, as the caller's port understands it; null while there is nothing to read. */
  asked: string | null;
}

export type WatchAnswer =
  | {
      outcome: 'found';
      content: unknown;
      /** Nothing in it waits for anything: it is not read again by itself. */
      isSettled: boolean;
    }
  | { outcome: 'missing' };

export interface WatchContext {
  asked: string | null;
  /** What was read last; null until something was. */
  content: unknown;
  isSettled: boolean;
  /** Nobody sees the page. */
  isHidden: boolean;
}

export type WatchEvent =
  /** Something else is to be read, or nothing. */
  | { type: 'watch.asked'; asked: string | null }
  /** The person, or what happened on the page, wants it read now. */
  | { type: 'watch.refresh' }
  | { type: 'page.hidden' }
  | { type: 'page.shown' };
