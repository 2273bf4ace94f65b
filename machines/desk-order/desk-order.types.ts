import type { DeskOrderSheet } from '#contract/calls/desk-orders.ts';
import type { StoredFile } from '#domain/files/stored-file.ts';
import type { DangerousStatus, DeskStatus } from '#domain/orders/statuses.ts';
import type { DeskCancellationTold } from '../desk-cancellation/index.ts';
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

/** The next step, while it is being written. */
export interface Move {
  status: DeskStatus | null;
  /** Null leaves it as it is. */
  dgStatus: DangerousStatus | null;
  remark: string;
  /** Date and time in China when it happened, yyyy-MM-ddTHH:mm; empty for now. */
  at: string;
  /** Whether the operator writes why it is taken although something is missing. */
  isDeviating: boolean;
  reason: string;
}

/** What is said yes or no to: a paper in the version that was seen, or an amendment. */
export type Subject = { paper: string; version: number } | { amendment: number };

/** What is said of it; no has a reason. */
export interface Decision {
  about: Subject;
  decision: 'ACCEPT' | 'RETURN';
  reason: string;
}

export interface DecisionRequest extends Decision {
  orderNo: string;
}

export interface DraftRequest {
  orderNo: string;
  /** Of the draft that stands; 0 where none does. */
  version: number;
  blNo: string;
}

export interface PaperFileRequest {
  orderNo: string;
  file: StoredFile | null;
  /** Where it stands already: then the file itself is asked for, beside the room. */
  shown: string | null;
}

/** A file of a paper; without an address it opened outside the room, or has not come yet. */
export interface OpenedFile {
  file: StoredFile;
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
  /** Of the bill whose draft is to be made, as typed. */
  billNo: string;
  opened: OpenedFile | null;
  /** What has just been done. */
  done: 'moved' | 'undone' | 'accepted' | 'returned' | 'amended' | 'refused' | 'drafted' | null;
}

export type DeskOrderEvent =
  | DeskCancellationTold
  | { type: 'order.open'; orderNo: string }
  | { type: 'order.retry' }
  | { type: 'order.close' }
  | { type: 'move.chosen'; status: DeskStatus }
  | { type: 'dangerous.chosen'; dgStatus: DangerousStatus }
  | { type: 'remark.typed'; remark: string }
  | { type: 'time.typed'; at: string }
  | { type: 'move.submit' }
  | { type: 'deviation.open' }
  | { type: 'deviation.close' }
  | { type: 'deviation.typed'; reason: string }
  | { type: 'deviation.confirm' }
  | { type: 'undo.open' }
  | { type: 'paper.accept'; paper: string; version: number }
  | { type: 'paper.doubt'; paper: string; version: number }
  | { type: 'reason.typed'; reason: string }
  | { type: 'amendment.accept'; amendment: number }
  | { type: 'amendment.doubt'; amendment: number }
  | { type: 'decision.confirm' }
  | { type: 'decision.cancel' }
  | { type: 'draft.numbered'; billNo: string }
  | { type: 'draft.make' }
  | { type: 'file.open'; file: StoredFile }
  | { type: 'file.close' };
