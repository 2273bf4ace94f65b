import { and, inArray } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { AnswerOf } from '#contract/call.ts';
import type { requestInvoice } from '#contract/calls/invoices.ts';
import { CODE } from '#contract/codes.ts';
import { invoiceReplies } from '#copy/operator/replies.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import { invoiceErrors, tidyInvoice } from '#domain/invoices/request-form.ts';
import type { Transaction } from '../calls/idempotent.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../data/connect.ts';
import { audit } from '../data/schema/operations.ts';
import { invoiceOrders, invoices, orders } from '../data/schema/orders.ts';
import { isOwn } from '../enterprise/membership.ts';
import { notifyOperators } from '../notices/write-notice.ts';
import type { Random } from '../random.ts';
import { errorText } from '../texts/form-words.ts';
import { invoiceable, payable } from './amounts.ts';

type InvoiceRequest = InferOutput<typeof requestInvoice.request>;

interface Asking {
  userId: string;
  now: number;
  random: Random;
  requestId: string;
}

function requireValidDetails(details: Omit<InvoiceRequest, 'orderNos'>): void {
  const errors = invoiceErrors(details);
  if (errors.length === 0) return;
  const fields = errors.map((error) => [error.path, errorText({ ...error, path: `invoice.${error.path}` })]);
  throw new Refusal(CODE.invalidInput, undefined, { fields: Object.fromEntries(fields) });
}

/**
 * Locks the orders until the invoice is written and returns their only payer; others' orders are answered as
 * unknown.
 */
async function lockOrders(tx: Transaction, orderNos: readonly string[], { userId, now }: Asking) {
  const locked = await tx
    .select({ orderNo: orders.orderNo, enterpriseId: orders.enterpriseId })
    .from(orders)
    .where(and(inArray(orders.orderNo, [...orderNos]), isOwn(orders, userId)))
    .orderBy(orders.orderNo)
    .for('update');
  if (locked.length < orderNos.length) throw new Refusal(CODE.notFound, orderReplies.orderUnknown);
  const [{ enterpriseId }] = locked as [(typeof locked)[number]];
  if (locked.some((order) => order.enterpriseId !== enterpriseId))
    throw new Refusal(CODE.conflict, invoiceReplies.severalPayers);
  const open = new Set((await invoiceable(tx, userId, now)).map(({ orderNo }) => orderNo));
  const closed = orderNos.filter((orderNo) => !open.has(orderNo));
  if (closed.length > 0) throw new Refusal(CODE.conflict, invoiceReplies.notInvoiceable(closed));
  return enterpriseId;
}

/** Requests one invoice for several orders at their current amounts. */
export async function askInvoice(
  db: Database,
  { orderNos: request, ...details }: InvoiceRequest,
  asking: Asking,
): Promise<AnswerOf<typeof requestInvoice>> {
  requireValidDetails(details);
  const { userId, now, random, requestId } = asking;
  const orderNos = [...new Set(request)];
  return db.transaction(async (tx) => {
    const enterpriseId = await lockOrders(tx, orderNos, asking);
    const amounts = await payable(tx, orderNos);
    const at = new Date(now);
    const invoiceId = random.uuid();
    const fields = tidyInvoice(details);
    await tx.insert(invoices).values({
      ...{ id: invoiceId, userId, enterpriseId, invoiceType: fields.invoiceType, fields },
      ...{ status: 'requested', createdAt: at },
    });
    await tx
      .insert(invoiceOrders)
      .values(orderNos.map((orderNo) => ({ invoiceId, orderNo, amounts: amounts.get(orderNo) ?? [] })));
    await tx.insert(audit).values({
      ...{ at, actorKind: 'user', actorId: userId, requestId },
      ...{ action: 'invoice.requested', subjectKind: 'invoice', subjectId: invoiceId, detail: { orderNos } },
    });
    await notifyOperators(tx, { kind: 'newInvoice', subject: invoiceId, facts: { name: fields.companyName } }, now);
    return { invoiceId };
  });
}
