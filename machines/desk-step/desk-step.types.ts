import type { Block } from '#domain/orders/order-life.ts';
import type { DangerousStatus, DeskStatus, OrderStatus } from '#domain/orders/statuses.ts';

export interface MoveRequest {
  orderNo: string;
  from: OrderStatus | null;
  status: DeskStatus | null;
  dgStatus: DangerousStatus | null;
  remark: string;
  /** When it happened; null for now. */
  at: number | null;
  /** Why it is taken although something is missing, and the codes of what was seen missing. */
  deviation: { reason: string; seen: Block['code'][] } | null;
}

export interface UndoRequest {
  orderNo: string;
  from: OrderStatus;
  reason: string;
}

/** The order as the dialog names it. */
export interface StepOrder {
  orderNo: string;
  service: string;
  isDanger: boolean;
  /** The status it has now. */
  status: OrderStatus;
  /** The server's time when the order was read. */
  now: number;
}

export type StepAct =
  /** Takes the step although these are missing. */
  | { kind: 'deviation'; request: MoveRequest; blocks: readonly Block[] }
  /** Takes the latest step back, to the status before it. */
  | { kind: 'undo'; to: OrderStatus };

export interface DeskStepInput {
  order: StepOrder;
  act: StepAct;
}

/** How it ended: sent, left as it was, or refused because the order has changed since. */
export interface DeskStepOutput {
  outcome: 'dismissed' | 'moved' | 'outdated' | 'undone';
  refusal: string | null;
}

export interface DeskStepContext extends DeskStepInput, DeskStepOutput {
  /** The last four digits of the order number, or the reason of an undo. */
  typed: string;
}

export type DeskStepEvent = { type: 'step.typed'; text: string } | { type: 'step.confirm' } | { type: 'step.dismiss' };
