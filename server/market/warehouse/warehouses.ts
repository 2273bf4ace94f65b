import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Warehouse, WarehouseAnswer, WarehousesRequest } from '#contract/services/warehouse-list.ts';
import { segregationReason } from '#copy/dangerous-goods/verdicts.ts';
import { marketReplies } from '#copy/replies.ts';
import { type StoredGoods, storedGoods } from '#domain/booking/stored-goods.ts';
import { isStuffing, type StuffingStation, toStation } from '#domain/cfs/context.ts';
import { listedAs } from '#domain/dangerous-goods/class-match.ts';
import { compare } from '#domain/decimal.ts';
import { fromFen } from '#domain/money.ts';
import { cities } from '#domain/reference/cities.ts';
import { dayAfter } from '#domain/schedule/day.ts';
import { tomorrow } from '#domain/schedule/tomorrow.ts';
import { areaOf } from '#domain/warehouse/area.ts';
import { fitOf, type Stay } from '#domain/warehouse/fit.ts';
import { type StorageMode, storageModes, warehouseWorks } from '#domain/warehouse/kinds.ts';
import { planRooms } from '#domain/warehouse/rooms.ts';
import type { StorageStay } from '#domain/warehouse/storage.ts';
import { chargeStorage, type StorageCharge } from '#domain/warehouse/storage-lines.ts';
import { isShown } from '../../content/shown.ts';
import { warehouses } from '../../data/schema/market.ts';
import { locations } from '../../data/schema/reference.ts';
import { withStoragePrices } from '../../rates/storage-prices.ts';
import { readUnEntries } from '../../un-list/read-entries.ts';
import type { Reader } from '../fee-rates.ts';
import { freeArea, takenAreas } from './area.ts';

export type WarehouseRow = typeof warehouses.$inferSelect;
type Row = WarehouseRow;

/** More than any company runs. Filtering by goods happens after the query, before paging. */
const MOST_WAREHOUSES = 500;

/** Reads the warehouses visitors see, at the prices in force. */
async function readShown(db: Reader, now: number): Promise<Row[]> {
  const stored = await db
    .select()
    .from(warehouses)
    .where(isShown(warehouses, now))
    .orderBy(asc(warehouses.sort))
    .limit(MOST_WAREHOUSES);
  return withStoragePrices(db, stored);
}

interface Judging {
  query: WarehousesRequest;
  goods: readonly StoredGoods[];
  stay: Stay;
  ports: ReadonlyMap<string, string>;
}

/** Lists the requested warehouses: acceptance of the goods, cost and distance. */
export async function listWarehouses(db: Reader, query: WarehousesRequest, now: number): Promise<WarehouseAnswer> {
  const earliestStart = tomorrow(now);
  const startDate = query.startDate === undefined || query.startDate < earliestStart ? earliestStart : query.startDate;
  const taken = await takenAreas(db, now);
  const rows = await readShown(db, now);
  const all = rows.map((row) => ({ ...row, areaFree: freeArea(row, taken, { startDate, days: query.days ?? 0 }) }));
  const entries = await readUnEntries(
    db,
    query.goods.map(({ unNo }) => unNo),
  );
  const goods = query.goods.map((one) => storedGoods(one, entries.get(one.unNo) ?? null));
  const judging: Judging = {
    query,
    goods,
    stay: { from: startDate, to: dayAfter(startDate, query.days ?? 0) },
    ports: await portNames(db, all),
  };
  const found = all.filter(passes(query)).map((row) => toWarehouse(row, judging));
  const items = found.sort(cheapestFirst);
  const { page, pageSize } = query;
  const opened = all.find(({ id }) => id === query.warehouseId);
  const { pairs, rooms } = planRooms(goods);
  return {
    items: items.slice((page - 1) * pageSize, page * pageSize),
    ...{ total: items.length, page, pageSize },
    fitting: items.filter(({ fit }) => fit !== 'REFUSED').length,
    opened: opened === undefined ? null : toWarehouse(opened, judging),
    cities: citiesOf(all),
    goods: goods.map(({ unNo, nameCn, isKnown, classes, packingGroup, flashPoint, categories }) => ({
      ...{ unNo, nameCn, isKnown, packingGroup, flashPoint },
      ...{ classes: [...classes], categories: [...(categories ?? [])] },
    })),
    pairs: pairs.map((pair) => ({
      ...{ a: pair.a, b: pair.b, apart: pair.apart },
      reason: segregationReason(goods, pair, 'ROOM'),
    })),
    rooms,
    ...{ startDate, earliestStart, now },
  };
}

const passes =
  ({
    cityCode,
    kind,
    dgClass,
    portCode,
    stuffing,
    areaAtLeast = 0,
    portKilometresMost = Number.POSITIVE_INFINITY,
    works,
  }: WarehousesRequest) =>
  (row: Row): boolean =>
    (cityCode === undefined || row.cityCode === cityCode) &&
    (kind === undefined || row.kinds.includes(kind)) &&
    (dgClass === undefined || listedAs(dgClass).some((name) => row.dgClasses.includes(name))) &&
    (portCode === undefined || row.portCode === portCode) &&
    (!stuffing || isStuffing(row.kinds)) &&
    row.areaFree >= areaAtLeast &&
    row.portKilometres <= portKilometresMost &&
    works.every((work) => row.works.includes(work));

export async function portNames(db: Reader, rows: readonly Row[]): Promise<ReadonlyMap<string, string>> {
  const codes = [...new Set(rows.map(({ portCode }) => portCode))];
  if (codes.length === 0) return new Map();
  const named = await db
    .select({ code: locations.code, nameCn: locations.nameCn })
    .from(locations)
    .where(and(eq(locations.kind, 'port'), inArray(locations.code, codes)));
  return new Map(named.map(({ code, nameCn }) => [code, nameCn]));
}

