import { eq, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { AnswerOf } from '#contract/call.ts';
import type { operatorMilestone } from '#contract/calls/operator-milestones.ts';
import { CODE } from '#contract/codes.ts';
import { milestoneErrorText, milestonesCopy } from '#copy/orders/milestones.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import { isEnded } from '#domain/orders/statuses.ts';
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
import { type Actor, recordAct } from '../../operators/audit.ts';
import { lockOrder } from '../lock-order.ts';
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

interface Recording {
  now: number;
  actor: Actor;
  /** Author's name, shown to the customer. */
  by: string;
}

/** Value of a milestone for the audit log. */
const auditOf = (milestone: Milestone | undefined, status: MilestoneEvent['status']) =>
  milestone?.[status] == null ? null : { [status]: milestone[status] };

/** Records a milestone by hand. A second operator is refused with the milestones as they are. */
export const recordMilestone = (
  db: Database,
  { orderNo, version, ...typed }: InferOutput<typeof operatorMilestone.request>,
  { now, actor, by }: Recording,
): Promise<AnswerOf<typeof operatorMilestone>> =>
  db.transaction(async (tx) => {
    const report = { ...typed, at: typed.at === 'now' ? now : typed.at };
    const locked = await lockOrder(tx, eq(orders.orderNo, orderNo), now);
    if (locked === null) throw new Refusal(CODE.notFound, orderReplies.orderUnknown);
    const { order, status } = locked;
    if (isEnded(status)) throw new Refusal(CODE.conflict, orderReplies.orderOver);
    const { milestones, units } = await readMilestones(tx, order);
    const before = milestones.find((one) => sameMilestone(one, report));
    if ((before?.version ?? 0) !== version)
      throw new Refusal(CODE.conflict, milestonesCopy.taken(before?.latest?.by ?? ''), { milestones });
    const location = report.location || before?.location || '';
    if (report.kind === 'transferred' && location === '') throw atField('location', milestonesCopy.locationMissing);
    const { service } = order;
    const error = reportError(report, { service, units, milestones, createdAt: order.createdAt.getTime(), now });
    if (error !== null) throw atField('at', milestoneErrorText(error, service));
    const known = before?.[report.status] ?? null;
    if (known === report.at && (known === null || before?.location === location)) return { milestones };
    if (report.reason === '' && needsReason(report, before)) throw atField('reason', milestonesCopy.reasonMissing);
    const zone =
      before?.zone ?? milestones.find(({ kind, unit }) => kind === report.kind && unit === '')?.zone ?? CHINA;
    await writeEvent(tx, orderNo, {
      ...report,
      location,
      zone,
      source: 'operator',
      by,
      issuedAt: now,
      recordedAt: now,
    });
    const act = { action: 'order.milestone', subjectKind: 'order', subjectId: orderNo };
    const after = { ...report, location };
    await recordAct(tx, actor, { ...act, before: auditOf(before, report.status), after }, now);
    return { milestones: (await readMilestones(tx, order)).milestones };
  });
