import type { NumbersSaved, OperatorOrderSheet } from '#contract/calls/operator-orders.ts';
import type { RecordedNumbers } from '#contract/fields/shipment-numbers.ts';
import type { ShipmentNumbers } from '#domain/shipment/numbers.ts';
import type { Parent } from '../kit/parent.ts';

/** Reports to the open order that its numbers changed. */
export interface ShipmentNumbersReport {
  type: 'numbers.changed';
}

export interface ShipmentNumbersInput {
  parent: Parent<ShipmentNumbersReport>;
}

/** The order as it was last read. */
export interface NumberedOrder extends Pick<OperatorOrderSheet['order'], 'boxes' | 'form' | 'orderNo' | 'service'> {
  recorded: RecordedNumbers | null;
  airlinePrefix: string | null;
}

/** Numbers as typed, over the version that the operator saw; 0 before the first. */
export interface NumbersDraft {
  version: number;
  numbers: ShipmentNumbers;
}

export interface NumbersRequest extends NumbersDraft {
  orderNo: string;
}

export type NumbersOutcome = { outcome: 'saved'; saved: NumbersSaved } | { outcome: 'taken'; theirs: RecordedNumbers };

export interface ShipmentNumbersContext extends ShipmentNumbersInput {
  /** Null while no order is open. */
  order: NumberedOrder | null;
  draft: NumbersDraft | null;
  /** Rows to be pasted, as typed. */
  pasted: string;
  showErrors: boolean;
  /** Numbers of another operator who saved first. */
  theirs: RecordedNumbers | null;
  failure: string | null;
  /** Result of the last save. */
  saved: NumbersSaved | null;
}

export type ShipmentNumbersEvent =
  | { type: 'numbers.order'; order: NumberedOrder | null }
  | { type: 'numbers.edit' }
  | { type: 'number.typed'; path: string; value: string }
  | { type: 'unit.add' }
  | { type: 'unit.remove'; index: number }
  | { type: 'rows.typed'; text: string }
  | { type: 'rows.paste' }
  | { type: 'numbers.drop' }
  | { type: 'numbers.save' };
