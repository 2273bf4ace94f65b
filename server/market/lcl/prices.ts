import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { InferOutput } from 'valibot';
import type { LclPricesAnswer, lclPrices } from '#contract/services/lcl-prices.ts';
import { classesRefused } from '#domain/dangerous-goods/restrictions.ts';
import { CHINA } from '#domain/schedule/zone.ts';
import { lanes } from '../../data/schema/market.ts';
import { locations } from '../../data/schema/reference.ts';
import { type Restrictions, readRestrictions } from '../../restrictions/in-force.ts';
import { feeRowsOfTariffs, groupByTariff, type Reader } from '../fee-rates.ts';
import { type Lane, readLane, sailingDays, toLocation } from '../lane.ts';
import { contractOverPublic, type OfferQuery, type OfferRow, readOffers } from '../offers.ts';
import { REVENUE_TON } from '../price-offer.ts';
import { type LclGoods, likelyAcceptanceOf, readLclGoods } from './goods.ts';
import { freightBySailing, judgeLcl, type LclQuestion, readStations, stationOf } from './offers.ts';

type PriceRequest = InferOutput<typeof lclPrices.request>;

interface Buyer {
  now: number;
  enterpriseId: string | null;
}

const MOST_ALTERNATIVES = 3;

const loadOf = ({ volume, weight }: PriceRequest, goods: LclGoods | null): LclQuestion['load'] =>
  volume === undefined || weight === undefined
    ? null
    : { volume, weight, unNos: goods === null || goods.unNo === '' ? [] : [goods.unNo] };

/** Lists the sailings of a lane with the load's price by line and the acceptance of the goods. */
export async function listLclPrices(
  db: Reader,
  request: PriceRequest,
  { now, enterpriseId }: Buyer,
): Promise<LclPricesAnswer> {
  const isDanger = request.isDanger === 'Y';
  const lane = await readLane(db, 'lcl', request.orgPortCode, request.dstPortCode);
  const goods = await readLclGoods(db, request);
  const zone = lane.org?.timezone ?? CHINA;
  const days = sailingDays(request.etdFrom, request.etdTo, now, zone);
  const restrictions = await readRestrictions(db, now);
  const items =
    lane.id === null || (request.priceId === undefined && days.to < days.from)
      ? []
      : await offersOf(
          db,
          {
            laneId: lane.id,
            priceIds: request.priceId === undefined ? [] : [request.priceId],
            days,
            zone,
            enterpriseId,
          },
          {
            lane,
            question: {
              isDanger,
              goods: goods === null ? [] : [goods],
              load: loadOf(request, goods),
              restrictions,
              now,
            },
          },
        );
  const isTaken = items.some(({ acceptance }) => acceptance !== 'REFUSED');
  return {
    items,
    org: lane.org === null ? null : toLocation(lane.org),
    dst: lane.dst === null ? null : toLocation(lane.dst),
    etdFrom: days.from,
    etdTo: days.to,
    goods:
      goods === null
        ? null
        : {
            unNo: goods.unNo,
            nameCn: goods.nameCn,
            classes: [goods.mainClass, ...goods.subsidiaryClasses],
            packingGroups: [...goods.packingGroups],
          },
    alternatives:
      isTaken || request.priceId !== undefined ? [] : await alternativesOf(db, request, lane, { goods, restrictions }),
    now,
  };
}

interface Asking {
  lane: Lane;
  question: Omit<LclQuestion, 'dst' | 'org'>;
}

async function offersOf(
  db: Reader,
  query: Omit<OfferQuery, 'isDanger'>,
  { lane: { org, dst }, question }: Asking,
): Promise<LclPricesAnswer['items']> {
  if (org === null || dst === null) return [];
  const { isDanger, now } = question;
  const best = (rows: readonly OfferRow[]) => contractOverPublic(rows, { units: [REVENUE_TON], now });
  const offered = await readOffers(db, { ...query, isDanger });
  const rows = (query.priceIds ?? []).length > 0 ? offered : best(offered);
  const others = freightBySailing(best(await readOffers(db, { ...query, priceIds: [], isDanger: !isDanger })));
  const tariff = groupByTariff(await feeRowsOfTariffs(db, [...new Set(rows.map(({ offer }) => offer.tariffId))]));
  const stations = await readStations(db, rows);
  return rows.flatMap((row) => {
    const lines = tariff.get(row.offer.tariffId) ?? [];
    const judged = judgeLcl(row, lines, stationOf(row, stations), { ...question, org, dst });
    return judged === null ? [] : [{ ...judged, otherFreight: others.get(judged.scheduleId) ?? null }];
  });
}

/** Suggests other lanes from the same port whose destination accepts the goods, the same region first. */
async function alternativesOf(
  db: Reader,
  { dstPortCode }: PriceRequest,
  { org, dst }: Lane,
  { goods, restrictions }: { goods: LclGoods | null; restrictions: Restrictions },
): Promise<LclPricesAnswer['alternatives']> {
  if (org === null || dst === null || (goods !== null && likelyAcceptanceOf(goods) === 'REFUSED')) return [];
  const here = alias(locations, 'here');
  const rows = await db
    .select({ ...portColumns, isNear: sql<boolean>`${locations.lane} = ${here.lane}` })
    .from(lanes)
    .innerJoin(locations, and(eq(locations.kind, 'port'), eq(locations.code, lanes.destinationCode)))
    .innerJoin(here, and(eq(here.kind, 'port'), eq(here.code, dstPortCode)))
    .where(and(eq(lanes.service, 'lcl'), eq(lanes.originCode, org.code), ne(lanes.destinationCode, dstPortCode)))
    .orderBy(desc(sql`${locations.lane} = ${here.lane}`), asc(lanes.sort));
  return rows
    .filter(
      ({ code }) =>
        goods === null || restrictions.of('port', code).every((rule) => classesRefused(rule, goods).length === 0),
    )
    .slice(0, MOST_ALTERNATIVES)
    .map((port) => ({ org: toLocation(org), dst: toLocation(port) }));
}

const portColumns = {
  code: locations.code,
  nameCn: locations.nameCn,
  nameEn: locations.nameEn,
  timezone: locations.timezone,
};
