import { eq, sql } from 'drizzle-orm';
import type { BookedService } from '#contract/booked-services.ts';
import type { PlacedOrder } from '#contract/calls/orders.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import { teuOf } from '#domain/fcl/fees.ts';
import { autoCancelAt } from '#domain/orders/auto-cancel.ts';
import type { Transaction } from '../calls/idempotent.ts';
import { takeCampaignStock } from '../content/campaign-stock.ts';
import { nextNumber } from '../data/next-number.ts';
import { sailings } from '../data/schema/market.ts';
import { audit } from '../data/schema/operations.ts';
import { orderContainers, orderFeeLines, orderItems, orders, orderTimeline } from '../data/schema/orders.ts';
import { toPricedLine } from '../market/priced-lines.ts';
import { notifyOrderPlaced } from '../notices/event-notices.ts';
import { nextStepsOf } from './next-steps.ts';
import type { PreparedOrder } from './order-service.ts';
import { searchTextOf } from './search-text.ts';
import { orderServices } from './services.ts';

interface Placing {
  userId: string;
  quoteId: string | null;
  now: number;
  requestId: string;
}

/** A sailing without a count is left unchanged. */
async function countSpace(
  tx: Pick<Transaction, 'select' | 'update'>,
  { orderNo, sailingId }: { orderNo: string; sailingId: string | null },
  sign: '+' | '-',
): Promise<void> {
  if (sailingId === null) return;
  const boxes = await tx
    .select({ ctnType: orderContainers.containerCode, quantity: orderContainers.quantity })
    .from(orderContainers)
    .where(eq(orderContainers.orderNo, orderNo));
  await tx
    .update(sailings)
    .set({ slotsLeft: sql`${sailings.slotsLeft} ${sql.raw(sign)} ${teuOf(boxes)}` })
    .where(eq(sailings.id, sailingId));
}

/** Returns the space of an order to its sailing. */
export const giveSpaceBack = (tx: Transaction, orderNo: string, sailingId: string | null): Promise<void> =>
  countSpace(tx, { orderNo, sailingId }, '+');

/** Runs work as if the order held no space, then takes its space back. */
export async function besideOwnSpace<Answer>(
  tx: Transaction,
  order: { orderNo: string; sailingId: string | null },
  work: () => Promise<Answer>,
): Promise<Answer> {
  await countSpace(tx, order, '+');
  const answer = await work();
  await countSpace(tx, order, '-');
  return answer;
}

/** Counts the containers of an order. */
export const boxesOf = ({ containers }: Pick<PreparedOrder, 'containers'>): number =>
  containers.reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * Writes the order and its parts in the given transaction. The order number is taken as late as possible, because it
 * locks the sequence's row until the commit.
 */
export async function writeOrder(
  tx: Transaction,
  service: BookedService,
  prepared: PreparedOrder,
  { userId, quoteId, now, requestId }: Placing,
): Promise<PlacedOrder> {
  const { priced, enterprise, form, row } = prepared;
  const auditStatus = enterprise?.auditStatus ?? 'NONE';
  const cancelAt = autoCancelAt(now, enterprise === null ? null : { audit: enterprise.auditStatus });
  await prepared.take(tx);
  const orderNo = await nextNumber(tx, orderServices[service].prefix, now);
  const at = new Date(now);
  await tx.insert(orders).values({
    ...row,
    orderNo,
    service,
    userId,
    enterpriseId: enterprise?.id ?? null,
    status: 'submitted',
    dgStatus: row.isDanger ? 'pending' : 'none',
    quoteId,
    offerId: priced.offerId,
    form,
    search: searchTextOf({ ...row, orderNo, form }, prepared.items),
    autoCancelAt: cancelAt === null ? null : new Date(cancelAt),
    version: 1,
    createdAt: at,
    updatedAt: at,
  });
  await writeParts(tx, orderNo, prepared);
  if (prepared.timeline.length > 0)
    await tx.insert(orderTimeline).values(prepared.timeline.map((node) => ({ ...node, orderNo })));
  await tx.insert(audit).values({
    at,
    actorKind: 'user',
    actorId: userId,
    action: 'order.placed',
    subjectKind: 'order',
    subjectId: orderNo,
    requestId,
    detail: { offerId: priced.offerId, ...(row.enquiryNo ? { enquiryNo: row.enquiryNo } : {}) },
  });
  await prepared.close(tx, orderNo);
  await takeCampaignStock(tx, { orderNo, laneId: row.laneId, boxes: boxesOf(prepared), now });
  await notifyOrderPlaced(tx, { orderNo, service, userId, enterpriseId: enterprise?.id ?? null, cancelAt }, now);
  const standing = { voyage: row.voyage ?? null, status: 'submitted', now } as const;
  return {
    orderNo,
    status: 'submitted',
    autoCancelAt: cancelAt,
    nextSteps: nextStepsOf(service, form, { ...standing, autoCancelAt: cancelAt, auditStatus }),
    notice: cancelAt === null ? null : orderReplies.unverifiedNotice[auditStatus],
  };
}

type Parts = Pick<PreparedOrder, 'containers' | 'items'> & { priced: Pick<PreparedOrder['priced'], 'lines'> };

/** Writes the goods, containers and fee lines of an order. */
export async function writeParts(tx: Transaction, orderNo: string, prepared: Parts): Promise<void> {
  const { containers, items, priced } = prepared;
  const lines = priced.lines.map(toPricedLine).map(({ group, atCost: _, ...line }, sort) => ({
    ...line,
    sort,
    groupName: group,
  }));
  const ofOrder = <Row extends object>(rows: readonly Row[]) => rows.map((row) => ({ ...row, orderNo }));
  if (containers.length > 0) await tx.insert(orderContainers).values(ofOrder(containers));
  if (items.length > 0) await tx.insert(orderItems).values(ofOrder(items));
  if (lines.length > 0) await tx.insert(orderFeeLines).values(ofOrder(lines));
}
