import { and, asc, count, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { AnswerOf } from '#contract/call.ts';
import type { invoiceList } from '#contract/calls/invoices.ts';
import { mayBook } from '#domain/enterprise/roles.ts';
import { INVOICEABLE_ORDERS } from '#domain/invoices/requests.ts';
import type { Database } from '../data/connect.ts';
import { invoiceOrders, invoices, orders } from '../data/schema/orders.ts';
import { isOwn, membershipOf } from '../enterprise/membership.ts';
import { nameFiles } from '../files/records.ts';
import { added, invoiceable, payable, shownAmounts } from './amounts.ts';

type Reader = Pick<Database, 'select'>;
type Answer = AnswerOf<typeof invoiceList>;
export type InvoiceRow = typeof invoices.$inferSelect;

/** Builds invoices with their orders, in the given order. */
export async function presentInvoices(db: Reader, rows: readonly InvoiceRow[]): Promise<Answer['items']> {
  if (rows.length === 0) return [];
  const parts = await db
    .select({ part: invoiceOrders, service: orders.service })
    .from(invoiceOrders)
    .innerJoin(orders, eq(orders.orderNo, invoiceOrders.orderNo))
    .where(
      inArray(
        invoiceOrders.invoiceId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(invoiceOrders.orderNo));
  const named = await nameFiles(
    db,
    rows.flatMap(({ fileId }) => fileId ?? []),
  );
  return rows.map(({ id, status, fields, fileId, number, issuedOn, reason, createdAt, decidedAt }) => {
    const own = parts.filter(({ part }) => part.invoiceId === id);
    return {
      invoiceId: id,
      status,
      details: fields,
      orders: own.map(({ part: { orderNo, amounts }, service }) => ({
        ...{ orderNo, service, amounts: shownAmounts(amounts) },
      })),
      amounts: shownAmounts(added(own.flatMap(({ part }) => part.amounts))),
      createdAt: createdAt.getTime(),
      decidedAt: decidedAt?.getTime() ?? null,
      ...{ reason, number, issuedOn },
      file: fileId === null ? null : (named.get(fileId) ?? null),
    };
  });
}

async function offeredOrders(db: Reader, userId: string, now: number): Promise<Answer['invoiceable']> {
  const open = await invoiceable(db, userId, now).limit(INVOICEABLE_ORDERS);
  const amounts = await payable(
    db,
    open.map(({ orderNo }) => orderNo),
  );
  return open.map(({ orderNo, service, enterpriseId, createdAt }) => ({
    ...{ orderNo, service, amounts: shownAmounts(amounts.get(orderNo) ?? []) },
    ...{ isEnterprise: enterpriseId !== null, createdAt: createdAt.getTime() },
  }));
}

/** Lists invoices of the user and their enterprise, and the orders that can be invoiced. */
export async function listInvoices(
  db: Database,
  { page, pageSize }: InferOutput<typeof invoiceList.request>,
  { userId, now }: { userId: string; now: number },
): Promise<Answer> {
  const where: SQL | undefined = and(isOwn(invoices, userId));
  const [counted] = await db.select({ total: count() }).from(invoices).where(where);
  const rows = await db
    .select()
    .from(invoices)
    .where(where)
    .orderBy(desc(invoices.createdAt), desc(invoices.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const membership = await membershipOf(db, userId);
  return {
    ...{ items: await presentInvoices(db, rows), total: counted?.total ?? 0, page, pageSize },
    mayAsk: membership === null || mayBook(membership.role),
    invoiceable: await offeredOrders(db, userId, now),
  };
}
