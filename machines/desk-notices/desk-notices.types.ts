import type { RequestOf } from '#contract/call.ts';
import type { DeskOutbox, deskOutbox } from '#contract/calls/desk-outbox.ts';

/** Given up, still tried, or sent. */
export type OutgoingState = NonNullable<RequestOf<typeof deskOutbox>['state']>;

export type OutgoingNotice = DeskOutbox['items'][number];

export interface OutgoingPage {
  items: readonly OutgoingNotice[];
  total: number;
  /** Where the next page begins; null at the end of the list. */
  next: string | null;
}

export interface OutgoingRequest {
  state: OutgoingState;
  /** Where the page before ended; null for the first. */
  after: string | null;
}

export interface NoticesFailure {
  of: 'list' | 'send';
  message: string;
}

export interface DeskNoticesContext {
  state: OutgoingState;
  list: OutgoingPage | null;
  /** The one that is sent again; null while none is. */
  sending: string | null;
  /** One was just put back to be sent. */
  isSent: boolean;
  failure: NoticesFailure | null;
}

export type DeskNoticesEvent =
  | { type: 'state.chosen'; state: OutgoingState }
  | { type: 'list.more' }
  | { type: 'list.renew' }
  | { type: 'notice.send'; id: string };
