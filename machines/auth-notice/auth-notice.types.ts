import type { ClockTicked } from '../kit/clock.ts';

export interface AuthNoticeInput {
  /** The saved address in the user centre, already checked against the allow-list. */
  target: string;
  /** Enterprise verified, or a natural person, who needs no verification. */
  isPassed: boolean;
}

export interface AuthNoticeContext extends AuthNoticeInput {
  /** When the user centre opens by itself; 0 until the clock spoke. */
  endsAt: number;
  now: number;
}

export type AuthNoticeEvent =
  /** Go now. */
  | { type: 'notice.go' }
  /** Stay here and forget the target. */
  | { type: 'notice.cancel' }
  | ClockTicked;

export type OpenOutcome = 'opened' | 'blocked';
