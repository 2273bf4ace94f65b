import type { InferOutput } from 'valibot';
import type { RailAnswer, RailOffer, railPrices } from '#contract/services/rail-prices.ts';
import { directionOf } from '#domain/rail/terms.ts';
import { railStations } from '#domain/reference/rail-stations.ts';
import { CHINA } from '#domain/schedule/zone.ts';
import { readRestrictions } from '../../restrictions/in-force.ts';
import { readUnEntry } from '../../un-list/read-entries.ts';
import { toCity } from '../domestic/offers.ts';
import { feeRowsOfTariffs, groupByTariff, type Reader } from '../fee-rates.ts';
import { sailingDays } from '../lane.ts';
import { toNamedGoods } from '../named-goods.ts';
import { contractOverPublic, readOffers } from '../offers.ts';
import { answerOfLanes, byDeparture, isBetween, readServiceLanes, type ServiceLane } from '../service-lanes.ts';
import { judgeRail, type RailQuestion } from './offers.ts';

type PriceQuery = InferOutput<typeof railPrices.request>;

interface Buyer {
  now: number;
  enterpriseId: string | null;
}

const ONE_LARGE_BOX: PriceQuery['boxes'] = [{ ctnType: '40HQ', quantity: 1 }];

const isOn =
  (query: PriceQuery) =>
  (line: ServiceLane): boolean =>
    isBetween(query)(line) && (query.direction === undefined || directionOf(line.org.country) === query.direction);

/** Lists the trains of a line, or the next of each line, with every price line. */
export async function listRailPrices(db: Reader, query: PriceQuery, buyer: Buyer): Promise<RailAnswer> {
  const { now } = buyer;
  const boxes = query.boxes.length > 0 ? query.boxes : ONE_LARGE_BOX;
  const days = sailingDays(query.etdFrom, query.etdTo, now, CHINA);
  const lines = (await readServiceLanes(db, 'rail')).filter(isOn(query));
  const entry = await readUnEntry(db, query.isDanger === 'Y' ? query.unNo : undefined);
  const found = await judgedTrains(db, lines, { ...query, boxes }, { ...buyer, days });
  const borders = bordersOf(found);
  const border = borders.find(({ code }) => code === query.border)?.nameCn ?? '';
  const items = found.filter((one) => query.border === undefined || one.border === border).sort(byDeparture);
  return {
    ...(await answerOfLanes(db, 'rail', query, { items, days, goods: entry && toNamedGoods(entry) })),
    boxes,
    borders,
    pickups: citiesOf(found, 'pickup'),
    deliveries: citiesOf(found, 'delivery'),
    now,
  };
}

async function judgedTrains(
  db: Reader,
  lines: readonly ServiceLane[],
  query: PriceQuery,
  { now, enterpriseId, days }: Buyer & { days: { from: string; to: string } },
): Promise<RailOffer[]> {
  const priceIds = query.priceId === undefined ? [] : [query.priceId];
  if (lines.length === 0 || (priceIds.length === 0 && days.to < days.from)) return [];
  const laneId = lines.map(({ id }) => id);
  const offered = await readOffers(db, { laneId, priceIds, days, zone: CHINA, isDanger: false, enterpriseId });
  const units = query.load === 'BOX' ? query.boxes.map(({ ctnType }) => ctnType) : ['CBM'];
  const rows = priceIds.length > 0 ? offered : contractOverPublic(offered, { units, now });
  const tariff = groupByTariff(await feeRowsOfTariffs(db, [...new Set(rows.map(({ offer }) => offer.tariffId))]));
  const question: Omit<RailQuestion, 'dst' | 'org'> = {
    isDanger: query.isDanger === 'Y',
    load: query.load,
    doors: { pickup: query.pickup ?? null, delivery: query.delivery ?? null },
    shipment: {
      ...{ boxes: query.boxes, weight: query.weight ?? null, volume: query.volume ?? null },
      ...{ classes: [], unNos: [], services: [] },
    },
    restrictions: await readRestrictions(db, now),
    now,
  };
  return rows.flatMap((row) => {
    const line = lines.find(({ id }) => id === row.sailing.laneId);
    if (line === undefined) return [];
    return [judgeRail(row, tariff.get(row.offer.tariffId) ?? [], { ...question, org: line.org, dst: line.dst })];
  });
}

const codeOf = new Map(railStations.map(({ nameCn, code }) => [nameCn, code]));

const bordersOf = (items: readonly RailOffer[]): RailAnswer['borders'] =>
  [...new Set(items.map(({ border }) => border))].flatMap((nameCn) => {
    const code = codeOf.get(nameCn);
    return code === undefined ? [] : [{ code, nameCn }];
  });

const citiesOf = (items: readonly RailOffer[], side: 'delivery' | 'pickup') =>
  [...new Set(items.flatMap((item) => item[side].map(({ code }) => code)))].map(toCity);
