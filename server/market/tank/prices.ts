import type { InferOutput } from 'valibot';
import type { TankAnswer, TankOffer, tankPrices } from '#contract/services/tank-prices.ts';
import { CHINA } from '#domain/schedule/zone.ts';
import { TANK_BOX, USUAL_FILLING_TEMPERATURE } from '#domain/tank/kinds.ts';
import { tankNeedOf } from '#domain/tank/need.ts';
import { readRestrictions } from '../../restrictions/in-force.ts';
import { readUnEntry } from '../../un-list/read-entries.ts';
import { feeRowsOfTariffs, groupByTariff, type Reader } from '../fee-rates.ts';
import { sailingDays } from '../lane.ts';
import { toNamedGoods } from '../named-goods.ts';
import { contractOverPublic, readOffers } from '../offers.ts';
import { answerOfLanes, byDeparture, isBetween, readServiceLanes, type ServiceLane } from '../service-lanes.ts';
import { judgeTank, type TankQuestion } from './offers.ts';

type PriceQuery = InferOutput<typeof tankPrices.request>;

interface Buyer {
  now: number;
  enterpriseId: string | null;
}

type Sought = Omit<TankQuestion, 'dst' | 'org'> & { days: { from: string; to: string } };

/** Lists all sailings of a lane or the next of each, with tank prices and suitability for the goods. */
export async function listTankPrices(db: Reader, query: PriceQuery, buyer: Buyer): Promise<TankAnswer> {
  const { now } = buyer;
  const isDanger = query.isDanger === 'Y';
  const days = sailingDays(query.etdFrom, query.etdTo, now, CHINA);
  const lines = (await readServiceLanes(db, 'tank')).filter(isBetween(query));
  const entry = await readUnEntry(db, isDanger ? query.unNo : undefined);
  const need = entry === null ? null : tankNeedOf(entry, query.packingGroup ?? '');
  const found = await judgedSailings(db, lines, query, {
    ...{ isDanger, need, now, days },
    restrictions: await readRestrictions(db, now),
    goods: entry === null ? [] : [entry],
    densities: densitiesOf(query),
    shipment: {
      boxes: [{ ctnType: TANK_BOX, quantity: query.tanks }],
      ...{ weight: null, volume: null, classes: [], unNos: [], services: [] },
    },
    enterpriseId: buyer.enterpriseId,
  });
  const items = found
    .filter(({ tankType }) => query.tankType === undefined || tankType === query.tankType)
    .sort(byDeparture);
  return {
    ...(await answerOfLanes(db, 'tank', query, { items, days, goods: entry && toNamedGoods(entry) })),
    need,
    tanks: query.tanks,
    tankTypes: [...new Set(found.map(({ tankType }) => tankType))].sort(byNumber),
    now,
  };
}

const byNumber = (one: string, other: string) => Number(one.slice(1)) - Number(other.slice(1));

const densitiesOf = ({ density15, density50, fillTemp = USUAL_FILLING_TEMPERATURE }: PriceQuery) =>
  density15 === undefined || density50 === undefined ? null : { density15, density50, fillTemp };

async function judgedSailings(
  db: Reader,
  lines: readonly ServiceLane[],
  { priceId }: PriceQuery,
  { days, enterpriseId, ...question }: Sought & { enterpriseId: string | null },
): Promise<TankOffer[]> {
  const priceIds = priceId === undefined ? [] : [priceId];
  if (lines.length === 0 || (priceIds.length === 0 && days.to < days.from)) return [];
  const laneId = lines.map(({ id }) => id);
  const { isDanger, now } = question;
  const offered = await readOffers(db, { laneId, priceIds, days, zone: CHINA, isDanger, enterpriseId });
  const rows = priceIds.length > 0 ? offered : contractOverPublic(offered, { units: [TANK_BOX], now });
  const tariff = groupByTariff(await feeRowsOfTariffs(db, [...new Set(rows.map(({ offer }) => offer.tariffId))]));
  return rows.flatMap((row) => {
    const line = lines.find(({ id }) => id === row.sailing.laneId);
    if (line === undefined) return [];
    return [judgeTank(row, tariff.get(row.offer.tariffId) ?? [], { ...question, org: line.org, dst: line.dst })];
  });
}
