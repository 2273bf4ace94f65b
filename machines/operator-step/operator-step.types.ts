import type { Block } from '#domain/orders/order-life.ts';
import type { DangerousStatus, OperatorStatus, OrderStatus } from '#domain/orders/statuses.ts';

export interface MoveRequest {
  orderNo: string;
  from: OrderStatus | null;
  status: OperatorStatus | null;
  dgStatus: DangerousStatus | null;
  remark: string;
  /** When it happened; null for now. */
  at: number | null;
  /** The reason for the deviation, and the codes of the blocks that the operator saw. */
  deviation: { reason: string; seen: Block['code'][] } | null;
}

export interface UndoRequest {
  orderNo: string;
  from: OrderStatus;
  reason: string;
}

/** The order, as shown in the dialog. */
export interface StepOrder {
  orderNo: string;
  service: string;
  isDanger: boolean;
  status: OrderStatus;
  /** The server's time when the order was loaded. */
  now: number;
}

export type StepAct =
  /** Takes the step despite its blocks. */
  | { kind: 'deviation'; request: MoveRequest; blocks: readonly Block[] }
  /** Undoes the latest step and returns to the status before it. */
  | { kind: 'undo'; to: OrderStatus };

export interface OperatorStepInput {
  order: StepOrder;
  act: StepAct;
}

/** The outcome: sent, cancelled, or refused because the order has changed. */
export interface OperatorStepOutput {
  outcome: 'dismissed' | 'moved' | 'outdated' | 'undone';
  refusal: string | null;
}

export interface OperatorStepContext extends OperatorStepInput, OperatorStepOutput {
  /** The last four digits of the order number, or the reason for an undo. */
  typed: string;
}

export type OperatorStepEvent =
  | { type: 'step.typed'; text: string }
  | { type: 'step.confirm' }
  | { type: 'step.dismiss' };
