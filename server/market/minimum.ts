import { and, arrayOverlaps, asc, desc, eq, gt, gte, lte, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { InferOutput } from 'valibot';
import type { MinimumPrice, minimumPrices } from '#contract/calls/item.ts';
import { isExplosive } from '#domain/dangerous-goods/class-match.ts';
import { LCL_RULE } from '#domain/fees/lcl.ts';
import { fromFen } from '#domain/money.ts';
import { dgClasses } from '#domain/reference/dangerous-classes.ts';
import type { Database } from '../data/connect.ts';
import { lanes, offerRates, offers, sailings, warehouses } from '../data/schema/market.ts';
import { carriers, places } from '../data/schema/reference.ts';

type Asked = InferOutput<typeof minimumPrices.request>;

const org = alias(places, 'org');
const dst = alias(places, 'dst');

const REVENUE_TON = 'RT';

const placeOf = (table: typeof org | typeof dst) => ({
  code: table.code,
  nameCn: table.nameCn,
  nameEn: table.nameEn,
  timezone: table.timezone,
});

/** Class 1 is every division of it, and a list that says 1 means each of them. */
const takesClass = (asked: string) =>
  arrayOverlaps(offers.dgClasses, [
    asked,
    ...dgClasses.map(({ code }) => code).filter((code) => code.startsWith(`${asked}.`)),
    ...(isExplosive(asked) ? ['1'] : []),
  ]);

/** The cheapest public offer of each lane that can still be booked, found lane by lane through the lane's index. */
export async function listMinimumPrices(db: Database, asked: Asked, now: number): Promise<MinimumPrice[]> {
  const isDanger = asked.isDanger === 'Y';
  const at = new Date(now);
  const unit = asked.service === 'lcl' ? REVENUE_TON : asked.ctnType;
  const closes = isDanger ? sailings.bookingCloseDangerous : sailings.bookingCloseGeneral;
  const cheapest = db
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
    .from(offers)
    .innerJoin(sailings, and(eq(sailings.id, offers.sailingId), gt(closes, at)))
    .innerJoin(offerRates, and(eq(offerRates.offerId, offers.id), eq(offerRates.unit, unit)))
    .where(
      and(
        eq(offers.laneId, lanes.id),
        eq(offers.isDanger, isDanger),
        eq(offers.priceKind, 'PUBLIC'),
        gte(offers.validTo, at),
        lte(offers.validFrom, at),
        asked.dgClass === undefined ? undefined : takesClass(asked.dgClass),
      ),
    )
    .orderBy(asc(offerRates.amount), asc(sailings.etd))
    .limit(1)
    .as('cheapest');
  const conditions: (SQL | undefined)[] = [
    eq(lanes.service, asked.service),
    asked.orgPortCode === undefined ? undefined : eq(lanes.originCode, asked.orgPortCode),
    asked.dstPortCode === undefined ? undefined : eq(lanes.destinationCode, asked.dstPortCode),
  ];
  const rows = await db
    .select({
      id: lanes.id,
      hot: lanes.hot,
      org: placeOf(org),
      dst: placeOf(dst),
      amount: cheapest.amount,
      currency: cheapest.currency,
      etd: cheapest.etd,
      transitDays: cheapest.transitDays,
      closes: cheapest.closes,
      dgClasses: cheapest.dgClasses,
      validTo: cheapest.validTo,
      details: cheapest.details,
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
    .from(lanes)
    .innerJoinLateral(cheapest, sql`true`)
    .innerJoin(org, and(eq(org.kind, lanes.originKind), eq(org.code, lanes.originCode)))
    .innerJoin(dst, and(eq(dst.kind, lanes.destinationKind), eq(dst.code, lanes.destinationCode)))
    .innerJoin(carriers, eq(carriers.code, cheapest.carrierCode))
    .leftJoin(warehouses, eq(warehouses.id, sql`${cheapest.details}->>'warehouseId'`))
    .where(and(...conditions))
    .orderBy(desc(lanes.hot), asc(lanes.sort), asc(lanes.id))
    .limit(asked.limit);
  return rows.map(
    ({ id, hot, org: from, dst: to, amount, etd, closes: close, validTo, details, trade, station, ...rest }) => ({
      ...rest,
      lane: { id, hot, org: from, dst: to },
      ctnType: unit,
      amount: fromFen(amount),
      etd: etd.getTime(),
      bookingClose: close.getTime(),
      validTo: validTo.getTime(),
      ...(asked.service === 'lcl'
        ? {
            consolidation: {
              trade,
              cutAndSail: details.cutAndSail ?? '',
              minimumTons: details.minimumRevenueTons ?? String(LCL_RULE.minimumTons),
              station,
            },
          }
        : {}),
    }),
  );
}
