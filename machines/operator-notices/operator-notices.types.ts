import type { RequestOf } from '#contract/call.ts';
import type { OperatorOutbox, operatorOutbox } from '#contract/calls/operator-outbox.ts';

/** Given up, pending, or sent. */
export type OutgoingState = NonNullable<RequestOf<typeof operatorOutbox>['state']>;

export type OutgoingNotice = OperatorOutbox['items'][number];

export interface OutgoingPage {
  items: readonly OutgoingNotice[];
  total: number;
  /** Cursor of the next page; null at the end of the list. */
  next: string | null;
}

export interface OutgoingRequest {
  state: OutgoingState;
  /** Cursor of the loaded page; null for the first page. */
  after: string | null;
}

export interface NoticesFailure {
  of: 'list' | 'send';
  message: string;
}

export interface OperatorNoticesContext {
  state: OutgoingState;
  list: OutgoingPage | null;
  /** The message being queued again; null for none. */
  sending: string | null;
  /** A message was just queued again. */
  isSent: boolean;
  failure: NoticesFailure | null;
}

export type OperatorNoticesEvent =
  | { type: 'state.chosen'; state: OutgoingState }
  | { type: 'list.more' }
  | { type: 'list.renew' }
  | { type: 'notice.send'; id: string };
