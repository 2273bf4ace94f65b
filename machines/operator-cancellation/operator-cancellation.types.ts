import type { CurrencyCode } from '#domain/reference/currencies.ts';
import type { Parent } from '../kit/parent.ts';

/** Reports to the open order that its cancellation changed. */
export interface OperatorCancellationReport {
  type: 'cancellation.changed';
}

export interface OperatorCancellationInput {
  parent: Parent<OperatorCancellationReport>;
}

/** Acts of the operator: a fee, a free cancellation, an offer, a refusal. */
export type CancellationAct = 'FEE' | 'FREE' | 'OFFER' | 'REFUSE';

export interface FeeDraft {
  feeCode: string;
  currency: CurrencyCode;
  amount: string;
}

/** The cancellation that is answered, at the answer that was seen; both 0 for an offer. */
export interface CancellationSubject {
  no: number;
  version: number;
}

export interface CancellationForm extends CancellationSubject {
  act: CancellationAct;
  fees: readonly FeeDraft[];
  reason: string;
}

export interface CancellationAnswer extends CancellationForm {
  orderNo: string;
}

export interface OperatorCancellationContext extends OperatorCancellationInput {
  orderNo: string | null;
  form: CancellationForm | null;
  refusal: string | null;
  /** The last act that succeeded. */
  done: CancellationAct | null;
}

export type OperatorCancellationEvent =
  | { type: 'cancellation.order'; orderNo: string | null }
  | ({ type: 'cancellation.begin'; act: CancellationAct } & CancellationSubject)
  | { type: 'fee.add' }
  | { type: 'fee.remove'; index: number }
  | { type: 'fee.change'; index: number; change: Partial<FeeDraft> }
  | { type: 'reason.typed'; reason: string }
  | { type: 'cancellation.drop' }
  | { type: 'cancellation.submit' };
