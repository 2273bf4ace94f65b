import { and, arrayContains, arrayOverlaps, asc, count, eq, not, type SQL } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { AnswerOf } from '#contract/call.ts';
import type { Warehouse, warehouses as warehousesCall } from '#contract/calls/warehouses.ts';
import { isStuffing, TANK_FARM } from '#domain/booking/services/cfs/context.ts';
import { listedAs } from '#domain/dangerous-goods/class-match.ts';
import { warehouses } from '../data/schema/market.ts';
import { places } from '../data/schema/reference.ts';
import type { Reader } from './fee-rates.ts';

type Asked = InferOutput<typeof warehousesCall.request>;

const { sort, kinds, dgClasses, cityCode, portCode } = warehouses;

const readRows = (db: Reader, where: SQL | undefined) =>
  db
    .select({
      ...{ id: warehouses.id, name: warehouses.name, cityCode, cityName: places.nameCn },
      ...{ district: warehouses.district, address: warehouses.address, kinds, dgClasses },
      ...{ openingHours: warehouses.openingHours, phone: warehouses.phone },
      ...{ portCode, portKilometres: warehouses.portKilometres },
    })
    .from(warehouses)
    .leftJoin(places, and(eq(places.kind, 'city'), eq(places.code, cityCode)))
    .where(where)
    .orderBy(asc(sort), asc(warehouses.id));

type Row = Awaited<ReturnType<typeof readRows>>[number];

const toWarehouse = ({ cityName, ...row }: Row): Warehouse => ({
  ...row,
  cityName: cityName ?? '',
  isStuffing: isStuffing(row.kinds),
});

const stuffs = not(arrayContains(kinds, [TANK_FARM]));

const whereOf = (asked: Asked): SQL | undefined =>
  and(
    asked.cityCode === undefined ? undefined : eq(cityCode, asked.cityCode),
    asked.portCode === undefined ? undefined : eq(portCode, asked.portCode),
    asked.kind === undefined ? undefined : arrayContains(kinds, [asked.kind]),
    asked.dgClass === undefined ? undefined : arrayOverlaps(dgClasses, listedAs(asked.dgClass)),
    asked.stuffing ? stuffs : undefined,
  );

export async function listWarehouses(db: Reader, asked: Asked): Promise<AnswerOf<typeof warehousesCall>> {
  const { page, pageSize } = asked;
  const where = whereOf(asked);
  const [counted] = await db.select({ total: count() }).from(warehouses).where(where);
  const rows = await readRows(db, where)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { items: rows.map(toWarehouse), total: counted?.total ?? 0, page, pageSize };
}

/** Every store where boxes are stuffed. */
export const readStuffingStores = async (db: Reader): Promise<Warehouse[]> =>
  (await readRows(db, stuffs)).map(toWarehouse);
