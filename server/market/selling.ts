import { and, desc, eq, inArray, lte } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { Offer, SellingAnswer, sellingPrices } from '#contract/calls/item.ts';
import type { UnEntry } from '#domain/dangerous-goods/un-list/entry.ts';
import { fromFen } from '#domain/money.ts';
import { CHINA, localDay } from '#domain/schedule/zone.ts';
import { priceHistory } from '../data/schema/market.ts';
import { readRestrictions } from '../restrictions/in-force.ts';
import { readUnEntry } from '../un-list/read-entries.ts';
import { type FeeRow, feeRowsOfTariffs, type Reader } from './fee-rates.ts';
import { type Goods, judgeOffer, type Question } from './judge-offer.ts';
import { type Lane, readLane, sailingDays, toLocation } from './lane.ts';
import { contractOverPublic, type OfferRow, readOffers } from './offers.ts';
import { sortOffers } from './sort-offers.ts';
import { readTermRates } from './term-rates.ts';

export type Asked = InferOutput<typeof sellingPrices.request>;

const ONE_SMALL_BOX: Asked['boxes'] = [{ ctnType: '20GP', quantity: 1 }];

/** Lists the offers of a lane: contract over public price, acceptance of the goods and every line. */
export async function listSelling(
  db: Reader,
  given: Asked,
  { now, enterpriseId }: { now: number; enterpriseId: string | null },
): Promise<SellingAnswer> {
  const asked = given.boxes.length > 0 ? given : { ...given, boxes: ONE_SMALL_BOX };
  const isDanger = asked.isDanger === 'Y';
  const lane = await readLane(db, asked.service, asked.orgPortCode, asked.dstPortCode);
  const entry = await readUnEntry(db, isDanger ? asked.unNo : undefined);
  const zone = lane.org?.timezone ?? CHINA;
  const days = sailingDays(asked.etdFrom, asked.etdTo, now, zone);
  const isNamed = asked.priceIds.length > 0;
  const units = asked.boxes.map(({ ctnType }) => ctnType);
  const offered =
    lane.id === null || (!isNamed && days.to < days.from)
      ? []
      : await readOffers(db, { laneId: lane.id, priceIds: asked.priceIds, days, zone, isDanger, enterpriseId });
  const rows = isNamed ? offered : contractOverPublic(offered, { units, now });
  const tariffIds = [...new Set(rows.map(({ offer }) => offer.tariffId))];
  const tariff = groupByTariff(await feeRowsOfTariffs(db, tariffIds));
  const restrictions = await readRestrictions(db, now);
  const found = judged(rows, tariff, lane, asked, { entry, restrictions, now }).filter(passes(asked));
  const shown = sortOffers(found, { sort: asked.sort, box: asked.sortBox, isDanger, now });
  const from = (asked.page - 1) * asked.pageSize;
  return {
    items: shown.slice(from, from + asked.pageSize),
    total: shown.length,
    page: asked.page,
    pageSize: asked.pageSize,
    org: lane.org === null ? null : toLocation(lane.org),
    dst: lane.dst === null ? null : toLocation(lane.dst),
    etdFrom: days.from,
    etdTo: days.to,
    goods: entry === null ? null : toNamedGoods(entry),
    carriers: carriersOf(offered),
    ctnTypes: [...new Set(offered.flatMap(({ rates }) => rates.map(({ unit }) => unit)))].sort(),
    ...(asked.terms ? { termRates: await readTermRates(db) } : {}),
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
  asked: Asked,
  { entry, ...known }: Pick<Question, 'now' | 'restrictions'> & { entry: UnEntry | null },
): Offer[] {
  if (org === null || dst === null) return [];
  const goods = asked.isDanger === 'Y' ? goodsOf(asked, entry) : [];
  const shipment = {
    boxes: asked.boxes,
    weight: asked.weight ?? null,
    volume: asked.volume ?? null,
    classes: goods.map(({ mainClass }) => mainClass),
    unNos: entry === null ? [] : [entry.unNo],
    services: [],
  };
  const question = { isDanger: asked.isDanger === 'Y', shipment, goods, org, dst, ...known };
  return rows.map((row) => judgeOffer(row, tariff.get(row.offer.tariffId) ?? [], question));
}

function goodsOf(asked: Asked, entry: UnEntry | null): Goods[] {
  const byClass = asked.dgClasses.map((mainClass) => ({ unNo: '', mainClass, subsidiaryClasses: [] }));
  return entry === null ? byClass : [entry, ...byClass];
}

export const toNamedGoods = ({
  unNo,
  nameCn,
  nameEn,
  mainClass,
  subsidiaryClasses,
  packingGroups,
  controls,
}: UnEntry) => ({
  unNo,
  nameCn,
  nameEn,
  classes: [mainClass, ...subsidiaryClasses],
  packingGroups: [...packingGroups],
  controls: [...controls],
});

export function groupByTariff(rows: readonly FeeRow[]): Map<string, FeeRow[]> {
  const groups = new Map<string, FeeRow[]>();
  for (const row of rows) {
    const known = groups.get(row.tariffId);
    if (known) known.push(row);
    else groups.set(row.tariffId, [row]);
  }
  return groups;
}

export const carriersOf = (rows: readonly OfferRow[]) =>
  [...new Map(rows.map(({ carrier }) => [carrier.code, { code: carrier.code, nameCn: carrier.nameCn }])).values()].sort(
    (a, b) => (a.code < b.code ? -1 : 1),
  );

const passes = (asked: Asked) => (offer: Offer) =>
  (asked.carriers.length === 0 || asked.carriers.includes(offer.carrier.code)) &&
  (asked.direct === undefined || asked.direct === (offer.via === null)) &&
  (asked.transitDaysMax === undefined || offer.transitDays <= asked.transitDaysMax) &&
  (asked.weekdays.length === 0 || asked.weekdays.includes(offer.weekday)) &&
  (!asked.hasContractPrice || offer.priceKind === 'CONTRACT') &&
  (!asked.onlyBookable || offer.bookable === 'BOOKABLE');

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
