import type { AmendmentReport } from '../amendment/index.ts';
import type { HandInReport } from '../hand-in/index.ts';
import type { ClockTicked } from '../kit/clock.ts';
import type { OrderCancellationReport } from '../order-cancellation/index.ts';
import type { PaperFormReport } from '../paper-form/index.ts';

export interface OrderInput {
  orderNo: string;
  /** Path of the order's content. */
  path: string;
}

/** The order to cancel, and the reason. */
export interface CancelRequest {
  orderNo: string;
  reason: string;
}

export interface OrderContext extends OrderInput {
  /** This device's time, for deadlines; 0 until the first clock event. */
  now: number;
  refusal: string | null;
  /** The optional reason for the cancellation, as typed. */
  reason: string;
}

/** The page is visible again. */
export interface PageShown {
  type: 'page.shown';
}

export type OrderEvent =
  /** Opens the confirmation of a cancellation. */
  | { type: 'order.cancel' }
  | { type: 'order.reasoned'; reason: string }
  | { type: 'order.keep' }
  | { type: 'order.confirm' }
  /** The milestones that moved were seen. */
  | { type: 'milestones.seen' }
  /** The order changed elsewhere. */
  | { type: 'order.renew' }
  | PageShown
  | AmendmentReport
  | OrderCancellationReport
  | HandInReport
  | PaperFormReport
  | ClockTicked;
