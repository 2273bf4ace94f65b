import { and, eq } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { AnswerOf } from '#contract/call.ts';
import type { operatorCancellationAnswer, operatorCancellationOffer } from '#contract/calls/operator-cancellations.ts';
import { CODE } from '#contract/codes.ts';
import type { EnteredFee } from '#contract/fields/cancellation.ts';
import { orderReplies, cancellationReplies as words } from '#copy/orders/replies.ts';
import { toFen } from '#domain/money.ts';
import { cancellationFeeCodes } from '#domain/reference/cancellation-fees.ts';
import { canTake } from '#machines/order-life/index.ts';
import type { Transaction } from '../../calls/idempotent.ts';
import { Refusal } from '../../calls/refusal.ts';
import type { Database } from '../../data/connect.ts';
import { type CancellationFeeLine, orderCancellations } from '../../data/schema/order-cancellations.ts';
import { orders } from '../../data/schema/orders.ts';
import { notifyCancellationAnswered, notifyOrderCancelled } from '../../notices/event-notices.ts';
import { type Actor, recordAct } from '../../operators/audit.ts';
import { clauseOf, presentCancellation, presentFees } from './answers.ts';
import {
  endAsCancelled,
  type LockedOrder,
  lockCancellable,
  requireOpen,
  requireOpening,
  touchOrder,
} from './locked-order.ts';
import { type CancellationRow, cancellationsOf, settleCancellation } from './rows.ts';

type Answering = InferOutput<typeof operatorCancellationAnswer.request>;
type Answered = AnswerOf<typeof operatorCancellationAnswer>;

interface Acting {
  now: number;
  actor: Actor;
}

const feeNames = new Map(cancellationFeeCodes.map(({ code, nameCn }) => [code, nameCn]));

const toFeeLines = (fees: readonly EnteredFee[]): CancellationFeeLine[] =>
  fees.map(({ feeCode, currency, amount }) => ({
    ...{ feeCode, currency },
    feeName: feeNames.get(feeCode) ?? feeCode,
    fen: Number(toFen(amount)),
  }));

const totals = (fees: readonly CancellationFeeLine[]) => presentFees(fees).totals.map((total) => ({ ...total }));

function requireFilled({ decision, fees, reason }: Answering): void {
  const fields = {
    ...(decision === 'FEE' && fees.length === 0 ? { fees: words.feeMissing } : {}),
    ...(decision !== 'FREE' && reason === '' ? { reason: orderReplies.reasonMissing } : {}),
  };
  if (Object.keys(fields).length > 0) throw new Refusal(CODE.invalidInput, undefined, { fields });
}

async function readAnswered(tx: Transaction, orderNo: string, no: number): Promise<Answered> {
  const [order] = await tx.select({ status: orders.status }).from(orders).where(eq(orders.orderNo, orderNo));
  const row = (await cancellationsOf(tx, orderNo)).find((one) => one.no === no);
  if (order === undefined || row === undefined) throw new Refusal(CODE.notFound, words.unknown);
  return { ...presentCancellation(row), orderNo, status: order.status };
}

/** Sets a fee and waits for the customer's answer. */
async function charge(
  tx: Transaction,
  { order }: LockedOrder,
  open: CancellationRow,
  { fees, reason }: Answering,
  { now, actor }: Acting,
) {
  const lines = toFeeLines(fees);
  const at = new Date(now);
  await tx
    .update(orderCancellations)
    .set({
      ...{ state: 'answered', version: open.version + 1, fees: lines, answerReason: reason },
      ...{ clause: clauseOf(order.service).name, answeredBy: actor.actorId, answeredAt: at },
    })
    .where(and(eq(orderCancellations.orderNo, order.orderNo), eq(orderCancellations.no, open.no)));
  await touchOrder(tx, order.orderNo, at);
  const outcome = open.side === 'desk' ? 'OFFER' : 'FEE';
  await notifyCancellationAnswered(tx, order, { no: open.no, version: open.version + 1, outcome, reason }, now);
  await recordAct(
    tx,
    actor,
    {
      ...{ action: 'order.cancellationAnswered', subjectKind: 'order', subjectId: order.orderNo },
      ...{ before: { totals: totals(open.fees) }, after: { totals: totals(lines), reason } },
      more: { cancellation: open.no },
    },
    now,
  );
}

