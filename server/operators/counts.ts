import { count, eq, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { OperatorCounts } from '#contract/calls/operator-counts.ts';
import type { Database } from '../data/connect.ts';
import { verifications } from '../data/schema/accounts.ts';
import { enquiries } from '../data/schema/enquiries.ts';
import { leads } from '../data/schema/operations.ts';
import { invoices, orders } from '../data/schema/orders.ts';
import { isWaiting } from '../market/enquiries/operator.ts';
import { isUnderWay } from '../orders/deadline.ts';
import { isLeadWaiting } from './operator-leads.ts';

/** Counts the open items of each console queue. */
export async function readCounts(db: Database, now: number): Promise<OperatorCounts> {
  const countOf = async (table: PgTable, where: SQL | undefined): Promise<number> => {
    const [counted] = await db.select({ total: count() }).from(table).where(where);
    return counted?.total ?? 0;
  };
  return {
    orders: await countOf(orders, isUnderWay(now)),
    enquiries: await countOf(enquiries, isWaiting(now)),
    verifications: await countOf(verifications, eq(verifications.status, 'PENDING')),
    invoices: await countOf(invoices, eq(invoices.status, 'requested')),
    leads: await countOf(leads, isLeadWaiting),
  };
}
