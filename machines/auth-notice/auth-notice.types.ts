import type { ClockTicked } from '../kit/clock.ts';

export interface AuthNoticeInput {
  /** The saved address in the user centre, already checked against the allow-list. */
  target: string;
  /** The enterprise is verified, or the user is a natural person, who needs no verification. */
  isPassed: boolean;
  /** The verification was submitted and awaits a decision: the user has nothing to complete. */
  isUnderReview?: boolean;
}

export interface AuthNoticeContext extends AuthNoticeInput {
  /** When the user centre opens automatically; 0 until the first clock event. */
  endsAt: number;
  now: number;
  /** The target of the fallback link; null until a tab was blocked. */
  address: string | null;
}

export type AuthNoticeEvent =
  /** Opens the target without waiting. */
  | { type: 'notice.go' }
  /** The user pressed 查看订单 next to the notice. */
  | { type: 'orders.wanted' }
  /** The user clicked the link; the browser opens the tab. */
  | { type: 'notice.followed' }
  /** Stays on the page and drops the target. */
  | { type: 'notice.cancel' }
  | ClockTicked;

export type OpenOutcome = { kind: 'opened' } | { kind: 'blocked'; address: string };
