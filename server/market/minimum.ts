import { and, arrayOverlaps, asc, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { InferOutput } from 'valibot';
import type { MinimumPrice, minimumPrices } from '#contract/calls/item.ts';
import { isExplosive } from '#domain/dangerous-goods/class-match.ts';
import { teuOf } from '#domain/fcl/fees.ts';
import { LCL_RULE } from '#domain/lcl/fees.ts';
import { fromFen } from '#domain/money.ts';
import { dgClasses } from '#domain/reference/dangerous-classes.ts';
import { CHINA } from '#domain/schedule/zone.ts';
import type { Database } from '../data/connect.ts';
import { lanes, offerRates, offers, sailings, warehouses } from '../data/schema/market.ts';
import { carriers, locations } from '../data/schema/reference.ts';
import { listMinimumAirPrices } from './air/minimum.ts';
import { busiestFirst, sailingDays } from './lane.ts';
import { departsIn, isOpen } from './offers.ts';
import { REVENUE_TON } from './price-offer.ts';

type PriceQuery = InferOutput<typeof minimumPrices.request>;

const org = alias(locations, 'org');
const dst = alias(locations, 'dst');

const locationColumns = (table: typeof org | typeof dst) => ({
  code: table.code,
  nameCn: table.nameCn,
  nameEn: table.nameEn,
  timezone: table.timezone,
});

/** A list that says 1 accepts every division of class 1. */
const takesClass = (query: string) =>
  arrayOverlaps(offers.dgClasses, [
    query,
    ...dgClasses.map(({ code }) => code).filter((code) => code.startsWith(`${query}.`)),
    ...(isExplosive(query) ? ['1'] : []),
  ]);

const requestedLanes = (db: Database, { service, orgPortCode, dstPortCode }: PriceQuery) =>
  busiestFirst(
    db,
    and(
      eq(lanes.service, service),
      orgPortCode === undefined ? undefined : eq(lanes.originCode, orgPortCode),
      dstPortCode === undefined ? undefined : eq(lanes.destinationCode, dstPortCode),
    ),
  );

const unitOf = ({ service, ctnType }: PriceQuery): string => (service === 'lcl' ? REVENUE_TON : ctnType);

/** Selects the cheapest open offer of the outer query's lane. */
function cheapestOf(db: Database, ordered: ReturnType<typeof requestedLanes>, query: PriceQuery, now: number) {
  const isDanger = query.isDanger === 'Y';
  const teu = query.service === 'lcl' ? 0 : teuOf([{ ctnType: query.ctnType, quantity: 1 }]);
  const closes = isDanger ? sailings.bookingCloseDangerous : sailings.bookingCloseGeneral;
  return db
    .select({
      amount: offerRates.amount,
      currency: offerRates.currency,
      carrierCode: offers.carrierCode,
      etd: sailings.etd,
      transitDays: sailings.transitDays,
      closes: sql<Date>`${closes}`.mapWith(closes).as('closes'),
      dgClasses: offers.dgClasses,
      validTo: offers.validTo,
      details: offers.details,
    })
    .from(sailings)
    .innerJoin(offers, eq(offers.sailingId, sailings.id))
    .innerJoin(offerRates, and(eq(offerRates.offerId, offers.id), eq(offerRates.unit, unitOf(query))))
    .where(
      and(
        eq(sailings.laneId, ordered.id),
        departsIn(sailingDays(undefined, undefined, now, CHINA), CHINA),
        eq(offers.priceKind, 'PUBLIC'),
        isOpen({ isDanger, teu, now }),
        query.dgClass === undefined ? undefined : takesClass(query.dgClass),
      ),
    )
    .orderBy(asc(offerRates.amount), asc(sailings.etd), asc(offers.id))
    .limit(1)
    .as('cheapest');
}

function readCheapest(db: Database, query: PriceQuery, now: number) {
  const ordered = requestedLanes(db, query);
  const cheapest = cheapestOf(db, ordered, query, now);
  const found = db
    .select({ ...ordered._.selectedFields, ...cheapest._.selectedFields })
    .from(ordered)
    .innerJoinLateral(cheapest, sql`true`)
    .orderBy(desc(ordered.hot), asc(ordered.sort), asc(ordered.id))
    .limit(query.limit)
    .as('found');
  return db
    .select({
      id: found.id,
      hot: found.hot,
      org: locationColumns(org),
      dst: locationColumns(dst),
      amount: found.amount,
      currency: found.currency,
      etd: found.etd,
      transitDays: found.transitDays,
      closes: found.closes,
      dgClasses: found.dgClasses,
      validTo: found.validTo,
      details: found.details,
      trade: dst.lane,
      station: {
        id: warehouses.id,
        name: warehouses.name,
        district: warehouses.district,
        address: warehouses.address,
        dgClasses: warehouses.dgClasses,
        openingHours: warehouses.openingHours,
        portKilometres: warehouses.portKilometres,
      },
      carrier: { code: carriers.code, nameCn: carriers.nameCn },
    })
    .from(found)
    .innerJoin(org, and(eq(org.kind, found.originKind), eq(org.code, found.originCode)))
    .innerJoin(dst, and(eq(dst.kind, found.destinationKind), eq(dst.code, found.destinationCode)))
    .innerJoin(carriers, eq(carriers.code, found.carrierCode))
    .leftJoin(warehouses, eq(warehouses.id, sql`${found.details}->>'warehouseId'`))
    .orderBy(desc(found.hot), asc(found.sort), asc(found.id));
}

type Row = Awaited<ReturnType<typeof readCheapest>>[number];

const consolidationOf = ({ details, trade, station }: Row) => ({
  trade,
  cutAndSail: details.cutAndSail ?? '',
  minimumTons: details.minimumRevenueTons ?? String(LCL_RULE.minimumTons),
  station,
});

/** Lists each lane's cheapest bookable public offer within the default search window. */
export async function listMinimumPrices(db: Database, query: PriceQuery, now: number): Promise<MinimumPrice[]> {
  if (query.service === 'air') return listMinimumAirPrices(db, query, now);
  const rows = await readCheapest(db, query, now);
  return rows.map((row) => {
    const { id, hot, org: from, dst: to, amount, currency, carrier, transitDays, dgClasses: classes } = row;
    return {
      lane: { id, hot, org: from, dst: to },
      ctnType: unitOf(query),
      amount: fromFen(amount),
      currency,
      carrier,
      transitDays,
      dgClasses: classes,
      etd: row.etd.getTime(),
      bookingClose: row.closes.getTime(),
      validTo: row.validTo.getTime(),
      ...(query.service === 'lcl' ? { consolidation: consolidationOf(row) } : {}),
    };
  });
}
