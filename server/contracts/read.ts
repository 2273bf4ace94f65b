import { and, asc, count, desc, eq, inArray, max, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { AnswerOf } from '#contract/call.ts';
import type { contractList } from '#contract/calls/contracts.ts';
import { CODE } from '#contract/codes.ts';
import type { contractRecord, contractStanding } from '#contract/fields/contract.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import { type ContractMethod, contractState, mayConclude } from '#domain/contracts/contract.ts';
import { mayBook } from '#domain/enterprise/roles.ts';
import { fromFen } from '#domain/money.ts';
import { endedStatuses, type OrderStatus } from '#domain/orders/statuses.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../data/connect.ts';
import { orderAmendments } from '../data/schema/order-amendments.ts';
import { orderContracts } from '../data/schema/order-contracts.ts';
import { orders } from '../data/schema/orders.ts';
import { isOwn, membershipOf } from '../enterprise/membership.ts';
import { statusAt } from '../orders/auto-cancel.ts';
import { totalsInFen } from '../orders/read.ts';

type Reader = Pick<Database, 'select'>;
export type ContractRow = typeof orderContracts.$inferSelect;
export type ContractRecord = InferOutput<typeof contractRecord>;

export interface Reading {
  userId: string;
  now: number;
}

interface OrderContracts {
  /** Of one order, the oldest first. */
  rows: readonly ContractRow[];
  /** When the order last changed. */
  changedAt: number | null;
}

async function contractsByOrder(db: Reader, orderNos: readonly string[]): Promise<(orderNo: string) => OrderContracts> {
  const requested = [...orderNos];
  if (requested.length === 0) return () => ({ rows: [], changedAt: null });
  const rows = await db
    .select()
    .from(orderContracts)
    .where(inArray(orderContracts.orderNo, requested))
    .orderBy(asc(orderContracts.orderNo), asc(orderContracts.no));
  const changed = await db
    .select({ orderNo: orderAmendments.orderNo, at: max(orderAmendments.decidedAt) })
    .from(orderAmendments)
    .where(and(inArray(orderAmendments.orderNo, requested), eq(orderAmendments.state, 'accepted')))
    .groupBy(orderAmendments.orderNo);
  return (orderNo) => ({
    rows: rows.filter((row) => row.orderNo === orderNo),
    changedAt: changed.find((row) => row.orderNo === orderNo)?.at?.getTime() ?? null,
  });
}

export const lastConcluded = (rows: readonly ContractRow[]): ContractRow | undefined =>
  rows.findLast(({ state }) => state === 'concluded');

function standing({ rows, changedAt }: OrderContracts): InferOutput<typeof contractStanding> {
  const latest = rows.at(-1);
  const concluded = lastConcluded(rows);
  const presented = latest && { state: latest.state, concludedAt: latest.concludedAt?.getTime() ?? null };
  return {
    state: contractState(presented ?? null, changedAt),
    conclusion: concluded
      ? {
          ...{ method: concluded.method, name: concluded.signerName, company: concluded.company },
          at: concluded.concludedAt?.getTime() ?? 0,
          versions: { contract: concluded.contractVersion, charge: concluded.chargeVersion },
        }
      : null,
  };
}

interface Listed {
  orderNo: string;
  service: ContractRecord['service'];
  status: OrderStatus;
  createdAt: Date;
  totals: { currency: string; fen: number }[];
}

function toRecord({ createdAt, totals, ...order }: Listed, record: OrderContracts, mayAct: boolean): ContractRecord {
  const presented = standing(record);
  const latest = record.rows.at(-1);
  return {
    ...order,
    ...presented,
    totals: totals.map(({ currency, fen }) => ({ currency, amount: fromFen(fen) })),
    createdAt: createdAt.getTime(),
    signUrl: mayAct && presented.state === 'signing' ? (latest?.signUrl ?? null) : null,
    reason: presented.state === 'open' ? (latest?.reason ?? null) : null,
    mayConclude: mayAct && mayConclude(presented.state, order.status),
  };
}

const columns = (now: number) => ({
  ...{ orderNo: orders.orderNo, service: orders.service, createdAt: orders.createdAt },
  ...{ status: statusAt(now), totals: totalsInFen },
});

/** Viewers may not conclude contracts for their enterprise. */
async function mayActFor(db: Reader, userId: string): Promise<boolean> {
  const membership = await membershipOf(db, userId);
  return membership === null || mayBook(membership.role);
}

/** Lists outstanding and concluded contracts; only concluded ones of ended orders. */
const isListed = (userId: string, now: number): SQL | undefined =>
  and(
    isOwn(orders, userId),
    or(
      notInArray(statusAt(now), endedStatuses),
      sql`exists (select 1 from ${orderContracts}
        where ${orderContracts.orderNo} = ${orders.orderNo} and ${orderContracts.state} = 'concluded')`,
    ),
  );

export async function listContracts(
  db: Database,
  { page, pageSize }: InferOutput<typeof contractList.request>,
  { userId, now, method }: Reading & { method: ContractMethod },
): Promise<AnswerOf<typeof contractList>> {
  const where = isListed(userId, now);
  const [counted] = await db.select({ total: count() }).from(orders).where(where);
  const rows = await db
    .select(columns(now))
    .from(orders)
    .where(where)
    .orderBy(desc(orders.createdAt), desc(orders.orderNo))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const mayAct = await mayActFor(db, userId);
  const record = await contractsByOrder(
    db,
    rows.map(({ orderNo }) => orderNo),
  );
  const items = rows.map((row) => toRecord(row, record(row.orderNo), mayAct));
  return { items, total: counted?.total ?? 0, page, pageSize, method, mayAct };
}

/** Reads the contract of an order of the user or their enterprise; others' are answered as unknown. */
export async function readContract(
  db: Reader,
  orderNo: string,
  { userId, now }: Reading,
): Promise<{ record: ContractRecord; rows: readonly ContractRow[]; version: number }> {
  const [found] = await db
    .select({ ...columns(now), version: orders.version })
    .from(orders)
    .where(and(eq(orders.orderNo, orderNo), isOwn(orders, userId)));
  if (found === undefined) throw new Refusal(CODE.notFound, orderReplies.orderUnknown);
  const { version, ...row } = found;
  const record = (await contractsByOrder(db, [orderNo]))(orderNo);
  return { record: toRecord(row, record, await mayActFor(db, userId)), rows: record.rows, version };
}

/** Contract state for the console. */
export const contractStandingOf = async (db: Reader, orderNo: string) =>
  standing((await contractsByOrder(db, [orderNo]))(orderNo));
