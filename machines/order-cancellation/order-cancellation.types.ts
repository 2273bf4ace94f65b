import type { Parent } from '../kit/parent.ts';

export interface OrderCancellationInput {
  orderNo: string;
  parent: Parent<OrderCancellationReport>;
}

/** The cancellation that the customer decides about: accepted at a version of its fee, or given up. */
export interface CancellationChoice {
  no: number;
  /** The version of the answer that was seen; null gives the cancellation up. */
  version: number | null;
}

export interface OrderCancellationContext extends OrderCancellationInput {
  /** Why the order shall be cancelled, as typed. */
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

/** Reports to the order that its cancellation changed. */
export interface OrderCancellationReport {
  type: 'cancellation.changed';
}
