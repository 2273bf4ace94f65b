import { eq, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { AnswerOf } from '#contract/call.ts';
import type { operatorMilestone } from '#contract/calls/operator-milestones.ts';
import { CODE } from '#contract/codes.ts';
import { milestoneErrorText, milestonesCopy } from '#copy/orders/milestones.ts';
import { CHINA } from '#domain/schedule/zone.ts';
import {
  type Milestone,
  type MilestoneEvent,
  needsReason,
  reportError,
  sameMilestone,
} from '#domain/shipment/milestones.ts';
import type { Transaction } from '../../calls/idempotent.ts';
import { Refusal } from '../../calls/refusal.ts';
import type { Database } from '../../data/connect.ts';
import { orderMilestones } from '../../data/schema/order-milestones.ts';
import { orders } from '../../data/schema/orders.ts';
import { recordAct } from '../../operators/audit.ts';
import { lockUnderWay } from '../lock-order.ts';
import type { Recording } from '../numbers.ts';
import { readMilestones } from './read.ts';

type NewEvent = Omit<MilestoneEvent, 'id'>;

/** Adds a report to a locked order. */
export async function writeEvent(tx: Transaction, orderNo: string, { at, issuedAt, recordedAt, ...event }: NewEvent) {
  const no = sql<number>`(select coalesce(max(${orderMilestones.no}), 0) + 1 from ${orderMilestones}
    where ${orderMilestones.orderNo} = ${orderNo})`;
  await tx.insert(orderMilestones).values({
    ...{ orderNo, ...event, no: no as never },
    at: at === null ? null : new Date(at),
    ...{ issuedAt: new Date(issuedAt), recordedAt: new Date(recordedAt) },
  });
  await tx
    .update(orders)
    .set({ updatedAt: new Date(recordedAt), version: sql`${orders.version} + 1` })
    .where(eq(orders.orderNo, orderNo));
}

const atField = (field: 'at' | 'location' | 'reason', text: string) =>
  new Refusal(CODE.invalidInput, undefined, { fields: { [field]: text } });

/** Value of a milestone for the audit log. */
const auditOf = (milestone: Milestone | undefined, status: MilestoneEvent['status']) =>
  milestone?.[status] == null ? null : { [status]: milestone[status] };

/** Time zone in which a report's time is written. */
export const zoneOf = (
  milestones: readonly Milestone[],
  report: Pick<Milestone, 'kind' | 'location' | 'unit'>,
): string =>
  (
    milestones.find((one) => sameMilestone(one, report)) ??
    milestones.find(({ kind, unit }) => kind === report.kind && unit === '')
  )?.zone ?? CHINA;

type Order = typeof orders.$inferSelect;
type Typed = Omit<InferOutput<typeof operatorMilestone.request>, 'orderNo' | 'version'>;

/** Records a report about a locked order; false when it is recorded already. */
export async function writeReport(
  tx: Transaction,
  order: Order,
  { milestones, units }: Awaited<ReturnType<typeof readMilestones>>,
  typed: Typed,
  { now, actor, by, source }: Recording & Pick<MilestoneEvent, 'source'>,
): Promise<boolean> {
  const { orderNo, service } = order;
  const report = { ...typed, at: typed.at === 'now' ? now : typed.at };
  const before = milestones.find((one) => sameMilestone(one, report));
  const location = report.location || before?.location || '';
  if (report.kind === 'transferred' && location === '') throw atField('location', milestonesCopy.locationMissing);
  const error = reportError(report, { service, units, milestones, createdAt: order.createdAt.getTime(), now });
  if (error !== null) throw atField('at', milestoneErrorText(error, service));
  const known = before?.[report.status] ?? null;
  if (known === report.at && (known === null || before?.location === location)) return false;
  if (report.reason === '' && needsReason(report, before)) throw atField('reason', milestonesCopy.reasonMissing);
  const zone = zoneOf(milestones, report);
  await writeEvent(tx, orderNo, { ...report, location, zone, source, by, issuedAt: now, recordedAt: now });
  const act = { action: 'order.milestone', subjectKind: 'order', subjectId: orderNo };
  const after = { ...report, location };
  await recordAct(tx, actor, { ...act, before: auditOf(before, report.status), after }, now);
  return true;
}

/** Records a milestone by hand. A second operator is refused with the milestones as they are. */
export const recordMilestone = (
  db: Database,
  { orderNo, version, ...typed }: InferOutput<typeof operatorMilestone.request>,
  recording: Recording,
): Promise<AnswerOf<typeof operatorMilestone>> =>
  db.transaction(async (tx) => {
    const order = await lockUnderWay(tx, orderNo, recording.now);
    const read = await readMilestones(tx, order);
    const { milestones } = read;
    const before = milestones.find((one) => sameMilestone(one, typed));
    if ((before?.version ?? 0) !== version)
      throw new Refusal(CODE.conflict, milestonesCopy.taken(before?.latest?.by ?? ''), { milestones });
    const isNew = await writeReport(tx, order, read, typed, { ...recording, source: 'operator' });
    return { milestones: isNew ? (await readMilestones(tx, order)).milestones : milestones };
  });
