import { and, desc, eq, inArray, lte } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { Offer, SellingAnswer, sellingPrices } from '#contract/calls/item.ts';
import type { UnEntry } from '#domain/dangerous-goods/un-list/entry.ts';
import { fromFen } from '#domain/money.ts';
import { CHINA, localDay } from '#domain/schedule/zone.ts';
import { priceHistory } from '../../data/schema/market.ts';
import { readRestrictions } from '../../restrictions/in-force.ts';
import { readUnEntry } from '../../un-list/read-entries.ts';
import { type FeeRow, feeRowsOfTariffs, groupByTariff, type Reader } from '../fee-rates.ts';
import { type Goods, judgeOffer, type Question } from '../judge-offer.ts';
import { type Lane, readLane, sailingDays, toLocation } from '../lane.ts';
import { toNamedGoods } from '../named-goods.ts';
import { carriersOf, contractOverPublic, type OfferRow, readOffers } from '../offers.ts';
import { sortOffers } from './sort-offers.ts';
import { readTermRates } from './term-rates.ts';

export type SellingQuery = InferOutput<typeof sellingPrices.request>;

const ONE_SMALL_BOX: SellingQuery['boxes'] = [{ ctnType: '20GP', quantity: 1 }];

/** Lists the offers of a lane: contract over public price, acceptance of the goods and every line. */
export async function listSelling(
  db: Reader,
  given: SellingQuery,
  { now, enterpriseId }: { now: number; enterpriseId: string | null },
): Promise<SellingAnswer> {
  const query = given.boxes.length > 0 ? given : { ...given, boxes: ONE_SMALL_BOX };
  const isDanger = query.isDanger === 'Y';
  const lane = await readLane(db, query.service, query.orgPortCode, query.dstPortCode);
  const entry = await readUnEntry(db, isDanger ? query.unNo : undefined);
  const zone = lane.org?.timezone ?? CHINA;
  const days = sailingDays(query.etdFrom, query.etdTo, now, zone);
  const isNamed = query.priceIds.length > 0;
  const units = query.boxes.map(({ ctnType }) => ctnType);
  const offered =
    lane.id === null || (!isNamed && days.to < days.from)
      ? []
      : await readOffers(db, { laneId: lane.id, priceIds: query.priceIds, days, zone, isDanger, enterpriseId });
  const rows = isNamed ? offered : contractOverPublic(offered, { units, now });
  const tariffIds = [...new Set(rows.map(({ offer }) => offer.tariffId))];
  const tariff = groupByTariff(await feeRowsOfTariffs(db, tariffIds));
  const restrictions = await readRestrictions(db, now);
  const found = judged(rows, tariff, lane, query, { entry, restrictions, now }).filter(passes(query));
  const shown = sortOffers(found, { sort: query.sort, box: query.sortBox, isDanger, now });
  const from = (query.page - 1) * query.pageSize;
  return {
    items: shown.slice(from, from + query.pageSize),
    total: shown.length,
    page: query.page,
    pageSize: query.pageSize,
    org: lane.org === null ? null : toLocation(lane.org),
    dst: lane.dst === null ? null : toLocation(lane.dst),
    etdFrom: days.from,
    etdTo: days.to,
    goods: entry === null ? null : toNamedGoods(entry),
    carriers: carriersOf(offered),
    ctnTypes: [...new Set(offered.flatMap(({ rates }) => rates.map(({ unit }) => unit)))].sort(),
    ...(query.terms ? { termRates: await readTermRates(db) } : {}),
    fromPrice:
      isNamed || offered.length > 0 || lane.id === null
        ? null
        : await readFromPrice(db, { laneId: lane.id, units, isDanger, now }),
    now,
  };
}

function judged(
  rows: readonly OfferRow[],
  tariff: ReadonlyMap<string, readonly FeeRow[]>,
  { org, dst }: Lane,
  query: SellingQuery,
  { entry, ...known }: Pick<Question, 'now' | 'restrictions'> & { entry: UnEntry | null },
): Offer[] {
  if (org === null || dst === null) return [];
  const goods = query.isDanger === 'Y' ? goodsOf(query, entry) : [];
  const shipment = {
    boxes: query.boxes,
    weight: query.weight ?? null,
    volume: query.volume ?? null,
    classes: goods.map(({ mainClass }) => mainClass),
    unNos: entry === null ? [] : [entry.unNo],
    services: [],
  };
  const question = { isDanger: query.isDanger === 'Y', shipment, goods, org, dst, ...known };
  return rows.map((row) => judgeOffer(row, tariff.get(row.offer.tariffId) ?? [], question));
}

function goodsOf(query: SellingQuery, entry: UnEntry | null): Goods[] {
  const byClass = query.dgClasses.map((mainClass) => ({ unNo: '', mainClass, subsidiaryClasses: [] }));
  return entry === null ? byClass : [entry, ...byClass];
}

const passes = (query: SellingQuery) => (offer: Offer) =>
  (query.carriers.length === 0 || query.carriers.includes(offer.carrier.code)) &&
  (query.direct === undefined || query.direct === (offer.via === null)) &&
  (query.transitDaysMax === undefined || offer.transitDays <= query.transitDaysMax) &&
  (query.weekdays.length === 0 || query.weekdays.includes(offer.weekday)) &&
  (!query.hasContractPrice || offer.priceKind === 'CONTRACT') &&
  (!query.onlyBookable || offer.bookable === 'BOOKABLE');

/** Returns the last price-history point that is not in the future. */
async function readFromPrice(
  db: Reader,
  { laneId, units, isDanger, now }: { laneId: string; units: readonly string[]; isDanger: boolean; now: number },
): Promise<SellingAnswer['fromPrice']> {
  const [point] = await db
    .select()
    .from(priceHistory)
    .where(
      and(
        eq(priceHistory.laneId, laneId),
        inArray(priceHistory.containerCode, [...units]),
        eq(priceHistory.isDanger, isDanger),
        lte(priceHistory.day, localDay(now, CHINA)),
      ),
    )
    .orderBy(desc(priceHistory.day), priceHistory.minimum)
    .limit(1);
  if (point === undefined) return null;
  const { containerCode, minimum, currency, day } = point;
  return { ctnType: containerCode, amount: fromFen(minimum), currency, day };
}
