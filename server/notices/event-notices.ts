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
import { notifyOperators, notifyUser } from './write-notice.ts';

interface Owned {
  userId: string;
  enterpriseId: string | null;
}

interface OwnedOrder extends Owned {
  orderNo: string;
}

export async function notifyOrderPlaced(
  tx: Transaction,
  { orderNo, service, cancelAt, ...owned }: OwnedOrder & { service: string; cancelAt: number | null },
  now: number,
): Promise<void> {
  await notifyUser(tx, owned, { kind: 'orderReceived', subject: orderNo, facts: { service, cancelAt } }, now);
  await notifyOperators(tx, { kind: 'newOrder', subject: orderNo, facts: { service } }, now);
}

/** Notifies the customer of a status that is notified. */
export async function notifyOrderMoved(
  tx: Transaction,
  order: OwnedOrder,
  { status, reason, version }: { status: OrderStatus; reason: string; version: number },
  now: number,
): Promise<void> {
  if (!hasNotice(status)) return;
  const facts = { status, reason: shortWords(reason) };
  await notifyUser(tx, order, { kind: 'orderAction', subject: order.orderNo, facts, occasion: version }, now);
}

/** Corrects the notice of an undone step. */
export async function correctOrderMoved(
  tx: Transaction,
  order: OwnedOrder,
  { undone, status, reason, version }: { undone: OrderStatus; status: OrderStatus; reason: string; version: number },
  now: number,
): Promise<void> {
  if (!hasNotice(undone)) return;
  const facts = { undone, status, reason: shortWords(reason) };
  await notifyUser(tx, order, { kind: 'orderAction', subject: order.orderNo, facts, occasion: version }, now);
}

export async function notifyPaperReturned(
  tx: Transaction,
  order: OwnedOrder,
  { paper, version, name, reason }: { paper: string; version: number; name: string; reason: string },
  now: number,
): Promise<void> {
  const facts = { paper: name, reason: shortWords(reason) };
  const occasion = `${paper} ${version}`;
  await notifyUser(tx, order, { kind: 'orderAction', subject: order.orderNo, facts, occasion }, now);
}

/** Notifies the customer of a draft bill. */
export async function notifyDraftMade(tx: Transaction, order: OwnedOrder, version: number, now: number): Promise<void> {
  const facts = { draft: version };
  await notifyUser(
    tx,
    order,
    { kind: 'orderAction', subject: order.orderNo, facts, occasion: `draft ${version}` },
    now,
  );
}

/** Notifies the operators of a draft bill to be corrected. */
export async function notifyDraftAnswered(
  tx: Transaction,
  orderNo: string,
  { isConfirmed, version }: { isConfirmed: boolean; version: number },
  now: number,
): Promise<void> {
  if (isConfirmed) return;
  await notifyOperators(tx, { kind: 'draftCorrected', subject: orderNo, facts: { version }, occasion: version }, now);
}

export async function notifyAmendmentDecided(
  tx: Transaction,
  order: OwnedOrder,
  {
    no,
    isAccepted,
    reason,
    requiredAgain,
  }: { no: number; isAccepted: boolean; reason: string; requiredAgain: readonly PaperRequiredAgain[] },
  now: number,
): Promise<void> {
  const facts = { isAccepted, reason: shortWords(reason), requiredAgain };
  const notice = { kind: 'amendmentDecided', subject: order.orderNo, facts, occasion: no } as const;
  await notifyUser(tx, order, notice, now);
}

