import { and, eq, gte, sql } from 'drizzle-orm';
import type { PlacedOrder } from '#contract/calls/orders.ts';
import { CODE } from '#contract/codes.ts';
import type { CargoLine, FclForm } from '#domain/booking/services/fcl/form.ts';
import { readUnNumber } from '#domain/dangerous-goods/numbers.ts';
import { teuOf } from '#domain/fees/fcl.ts';
import { type AuditStatus, autoCancelAt } from '#domain/orders/auto-cancel.ts';
import { orderReplies } from '#src/ui/copy/order-replies.ts';
import type { Transaction } from '../calls/idempotent.ts';
import { Refusal } from '../calls/refusal.ts';
import { nextNumber } from '../data/next-number.ts';
import { sailings } from '../data/schema/market.ts';
import { audit } from '../data/schema/operations.ts';
import {
  type JsonObject,
  orderContainers,
  orderFeeLines,
  orderItems,
  orders,
  orderTimeline,
} from '../data/schema/orders.ts';
import { toPricedLine } from '../market/priced-lines.ts';
import { nextStepsOf } from './next-steps.ts';
import type { PricedBooking } from './price.ts';
import { plannedTimeline } from './timeline.ts';

export interface Booking {
  userId: string;
  enterprise: { id: string; auditStatus: AuditStatus } | null;
  form: FclForm;
  priced: PricedBooking;
  quoteId: string | null;
  enquiryNo: string | null;
  now: number;
  requestId: string;
}

/** Takes the space the boxes need, and no more than there is. */
async function takeSpace(tx: Transaction, { offer, slotsLeft }: PricedBooking, teu: number): Promise<void> {
  if (slotsLeft === null) return;
  const taken = await tx
    .update(sailings)
    .set({ slotsLeft: sql`${sailings.slotsLeft} - ${teu}` })
    .where(and(eq(sailings.id, offer.scheduleId), gte(sailings.slotsLeft, teu)))
    .returning({ id: sailings.id });
  if (taken.length > 0) return;
  const [left] = await tx.select({ slots: sailings.slotsLeft }).from(sailings).where(eq(sailings.id, offer.scheduleId));
  throw new Refusal(CODE.noSpace, orderReplies.noSpace(left?.slots ?? 0), { slotsLeft: left?.slots ?? 0 });
}

/** Returns the space of an order; a sailing without a count is left as it is. */
export async function giveSpaceBack(tx: Transaction, orderNo: string, sailingId: string | null): Promise<void> {
  if (sailingId === null) return;
  const boxes = await tx
    .select({ ctnType: orderContainers.containerCode, quantity: orderContainers.quantity })
    .from(orderContainers)
    .where(eq(orderContainers.orderNo, orderNo));
  await tx
    .update(sailings)
    .set({ slotsLeft: sql`${sailings.slotsLeft} + ${teuOf(boxes)}` })
    .where(eq(sailings.id, sailingId));
}

/** The order and all that belongs to it, in the transaction it is given; the number is taken as late as it can be. */
export async function writeOrder(tx: Transaction, booking: Booking): Promise<PlacedOrder> {
  const { userId, enterprise, form, priced, now, requestId, quoteId, enquiryNo } = booking;
  const boxes = form.containers.map(({ ctnType, quantity }) => ({ ctnType, quantity: Number(quantity) }));
  const isDanger = form.cargo.some((line) => line.isDanger);
  const cancelAt = autoCancelAt(now, enterprise === null ? null : { audit: enterprise.auditStatus });
  await takeSpace(tx, priced, teuOf(boxes));
  const orderNo = await nextNumber(tx, 'FCL', now);
  const at = new Date(now);
  const { offer, voyage } = priced;
  await tx.insert(orders).values({
    orderNo,
    service: 'fcl',
    userId,
    enterpriseId: enterprise?.id ?? null,
    status: 'submitted',
    dgStatus: isDanger ? 'pending' : 'none',
    quoteId,
    enquiryNo,
    offerId: offer.priceId,
    sailingId: offer.scheduleId,
    laneId: priced.laneId,
    carrierCode: offer.carrier.code,
    etd: new Date(offer.etd),
    isDanger,
    form: form as unknown as JsonObject,
    voyage,
    autoCancelAt: cancelAt === null ? null : new Date(cancelAt),
    version: 1,
    createdAt: at,
    updatedAt: at,
  });
  await tx.insert(orderContainers).values(
    form.containers.map(({ ctnType, quantity, soc, weightPerCtn }) => ({
      orderNo,
      containerCode: ctnType,
      quantity: Number(quantity),
      shipperOwned: soc,
      weightKg: weightPerCtn,
    })),
  );
  await tx.insert(orderItems).values(itemsOf(orderNo, form));
  await tx.insert(orderFeeLines).values(
    priced.lines.map(toPricedLine).map(({ group, atCost: _, ...line }, sort) => ({
      ...line,
      orderNo,
      sort,
      groupName: group,
    })),
  );
  await tx.insert(orderTimeline).values(plannedTimeline(voyage, isDanger, now).map((node) => ({ ...node, orderNo })));
  await tx.insert(audit).values({
    at,
    actorKind: 'user',
    actorId: userId,
    action: 'order.placed',
    subjectKind: 'order',
    subjectId: orderNo,
    requestId,
    detail: { offerId: offer.priceId, ...(enquiryNo === null ? {} : { enquiryNo }) },
  });
  return {
    orderNo,
    status: 'submitted',
    autoCancelAt: cancelAt,
    nextSteps: nextStepsOf(
      form,
      { voyage, status: 'submitted', autoCancelAt: cancelAt, auditStatus: enterprise?.auditStatus ?? 'NONE' },
      now,
    ),
    notice: cancelAt === null ? null : orderReplies.unverifiedNotice[enterprise?.auditStatus ?? 'NONE'],
  };
}

const orNull = (text: string): string | null => (text === '' ? null : text);

export const itemsOf = (orderNo: string, { cargo }: Pick<FclForm, 'cargo'>): (typeof orderItems.$inferInsert)[] =>
  cargo.map((line, index) => toItem(orderNo, line, index));

function toItem(orderNo: string, line: CargoLine, index: number): typeof orderItems.$inferInsert {
  const { dg } = line;
  return {
    orderNo,
    lineNo: index + 1,
    cargoNameCn: line.cargoNameCn,
    cargoNameEn: line.cargoNameEn,
    hsCode: orNull(line.hsCode),
    casNo: orNull(line.casNo),
    packageType: line.packageType,
    packages: Number(line.packages),
    grossKg: line.grossWeight,
    netKg: orNull(line.netWeight),
    volume: orNull(line.volume),
    ...(line.isDanger
      ? {
          unNo: readUnNumber(dg.unNo),
          dgClass: dg.dgClass,
          packingGroup: orNull(dg.packingGroup),
          dangerous: dg as unknown as JsonObject,
        }
      : { unNo: null, dgClass: null, packingGroup: null, dangerous: null }),
  };
}
