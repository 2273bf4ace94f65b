import { eq } from 'drizzle-orm';
import type { OperatorOrderSheet } from '#contract/calls/operator-orders.ts';
import { CODE } from '#contract/codes.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import { Refusal } from '../calls/refusal.ts';
import { contractStandingOf } from '../contracts/read.ts';
import type { Database } from '../data/connect.ts';
import { enterprises, users } from '../data/schema/accounts.ts';
import { orderItems, orders } from '../data/schema/orders.ts';
import { statusAt } from './auto-cancel.ts';
import { lifeOf } from './life/facts.ts';
import { markRead } from './messages.ts';
import { airlinePrefixOf } from './numbers.ts';
import { companyOf, readQueueRow } from './operator-queue.ts';
import { listPapers } from './papers/operator.ts';
import { readAnyOrder } from './read.ts';

/** Reads an order with its customer for the console. */
export async function readSheet(
  db: Database,
  orderNo: string,
  { now, isAdmin }: { now: number; isAdmin: boolean },
): Promise<OperatorOrderSheet> {
  const [found] = await db
    .select({
      company: companyOf,
      name: users.name,
      phone: users.phone,
      auditStatus: enterprises.auditStatus,
      order: orders,
      status: statusAt(now),
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .leftJoin(enterprises, eq(enterprises.id, orders.enterpriseId))
    .where(eq(orders.orderNo, orderNo));
  await markRead(db, { orderNo, side: 'desk' }, now);
  const row = await readQueueRow(db, orderNo, now);
  if (found === undefined || row === undefined) throw new Refusal(CODE.notFound, orderReplies.orderUnknown);
  const { company, name, phone, auditStatus } = found;
  return {
    row,
    order: await readAnyOrder(db, orderNo, now),
    customer: { company, name, phone, auditStatus: auditStatus ?? 'NONE' },
    dangerous: await dangerousOf(db, orderNo),
    papers: await listPapers(db, orderNo, now),
    life: await lifeOf(db, found, { now, isAdmin }),
    recordedNumbers: found.order.numbers,
    airlinePrefix: airlinePrefixOf(found.order),
    contract: await contractStandingOf(db, orderNo),
  };
}

async function dangerousOf(db: Database, orderNo: string): Promise<OperatorOrderSheet['dangerous']> {
  const rows = await db.select().from(orderItems).where(eq(orderItems.orderNo, orderNo)).orderBy(orderItems.lineNo);
  return rows.flatMap(({ lineNo, cargoNameCn, unNo, dgClass, packingGroup, dangerous }) =>
    unNo === null ? [] : [{ lineNo, name: cargoNameCn, block: { unNo, dgClass, packingGroup, ...dangerous } }],
  );
}
