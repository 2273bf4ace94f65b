import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { AnswerOf } from '#contract/call.ts';
import type { wholeVehicleOrders } from '#contract/calls/mars.ts';
import { operatorVehicles } from '#copy/operator/company.ts';
import { orders as orderWords, statusName } from '#copy/orders/list.ts';
import { fromFen } from '#domain/money.ts';
import { dayWindow } from '#domain/schedule/validity.ts';
import { CHINA } from '#domain/schedule/zone.ts';
import type { Database } from '../data/connect.ts';
import { mmOrders, orderItems, orders } from '../data/schema/orders.ts';
import { isOwn } from '../enterprise/membership.ts';
import { statusAt } from '../orders/auto-cancel.ts';
import { totalsInFen } from '../orders/read.ts';
import { tripOf } from '../orders/services.ts';

export type WholeVehicle = AnswerOf<typeof wholeVehicleOrders>[number];

interface Reader {
  userId: string;
  now: number;
  most: number;
}

type Reading = Pick<Database, 'select'>;

const goods = sql<{ names: string[]; unNo: string | null; grossKg: string }>`(
  select json_build_object(
    'names', json_agg(${orderItems.cargoNameCn} order by ${orderItems.lineNo}),
    'unNo', (array_agg(${orderItems.unNo} order by ${orderItems.lineNo}) filter (where ${orderItems.unNo} is not null))[1],
    'grossKg', sum(${orderItems.grossKg})::text)
  from ${orderItems} where ${orderItems.orderNo} = ${orders}.${sql.identifier(orders.orderNo.name)})`;

/** Road orders placed on the site. */
async function bookedVehicles(db: Reading, { userId, now, most }: Reader): Promise<WholeVehicle[]> {
  const rows = await db
    .select({ order: orders, status: statusAt(now), goods, totals: totalsInFen })
    .from(orders)
    .where(and(isOwn(orders, userId), eq(orders.service, 'truck')))
    .orderBy(desc(orders.createdAt), desc(orders.orderNo))
    .limit(most);
  return rows.flatMap((row) => {
    const trip = tripOf('truck', row.order.form);
    if (trip === null) return [];
    const [total] = row.totals;
    return {
      orderNo: row.order.orderNo,
      isBooked: true,
      status: statusName('truck', row.status, row.order.isDanger),
      originCity: trip.from,
      destinationCity: trip.to,
      cargoName: row.goods.names.join('、'),
      unNo: row.goods.unNo,
      vehicle: orderWords.vehicles(trip.vehicle, trip.vehicleCount),
      weightKg: row.goods.grossKg,
      amount: fromFen(total?.fen ?? 0),
      currency: total?.currency ?? '1',
      createdAt: dayWindow(trip.loadingDay, trip.loadingDay, CHINA).validFrom,
    };
  });
}

const {
  userId: _user,
  enterpriseId: _enterprise,
  demo: _demo,
  version: _version,
  ...shown
} = getTableColumns(mmOrders);

/** Orders entered by operators. */
async function writtenVehicles(db: Reading, { userId, most }: Reader): Promise<WholeVehicle[]> {
  const rows = await db
    .select(shown)
    .from(mmOrders)
    .where(isOwn(mmOrders, userId))
    .orderBy(desc(mmOrders.loadingAt), desc(mmOrders.orderNo))
    .limit(most);
  return rows.map(({ amount, loadingAt, status, editedBy: _by, editedAt: _at, ...row }) => ({
    ...row,
    isBooked: false,
    status: operatorVehicles.statuses[status],
    amount: fromFen(amount),
    createdAt: loadingAt.getTime(),
  }));
}

const latestFirst = (one: WholeVehicle, other: WholeVehicle) =>
  other.createdAt - one.createdAt || (one.orderNo < other.orderNo ? 1 : -1);

/** Lists the whole-vehicle orders of a user and their enterprise, the latest loading first. */
export async function wholeVehiclesOf(db: Reading, reader: Reader): Promise<WholeVehicle[]> {
  const all = [...(await bookedVehicles(db, reader)), ...(await writtenVehicles(db, reader))];
  return all.sort(latestFirst).slice(0, reader.most);
}
