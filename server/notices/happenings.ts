import { maskPhone } from '#domain/identity/phone.ts';
import { DAY_MS, HOUR_MS } from '#domain/limits.ts';
import type { FactsOf, PaperRequiredAgain } from '#domain/notices/facts.ts';
import { hasNotice } from '#domain/notices/kinds.ts';
import { shortWords } from '#domain/notices/short-words.ts';
import type { MessageSide } from '#domain/orders/messages.ts';
import type { OrderStatus } from '#domain/orders/statuses.ts';
import { SHANGHAI_OFFSET_MS } from '#domain/schedule/zone.ts';
import type { CallContext } from '../calls/context.ts';
import type { Transaction } from '../calls/idempotent.ts';
import { ATTEMPTS_REPORTED } from '../session/work-rules.ts';
import { tellDesk, tellUser } from './tell.ts';

interface Owned {
  userId: string;
  enterpriseId: string | null;
}

interface OwnedOrder extends Owned {
  orderNo: string;
}

export async function tellOrderPlaced(
  tx: Transaction,
  { orderNo, service, cancelAt, ...owned }: OwnedOrder & { service: string; cancelAt: number | null },
  now: number,
): Promise<void> {
  await tellUser(tx, owned, { kind: 'orderReceived', subject: orderNo, facts: { service, cancelAt } }, now);
  await tellDesk(tx, { kind: 'newOrder', subject: orderNo, facts: { service } }, now);
}

/** Informs the customer of a status that is notified. */
export async function tellOrderMoved(
  tx: Transaction,
  order: OwnedOrder,
  { status, reason, version }: { status: OrderStatus; reason: string; version: number },
  now: number,
): Promise<void> {
  if (!hasNotice(status)) return;
  const facts = { status, reason: shortWords(reason) };
  await tellUser(tx, order, { kind: 'orderAction', subject: order.orderNo, facts, occasion: version }, now);
}

/** Corrects what was sent of a step that was undone. */
export async function correctOrderMoved(
  tx: Transaction,
  order: OwnedOrder,
  { undone, status, reason, version }: { undone: OrderStatus; status: OrderStatus; reason: string; version: number },
  now: number,
): Promise<void> {
  if (!hasNotice(undone)) return;
  const facts = { undone, status, reason: shortWords(reason) };
  await tellUser(tx, order, { kind: 'orderAction', subject: order.orderNo, facts, occasion: version }, now);
}

export async function tellPaperReturned(
  tx: Transaction,
  order: OwnedOrder,
  { paper, version, name, reason }: { paper: string; version: number; name: string; reason: string },
  now: number,
): Promise<void> {
  const facts = { paper: name, reason: shortWords(reason) };
  const occasion = `${paper} ${version}`;
  await tellUser(tx, order, { kind: 'orderAction', subject: order.orderNo, facts, occasion }, now);
}

/** The draft of a bill waits for its customer. */
export async function tellDraftMade(tx: Transaction, order: OwnedOrder, version: number, now: number): Promise<void> {
  const facts = { draft: version };
  await tellUser(tx, order, { kind: 'orderAction', subject: order.orderNo, facts, occasion: `draft ${version}` }, now);
}

/** Of a draft that is to be made again. */
export async function tellDraftAnswered(
  tx: Transaction,
  orderNo: string,
  { isConfirmed, version }: { isConfirmed: boolean; version: number },
  now: number,
): Promise<void> {
  if (isConfirmed) return;
  await tellDesk(tx, { kind: 'draftCorrected', subject: orderNo, facts: { version }, occasion: version }, now);
}

export async function tellAmendmentDecided(
  tx: Transaction,
  order: OwnedOrder,
  {
    no,
    isAccepted,
    reason,
    owed,
  }: { no: number; isAccepted: boolean; reason: string; owed: readonly PaperRequiredAgain[] },
  now: number,
): Promise<void> {
  const facts = { isAccepted, reason: shortWords(reason), owed };
  const told = { kind: 'amendmentDecided', subject: order.orderNo, facts, occasion: no } as const;
  await tellUser(tx, order, told, now);
}

/** Writes a notice for each version of an answer. */
export async function notifyCancellationAnswered(
  tx: Transaction,
  order: OwnedOrder,
  { no, version, ...facts }: FactsOf['cancellationAnswered'] & { no: number; version: number },
  now: number,
): Promise<void> {
  await tellUser(
    tx,
    order,
    {
      ...{ kind: 'cancellationAnswered', subject: order.orderNo, occasion: `${no} ${version} ${facts.outcome}` },
      facts: { ...facts, reason: shortWords(facts.reason) },
    },
    now,
  );
}

