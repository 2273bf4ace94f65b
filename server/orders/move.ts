import { and, eq, gt, isNull, notInArray, or, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { AnswerOf } from '#contract/call.ts';
import type { deskOrders } from '#contract/calls/desk.ts';
import { CODE } from '#contract/codes.ts';
import { overStatuses } from '#domain/orders/statuses.ts';
import { amendmentReplies } from '#src/ui/copy/amendment-replies.ts';
import { orderReplies } from '#src/ui/copy/order-replies.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../data/connect.ts';
import { orders, orderTimeline } from '../data/schema/orders.ts';
import { tellOrderMoved } from '../notices/happenings.ts';
import { type Actor, recordAct } from '../operators/audit.ts';
import { waybillError } from './air/waybill.ts';
import { amendmentsOf, isWaiting } from './amendments/rows.ts';
import { closeOrder } from './cancel.ts';
import { readCancellationMode, settleCancellation } from './cancellations/rows.ts';

/** Takes an order on, by the desk: the node it reaches gets its time, a rejection gives the space back. */
export async function moveOrder(
  db: Database,
  { orderNo, status, from, dgStatus, remark }: InferOutput<typeof deskOrders.request>,
  { now, actor }: { now: number; actor: Actor },
): Promise<AnswerOf<typeof deskOrders>> {
  if (status === 'rejected' && remark === '')
    throw new Refusal(CODE.invalidInput, undefined, { fields: { remark: orderReplies.reasonMissing } });
  const at = new Date(now);
  return db.transaction(async (tx) => {
    const [held] = await tx.select().from(orders).where(eq(orders.orderNo, orderNo)).for('update');
    if (held === undefined) throw new Refusal(CODE.notFound, orderReplies.orderUnknown);
    const waybill = held.service === 'air' ? waybillError(held.carrierCode, remark) : null;
    if (waybill !== null) throw new Refusal(CODE.invalidInput, undefined, { fields: { remark: waybill } });
    if (from !== undefined && held.status !== from) throw new Refusal(CODE.conflict, orderReplies.orderElsewhere);
    if (status !== 'rejected' && (await amendmentsOf(tx, orderNo)).some(isWaiting))
      throw new Refusal(CODE.conflict, amendmentReplies.waiting);
    const [moved] = await tx
      .update(orders)
      .set({
        status,
        ...(dgStatus === undefined ? {} : { dgStatus }),
        ...(status === 'rejected' ? { cancelledAt: at, cancelReason: remark } : {}),
        updatedAt: at,
        version: sql`${orders.version} + 1`,
      })
      .where(
        and(
          eq(orders.orderNo, orderNo),
          notInArray(orders.status, overStatuses),
          or(isNull(orders.autoCancelAt), gt(orders.autoCancelAt, at)),
        ),
      )
      .returning({ dgStatus: orders.dgStatus, sailingId: orders.sailingId });
    if (moved === undefined) throw new Refusal(CODE.conflict, orderReplies.orderOver);
    const before = { status: held.status, dgStatus: held.dgStatus };
    const after = { status, dgStatus: moved.dgStatus, ...(remark === '' ? {} : { remark }) };
    if (status === 'rejected') {
      await closeOrder(tx, {
        orderNo,
        sailingId: moved.sailingId,
        at,
        now,
        status,
        remark,
        actor,
        detail: { before, after },
      });
    } else {
      await tx
        .update(orderTimeline)
        .set({ actualAt: at, ...(remark === '' ? {} : { remark }) })
        .where(and(eq(orderTimeline.orderNo, orderNo), eq(orderTimeline.node, status)));
      if ((await readCancellationMode(tx, held, status)) === 'none')
        await settleCancellation(tx, orderNo, { state: 'ended', at });
      const act = { action: `order.${status}`, subjectKind: 'order', subjectId: orderNo };
      await recordAct(tx, actor, { ...act, before, after }, now);
    }
    await tellOrderMoved(tx, held, { status, reason: remark, version: held.version + 1 }, now);
    return { orderNo, status, dgStatus: moved.dgStatus, updatedAt: now };
  });
}
