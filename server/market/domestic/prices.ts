import type { InferOutput } from 'valibot';
import type { DomesticAnswer, DomesticOffer, domesticPrices } from '#contract/services/domestic-prices.ts';
import { CHINA } from '#domain/schedule/zone.ts';
import { readRestrictions } from '../../restrictions/in-force.ts';
import { readUnEntry } from '../../un-list/read-entries.ts';
import { feeRowsOfTariffs, groupByTariff, type Reader } from '../fee-rates.ts';
import type { Goods } from '../judge-offer.ts';
import { readLane, sailingDays, toLocation } from '../lane.ts';
import { toNamedGoods } from '../named-goods.ts';
import { carriersOf, contractOverPublic, type OfferRow, readOffers } from '../offers.ts';
import { byDeparture } from '../service-lanes.ts';
import { type DomesticQuestion, judgeDomestic, toCity } from './offers.ts';

type PriceQuery = InferOutput<typeof domesticPrices.request>;

interface Buyer {
  now: number;
  enterpriseId: string | null;
}

const ONE_SMALL_BOX: PriceQuery['boxes'] = [{ ctnType: '20GP', quantity: 1 }];

/** Lists the sailings of a domestic lane with every line between the requested doors. */
export async function listDomesticPrices(
  db: Reader,
  query: PriceQuery,
  { now, enterpriseId }: Buyer,
): Promise<DomesticAnswer> {
  const isDanger = query.isDanger === 'Y';
  const boxes = query.boxes.length > 0 ? query.boxes : ONE_SMALL_BOX;
  const { id: laneId, org, dst } = await readLane(db, 'domestic', query.orgPortCode, query.dstPortCode);
  const entry = await readUnEntry(db, isDanger ? query.unNo : undefined);
  const zone = org?.timezone ?? CHINA;
  const days = sailingDays(query.etdFrom, query.etdTo, now, zone);
  const priceIds = query.priceId === undefined ? [] : [query.priceId];
  const isEmpty = laneId === null || (priceIds.length === 0 && days.to < days.from);
  const offered = isEmpty ? [] : await readOffers(db, { laneId, priceIds, days, zone, isDanger, enterpriseId });
  const units = boxes.map(({ ctnType }) => ctnType);
  const rows = priceIds.length > 0 ? offered : contractOverPublic(offered, { units, now });
  const question = {
    isDanger,
    shipment: { boxes, weight: null, volume: null, classes: [], unNos: [], services: [] },
    goods: isDanger ? goodsOf(query, entry) : [],
    doors: { pickup: query.pickup ?? null, delivery: query.delivery ?? null },
    restrictions: await readRestrictions(db, now),
    now,
  };
  const items = org === null || dst === null ? [] : await judgedRows(db, rows, { ...question, org, dst });
  return {
    items: items.filter(isOf(query)).sort(byDeparture),
    org: org === null ? null : toLocation(org),
    dst: dst === null ? null : toLocation(dst),
    etdFrom: days.from,
    etdTo: days.to,
    goods: entry === null ? null : toNamedGoods(entry),
    boxes,
    carriers: carriersOf(rows),
    pickups: citiesOf(items, 'pickup'),
    deliveries: citiesOf(items, 'delivery'),
    now,
  };
}

async function judgedRows(db: Reader, rows: readonly OfferRow[], question: DomesticQuestion): Promise<DomesticOffer[]> {
  const tariffIds = [...new Set(rows.map(({ offer }) => offer.tariffId))];
  const tariff = groupByTariff(await feeRowsOfTariffs(db, tariffIds));
  return rows.map((row) => judgeDomestic(row, tariff.get(row.offer.tariffId) ?? [], question));
}

const goodsOf = ({ dgClass }: PriceQuery, entry: Goods | null): Goods[] => [
  ...(entry === null ? [] : [entry]),
  ...(dgClass === undefined ? [] : [{ unNo: '', mainClass: dgClass, subsidiaryClasses: [] }]),
];

const isOf =
  ({ carriers }: PriceQuery) =>
  ({ carrier }: DomesticOffer): boolean =>
    carriers.length === 0 || carriers.includes(carrier.code);

const citiesOf = (items: readonly DomesticOffer[], side: 'delivery' | 'pickup') =>
  [...new Set(items.flatMap((item) => item[side].map(({ code }) => code)))].map(toCity);
