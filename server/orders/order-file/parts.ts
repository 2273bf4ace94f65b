import type { OrderFilePreview } from '#contract/calls/operator-order-file.ts';
import { orderFileColumns } from '#copy/operator/order-file.ts';
import { cellReplies } from '#copy/operator/replies.ts';
import type { FileRow, OrderFileKind } from '#domain/order-file/table.ts';
import type { CellErrorKind } from '#domain/rates/cell.ts';
import type { Transaction } from '../../calls/idempotent.ts';
import type { orders } from '../../data/schema/orders.ts';
import type { Recording } from '../numbers.ts';

export type FileError = OrderFilePreview['errors'][number];
export type FileChange = OrderFilePreview['changes'][number];

/** What the rows of one order change, or what is wrong with them. */
export interface OrderOutcome {
  changes: FileChange[];
  errors: FileError[];
  /** Containers, tanks or wagons that the file recorded. */
  units: readonly string[];
}

/** Records the rows of one locked order; it writes nothing for a row with an error. */
export type RecordRows = (
  tx: Transaction,
  order: typeof orders.$inferSelect,
  rows: readonly FileRow[],
  recording: Recording,
) => Promise<OrderOutcome>;

/** An error at a cell. */
export const errorAt = (kind: OrderFileKind, row: FileRow, key: string, message: string): FileError => ({
  row: row.at,
  column: orderFileColumns[kind].find((column) => column.key === key)?.title ?? '',
  found: row.values[key] ?? '',
  message,
});

export const cellMessage = (kind: CellErrorKind, found: string): string => cellReplies[kind](found);
