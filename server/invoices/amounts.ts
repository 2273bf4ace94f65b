import { and, asc, desc, eq, inArray, isNotNull, ne, notInArray, sql, sum } from 'drizzle-orm';
import { fromFen } from '#domain/money.ts';
import { departedStatuses } from '#domain/orders/statuses.ts';
import type { Database } from '../data/connect.ts';
import { type InvoicedAmount, invoiceOrders, invoices, orderFeeLines, orders } from '../data/schema/orders.ts';
import { isOwn } from '../enterprise/membership.ts';
import { statusAt } from '../orders/auto-cancel.ts';

type Reader = Pick<Database, 'select'>;

/** Orders with a requested invoice that was not refused. */
const invoicedOrders = (db: Reader) =>
  db
    .select({ orderNo: invoiceOrders.orderNo })
    .from(invoiceOrders)
    .innerJoin(invoices, eq(invoices.id, invoiceOrders.invoiceId))
    .where(ne(invoices.status, 'refused'));

/** Amounts the customer pays per order and currency, without lines at cost and freight collect. */
export async function payable(db: Reader, orderNos: readonly string[]): Promise<Map<string, InvoicedAmount[]>> {
  const amounts = new Map<string, InvoicedAmount[]>();
  if (orderNos.length === 0) return amounts;
  const rows = await db
    .select({ orderNo: orderFeeLines.orderNo, currency: orderFeeLines.currency, fen: sum(orderFeeLines.amount) })
    .from(orderFeeLines)
    .where(
      and(
        inArray(orderFeeLines.orderNo, [...orderNos]),
        isNotNull(orderFeeLines.amount),
        eq(orderFeeLines.payTerm, 'PRE'),
      ),
    )
    .groupBy(orderFeeLines.orderNo, orderFeeLines.currency)
    .orderBy(asc(orderFeeLines.orderNo), asc(orderFeeLines.currency));
  for (const { orderNo, currency, fen } of rows) {
    const amount = { currency, fen: Number(fen) };
    if (amount.fen > 0) amounts.set(orderNo, [...(amounts.get(orderNo) ?? []), amount]);
  }
  return amounts;
}

/** Orders of the user and their enterprise with final charges and no requested invoice, the latest first. */
export function invoiceable(db: Reader, userId: string, now: number) {
  return db
    .select({
      orderNo: orders.orderNo,
      service: orders.service,
      enterpriseId: orders.enterpriseId,
      createdAt: orders.createdAt,
    })
    .from(orders)
    .where(
      and(
        isOwn(orders, userId),
        inArray(statusAt(now), [...departedStatuses]),
        notInArray(orders.orderNo, invoicedOrders(db)),
        sql`exists (select 1 from ${orderFeeLines} where ${orderFeeLines.orderNo} = ${orders.orderNo}
          and ${orderFeeLines.amount} > 0 and ${orderFeeLines.payTerm} = 'PRE')`,
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.orderNo));
}

/** Sums amounts of several orders by currency. */
export function added(amounts: readonly InvoicedAmount[]): InvoicedAmount[] {
  const sums = new Map<string, number>();
  for (const { currency, fen } of amounts) sums.set(currency, (sums.get(currency) ?? 0) + fen);
  return [...sums].toSorted(([a], [b]) => a.localeCompare(b)).map(([currency, fen]) => ({ currency, fen }));
}

export const shownAmounts = (amounts: readonly InvoicedAmount[]) =>
  amounts.map(({ currency, fen }) => ({ currency, amount: fromFen(fen) }));
