import type { OperatorVerificationSheet } from '#contract/calls/operator-verifications.ts';
import type { Parent } from '../kit/parent.ts';

export type VerificationSheet = OperatorVerificationSheet;

/** Events for the queue about the open verification. */
export interface OperatorVerificationReport {
  type: 'verification.changed';
  row: VerificationSheet['row'];
}

export interface OperatorVerificationInput {
  parent: Parent<OperatorVerificationReport>;
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

export interface OperatorVerificationContext extends OperatorVerificationInput {
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

export type OperatorVerificationEvent =
  | { type: 'verification.open'; id: string }
  | { type: 'verification.retry' }
  | { type: 'verification.close' }
  | { type: 'licence.open' }
  | { type: 'verdict.chosen'; verdict: Verdict }
  | { type: 'reason.typed'; reason: string }
  | { type: 'verdict.submit' };
