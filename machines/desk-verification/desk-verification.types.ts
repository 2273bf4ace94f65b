import type { DeskVerificationSheet } from '#contract/calls/desk-verifications.ts';
import type { Parent } from '../kit/parent.ts';

export type VerificationSheet = DeskVerificationSheet;

/** Events for the queue about the open verification. */
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
  /** The open verification; cleared as soon as another one is opened. */
  sheet: VerificationSheet | null;
  /** Object URL of the licence's picture; null while it loads and for a file that opened in another tab. */
  picture: string | null;
  verdict: Verdict | null;
  reason: string;
  refusal: string | null;
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
