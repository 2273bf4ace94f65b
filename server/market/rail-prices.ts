import { and, asc, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { InferOutput } from 'valibot';
import type { RailAnswer, RailOffer, railPrices } from '#contract/calls/rail-prices.ts';
import { compare } from '#domain/decimal.ts';
import { directionOf } from '#domain/rail/terms.ts';
import { railStations } from '#domain/reference/rail-stations.ts';
import { lanes } from '../data/schema/market.ts';
import { places } from '../data/schema/reference.ts';
import { toCity } from './domestic-offers.ts';
import { feeRowsOfTariffs, type Reader } from './fee-rates.ts';
import { CHINA, type PortRow, sailingDays, toLocation } from './lane.ts';
import { contractOverPublic, readOffers } from './offers.ts';
import { judgeRail, type RailQuestion } from './rail-offers.ts';
import { groupByTariff, readUnEntry, toNamedGoods } from './selling.ts';

type Asked = InferOutput<typeof railPrices.request>;

interface Buyer {
  now: number;
  enterpriseId: string | null;
}

interface RailLine {
  id: string;
  org: PortRow;
  dst: PortRow;
}

const ONE_LARGE_BOX: Asked['boxes'] = [{ ctnType: '40HQ', quantity: 1 }];

const org = alias(places, 'org');
const dst = alias(places, 'dst');

const stationColumns = (table: typeof org | typeof dst) => ({
  code: table.code,
  nameCn: table.nameCn,
  nameEn: table.nameEn,
  timezone: table.timezone,
  dgRejectClasses: table.dgRejectClasses,
  freeDays: table.freeDays,
  country: table.country,
});

/** Every line with the stations at its ends. */
const readRailLines = (db: Reader): Promise<RailLine[]> =>
  db
    .select({ id: lanes.id, org: stationColumns(org), dst: stationColumns(dst) })
    .from(lanes)
    .innerJoin(org, and(eq(org.kind, 'station'), eq(org.code, lanes.originCode)))
    .innerJoin(dst, and(eq(dst.kind, 'station'), eq(dst.code, lanes.destinationCode)))
    .where(eq(lanes.service, 'rail'))
    .orderBy(asc(lanes.sort), asc(lanes.id));

const isOn =
  ({ orgPortCode, dstPortCode, direction }: Asked) =>
  ({ org, dst }: RailLine): boolean =>
    (orgPortCode === undefined || org.code === orgPortCode) &&
    (dstPortCode === undefined || dst.code === dstPortCode) &&
    (direction === undefined || directionOf(org.country) === direction);

/** The trains of a line, or the next one of each, with every line of what boxes or cubic metres cost. */
export async function listRailPrices(db: Reader, asked: Asked, buyer: Buyer): Promise<RailAnswer> {
  const { now } = buyer;
  const boxes = asked.boxes.length > 0 ? asked.boxes : ONE_LARGE_BOX;
  const days = sailingDays(asked.etdFrom, asked.etdTo, now, CHINA);
  const lines = (await readRailLines(db)).filter(isOn(asked));
  const entry = await readUnEntry(db, asked.isDanger === 'Y' ? asked.unNo : undefined);
  const found = await judgedTrains(db, lines, { ...asked, boxes }, { ...buyer, days });
  const borders = bordersOf(found);
  const border = borders.find(({ code }) => code === asked.border)?.nameCn ?? '';
  const items = found.filter((one) => asked.border === undefined || one.border === border).sort(byTrain);
  const isLine = asked.orgPortCode !== undefined && asked.dstPortCode !== undefined;
  return {
    items: isLine ? items : nextOfEach(items),
    ...(await readEnds(db, asked)),
    etdFrom: days.from,
    etdTo: days.to,
    goods: entry === null ? null : toNamedGoods(entry),
    boxes,
    borders,
    pickups: citiesOf(found, 'pickup'),
    deliveries: citiesOf(found, 'delivery'),
    now,
  };
}

async function judgedTrains(
  db: Reader,
  lines: readonly RailLine[],
  asked: Asked,
  { now, enterpriseId, days }: Buyer & { days: { from: string; to: string } },
): Promise<RailOffer[]> {
  const priceIds = asked.priceId === undefined ? [] : [asked.priceId];
  if (lines.length === 0 || (priceIds.length === 0 && days.to < days.from)) return [];
  const laneId = lines.map(({ id }) => id);
  const offered = await readOffers(db, { laneId, priceIds, days, zone: CHINA, isDanger: false, enterpriseId });
  const units = asked.load === 'BOX' ? asked.boxes.map(({ ctnType }) => ctnType) : ['CBM'];
  const rows = priceIds.length > 0 ? offered : contractOverPublic(offered, { units, now });
  const tariff = groupByTariff(await feeRowsOfTariffs(db, [...new Set(rows.map(({ offer }) => offer.tariffId))]));
  const question: Omit<RailQuestion, 'dst' | 'org'> = {
    isDanger: asked.isDanger === 'Y',
    load: asked.load,
    doors: { pickup: asked.pickup ?? null, delivery: asked.delivery ?? null },
    shipment: {
      ...{ boxes: asked.boxes, weight: asked.weight ?? null, volume: asked.volume ?? null },
      ...{ classes: [], unNos: [], services: [] },
    },
    now,
  };
  return rows.flatMap((row) => {
    const line = lines.find(({ id }) => id === row.sailing.laneId);
    if (line === undefined) return [];
    return [judgeRail(row, tariff.get(row.offer.tariffId) ?? [], { ...question, org: line.org, dst: line.dst })];
  });
}

/** The stations that are named, on a line or not. */
async function readEnds(db: Reader, { orgPortCode, dstPortCode }: Asked): Promise<Pick<RailAnswer, 'dst' | 'org'>> {
  const codes = [orgPortCode, dstPortCode].filter((code) => code !== undefined);
  if (codes.length === 0) return { org: null, dst: null };
  const stations = await db
    .select(stationColumns(org))
    .from(org)
    .where(and(eq(org.kind, 'station'), inArray(org.code, codes)));
  const named = (code: string | undefined) => {
    const station = stations.find((one) => one.code === code);
    return station === undefined ? null : toLocation(station);
  };
  return { org: named(orgPortCode), dst: named(dstPortCode) };
}

const amountOf = ({ totals }: RailOffer) => totals[0]?.amount ?? 0;

/** What can be booked first, by its day, the cheaper before the dearer. */
const byTrain = (one: RailOffer, other: RailOffer): number =>
  Number(one.bookable !== 'BOOKABLE') - Number(other.bookable !== 'BOOKABLE') ||
  one.etd - other.etd ||
  compare(amountOf(one), amountOf(other));

function nextOfEach(items: readonly RailOffer[]): RailOffer[] {
  const next = new Map<string, RailOffer>();
  for (const item of items) {
    const line = `${item.pol} ${item.pod}`;
    if (!next.has(line)) next.set(line, item);
  }
  return [...next.values()];
}

const codeOf = new Map(railStations.map(({ nameCn, code }) => [nameCn, code]));

const bordersOf = (items: readonly RailOffer[]): RailAnswer['borders'] =>
  [...new Set(items.map(({ border }) => border))].flatMap((nameCn) => {
    const code = codeOf.get(nameCn);
    return code === undefined ? [] : [{ code, nameCn }];
  });

const citiesOf = (items: readonly RailOffer[], side: 'delivery' | 'pickup') =>
  [...new Set(items.flatMap((item) => item[side].map(({ code }) => code)))].map(toCity);
