import { and, eq, exists, gt, inArray, or } from 'drizzle-orm';
import { decimal, multiply, round } from '#domain/decimal.ts';
import { toFen } from '#domain/money.ts';
import type { RateRow } from '#domain/rates/columns.ts';
import { FREIGHT } from '#domain/rates/fcl-row.ts';
import { periodsOf, type RatePeriod } from '#domain/rates/periods.ts';
import { currencies } from '#domain/reference/currencies.ts';
import { localDay } from '#domain/schedule/zone.ts';
import type { Database } from '../data/connect.ts';
import { feeLines, lanes, offerRates, offers, sailings, tariffs } from '../data/schema/market.ts';
import { ratesInForce, rateVersions } from '../data/schema/rates.ts';
import { feeCodes, places } from '../data/schema/reference.ts';
import { scheduleSailings } from '../data/schema/schedules.ts';
import { insertRows } from '../seed/insert-rows.ts';
import { readRateRows } from './rows.ts';

type Sailing = Pick<
  typeof sailings.$inferSelect,
  'id' | 'laneId' | 'carrierCode' | 'etd' | 'bookingCloseDangerous' | 'bookingCloseGeneral'
>;

interface PortPair {
  id: string;
  origin: string;
  destination: string;
}

interface PortTerms {
  zone: string;
  freeDays: number | null;
}

interface Market {
  tariffs: (typeof tariffs.$inferInsert)[];
  feeLines: (typeof feeLines.$inferInsert)[];
  offers: (typeof offers.$inferInsert)[];
  rates: (typeof offerRates.$inferInsert)[];
}

const emptyMarket = (): Market => ({ tariffs: [], feeLines: [], offers: [], rates: [] });

const PER_FLUSH = 2_000;

const currencyCode = (iso = ''): string => currencies.find((currency) => currency.iso === iso)!.code;
const fenOf = (text: string | undefined): number => (text ? Number(toFen(text)) : 0);
/** Hundredths of a per cent. */
const taxOf = (text = '0'): number => Number(round(multiply(decimal(text), 100), 0, 'up').units);

const shared = (row: RateRow) => ({ currency: currencyCode(row.currency), remark: row.remark || null });

/** The classes that every box of an offer takes: the offer names them once for all. */
function classesOf(freight: readonly RateRow[]): string[] {
  const [first = [], ...others] = freight.map(({ classes = '' }) => classes.split(';').filter(Boolean));
  return first.filter((one) => others.every((list) => list.includes(one)));
}

const spaces = ['ASK', 'TIGHT', 'PLENTY'] as const;
const scarcestOf = (freight: readonly RateRow[]) =>
  spaces.find((space) => freight.some((row) => row.space === space)) ?? 'ASK';

interface Group {
  versionId: string;
  lane: PortPair;
  carrier: string;
  isDanger: boolean;
  now: number;
  atCost: ReadonlySet<string>;
}

function addTariff(market: Market, id: string, group: Group, period: RatePeriod): void {
  const { versionId, lane, carrier, isDanger, atCost } = group;
  market.tariffs.push({ id, laneId: lane.id, carrierCode: carrier, isDanger, demo: false, rateVersionId: versionId });
  const lines = period.rows.filter(({ fee }) => fee !== FREIGHT);
  for (const [sort, row] of lines.entries()) {
    market.feeLines.push({
      tariffId: id,
      sort,
      feeCode: row.fee!,
      containerCode: row.box || null,
      basis: row.basis!,
      unitPrice: fenOf(row.price),
      atCost: atCost.has(row.fee!),
      payTerm: row.payTerm as 'COL' | 'PRE',
      taxRate: taxOf(row.tax),
      ...shared(row),
    });
  }
}

function addOffer(
  market: Market,
  { tariffId, sailing, freeDays }: { tariffId: string; sailing: Sailing; freeDays: number | null },
  { versionId, lane, carrier, isDanger, now }: Group,
  freight: readonly RateRow[],
): void {
  const id = `${versionId}-${sailing.id}-${isDanger ? 'DG' : 'GEN'}`;
  market.offers.push({
    id,
    laneId: lane.id,
    sailingId: sailing.id,
    tariffId,
    carrierCode: carrier,
    priceKind: 'PUBLIC',
    enterpriseId: null,
    isDanger,
    dgClasses: classesOf(freight),
    space: scarcestOf(freight),
    validFrom: new Date(now),
    validTo: isDanger ? sailing.bookingCloseDangerous : sailing.bookingCloseGeneral,
    remark: freight.find(({ remark }) => remark)?.remark ?? null,
    details: freeDays === null ? {} : { freeDays },
    demo: false,
    rateVersionId: versionId,
  });
  for (const row of freight) {
    market.rates.push({
      offerId: id,
      unit: row.box!,
      amount: fenOf(row.price),
      currency: currencyCode(row.currency),
      limitKg: row.limitKg ? Number(row.limitKg) : null,
    });
  }
}

