import type { AirAnswer, AirAsked, AirFlight } from '#contract/calls/air-prices.ts';
import { airBookingClose, flightDays } from '#domain/air/flight-days.ts';
import { type AirLimit, airLimit, airLimitsOf, exceedsAirLimit } from '#domain/air/limits.ts';
import { type AirLoad, airLoad, shareOf, volumeOfPieces } from '#domain/air/load.ts';
import { unRowOf } from '#domain/booking/un-fill.ts';
import { listsClass } from '#domain/dangerous-goods/class-match.ts';
import { refusalsOf } from '#domain/dangerous-goods/refusals.ts';
import { compare, decimalText } from '#domain/decimal.ts';
import { type AirFreight, type AirTariff, airFreight } from '#domain/fees/air.ts';
import { airLines, airTariff } from '#domain/fees/air-lines.ts';
import { totalsOf } from '#domain/fees/line.ts';
import { fromFen } from '#domain/money.ts';
import type { UnRow } from '#domain/reference/un-table.ts';
import { localDay } from '#domain/schedule/zone.ts';
import { type AirOfferRow, ownOverPublic, readAirOffers } from './air-offers.ts';
import { type FeeRow, feeRowsOfTariffs, type Reader, toFeeRate } from './fee-rates.ts';
import { CHINA, type Lane, readLane, type SailingDays, sailingDays, toLocation } from './lane.ts';
import { groupByTariff } from './selling.ts';

interface Buyer {
  now: number;
  enterpriseId: string | null;
}

interface Judging {
  asked: AirAsked;
  row: UnRow | null;
  load: AirLoad | null;
  lane: Lane;
  days: SailingDays;
  zone: string;
  now: number;
}

/** Every flight of a lane with the price of the load, or why it does not take the goods. */
export async function listAirPrices(db: Reader, asked: AirAsked, { now, enterpriseId }: Buyer): Promise<AirAnswer> {
  const isDanger = asked.isDanger === 'Y';
  const lane = await readLane(db, 'air', asked.orgPortCode, asked.dstPortCode);
  const zone = lane.org?.timezone ?? CHINA;
  const days = sailingDays(asked.etdFrom, asked.etdTo, now, zone);
  const { priceIds } = asked;
  const found =
    lane.id === null ? [] : await readAirOffers(db, { laneId: lane.id, isDanger, enterpriseId, priceIds, now });
  const rows = ownOverPublic(found);
  const tariff = groupByTariff(await feeRowsOfTariffs(db, [...new Set(rows.map(({ offer }) => offer.tariffId))]));
  const row = isDanger && asked.unNo !== undefined ? unRowOf(asked.unNo) : null;
  const judging: Judging = { asked, row, load: loadOf(asked), lane, days, zone, now };
  const flights = rows.map((one) => toFlight(one, tariff.get(one.offer.tariffId) ?? [], judging));
  return {
    org: lane.org === null ? null : toLocation(lane.org),
    dst: lane.dst === null ? null : toLocation(lane.dst),
    etdFrom: days.from,
    etdTo: days.to,
    goods: row === null ? null : toGoods(row),
    load: judging.load,
    carriers: carriersOf(rows),
    aircraft: [...new Set(flights.map(({ aircraft }) => aircraft))].sort(),
    items: cheapestFirst(flights.filter(passes(asked))),
    now,
  };
}

const carriersOf = (rows: readonly AirOfferRow[]) => [
  ...new Map(rows.map(({ carrier: { code, nameCn } }) => [code, { code, nameCn }])).values(),
];

const passes =
  ({ aircraft, carrier, priceIds }: AirAsked) =>
  (flight: AirFlight): boolean =>
    (aircraft === undefined || flight.aircraft === aircraft) &&
    (carrier === undefined || flight.carrier.code === carrier) &&
    (priceIds.length > 0 || flight.days.length > 0);

function loadOf({ weight, volume, packages, share }: AirAsked): AirLoad | null {
  const measured = packages.length > 0 ? volumeOfPieces(packages) : volume;
  return weight === undefined || measured === undefined ? null : airLoad(weight, measured, share);
}

const toGoods = (row: UnRow): AirAnswer['goods'] => ({
  unNo: row.unNo,
  nameCn: row.nameCn,
  nameEn: row.nameEn,
  classes: [row.mainClass, ...row.subsidiaryClasses],
  packingGroups: [...row.packingGroups],
  limits: airLimitsOf(row),
});

const STANDING = { BOOKABLE: 0, REFUSED: 1, NO_FLIGHT: 2 } as const;

/** What can be booked first, the cheaper before the dearer; without a load, by the rate from 100 kg on. */
function cheapestFirst(flights: readonly AirFlight[]): AirFlight[] {
  const priceOf = ({ totals, breaks }: AirFlight) =>
    totals[0]?.amount ?? breaks.find(({ fromKg }) => fromKg >= 100)?.rate ?? breaks.at(-1)?.rate ?? '0';
  return [...flights].sort(
    (one, other) => STANDING[one.bookable] - STANDING[other.bookable] || compare(priceOf(one), priceOf(other)),
  );
}

