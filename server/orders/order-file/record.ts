import type { OrderFilePreview } from '#contract/calls/operator-order-file.ts';
import { CODE } from '#contract/codes.ts';
import { orderFileColumns, orderFileReplies as replies } from '#copy/operator/order-file.ts';
import { ORDER_FILE_ROWS_AT_MOST } from '#domain/limits.ts';
import { type FileRow, type OrderFileKind, readTable, rowsByOrder } from '#domain/order-file/table.ts';
import type { Services } from '../../calls/context.ts';
import { digestOf, type Transaction } from '../../calls/idempotent.ts';
import { Refusal } from '../../calls/refusal.ts';
import type { Database } from '../../data/connect.ts';
import { type ReceivedFile, refuseFile } from '../../files/intake.ts';
import { CHANGES_TOLD, RateFileRefused } from '../../rates/job.ts';
import { lockUnderWay } from '../lock-order.ts';
import { listSharedUnits, type Recording, type SharedUnits } from '../numbers.ts';
import { recordMilestoneRows } from './milestones.ts';
import { recordNumberRows } from './numbers.ts';
import { cellMessage, errorAt, type FileError, type OrderOutcome, type RecordRows } from './parts.ts';

const ERRORS_TOLD = 200;
const EXTENSIONS = { csv: 'csv', xlsx: 'xlsx', xlsm: 'xlsx' } as const;

const recordersOf: Readonly<Record<OrderFileKind, RecordRows>> = {
  numbers: recordNumberRows,
  milestones: recordMilestoneRows,
};

interface OrderFile {
  kind: OrderFileKind;
  file: ReceivedFile;
  signal: AbortSignal;
}

type Result = OrderFilePreview;

/** Undoes the transaction of a preview. */
class Undone extends Error {}

const hasReply = (error: string): error is keyof typeof replies.file => Object.hasOwn(replies.file, error);

async function readRows({ rateFiles }: Pick<Services, 'rateFiles'>, { kind, file, signal }: OrderFile) {
  const [, written = ''] = /\.(csv|xlsx|xlsm)$/i.exec(file.name) ?? [];
  const extension = EXTENSIONS[written.toLowerCase() as keyof typeof EXTENSIONS];
  if (extension === undefined) throw refuseFile(replies.file.WRONG_TYPE);
  const job = { path: file.path, extension, rowsAtMost: ORDER_FILE_ROWS_AT_MOST + 1 };
  try {
    const { sheets } = await rateFiles.readCells(job, signal);
    return readTable(sheets, orderFileColumns[kind], 'orderNo');
  } catch (error) {
    if (error instanceof RateFileRefused && hasReply(error.error)) throw refuseFile(replies.file[error.error]);
    throw error;
  }
}

/** Records the rows of one order; an unknown or ended order is an error of its first row. */
async function recordOrder(
  tx: Transaction,
  { kind, orderNo, rows }: { kind: OrderFileKind; orderNo: string; rows: readonly FileRow[] },
  recording: Recording,
): Promise<OrderOutcome> {
  const refused = (message: string): OrderOutcome => ({
    ...{ changes: [], units: [] },
    errors: rows.slice(0, 1).map((row) => errorAt(kind, row, 'orderNo', message)),
  });
  if (orderNo === '') return refused(replies.orderNoMissing);
  try {
    const order = await lockUnderWay(tx, orderNo, recording.now);
    return await recordersOf[kind](tx, order, rows, recording);
  } catch (error) {
    if (error instanceof Refusal) return refused(error.message);
    throw error;
  }
}

/** Containers that are in more than one order. */
function inSeveral(shared: SharedUnits): Result['alsoIn'] {
  const orderNos = new Map<string, string[]>();
  for (const { number, orderNo } of shared) orderNos.set(number, [...(orderNos.get(number) ?? []), orderNo]);
  return [...orderNos].filter(([, all]) => all.length > 1).map(([number, all]) => ({ number, orderNos: all }));
}

/**
 * Records all rows in the transaction and tells what changed. Orders are locked in the order of their numbers, so that
 * two files cannot wait for each other.
 */
async function recordRows(
  tx: Transaction,
  kind: OrderFileKind,
  rows: readonly FileRow[],
  recording: Recording,
): Promise<Result> {
  const outcomes: OrderOutcome[] = [];
  for (const [orderNo, own] of [...rowsByOrder(rows)].sort(([one], [other]) => (one < other ? -1 : 1)))
    outcomes.push(await recordOrder(tx, { kind, orderNo, rows: own }, recording));
  const changes = outcomes.flatMap((outcome) => outcome.changes).sort((one, other) => one.row - other.row);
  const errors = outcomes.flatMap((outcome) => outcome.errors);
  if (errors.length > 0) return withErrors(errors);
  const units = outcomes.flatMap((outcome) => outcome.units);
  return {
    digest: changes.length === 0 ? null : digestOf(changes),
    orders: outcomes.filter((outcome) => outcome.changes.length > 0).length,
    changes: changes.slice(0, CHANGES_TOLD),
    changeTotal: changes.length,
    alsoIn: inSeveral(await listSharedUnits(tx, units, recording.now)),
    ...{ errors: [], errorTotal: 0 },
  };
}

const withErrors = (errors: readonly FileError[]): Result => ({
  ...{ digest: null, orders: 0, changes: [], changeTotal: 0, alsoIn: [] },
  errors: [...errors].sort((one, other) => one.row - other.row).slice(0, ERRORS_TOLD),
  errorTotal: errors.length,
});

/**
 * Records a file in one transaction when its changes are those that the operator saw, else undoes it and tells them: a
 * preview is a recording that is undone, so it cannot differ from it.
 */
async function work(
  db: Database,
  services: Pick<Services, 'rateFiles'>,
  file: OrderFile,
  recording: Recording,
  seen: string | null,
) {
  const { rows, errors } = await readRows(services, file);
  if (errors.length > 0)
    return withErrors(
      errors.map(({ row, column, found, kind }) => ({ row, column, found, message: cellMessage(kind, found) })),
    );
  let result: Result | undefined;
  try {
    await db.transaction(async (tx) => {
      result = await recordRows(tx, file.kind, rows, recording);
      if (seen === null || result.digest !== seen) throw new Undone();
    });
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
  }
  return result ?? withErrors([]);
}

export const previewOrderFile = (
  { db, rateFiles }: Pick<Services, 'db' | 'rateFiles'>,
  file: OrderFile,
  recording: Recording,
): Promise<Result> => work(db, { rateFiles }, file, recording, null);

export async function recordOrderFile(
  { db, rateFiles }: Pick<Services, 'db' | 'rateFiles'>,
  file: OrderFile,
  recording: Recording,
  digest: string,
): Promise<{ orders: number; changes: number }> {
  const result = await work(db, { rateFiles }, file, recording, digest);
  if (result.digest !== digest) throw new Refusal(CODE.conflict, replies.outdated, result);
  return { orders: result.orders, changes: result.changeTotal };
}
