import { and, asc, count, desc, eq, gt, gte, inArray, max, notInArray, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import { is } from 'valibot';
import type { minimumPrices } from '#contract/calls/item.ts';
import { type OftenLane, oftenService } from '#contract/calls/workplace.ts';
import { ctnType as anyBox } from '#contract/fields/market.ts';
import { DAY_MS, OFTEN_LANES, OFTEN_ORDERS, OFTEN_WITHIN_DAYS } from '#domain/limits.ts';
import { endedStatuses } from '#domain/orders/statuses.ts';
import type { Database } from '../data/connect.ts';
import { lanes } from '../data/schema/market.ts';
import { orderContainers, orderItems, orders } from '../data/schema/orders.ts';
import { isOwn } from '../enterprise/membership.ts';
import { toLocation } from '../market/lane.ts';
import { listMinimumPrices } from '../market/minimum.ts';
import { dst, endColumns, org } from '../market/service-lanes.ts';
import { statusAt } from './auto-cancel.ts';

interface Reading {
  userId: string;
  now: number;
}

/** Lists the lanes booked most often lately; ties go to the latest booking. */
async function readOften(db: Database, { userId, now }: Reading) {
  const often = count();
  const last = max(orders.createdAt);
  const rows = await db
    .select({
      service: orders.service,
      isDanger: orders.isDanger,
      org: endColumns(org),
      dst: endColumns(dst),
      orders: often,
      lastOrderNo: sql<string>`(array_agg(${orders.orderNo} order by ${orders.createdAt} desc, ${orders.orderNo} desc))[1]`,
    })
    .from(orders)
    .innerJoin(lanes, eq(lanes.id, orders.laneId))
    .innerJoin(org, and(eq(org.kind, lanes.originKind), eq(org.code, lanes.originCode)))
    .innerJoin(dst, and(eq(dst.kind, lanes.destinationKind), eq(dst.code, lanes.destinationCode)))
    .where(
      and(
        isOwn(orders, userId),
        inArray(orders.service, oftenService.options),
        notInArray(statusAt(now), endedStatuses),
        gt(orders.createdAt, new Date(now - OFTEN_WITHIN_DAYS * DAY_MS)),
      ),
    )
    .groupBy(orders.service, orders.isDanger, lanes.id, org.kind, org.code, dst.kind, dst.code)
    .having(gte(often, OFTEN_ORDERS))
    .orderBy(desc(often), desc(last), asc(lanes.id))
    .limit(OFTEN_LANES);
  return rows.flatMap(({ service, ...row }) =>
    is(oftenService, service) ? [{ ...row, service, org: toLocation(row.org), dst: toLocation(row.dst) }] : [],
  );
}

/** Reads the load of the latest orders: containers, the most frequent type first, and dangerous goods. */
async function readLoads(db: Database, orderNos: readonly string[]) {
  const requested = [...orderNos];
  const boxes = await db
    .select()
    .from(orderContainers)
    .where(inArray(orderContainers.orderNo, requested))
    .orderBy(desc(orderContainers.quantity), asc(orderContainers.containerCode));
  const goods = await db
    .selectDistinct({ orderNo: orderItems.orderNo, unNo: orderItems.unNo, dgClass: orderItems.dgClass })
    .from(orderItems)
    .where(inArray(orderItems.orderNo, requested))
    .orderBy(asc(orderItems.unNo));
  return (orderNo: string) => ({
    box: boxes.find((box) => box.orderNo === orderNo)?.containerCode ?? null,
    goods: goods.filter((item) => item.orderNo === orderNo && item.dgClass !== null),
  });
}

type PriceQuery = InferOutput<typeof minimumPrices.request>;

const unitOf = (service: PriceQuery['service'], box: string | null) =>
  service === 'lcl' ? 'RT' : service === 'air' ? '100KG' : (box ?? '');

/** Lists the user's frequent lanes with today's lowest public price. */
export async function readOftenLanes(db: Database, reading: Reading): Promise<OftenLane[]> {
  const often = await readOften(db, reading);
  if (often.length === 0) return [];
  const loadOf = await readLoads(
    db,
    often.map(({ lastOrderNo }) => lastOrderNo),
  );
  const loadedLanes: OftenLane[] = [];
  for (const { isDanger: dangerous, ...lane } of often) {
    const { box, goods } = loadOf(lane.lastOrderNo);
    const isDanger = dangerous ? 'Y' : 'N';
    const unit = unitOf(lane.service, box);
    const lowest = await lowestOf(
      db,
      { ...lane, isDanger, unit, classes: goods.map(({ dgClass }) => dgClass!) },
      reading,
    );
    loadedLanes.push({ ...lane, isDanger, unNo: goods[0]?.unNo ?? null, unit, lowest });
  }
  return loadedLanes;
}

type LoadedLane = Pick<OftenLane, 'dst' | 'isDanger' | 'org' | 'service' | 'unit'> & { classes: readonly string[] };

/** Goods of several classes have no certain lowest price, so none is shown. */
async function lowestOf(
  db: Database,
  { service, org: from, dst: to, isDanger, unit, classes }: LoadedLane,
  { now }: Reading,
): Promise<OftenLane['lowest']> {
  const [dgClass, ...others] = new Set(classes);
  const isBoxed = service === 'fcl' || service === 'domestic';
  if (others.length > 0 || (isBoxed && !is(anyBox, unit))) return null;
  const query = { service, orgPortCode: from.code, dstPortCode: to.code, isDanger, limit: 1 };
  const goods = dgClass === undefined ? {} : { dgClass: dgClass as NonNullable<PriceQuery['dgClass']> };
  const [found] = await listMinimumPrices(db, { ...query, ...goods, ctnType: is(anyBox, unit) ? unit : '20GP' }, now);
  return found === undefined ? null : { amount: found.amount, currency: found.currency };
}