function toFlight(found: AirOfferRow, tariff: readonly FeeRow[], judging: Judging): AirFlight {
  const { offer, carrier, transitDays } = found;
  const { asked, row, load, zone } = judging;
  const { aircraft = 'CAO', flight = '', weekdays = '' } = offer.details;
  const currency = found.rates[0]?.currency ?? '1';
  const rates = airTariff(found.rates.map(({ unit, amount }) => ({ unit, amount: fromFen(amount) })));
  const fees = tariff.map((one) => toFeeRate(one, null));
  const freight = load === null ? null : airFreight(rates, load.grossKg, load.volume, shareOf(load.share));
  const lines = freight === null ? [] : airLines(freight, fees);
  const limit = asked.unNo === undefined || asked.isDanger === 'N' ? null : limitOf(row, asked, aircraft);
  const days = openDays(found, weekdays, judging);
  const refusals = refusalsFor(found, limit, judging);
  return {
    priceId: offer.id,
    priceKind: offer.priceKind,
    carrier: { code: carrier.code, nameCn: carrier.nameCn, prefix: carrier.prefix },
    ...{ flight, aircraft, weekdays, transitDays, days },
    bookingClose: days[0] === undefined ? null : airBookingClose(days[0], offer.isDanger, zone),
    validFrom: offer.validFrom.getTime(),
    validTo: offer.validTo.getTime(),
    space: offer.space,
    dgClasses: offer.dgClasses,
    remark: offer.remark,
    currency,
    ...rateTexts(rates),
    surcharges: fees
      .filter(({ when }) => when.kind === 'ALWAYS')
      .map(({ feeCode, feeName, currency: paidIn, unitPrice, basis }) => ({
        ...{ feeCode, feeName, unitPrice, basis },
        currency: paidIn,
      })),
    charge: freight === null ? null : toCharge(freight),
    lines,
    totals: totalsOf(lines),
    limit,
    refusals,
    bookable: refusals.length > 0 ? 'REFUSED' : days.length === 0 ? 'NO_FLIGHT' : 'BOOKABLE',
  };
}

const rateTexts = ({ minimum, breaks }: AirTariff) => ({
  minimum: decimalText(minimum),
  breaks: [...breaks]
    .sort((one, other) => one.fromKg - other.fromKg)
    .map(({ fromKg, rate }) => ({ fromKg, rate: decimalText(rate) })),
});

const toCharge = ({ by, chargedKg, fromKg, rate, freight, saved, own }: AirFreight): AirFlight['charge'] => ({
  by,
  fromKg,
  chargedKg: decimalText(chargedKg),
  rate: decimalText(rate),
  freight: decimalText(freight),
  saved: decimalText(saved),
  own: own === null ? null : { fromKg: own.fromKg, rate: decimalText(own.rate), amount: decimalText(own.amount) },
});

const limitOf = (row: UnRow | null, { packingGroup }: AirAsked, aircraft: AirFlight['aircraft']): AirLimit =>
  airLimit(row, packingGroup ?? '', aircraft);

/** The days of a flight that may still be booked at this price. */
function openDays({ offer }: AirOfferRow, weekdays: string, { days, zone, now }: Judging): string[] {
  const later = (one: string, other: string) => (one > other ? one : other);
  const from = later(days.from, localDay(offer.validFrom.getTime(), zone));
  const last = localDay(offer.validTo.getTime(), zone);
  return flightDays(weekdays, from, last < days.to ? last : days.to).filter(
    (day) => now < airBookingClose(day, offer.isDanger, zone),
  );
}

/** Why a flight does not take the goods, nothing where it does. */
function refusalsFor({ offer, carrier }: AirOfferRow, limit: AirLimit | null, judging: Judging) {
  const { asked, row, lane } = judging;
  const refusals: AirFlight['refusals'] = [];
  if (limit?.kind === 'FORBIDDEN') refusals.push({ kind: 'FORBIDDEN' });
  if (
    limit !== null &&
    (limit.kind === 'LIMIT' || limit.kind === 'OPEN') &&
    asked.perPackage !== undefined &&
    exceedsAirLimit(limit, asked.perPackage)
  )
    refusals.push({ kind: 'OVER_LIMIT', amount: limit.amount, unit: limit.unit });
  if (row === null) return refusals;
  if (!listsClass(offer.dgClasses, row.mainClass))
    refusals.push({ kind: 'OFFER', nameCn: carrier.nameCn, refusedClass: row.mainClass });
  const parties = [
    { ...carrier, kind: 'CARRIER' as const },
    ...(lane.org === null ? [] : [{ ...lane.org, kind: 'ORIGIN' as const }]),
    ...(lane.dst === null ? [] : [{ ...lane.dst, kind: 'DESTINATION' as const }]),
  ];
  for (const { kind, nameCn, refusedClass } of refusalsOf([row], parties))
    if (refusedClass !== null && kind !== 'TRANSHIPMENT') refusals.push({ kind, nameCn, refusedClass });
  return refusals;
}
