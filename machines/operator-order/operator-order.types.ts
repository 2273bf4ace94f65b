import type { OperatorOrderSheet } from '#contract/calls/operator-orders.ts';
import type { StoredFile } from '#domain/files/stored-file.ts';
import type { DangerousStatus, OperatorStatus } from '#domain/orders/statuses.ts';
import type { Parent } from '../kit/parent.ts';
import type { OperatorCancellationReport } from '../operator-cancellation/index.ts';
import type { ShipmentReport } from '../shipment/index.ts';
import type { ShipmentNumbersReport } from '../shipment-numbers/index.ts';

export type OrderSheet = OperatorOrderSheet;

/** Events for the queue about the open order. */
export interface OperatorOrderReport {
  type: 'order.changed';
  row: OrderSheet['row'];
}

export interface OperatorOrderInput {
  parent: Parent<OperatorOrderReport>;
}

export interface Move {
  status: OperatorStatus | null;
  /** Null keeps the current status. */
  dgStatus: DangerousStatus | null;
  remark: string;
  /** When the step happened: date and time in China, yyyy-MM-ddTHH:mm; empty for now. */
  at: string;
  /** Whether the operator writes a reason for deviating from the plan. */
  isDeviating: boolean;
  reason: string;
}

/** The subject of a decision: a paper in the version that the operator saw, or an amendment. */
export type Subject = { paper: string; version: number } | { amendment: number };

/** The decision about it; a refusal has a reason. */
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
  /** The version of the current draft; 0 without one. */
  version: number;
  blNo: string;
}

export interface PaperFileRequest {
  orderNo: string;
  file: StoredFile | null;
  /** URL of the file when it is already open in another tab: then the file itself is requested. */
  shown: string | null;
}

/** A file of a paper; without a URL it opened in another tab or is still loading. */
export interface OpenedFile {
  file: StoredFile;
  address: string | null;
}

export interface OperatorOrderContext extends OperatorOrderInput {
  orderNo: string | null;
  /** The open order; cleared as soon as another one is opened. */
  sheet: OrderSheet | null;
  refusal: string | null;
  move: Move;
  decision: Decision | null;
  /** Number of the bill whose draft will be created, as typed. */
  billNo: string;
  opened: OpenedFile | null;
  done: 'moved' | 'undone' | 'accepted' | 'returned' | 'amended' | 'refused' | 'drafted' | null;
}

/** The machines inside, by the name they are invoked under. */
export type OperatorOrderChildren = {
  cancellation: 'cancellation';
  messages: 'messages';
  numbers: 'numbers';
  shipment: 'shipment';
  deviation: 'step';
  undo: 'step';
};

export type OperatorOrderEvent =
  | OperatorCancellationReport
  | ShipmentNumbersReport
  | ShipmentReport
  | { type: 'order.open'; orderNo: string }
  | { type: 'order.retry' }
  | { type: 'order.close' }
  | { type: 'move.chosen'; status: OperatorStatus }
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