const cityNames: ReadonlyMap<string, string> = new Map(cities.map(({ code, nameCn }) => [code, nameCn]));
export const cityOf = (code: string) => ({ code, nameCn: cityNames.get(code) ?? code });

function citiesOf(rows: readonly Row[]): WarehouseAnswer['cities'] {
  return [...new Set(rows.map(({ cityCode }) => cityCode))].map((code) => {
    const here = rows.filter(({ cityCode }) => cityCode === code);
    return {
      ...cityOf(code),
      warehouses: here.length,
      areaFree: here.reduce((free, { areaFree }) => free + areaFree, 0),
      kinds: [...new Set(here.flatMap(({ kinds }) => kinds))],
      dgClasses: [...new Set(here.flatMap(({ dgClasses }) => dgClasses))].sort(),
    };
  });
}

const PRICES = { TON: 'pricePerTon', PALLET: 'pricePerPallet', CUBIC_METRE: 'pricePerCubicMetre' } as const;

function ratesOf(row: Row): Warehouse['rates'] {
  return storageModes.flatMap((mode) => {
    const perDay = row[PRICES[mode]];
    return perDay === null ? [] : [{ mode, perDay: fromFen(perDay) }];
  });
}

/** The quantity of the charging mode and the weight handled must be known. */
const isMeasured = ({ mode, volume, pallets }: WarehousesRequest) =>
  ({ TON: true, PALLET: pallets !== undefined, CUBIC_METRE: volume !== undefined })[mode satisfies StorageMode];

export const modesOf = (row: Row): StorageMode[] => storageModes.filter((mode) => row[PRICES[mode]] !== null);

/** Charges a stay by one mode; null when the warehouse does not sell it. */
export function warehouseCharge(row: Row, mode: StorageMode, stay: StorageStay): StorageCharge | null {
  const ratePerDay = row[PRICES[mode]];
  if (ratePerDay === null) return null;
  const { freeDays, minimumDays, minimumQuantity, handlingPerTon } = row;
  const tariff = { mode, freeDays, minimumDays, minimumQuantity, ratePerDay: fromFen(ratePerDay) };
  return chargeStorage({ ...tariff, handlingPerTon: fromFen(handlingPerTon) }, stay, marketReplies.storage);
}

function chargeOf(row: Row, query: WarehousesRequest): StorageCharge | null {
  const { mode, weight, days, volume = 0, pallets = 0 } = query;
  if (weight === undefined || days === undefined || !isMeasured(query)) return null;
  return warehouseCharge(row, mode, { grossKg: weight, volume, pallets, days });
}

/** Tells why there is no room, as far as the load is known. */
function fullOf({ areaFree }: Row, query: WarehousesRequest): Warehouse['reasons'] {
  const { weight = 0, volume = 0, pallets = 0 } = query;
  const area = areaOf({ grossKg: Number(weight), volume: Number(volume), pallets });
  return area > areaFree ? [{ kind: 'FULL', area, free: areaFree }] : [];
}

/** Public columns that need no conversion. */
function publicColumns(row: Row) {
  const { id, name, district, address, kinds, dgClasses, forbidden, areaTotal, areaFree, temperature, docks } = row;
  const { minimumDays, minimumQuantity, freeDays, portKilometres, openingHours, equipment, phone } = row;
  return {
    ...{ id, name, district, address, kinds, dgClasses, forbidden, areaTotal, areaFree, temperature, docks },
    ...{ minimumDays, minimumQuantity, freeDays, portKilometres, openingHours, equipment, phone },
  };
}

function toWarehouse(row: Row, { query, goods, stay, ports }: Judging): Warehouse {
  const { cityCode, portCode } = row;
  const { fit, reasons } = fitOf(row, goods, stay);
  const full = fullOf(row, query);
  return {
    ...publicColumns(row),
    city: cityOf(cityCode),
    qualifications: [...row.qualifications],
    pictures: [...row.pictures],
    rates: ratesOf(row),
    handlingPerTon: fromFen(row.handlingPerTon),
    port: { code: portCode, nameCn: ports.get(portCode) ?? portCode },
    works: warehouseWorks.filter((work) => row.works.includes(work)),
    isStuffing: isStuffing(row.kinds),
    fit: full.length > 0 ? 'REFUSED' : fit,
    reasons: [
      ...full,
      ...reasons.map((reason) => ('categories' in reason ? { ...reason, categories: [...reason.categories] } : reason)),
    ],
    charge: chargeOf(row, query),
  };
}

const STANDING = { FITS: 0, ASK: 1, REFUSED: 2 } as const;
const amountOf = ({ charge }: Warehouse) => charge?.totals[0]?.amount ?? null;

/** Orders accepting warehouses first, then by price; those without a price keep their order. */
function cheapestFirst(one: Warehouse, other: Warehouse): number {
  const standing = STANDING[one.fit] - STANDING[other.fit];
  if (standing !== 0) return standing;
  const [first, second] = [amountOf(one), amountOf(other)];
  if (first === null || second === null) return Number(first === null) - Number(second === null);
  return compare(first, second);
}

/** Lists the warehouses with container stuffing. */
export async function readStuffingStations(db: Reader, now: number): Promise<StuffingStation[]> {
  const rows = await readShown(db, now);
  return rows
    .filter(({ kinds }) => isStuffing(kinds))
    .map((row) => toStation({ ...row, city: cityOf(row.cityCode), port: { code: row.portCode } }));
}
