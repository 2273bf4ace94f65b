import { orderFileReplies as replies } from '#copy/operator/order-file.ts';
import { milestoneName, milestoneNamed, milestonesCopy } from '#copy/orders/milestones.ts';
import { readLocalMoment } from '#domain/order-file/milestones.ts';
import type { FileRow } from '#domain/order-file/table.ts';
import { shownMoment } from '#domain/schedules/read-moment.ts';
import { kindsOfService, milestoneStatuses } from '#domain/shipment/milestone-kinds.ts';
import { sameMilestone } from '#domain/shipment/milestones.ts';
import type { NumberedService } from '#domain/shipment/number-kinds.ts';
import { cleanCode } from '#domain/text.ts';
import { Refusal } from '../../calls/refusal.ts';
import { readMilestones } from '../milestones/read.ts';
import { writeReport, zoneOf } from '../milestones/record.ts';
import { cellMessage, errorAt, type FileChange, type FileError, type RecordRows } from './parts.ts';

type Read = Awaited<ReturnType<typeof readMilestones>>;

const errorIn = (row: FileRow, key: string, message: string): { error: FileError } => ({
  error: errorAt('milestones', row, key, message),
});

/** Reads one row as a report about a milestone. */
function reportOf(row: FileRow, service: NumberedService, { milestones }: Read) {
  const { milestone = '', status: statusName, unit = '', location = '', reason = '', at = '' } = row.values;
  const kinds = kindsOfService[service];
  if (kinds.length === 0) return errorIn(row, 'milestone', replies.noMilestones);
  const kind = milestoneNamed(service, milestone);
  if (kind === undefined)
    return errorIn(row, 'milestone', replies.unknownMilestone(kinds.map((one) => milestoneName(service, one))));
  const status = milestoneStatuses.find(
    (one) => milestonesCopy.statuses[one] === (statusName ?? milestonesCopy.statuses.actual),
  );
  if (status === undefined) return errorIn(row, 'status', replies.unknownStatus);
  const found = { kind, unit: cleanCode(unit).replaceAll('-', ''), location, status, reason };
  const zone = zoneOf(milestones, found);
  const moment = readLocalMoment(at, zone);
  if ('error' in moment) return errorIn(row, 'at', cellMessage(moment.error, at));
  return { report: { ...found, at: moment.at }, zone };
}

/** Records the milestones in the rows of one order, one after the other; a row without a time is left out. */
export const recordMilestoneRows: RecordRows = async (tx, order, rows, recording) => {
  const changes: FileChange[] = [];
  const errors: FileError[] = [];
  let known = await readMilestones(tx, order);
  for (const row of rows.filter(({ values }) => values.at !== undefined)) {
    const read = reportOf(row, order.service, known);
    if ('error' in read) {
      errors.push(read.error);
      continue;
    }
    const { report, zone } = read;
    const before = known.milestones.find((one) => sameMilestone(one, report))?.[report.status] ?? null;
    try {
      if (!(await writeReport(tx, order, known, report, { ...recording, source: 'file' }))) continue;
    } catch (error) {
      const fields = error instanceof Refusal ? fieldsOf(error.data) : [];
      if (fields.length === 0) throw error;
      errors.push(...fields.map(([key, message]) => errorAt('milestones', row, key, message)));
      continue;
    }
    known = await readMilestones(tx, order);
    const name = [milestoneName(order.service, report.kind), report.unit].filter(Boolean).join(' ');
    changes.push({
      ...{ row: row.at, orderNo: order.orderNo, what: `${name}，${milestonesCopy.statuses[report.status]}` },
      before: before === null ? '' : shownMoment(before, zone),
      after: shownMoment(report.at, zone),
    });
  }
  return { changes, errors, units: [] };
};

const fieldsOf = (data: unknown): [string, string][] =>
  typeof data === 'object' && data !== null && 'fields' in data && typeof data.fields === 'object'
    ? Object.entries(data.fields ?? {})
    : [];
