import type { DeskVerificationSheet } from '#contract/calls/desk-verifications.ts';
import type { Parent } from '../kit/parent.ts';

export type VerificationSheet = DeskVerificationSheet;

/** What the queue hears of the verification that is open. */
export interface DeskVerificationReport {
  type: 'verification.changed';
  row: VerificationSheet['row'];
}

export interface DeskVerificationInput {
  parent: Parent<DeskVerificationReport>;
}

export type Verdict = 'PASS' | 'REJECT';

export interface VerdictRequest {
  id: string;
  decision: Verdict;
  reason: string;
}

export interface LicenceRequest {
  id: string;
  name: string;
}

export interface DeskVerificationContext extends DeskVerificationInput {
  id: string | null;
  /** Of the verification that is open; the one before it is gone at once. */
  sheet: VerificationSheet | null;
  /** Where the picture of the licence is; null before it came, and for one that opened outside the room. */
  picture: string | null;
  verdict: Verdict | null;
  reason: string;
  /** Why it did not open, or what was done with it was refused. */
  refusal: string | null;
  /** What has just been decided. */
  done: Verdict | null;
}

export type DeskVerificationEvent =
  | { type: 'verification.open'; id: string }
  | { type: 'verification.retry' }
  | { type: 'verification.close' }
  | { type: 'licence.open' }
  | { type: 'verdict.chosen'; verdict: Verdict }
  | { type: 'reason.typed'; reason: string }
  | { type: 'verdict.submit' };
