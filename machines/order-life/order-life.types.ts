import type { Block, OrderFacts, StepRecord } from '#domain/orders/order-life.ts';
import type { OperatorStatus } from '#domain/orders/statuses.ts';

export interface OrderLifeContext extends OrderFacts {
  /** The latest step was taken although something was missing. */
  isDeviation: boolean;
}

/** A step that the operator records. */
export type StepEvent = { [To in OperatorStatus]: { type: `step.${To}` } & StepRecord }[OperatorStatus];

export type OrderLifeEvent =
  | StepEvent
  /** Undoes the latest step. */
  | { type: 'step.undo'; isAdmin: boolean }
  /** The customer requests an amendment; the order resumes its step once it is decided. */
  | { type: 'amendment.ask' }
  | { type: 'amendment.settle' }
  /** The customer requests to cancel an order at a fee. */
  | { type: 'cancellation.ask' }
  /** The operator offers to cancel. */
  | { type: 'cancellation.offer' }
  /** The operator names a fee, which the customer accepts or declines. */
  | { type: 'cancellation.answer' }
  /** The operator cancels without a fee as the customer requested. */
  | { type: 'cancellation.waive' }
  /** The customer accepts the fee. */
  | { type: 'cancellation.accept' }
  /** A request or an offer is withdrawn or refused. */
  | { type: 'cancellation.settle' }
  /** The customer cancels before the agreement charges. */
  | { type: 'order.cancel' }
  | { type: 'order.expire' };

/** A step that the operator can choose, with its blocks. */
export interface OfferedStep {
  status: OperatorStatus;
  blocks: readonly Block[];
  /** Papers whose absence needs an explanation for the customer. */
  papersToExplain: readonly string[];
}
