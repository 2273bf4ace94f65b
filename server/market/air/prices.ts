import type { AirAnswer, AirFlight, AirPricesRequest } from '#contract/services/air-prices.ts';
import { airLimit, airLimitsOf } from '#domain/air/limits.ts';
import { type AirLoad, airLoad, volumeOfPieces } from '#domain/air/load.ts';
import type { UnEntry } from '#domain/dangerous-goods/un-list/entry.ts';
import { compare } from '#domain/decimal.ts';
import { CHINA } from '#domain/schedule/zone.ts';
import { readRestrictions } from '../../restrictions/in-force.ts';
import { readUnEntry } from '../../un-list/read-entries.ts';
import { feeRowsOfTariffs, groupByTariff, type Reader } from '../fee-rates.ts';
import { readLane, sailingDays, toLocation } from '../lane.ts';
import { type Judging, judgeAir } from './judge.ts';
import { type AirOfferRow, ownOverPublic, readAirOffers } from './offers.ts';

interface Buyer {
  now: number;
  enterpriseId: string | null;
}

/** Lists every flight of a lane with the load's price, or why it refuses the goods. */
export async function listAirPrices(
  db: Reader,
  query: AirPricesRequest,
  { now, enterpriseId }: Buyer,
): Promise<AirAnswer> {
  const isDanger = query.isDanger === 'Y';
  const lane = await readLane(db, 'air', query.orgPortCode, query.dstPortCode);
  const zone = lane.org?.timezone ?? CHINA;
  const days = sailingDays(query.etdFrom, query.etdTo, now, zone);
  const { priceIds } = query;
  const found =
    lane.id === null ? [] : await readAirOffers(db, { laneIds: [lane.id], isDanger, enterpriseId, priceIds, now });
  const rows = ownOverPublic(found);
  const tariff = groupByTariff(await feeRowsOfTariffs(db, [...new Set(rows.map(({ offer }) => offer.tariffId))]));
  const entry = isDanger ? await readUnEntry(db, query.unNo) : null;
  const isNamed = isDanger && query.unNo !== undefined;
  const judging: Judging = {
    goods: entry === null ? [] : [entry],
    limitIn: (aircraft) => (isNamed ? airLimit(entry, query.packingGroup ?? '', aircraft) : null),
    perPackage: query.perPackage,
    load: loadOf(query),
    ...{ lane, days, zone, now },
    restrictions: await readRestrictions(db, now),
  };
  const flights = rows.map((one) => judgeAir(one, tariff.get(one.offer.tariffId) ?? [], judging));
  return {
    org: lane.org === null ? null : toLocation(lane.org),
    dst: lane.dst === null ? null : toLocation(lane.dst),
    etdFrom: days.from,
    etdTo: days.to,
    goods: entry === null ? null : toGoods(entry),
    load: judging.load,
    carriers: carriersOf(rows),
    aircraft: [...new Set(flights.map(({ aircraft }) => aircraft))].sort(),
    items: cheapestFirst(flights.filter(passes(query))),
    now,
  };
}

const carriersOf = (rows: readonly AirOfferRow[]) => [
  ...new Map(rows.map(({ carrier: { code, nameCn } }) => [code, { code, nameCn }])).values(),
];

const passes =
  ({ aircraft, carrier, priceIds }: AirPricesRequest) =>
  (flight: AirFlight): boolean =>
    (aircraft === undefined || flight.aircraft === aircraft) &&
    (carrier === undefined || flight.carrier.code === carrier) &&
    (priceIds.length > 0 || flight.days.length > 0);

function loadOf({ weight, volume, packages, share }: AirPricesRequest): AirLoad | null {
  const measured = packages.length > 0 ? volumeOfPieces(packages) : volume;
  return weight === undefined || measured === undefined ? null : airLoad(weight, measured, share);
}

const toGoods = (entry: UnEntry): AirAnswer['goods'] => ({
  unNo: entry.unNo,
  nameCn: entry.nameCn,
  nameEn: entry.nameEn,
  classes: [entry.mainClass, ...entry.subsidiaryClasses],
  packingGroups: [...entry.packingGroups],
  limits: airLimitsOf(entry),
});

const STANDING = { BOOKABLE: 0, REFUSED: 1, NO_FLIGHT: 2 } as const;

/** Sorts bookable flights first, then by price; without a load by the rate from 100 kg. */
function cheapestFirst(flights: readonly AirFlight[]): AirFlight[] {
  const priceOf = ({ totals, breaks }: AirFlight) =>
    totals[0]?.amount ?? breaks.find(({ fromKg }) => fromKg >= 100)?.rate ?? breaks.at(-1)?.rate ?? '0';
  return [...flights].sort(
    (one, other) => STANDING[one.bookable] - STANDING[other.bookable] || compare(priceOf(one), priceOf(other)),
  );
}
