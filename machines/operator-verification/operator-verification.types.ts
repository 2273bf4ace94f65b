import type { OperatorVerificationSheet } from '#contract/calls/operator-verifications.ts';
import type { SheetContext, SheetEvent, SheetInput, SheetReport } from '../kit/record-sheet.ts';

export type VerificationSheet = OperatorVerificationSheet;

export type OperatorVerificationReport = SheetReport<'verification', VerificationSheet>;
export type OperatorVerificationInput = SheetInput<'verification', VerificationSheet>;

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

export interface OperatorVerificationContext extends SheetContext<'verification', VerificationSheet> {
  /** Object URL of the licence's picture; null while it loads and for a file that opened in another tab. */
  picture: string | null;
  verdict: Verdict | null;
  reason: string;
  done: Verdict | null;
}

export type OperatorVerificationEvent =
  | SheetEvent<'verification'>
  | { type: 'licence.open' }
  | { type: 'verdict.chosen'; verdict: Verdict }
  | { type: 'reason.typed'; reason: string }
  | { type: 'verdict.submit' };
