import type { InferOutput } from 'valibot';
import type { Offer } from '#contract/calls/item.ts';
import type { BargeAnswer, bargePrices } from '#contract/services/barge-prices.ts';
import { taxedPrice } from '#domain/barge/fees.ts';
import { CHINA } from '#domain/schedule/zone.ts';
import { readRestrictions } from '../../restrictions/in-force.ts';
import { type FeeRow, feeRowsOfTariffs, groupByTariff, type Reader } from '../fee-rates.ts';
import { judgeOffer, type Question } from '../judge-offer.ts';
import { sailingDays } from '../lane.ts';
import { contractOverPublic, type OfferRow, readOffers } from '../offers.ts';
import { answerOfLanes, byDeparture, isBetween, readServiceLanes } from '../service-lanes.ts';

type PriceQuery = InferOutput<typeof bargePrices.request>;
type BargeQuestion = Pick<Question, 'dst' | 'now' | 'org' | 'restrictions'> & { boxes: Question['shipment']['boxes'] };

const ONE_SMALL_BOX: BargeQuestion['boxes'] = [{ ctnType: '20GP', quantity: 1 }];

/** Prices containers at an offer, tax included, and tells whether they can be booked now. */
export function judgeBarge(row: OfferRow, tariff: readonly FeeRow[], { boxes, ...question }: BargeQuestion): Offer {
  const shipment = { boxes, weight: null, volume: null, classes: [], unNos: [], services: [] };
  const offer = judgeOffer(row, tariff, { ...question, shipment, isDanger: false, goods: [] });
  return { ...offer, ...taxedPrice(offer.lines) };
}

/** Lists the departures of a lane, or the next of each lane, with every fee line of one container. */
export async function listBargePrices(
  db: Reader,
  query: PriceQuery,
  { now, enterpriseId }: { now: number; enterpriseId: string | null },
): Promise<BargeAnswer> {
  const days = sailingDays(query.etdFrom, query.etdTo, now, CHINA);
  const priceIds = query.priceId === undefined ? [] : [query.priceId];
  const lanes = (await readServiceLanes(db, 'barge')).filter(isBetween(query));
  const laneId = lanes.map(({ id }) => id);
  const asked = { laneId, priceIds, days, zone: CHINA, isDanger: false, enterpriseId };
  const offered = lanes.length === 0 ? [] : await readOffers(db, asked);
  const rows =
    priceIds.length > 0
      ? offered
      : contractOverPublic(offered, { units: ONE_SMALL_BOX.map(({ ctnType }) => ctnType), now });
  const tariffs = groupByTariff(await feeRowsOfTariffs(db, [...new Set(rows.map(({ offer }) => offer.tariffId))]));
  const shared = { boxes: ONE_SMALL_BOX, restrictions: await readRestrictions(db, now), now };
  const items = rows.flatMap((row) => {
    const lane = lanes.find(({ id }) => id === row.sailing.laneId);
    const tariff = tariffs.get(row.offer.tariffId) ?? [];
    return lane === undefined ? [] : [judgeBarge(row, tariff, { ...shared, org: lane.org, dst: lane.dst })];
  });
  const { goods: _, ...answer } = await answerOfLanes(db, 'barge', query, {
    items: items.sort(byDeparture),
    days,
    goods: null,
  });
  return { ...answer, now };
}
