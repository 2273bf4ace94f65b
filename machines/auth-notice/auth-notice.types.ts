import type { ClockTicked } from '../kit/clock.ts';

export interface AuthNoticeInput {
  /** The saved address in the user centre, already checked against the allow-list. */
  target: string;
  /** Enterprise verified, or a natural person, who needs no verification. */
  isPassed: boolean;
  /** The verification was sent and waits for its decision: there is nothing to finish. */
  isUnderReview?: boolean;
}

export interface AuthNoticeContext extends AuthNoticeInput {
  /** When the user centre opens by itself; 0 until the clock spoke. */
  endsAt: number;
  now: number;
  /** Where the link leads that is in place of a blocked tab; null until one was blocked. */
  address: string | null;
}

export type AuthNoticeEvent =
  /** Go now. */
  | { type: 'notice.go' }
  /** 查看订单 was pressed beside the notice. */
  | { type: 'orders.wanted' }
  /** The link was followed: the browser itself opens the tab. */
  | { type: 'notice.followed' }
  /** Stay here and forget the target. */
  | { type: 'notice.cancel' }
  | ClockTicked;

export type OpenOutcome = { kind: 'opened' } | { kind: 'blocked'; address: string };