/** Refuses the customer's request or withdraws the company's offer; the order does not change. */
async function refuse(
  tx: Transaction,
  { order }: LockedOrder,
  open: CancellationRow,
  { reason }: Answering,
  { now, actor }: Acting,
) {
  const at = new Date(now);
  const state = open.side === 'customer' ? 'refused' : 'withdrawn';
  await settleCancellation(tx, order.orderNo, { state, at, answerReason: reason });
  await touchOrder(tx, order.orderNo, at);
  const { no, version, side } = open;
  if (side === 'customer')
    await notifyCancellationAnswered(tx, order, { no, version, outcome: 'REFUSED', reason }, now);
  await recordAct(
    tx,
    actor,
    {
      ...{ action: 'order.cancellationRefused', subjectKind: 'order', subjectId: order.orderNo },
      ...{ before: { state: open.state }, after: { state, reason }, more: { cancellation: open.no } },
    },
    now,
  );
}

/** Cancels at once, free of charge, as the customer requested. */
async function cancelFree(
  tx: Transaction,
  { order, facts }: LockedOrder,
  open: CancellationRow,
  { reason }: Answering,
  { now, actor }: Acting,
) {
  if (!canTake(facts, { type: 'cancellation.waive' })) throw new Refusal(CODE.conflict, words.offeredFree);
  const at = new Date(now);
  await tx
    .update(orderCancellations)
    .set({
      ...{ state: 'accepted', version: open.version + 1, fees: [], answerReason: reason === '' ? null : reason },
      ...{ clause: null, answeredBy: actor.actorId, answeredAt: at, decidedAt: at },
    })
    .where(and(eq(orderCancellations.orderNo, order.orderNo), eq(orderCancellations.no, open.no)));
  await notifyOrderCancelled(tx, order, { no: open.no, reason }, now);
  await endAsCancelled(tx, order, {
    ...{ reason: open.reason, now, actor },
    detail: { cancellation: open.no, before: { status: order.status }, after: { status: 'cancelled', totals: [] } },
  });
}

const decisions = { FEE: charge, FREE: cancelFree, REFUSE: refuse } as const;

/** Answers a customer's cancellation request or changes an open offer. */
export async function answerCancellation(db: Database, request: Answering, acting: Acting): Promise<Answered> {
  requireFilled(request);
  const { orderNo, cancellation, version, decision } = request;
  return db.transaction(async (tx) => {
    const locked = await lockCancellable(tx, eq(orders.orderNo, orderNo), acting.now);
    const open = requireOpen(locked, cancellation);
    if (open.version !== version) throw new Refusal(CODE.conflict, words.answeredElsewhere);
    await decisions[decision](tx, locked, open, request, acting);
    return readAnswered(tx, orderNo, cancellation);
  });
}

/** Offers the customer to cancel the order on the company's initiative. */
export async function offerCancellation(
  db: Database,
  { orderNo, fees, reason }: InferOutput<typeof operatorCancellationOffer.request>,
  { now, actor }: Acting,
): Promise<Answered> {
  return db.transaction(async (tx) => {
    const { order, facts, cancellations } = await lockCancellable(tx, eq(orders.orderNo, orderNo), now);
    requireOpening(facts, 'cancellation.offer');
    const at = new Date(now);
    const no = (cancellations[0]?.no ?? 0) + 1;
    const lines = toFeeLines(fees);
    await tx.insert(orderCancellations).values({
      ...{ orderNo, no, state: 'answered', side: 'desk', requestedBy: null, reason, requestedAt: at },
      ...{ version: 1, fees: lines, answerReason: reason },
      ...{
        clause: lines.length === 0 ? null : clauseOf(order.service).name,
        answeredBy: actor.actorId,
        answeredAt: at,
      },
    });
    await touchOrder(tx, orderNo, at);
    await notifyCancellationAnswered(tx, order, { no, version: 1, outcome: 'OFFER', reason }, now);
    await recordAct(
      tx,
      actor,
      {
        ...{ action: 'order.cancellationOffered', subjectKind: 'order', subjectId: orderNo },
        ...{ before: {}, after: { totals: totals(lines), reason }, more: { cancellation: no } },
      },
      now,
    );
    return readAnswered(tx, orderNo, no);
  });
}
