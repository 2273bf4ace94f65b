import { and, eq, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { BookedService, FormOf, PartOf } from '#contract/booked-services.ts';
import type { amendOrder, withdrawAmendment } from '#contract/calls/amendments.ts';
import type { PlacedOrder } from '#contract/calls/orders.ts';
import { CODE } from '#contract/codes.ts';
import { amendmentReplies as words } from '#copy/orders/amendment.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import { afterEvent, canTake, refusalToAmend } from '#machines/order-life/index.ts';
import type { CallContext } from '../../calls/context.ts';
import type { Transaction } from '../../calls/idempotent.ts';
import { Refusal } from '../../calls/refusal.ts';
import type { Database } from '../../data/connect.ts';
import { audit } from '../../data/schema/operations.ts';
import { orderAmendments } from '../../data/schema/order-amendments.ts';
import { orders } from '../../data/schema/orders.ts';
import { isOwn } from '../../enterprise/membership.ts';
import { factsOf } from '../life/facts.ts';
import { lockOrder } from '../lock-order.ts';
import { nextStepsOf } from '../next-steps.ts';
import type { Asker, Priced } from '../order-service.ts';
import { orderOnce, prepareQuoted } from '../place.ts';
import { linesOf } from '../read.ts';
import { orderServices } from '../services.ts';
import { besideOwnSpace } from '../write.ts';
import { changedPaths } from './changes.ts';
import { amendmentsOf, isWaiting, otherVoyage, pricedLines, settle, toStored } from './rows.ts';
import { noteAmendment, noteDecision } from './timeline.ts';

const ownOrder = (no: string, userId: string) => and(eq(orders.orderNo, no), isOwn(orders, userId));

interface Acting {
  userId: string;
  now: number;
  requestId: string;
}

/** Locks the user's own amendable order, so that concurrent amendments run one after the other. */
async function requireAmendable(tx: Transaction, no: string, { userId, now }: Pick<Acting, 'now' | 'userId'>) {
  const locked = await lockOrder(tx, ownOrder(no, userId), now);
  if (locked === null) throw new Refusal(CODE.notFound, orderReplies.orderUnknown);
  const facts = await factsOf(tx, locked, now);
  const event = { type: 'amendment.ask' } as const;
  if (!canTake(facts, event)) throw new Refusal(CODE.conflict, words.refusals[refusalToAmend(facts) ?? 'over']);
  return { ...locked, latest: (await amendmentsOf(tx, no))[0]?.no ?? 0 };
}

/** Prices the amended order without taking space a second time. */
export const priceAmendment = <Service extends BookedService>(
  db: Database,
  { service, part, amends }: { service: Service; part: PartOf<Service>; amends: string },
  { userId, ...asker }: Asker,
): Promise<Priced> => {
  if (userId === null) throw new Refusal(CODE.notSignedIn);
  return db.transaction(async (tx) => {
    const { order } = await requireAmendable(tx, amends, { userId, now: asker.now });
    if (order.service !== service) throw new Refusal(CODE.notFound, orderReplies.orderUnknown);
    return besideOwnSpace(tx, order, () => orderServices[service].price(tx, part, { userId, ...asker }));
  });
};

interface AmendmentRequest<Service extends BookedService> {
  service: Service;
  no: string;
  seen: number;
  quoteId: string;
  form: FormOf<Service>;
}

async function write<Service extends BookedService>(
  tx: Transaction,
  { service, no, seen, quoteId, form }: AmendmentRequest<Service>,
  { userId, now, requestId }: Acting,
): Promise<PlacedOrder> {
  const { order, latest } = await requireAmendable(tx, no, { userId, now });
  if (order.service !== service) throw new Refusal(CODE.notFound, orderReplies.orderUnknown);
  if (latest !== seen) throw new Refusal(CODE.conflict, words.newer);
  const prepared = await besideOwnSpace(tx, order, () =>
    prepareQuoted(tx, { service, form, quoteId }, { userId, now }),
  );
  if (prepared.row.enquiryNo) throw new Refusal(CODE.conflict, words.refusals.enquired);
  const amended = {
    formBefore: order.form,
    form: prepared.form,
    prepared: toStored(prepared, otherVoyage(order, prepared)),
  };
  const changed = changedPaths(service, amended);
  if (changed.length === 0) throw new Refusal(CODE.conflict, words.same);
  const at = new Date(now);
  await tx.insert(orderAmendments).values({
    orderNo: no,
    no: latest + 1,
    state: 'waiting',
    resumes: order.status,
    ...amended,
    linesBefore: pricedLines(await linesOf(tx, no)),
    lines: pricedLines(prepared.priced.lines),
    quoteId,
    requestedBy: userId,
    requestedAt: at,
  });
  await moveTo(tx, no, 'amending', at);
  await noteAmendment(tx, no, at, words.asked);
  const detail = { amendment: latest + 1, changed };
  await noteAct(tx, { action: 'order.requestedAmendment', no, userId, requestId, at, detail });
  const autoCancelAt = order.autoCancelAt?.getTime() ?? null;
  const standing = { voyage: order.voyage, status: 'amending', now } as const;
  return {
    orderNo: no,
    status: 'amending',
    autoCancelAt,
    nextSteps: nextStepsOf(service, order.form, {
      ...standing,
      autoCancelAt,
      auditStatus: prepared.enterprise?.auditStatus ?? 'NONE',
    }),
    notice: null,
  };
}

const moveTo = (tx: Transaction, no: string, status: typeof orders.$inferSelect.status, at: Date) =>
  tx
    .update(orders)
    .set({ status, updatedAt: at, version: sql`${orders.version} + 1` })
    .where(eq(orders.orderNo, no));

interface Act {
  action: string;
  no: string;
  userId: string;
  requestId: string;
  at: Date;
  detail: { amendment: number; changed?: string[] };
}

const noteAct = (tx: Transaction, { action, no, userId, requestId, at, detail }: Act) =>
  tx.insert(audit).values({
    ...{ at, action, detail, requestId },
    ...{ actorKind: 'user' as const, actorId: userId, subjectKind: 'order', subjectId: no },
  });

/** Requests a change of an order at the accepted price; the order itself does not change yet. */
export const amend = (context: CallContext, request: InferOutput<typeof amendOrder.request>): Promise<PlacedOrder> =>
  orderOnce(context, 'amendOrder', request, (tx, acting) => write(tx, request, acting));

/** Withdraws an amendment that is not decided yet. */
export async function withdraw(
  db: Database,
  { no, amendment }: InferOutput<typeof withdrawAmendment.request>,
  { userId, now, requestId }: Acting,
): Promise<void> {
  await db.transaction(async (tx) => {
    const locked = await lockOrder(tx, ownOrder(no, userId), now);
    if (locked === null) throw new Refusal(CODE.notFound, orderReplies.orderUnknown);
    const pending = (await amendmentsOf(tx, no)).find((one) => one.no === amendment);
    if (pending === undefined) throw new Refusal(CODE.notFound, words.unknown);
    if (!isWaiting(pending)) throw new Refusal(CODE.conflict, words.settled);
    const resumed = afterEvent(await factsOf(tx, locked, now), { type: 'amendment.settle' });
    if (resumed === null) throw new Refusal(CODE.conflict, orderReplies.orderOver);
    const at = new Date(now);
    await settle(tx, no, { state: 'withdrawn', at });
    await moveTo(tx, no, resumed.status, at);
    await noteDecision(tx, no, words.withdrawn);
    await noteAct(tx, { action: 'order.amendmentWithdrawn', no, userId, requestId, at, detail: { amendment } });
  });
}
