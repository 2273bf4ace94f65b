import type { DeskOrderSheet } from '#contract/calls/desk-orders.ts';
import type { KeptFile } from '#domain/files/kept-file.ts';
import type { DangerousStatus, DeskStatus, OrderStatus } from '#domain/orders/statuses.ts';
import type { Parent } from '../kit/parent.ts';

export type OrderSheet = DeskOrderSheet;

/** What the queue hears of the order that is open. */
export interface DeskOrderTold {
  type: 'order.changed';
  row: OrderSheet['row'];
}

export interface DeskOrderInput {
  parent: Parent<DeskOrderTold>;
}

/** The next status, while it is being chosen. */
export interface Move {
  status: DeskStatus | null;
  /** Null leaves it as it is. */
  dgStatus: DangerousStatus | null;
  remark: string;
}

export interface MoveRequest {
  orderNo: string;
  from: OrderStatus | null;
  status: DeskStatus | null;
  dgStatus: DangerousStatus | null;
  remark: string;
}

/** What is said of a paper; one that is sent back has a reason. */
export interface Decision {
  paper: string;
  version: number;
  decision: 'ACCEPT' | 'RETURN';
  reason: string;
}

export interface PaperDecision extends Decision {
  orderNo: string;
}

export interface PaperFileRequest {
  orderNo: string;
  file: KeptFile | null;
}

/** A file of a paper; without an address it opened outside the room, or has not come yet. */
export interface OpenedFile {
  file: KeptFile;
  address: string | null;
}

export interface DeskOrderContext extends DeskOrderInput {
  orderNo: string | null;
  /** Of the order that is open; the one before it is gone at once. */
  sheet: OrderSheet | null;
  /** Why the order did not open, or what was done with it was refused. */
  refusal: string | null;
  move: Move;
  decision: Decision | null;
  opened: OpenedFile | null;
  /** What has just been done. */
  done: 'moved' | 'accepted' | 'returned' | null;
}

export type DeskOrderEvent =
  | { type: 'order.open'; orderNo: string }
  | { type: 'order.retry' }
  | { type: 'order.close' }
  | { type: 'move.chosen'; status: DeskStatus }
  | { type: 'dangerous.chosen'; dgStatus: DangerousStatus }
  | { type: 'remark.typed'; remark: string }
  | { type: 'move.submit' }
  | { type: 'paper.accept'; paper: string; version: number }
  | { type: 'paper.doubt'; paper: string; version: number }
  | { type: 'reason.typed'; reason: string }
  | { type: 'paper.return' }
  | { type: 'paper.keep' }
  | { type: 'file.open'; file: KeptFile }
  | { type: 'file.close' };
