import type { AmendmentReport } from '../amendment/index.ts';
import type { HandInReport } from '../hand-in/index.ts';
import type { ClockTicked } from '../kit/clock.ts';
import type { OrderCancellationReport } from '../order-cancellation/index.ts';
import type { PaperFormReport } from '../paper-form/index.ts';

export interface OrderInput {
  orderNo: string;
  /** Where its content is read. */
  path: string;
}

/** The order that shall be cancelled, and why. */
export interface CancelRequest {
  orderNo: string;
  reason: string;
}

export interface OrderContext extends OrderInput {
  /** This device's time, for the deadlines; 0 until the clock spoke. */
  now: number;
  /** Why the order could not be cancelled. */
  refusal: string | null;
  /** Why it shall be cancelled, as typed; may stay empty. */
  reason: string;
}

/** The page is seen again after another tab or program was. */
export interface PageShown {
  type: 'page.shown';
}

export type OrderEvent =
  /** Asks whether to cancel it. */
  | { type: 'order.cancel' }
  | { type: 'order.reasoned'; reason: string }
  | { type: 'order.keep' }
  | { type: 'order.confirm' }
  /** Something of it changed elsewhere. */
  | { type: 'order.renew' }
  | PageShown
  | AmendmentReport
  | OrderCancellationReport
  | HandInReport
  | PaperFormReport
  | ClockTicked;
