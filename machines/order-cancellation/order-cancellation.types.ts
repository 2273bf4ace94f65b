import type { Parent } from '../kit/parent.ts';

export interface OrderCancellationInput {
  orderNo: string;
  parent: Parent<OrderCancellationReport>;
}

/** The customer's decision: accept the fee at a version, or give the cancellation up. */
export interface CancellationChoice {
  no: number;
  /** The version of the answer that the customer saw; null gives the cancellation up. */
  version: number | null;
}

export interface OrderCancellationContext extends OrderCancellationInput {
  /** The reason for the cancellation, as typed. */
  reason: string;
  choice: CancellationChoice | null;
  /** Why the request or the decision failed. */
  failure: string | null;
}

export type OrderCancellationEvent =
  | { type: 'cancellation.ask' }
  | { type: 'cancellation.reasoned'; reason: string }
  | { type: 'cancellation.accept'; no: number; version: number }
  | { type: 'cancellation.withdraw'; no: number }
  | { type: 'cancellation.keep' }
  | { type: 'cancellation.confirm' };

export interface CancellationRequest {
  orderNo: string;
  reason: string;
}

export interface CancellationDecision extends CancellationChoice {
  orderNo: string;
}

/** Tells the order that its cancellation changed. */
export interface OrderCancellationReport {
  type: 'cancellation.changed';
}
