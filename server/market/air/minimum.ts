import type { InferOutput } from 'valibot';
import type { MinimumPrice, minimumPrices } from '#contract/calls/item.ts';
import type { AirFlight } from '#contract/services/air-prices.ts';
import { startOfFlightDay } from '#domain/air/flight-days.ts';
import { airLoad } from '#domain/air/load.ts';
import { listsClass } from '#domain/dangerous-goods/class-match.ts';
import { compare } from '#domain/decimal.ts';
import { readRestrictions } from '../../restrictions/in-force.ts';
import { feeRowsOfTariffs, groupByTariff, type Reader } from '../fee-rates.ts';
import { sailingDays, toLocation } from '../lane.ts';
import { isBetween, readServiceLanes, type ServiceLane } from '../service-lanes.ts';
import { judgeAir } from './judge.ts';
import { readAirOffers } from './offers.ts';

type PriceQuery = InferOutput<typeof minimumPrices.request>;

/** 100 kg of dense cargo, which every airline charges by actual weight. */
const LOAD = { unit: '100KG', load: airLoad('100', '0.5', 0) };

const totalOf = ({ totals }: AirFlight) => totals[0]?.amount ?? '0';

/** The cheapest bookable flight with surcharges; ties go to the earlier one. */
const cheapestOf = (flights: readonly AirFlight[]): AirFlight | undefined =>
  flights
    .filter(({ bookable, totals }) => bookable === 'BOOKABLE' && totals.length === 1)
    .sort(
      (one, other) => compare(totalOf(one), totalOf(other)) || String(one.days[0]).localeCompare(String(other.days[0])),
    )[0];

function toMinimum({ id, hot, org, dst }: ServiceLane, flight: AirFlight): MinimumPrice[] {
  const [day] = flight.days;
  const [total] = flight.totals;
  if (day === undefined || total === undefined || flight.bookingClose === null) return [];
  const { carrier, transitDays, dgClasses, bookingClose, validTo } = flight;
  return [
    {
      lane: { id, hot, org: toLocation(org), dst: toLocation(dst) },
      ctnType: LOAD.unit,
      amount: total.amount,
      currency: total.currency,
      carrier: { code: carrier.code, nameCn: carrier.nameCn },
      ...{ transitDays, dgClasses, bookingClose, validTo },
      etd: startOfFlightDay(day, org.timezone),
    },
  ];
}

/** Lists the lowest price of 100 kg on each lane, the busiest first. */
export async function listMinimumAirPrices(db: Reader, query: PriceQuery, now: number): Promise<MinimumPrice[]> {
  const lanes = (await readServiceLanes(db, 'air')).filter(isBetween(query));
  if (lanes.length === 0) return [];
  const offers = await readAirOffers(db, {
    laneIds: lanes.map(({ id }) => id),
    isDanger: query.isDanger === 'Y',
    enterpriseId: null,
    priceIds: [],
    now,
  });
  const { dgClass } = query;
  const rows = offers.filter(({ offer }) => dgClass === undefined || listsClass(offer.dgClasses, dgClass));
  const tariff = groupByTariff(await feeRowsOfTariffs(db, [...new Set(rows.map(({ offer }) => offer.tariffId))]));
  const restrictions = await readRestrictions(db, now);
  const found = lanes.flatMap((lane) => {
    const zone = lane.org.timezone;
    const days = sailingDays(undefined, undefined, now, zone);
    const judging = { goods: [], limitIn: () => null, load: LOAD.load, lane, days, zone, now, restrictions };
    const flights = rows
      .filter(({ offer }) => offer.laneId === lane.id)
      .map((row) => judgeAir(row, tariff.get(row.offer.tariffId) ?? [], judging));
    const cheapest = cheapestOf(flights);
    return cheapest === undefined ? [] : toMinimum(lane, cheapest);
  });
  const busiestFirst = [...found.filter(({ lane }) => lane.hot), ...found.filter(({ lane }) => !lane.hot)];
  return busiestFirst.slice(0, query.limit);
}
