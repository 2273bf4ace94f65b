import type { Block, OrderFacts, StepRecord } from '#domain/orders/order-life.ts';
import type { DeskStatus } from '#domain/orders/statuses.ts';

export interface OrderLifeContext extends OrderFacts {
  /** The latest step was taken although something was missing. */
  isDeviation: boolean;
}

/** A step that the operator records. */
export type StepEvent = { [To in DeskStatus]: { type: `step.${To}` } & StepRecord }[DeskStatus];

export type OrderLifeEvent =
  | StepEvent
  /** Takes the latest step back. */
  | { type: 'step.undo'; isAdmin: boolean }
  /** The customer requests an amendment; the order resumes its step once it is decided. */
  | { type: 'amendment.ask' }
  | { type: 'amendment.settle' }
  | { type: 'order.cancel' }
  | { type: 'order.expire' };

/** A step that the operator can choose, with what stands against it. */
export interface OfferedStep {
  status: DeskStatus;
  blocks: readonly Block[];
  /** Papers whose absence has to be explained to the customer. */
  papersToExplain: readonly string[];
}