export async function notifyOrderCancelled(
  tx: Transaction,
  order: OwnedOrder,
  { no, reason }: { no: number; reason: string },
  now: number,
): Promise<void> {
  const facts = { reason: shortWords(reason) };
  await tellUser(tx, order, { kind: 'orderCancelled', subject: order.orderNo, facts, occasion: no }, now);
}

export async function notifyCancellationRequested(
  tx: Transaction,
  orderNo: string,
  no: number,
  now: number,
): Promise<void> {
  await tellDesk(tx, { kind: 'cancellationRequested', subject: orderNo, facts: { no }, occasion: no }, now);
}

/** Of the first message that the other side has not read. */
export async function tellMessage(
  tx: Transaction,
  order: OwnedOrder,
  { no, side }: { no: number; side: MessageSide },
  now: number,
): Promise<void> {
  const told = { subject: order.orderNo, facts: { no }, occasion: no };
  if (side === 'desk') await tellUser(tx, order, { kind: 'orderMessage', ...told }, now);
  else await tellDesk(tx, { kind: 'newMessage', ...told }, now);
}

/** One that was declined may be answered later after all. */
export async function tellEnquiryAnswered(
  tx: Transaction,
  { enquiryNo, ...owned }: Owned & { enquiryNo: string },
  { isDeclined, reason }: { isDeclined: boolean; reason: string },
  now: number,
): Promise<void> {
  const facts = { isDeclined, reason: shortWords(reason) };
  const occasion = isDeclined ? 'declined' : 'answered';
  await tellUser(tx, owned, { kind: 'enquiryAnswered', subject: enquiryNo, facts, occasion }, now);
}

/** The payer's, by the name that is on it. */
export async function tellInvoiceDecided(
  tx: Transaction,
  { id, name, ...owned }: Owned & { id: string; name: string },
  { isIssued, reason }: { isIssued: boolean; reason: string },
  now: number,
): Promise<void> {
  const facts = { isIssued, reason: shortWords(reason) };
  const told = { kind: 'invoiceDecided', subject: shortWords(name), facts, occasion: id } as const;
  await tellUser(tx, owned, told, now);
}

/** The one who sent it is told, whatever became of their membership. */
export async function tellVerificationDecided(
  tx: Transaction,
  { id, name, userId }: { id: string; name: string; userId: string },
  { isPassed, reason }: { isPassed: boolean; reason: string },
  now: number,
): Promise<void> {
  const facts = { isPassed, reason: shortWords(reason) };
  const told = { kind: 'verificationDecided', subject: shortWords(name), facts, occasion: id } as const;
  await tellUser(tx, { userId, enterpriseId: null }, told, now);
}

type Writing = Pick<CallContext, 'db' | 'clock' | 'log' | 'requestId'>;

/** Not awaited: an account that exists is answered no later than one that does not. */
function writeLater({ log, requestId }: Writing, written: Promise<void>): void {
  written.catch((error: unknown) => log.error('notice.notWritten', { requestId, error }));
}

const dayOf = (now: number) => Math.floor((now + SHANGHAI_OFFSET_MS) / DAY_MS);

/** At most one a day for an account, however long strangers go on. */
export function informOfAttempts(context: Writing, { id, phone }: { id: string; phone: string }, since: number): void {
  const now = context.clock.now();
  const happening = {
    ...({ kind: 'passwordAttempts', subject: maskPhone(phone), occasion: `${id} ${dayOf(now)}` } as const),
    facts: { count: ATTEMPTS_REPORTED, since },
  };
  writeLater(context, tellUser(context.db, { userId: id, enterpriseId: null }, happening, now));
}

/** At most one an hour for an account. */
export function informOfNewDevice(context: Writing, { id, phone }: { id: string; phone: string }): void {
  const now = context.clock.now();
  const occasion = `${id} ${Math.floor(now / HOUR_MS)}`;
  const happening = { kind: 'newDevice', subject: maskPhone(phone), occasion, facts: { at: now } } as const;
  writeLater(context, tellUser(context.db, { userId: id, enterpriseId: null }, happening, now));
}

/** At most one a day for an operator, sent to the company's own people. */
export function informOfOperatorAttempts(context: Writing, name: string): void {
  const now = context.clock.now();
  const happening = { kind: 'operatorAttempts', subject: name, occasion: dayOf(now) } as const;
  writeLater(context, tellDesk(context.db, { ...happening, facts: { count: ATTEMPTS_REPORTED } }, now));
}
