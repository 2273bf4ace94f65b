import type { RequestOf } from '#contract/call.ts';
import type { DeskOutbox, deskOutbox } from '#contract/calls/desk-outbox.ts';

/** What was not sent: given up, or still tried. */
export type UnsentState = NonNullable<RequestOf<typeof deskOutbox>['state']>;

export type UnsentNotice = DeskOutbox['items'][number];

export interface UnsentPage {
  items: readonly UnsentNotice[];
  total: number;
  /** Where the next page begins; null at the end of the list. */
  next: string | null;
}

export interface UnsentRequest {
  state: UnsentState;
  /** Where the page before ended; null for the first. */
  after: string | null;
}

export interface NoticesFailure {
  of: 'list' | 'send';
  message: string;
}

export interface DeskNoticesContext {
  state: UnsentState;
  list: UnsentPage | null;
  /** The one that is sent again; null while none is. */
  sending: string | null;
  /** One was just put back to be sent. */
  isSent: boolean;
  failure: NoticesFailure | null;
}

export type DeskNoticesEvent =
  | { type: 'state.chosen'; state: UnsentState }
  | { type: 'list.more' }
  | { type: 'list.renew' }
  | { type: 'notice.send'; id: string };