/** Notifies once per version of an answer. */
export async function notifyCancellationAnswered(
  tx: Transaction,
  order: OwnedOrder,
  { no, version, ...facts }: FactsOf['cancellationAnswered'] & { no: number; version: number },
  now: number,
): Promise<void> {
  await notifyUser(
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
  await notifyUser(tx, order, { kind: 'orderCancelled', subject: order.orderNo, facts, occasion: no }, now);
}

export async function notifyCancellationRequested(
  tx: Transaction,
  orderNo: string,
  no: number,
  now: number,
): Promise<void> {
  await notifyOperators(tx, { kind: 'cancellationRequested', subject: orderNo, facts: { no }, occasion: no }, now);
}

/** Notifies of the first unread message only. */
export async function notifyMessage(
  tx: Transaction,
  order: OwnedOrder,
  { no, side }: { no: number; side: MessageSide },
  now: number,
): Promise<void> {
  const notice = { subject: order.orderNo, facts: { no }, occasion: no };
  if (side === 'desk') await notifyUser(tx, order, { kind: 'orderMessage', ...notice }, now);
  else await notifyOperators(tx, { kind: 'newMessage', ...notice }, now);
}

/** A declined enquiry may still be answered later. */
export async function notifyEnquiryAnswered(
  tx: Transaction,
  { enquiryNo, ...owned }: Owned & { enquiryNo: string },
  { isDeclined, reason }: { isDeclined: boolean; reason: string },
  now: number,
): Promise<void> {
  const facts = { isDeclined, reason: shortWords(reason) };
  const occasion = isDeclined ? 'declined' : 'answered';
  await notifyUser(tx, owned, { kind: 'enquiryAnswered', subject: enquiryNo, facts, occasion }, now);
}

/** Notifies the invoice's payer by the name on it. */
export async function notifyInvoiceDecided(
  tx: Transaction,
  { id, name, ...owned }: Owned & { id: string; name: string },
  { isIssued, reason }: { isIssued: boolean; reason: string },
  now: number,
): Promise<void> {
  const facts = { isIssued, reason: shortWords(reason) };
  const notice = { kind: 'invoiceDecided', subject: shortWords(name), facts, occasion: id } as const;
  await notifyUser(tx, owned, notice, now);
}

/** Notifies the submitter, even if their membership has ended. */
export async function notifyVerificationDecided(
  tx: Transaction,
  { id, name, userId }: { id: string; name: string; userId: string },
  { isPassed, reason }: { isPassed: boolean; reason: string },
  now: number,
): Promise<void> {
  const facts = { isPassed, reason: shortWords(reason) };
  const notice = { kind: 'verificationDecided', subject: shortWords(name), facts, occasion: id } as const;
  await notifyUser(tx, { userId, enterpriseId: null }, notice, now);
}

type Writing = Pick<CallContext, 'db' | 'clock' | 'log' | 'requestId'>;

/** Not awaited, so that response times do not reveal whether an account exists. */
function writeLater({ log, requestId }: Writing, written: Promise<void>): void {
  written.catch((error: unknown) => log.error('notice.notWritten', { requestId, error }));
}

const dayOf = (now: number) => Math.floor((now + SHANGHAI_OFFSET_MS) / DAY_MS);

/** At most once a day per account, however many attempts there are. */
export function informOfAttempts(context: Writing, { id, phone }: { id: string; phone: string }, since: number): void {
  const now = context.clock.now();
  const happening = {
    ...({ kind: 'passwordAttempts', subject: maskPhone(phone), occasion: `${id} ${dayOf(now)}` } as const),
    facts: { count: ATTEMPTS_REPORTED, since },
  };
  writeLater(context, notifyUser(context.db, { userId: id, enterpriseId: null }, happening, now));
}

/** At most once an hour per account. */
export function informOfNewDevice(context: Writing, { id, phone }: { id: string; phone: string }): void {
  const now = context.clock.now();
  const occasion = `${id} ${Math.floor(now / HOUR_MS)}`;
  const happening = { kind: 'newDevice', subject: maskPhone(phone), occasion, facts: { at: now } } as const;
  writeLater(context, notifyUser(context.db, { userId: id, enterpriseId: null }, happening, now));
}

/** At most once a day per operator, sent to the operators' channels. */
export function informOfOperatorAttempts(context: Writing, name: string): void {
  const now = context.clock.now();
  const happening = { kind: 'operatorAttempts', subject: name, occasion: dayOf(now) } as const;
  writeLater(context, notifyOperators(context.db, { ...happening, facts: { count: ATTEMPTS_REPORTED } }, now));
}
