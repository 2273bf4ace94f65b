import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { CentreCounts } from '#contract/calls/workplace.ts';
import { mayBook } from '#domain/enterprise/roles.ts';
import type { Database } from '../data/connect.ts';
import { enquiries } from '../data/schema/enquiries.ts';
import { joinRequests } from '../data/schema/members.ts';
import { orders } from '../data/schema/orders.ts';
import { waitsAt } from '../enterprise/join-requests.ts';
import { isOwn, membershipOf } from '../enterprise/membership.ts';
import { statusAt } from '../market/enquiries/rows.ts';
import { readAhead } from '../orders/agenda.ts';
import { unreadOf } from '../orders/messages.ts';

interface Reading {
  userId: string;
  now: number;
}

/** Counts orders with outstanding steps or unread messages from the operators. */
async function countOrders(db: Database, reading: Reading): Promise<number> {
  const ahead = await readAhead(db, reading);
  const due = ahead.filter((order) => order.ahead.some(({ kind }) => kind === 'OWED'));
  const unread = await db
    .select({ orderNo: orders.orderNo })
    .from(orders)
    .where(and(isOwn(orders, reading.userId), sql`${unreadOf('customer')} > 0`));
  return new Set([...due, ...unread].map(({ orderNo }) => orderNo)).size;
}

const answeredFor = (userId: string, now: number): SQL | undefined =>
  and(isOwn(enquiries, userId), sql`${statusAt(now)} = 'answered'`);

/** Counts what waits for a user in the user centre; for viewers nothing does. */
export async function countWaiting(db: Database, reading: Reading): Promise<CentreCounts> {
  const { userId, now } = reading;
  const membership = await membershipOf(db, userId);
  if (membership !== null && !mayBook(membership.role)) return { orders: 0, enquiries: 0, requests: 0 };
  const pending = and(eq(joinRequests.enterpriseId, membership?.enterprise.id ?? ''), waitsAt(now));
  return {
    orders: await countOrders(db, reading),
    enquiries: await db.$count(enquiries, answeredFor(userId, now)),
    requests: membership?.role === 'owner' ? await db.$count(joinRequests, pending) : 0,
  };
}
