import { and, asc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type {
  operatorRestrictionConsider,
  RestrictionConsidered,
  RestrictionText,
} from '#contract/calls/operator-restrictions.ts';
import { classesRefused } from '#domain/dangerous-goods/restrictions.ts';
import type { OrderStatus } from '#domain/orders/statuses.ts';
import type { Database } from '../data/connect.ts';
import { orderItems, orders } from '../data/schema/orders.ts';
import { statusAt } from '../orders/auto-cancel.ts';
import { checkRestriction } from './check.ts';
import { goodsOf } from './orders.ts';
import { vesselCode } from './parties.ts';
import { lockRow } from './save.ts';

const MOST_ORDERS = 50;

/** Orders whose carrier may still change. */
const notReleased: OrderStatus[] = ['submitted', 'docsPending', 'reviewing', 'dgReviewing', 'booked', 'amending'];

function meets({ partyKind, partyCode }: RestrictionText): SQL | undefined {
  const { voyage } = orders;
  switch (partyKind) {
    case 'carrier':
      return sql`${voyage} -> 'carrier' ->> 'code' = ${partyCode}`;
    case 'port':
      return or(
        sql`${voyage} -> 'org' ->> 'code' = ${partyCode}`,
        sql`${voyage} -> 'via' ->> 'code' = ${partyCode}`,
        sql`${voyage} -> 'dst' ->> 'code' = ${partyCode}`,
      );
    default:
      return sql`upper(${voyage} ->> 'vessel') = ${vesselCode(partyCode)}`;
  }
}

/** Lists the unreleased orders the restriction would refuse. */
export async function findAffectedOrders(
  db: Database,
  { of, restriction }: InferOutput<typeof operatorRestrictionConsider.request>,
  { now, key }: { now: number; key: string },
): Promise<RestrictionConsidered> {
  if (of !== null) await db.transaction((tx) => lockRow(tx, of, now));
  const partyName = await checkRestriction(db, restriction, now);
  const { orderNo } = orders;
  const status = statusAt(now);
  const rows = await db
    .select({ orderNo, status, item: orderItems })
    .from(orders)
    .innerJoin(orderItems, and(eq(orderItems.orderNo, orderNo), isNotNull(orderItems.dgClass)))
    .where(and(inArray(status, notReleased), isNotNull(orders.laneId), meets(restriction)))
    .orderBy(asc(orderNo));
  const refused = new Map(
    rows
      .filter(({ item }) => goodsOf([item]).some((goods) => classesRefused(restriction, goods).length > 0))
      .map((row) => [row.orderNo, { orderNo: row.orderNo, status: row.status }]),
  );
  return { partyName, key, orders: [...refused.values()].slice(0, MOST_ORDERS), total: refused.size };
}