function addGroup(
  market: Market,
  group: Group,
  rows: readonly RateRow[],
  departing: readonly Sailing[],
  ends: Map<string, PortTerms>,
) {
  const zone = ends.get(group.lane.origin)!.zone;
  const freeDays = ends.get(group.lane.destination)!.freeDays;
  for (const period of periodsOf(rows)) {
    const inPeriod = departing.filter(({ etd }) => {
      const day = localDay(etd.getTime(), zone);
      return period.from <= day && day <= period.to;
    });
    if (inPeriod.length === 0) continue;
    const kind = group.isDanger ? 'DG' : 'GEN';
    const tariffId = `${group.versionId}-${group.lane.id}-${group.carrier}-${kind}-${period.from}`;
    addTariff(market, tariffId, group, period);
    const freight = period.rows.filter(({ fee }) => fee === FREIGHT);
    for (const sailing of inPeriod) addOffer(market, { tariffId, sailing, freeDays }, group, freight);
  }
}

async function flush(db: Database, market: Market): Promise<void> {
  await insertRows(db, tariffs, market.tariffs);
  await insertRows(db, feeLines, market.feeLines);
  await insertRows(db, offers, market.offers);
  await insertRows(db, offerRates, market.rates);
}

function groupRows(rows: readonly RateRow[]): Map<string, RateRow[]> {
  const groups = new Map<string, RateRow[]>();
  for (const row of rows) {
    const key = `${row.origin} ${row.destination} ${row.carrier} ${row.cargo}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  return groups;
}

/**
 * Writes an offer for each sailing that a version has a price for, before anybody may see it. What is there already stays, so
 * a run that was killed is finished by the next, and sailings that came later get theirs. A timetable that is about to
 * come in force is named by `scheduleId`.
 */
export async function writeVersionOffers(
  db: Database,
  versionId: string,
  now: number,
  scheduleId: string | null = null,
): Promise<void> {
  const lanesOf = new Map(
    (await db.select().from(lanes).where(eq(lanes.service, 'fcl'))).map(
      ({ id, originCode, destinationCode }): [string, PortPair] => [
        `${originCode} ${destinationCode}`,
        { id, origin: originCode, destination: destinationCode },
      ],
    ),
  );
  const ends = new Map(
    (await db.select().from(places).where(eq(places.kind, 'port'))).map(({ code, timezone, freeDays }) => [
      code,
      { zone: timezone, freeDays },
    ]),
  );
  const free = await db.select({ code: feeCodes.code }).from(feeCodes).where(eq(feeCodes.atCost, true));
  const atCost = new Set(free.map(({ code }) => code));
  const departing = await readDeparting(
    db,
    [...lanesOf.values()].map(({ id }) => id),
    { now, scheduleId },
  );
  let market = emptyMarket();
  for (const [key, rows] of groupRows(await readRateRows(db, versionId))) {
    const [origin, destination, carrier = '', cargo] = key.split(' ');
    const lane = lanesOf.get(`${origin} ${destination}`);
    if (lane === undefined) continue;
    const group: Group = { versionId, lane, carrier, isDanger: cargo === 'Y', now, atCost };
    addGroup(market, group, rows, departing.get(`${lane.id} ${carrier}`) ?? [], ends);
    if (market.feeLines.length + market.offers.length < PER_FLUSH) continue;
    await flush(db, market);
    market = emptyMarket();
  }
  await flush(db, market);
}

/** The seed's, and of timetables the one in force and those to come: what they replaced is sold no more. */
async function readDeparting(
  db: Database,
  laneIds: readonly string[],
  { now, scheduleId }: { now: number; scheduleId: string | null },
): Promise<Map<string, Sailing[]>> {
  const named = db
    .select({ id: scheduleSailings.sailingId })
    .from(scheduleSailings)
    .innerJoin(rateVersions, eq(rateVersions.id, scheduleSailings.versionId))
    .leftJoin(ratesInForce, eq(ratesInForce.versionId, rateVersions.id))
    .where(
      and(
        eq(scheduleSailings.sailingId, sailings.id),
        or(
          eq(rateVersions.id, scheduleId ?? ''),
          eq(rateVersions.status, 'SCHEDULED'),
          eq(ratesInForce.versionId, rateVersions.id),
        ),
      ),
    );
  const { id, laneId, carrierCode, etd, bookingCloseDangerous, bookingCloseGeneral } = sailings;
  const rows = await db
    .select({ id, laneId, carrierCode, etd, bookingCloseDangerous, bookingCloseGeneral })
    .from(sailings)
    .where(and(inArray(laneId, [...laneIds]), gt(etd, new Date(now)), or(eq(sailings.demo, true), exists(named))));
  const found = new Map<string, Sailing[]>();
  for (const row of rows) {
    const key = `${row.laneId} ${row.carrierCode}`;
    found.set(key, [...(found.get(key) ?? []), row]);
  }
  return found;
}
