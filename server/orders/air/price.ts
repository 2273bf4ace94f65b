import { asc, eq } from 'drizzle-orm';
import { CODE } from '#contract/codes.ts';
import type { AirFlight } from '#contract/services/air-prices.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import { SHARES } from '#domain/air/address.ts';
import type { AirContext } from '#domain/air/context.ts';
import { airBookingClose, airCutOffs, daysOfPeriod, startOfFlightDay } from '#domain/air/flight-days.ts';
import { type Aircraft, airLimit } from '#domain/air/limits.ts';
import { type AirLoad, airLoad } from '#domain/air/load.ts';
import type { AirQuotePart } from '#domain/air/quote.ts';
import { CARGO_VOLUME_LIMITS, CARGO_WEIGHT_LIMITS } from '#domain/booking/cargo-limits.ts';
import { isByEnquiry } from '#domain/dangerous-goods/price-refusals.ts';
import { type CurrencyTotal, type FeeLine, priceLine, totalsOf } from '#domain/fees/line.ts';
import { QUOTE_VALID_MS } from '#domain/limits.ts';
import { fromFen } from '#domain/money.ts';
import { readQuantity } from '#domain/quantity.ts';
import { dayAfter } from '#domain/schedule/day.ts';
import { localDay } from '#domain/schedule/zone.ts';
import { Refusal } from '../../calls/refusal.ts';
import type { CarriedVoyage } from '../../data/schema/booked.ts';
import { serviceRates } from '../../data/schema/market.ts';
import { judgeAir } from '../../market/air/judge.ts';
import { readAirOffer } from '../../market/air/offers.ts';
import { feeRowsOfTariffs, type Reader } from '../../market/fee-rates.ts';
import { type PortRow, toLocation } from '../../market/lane.ts';
import { readRestrictions } from '../../restrictions/in-force.ts';
import { readUnEntries } from '../../un-list/read-entries.ts';
import { readJudgedGoods } from '../judged-goods.ts';
import { beyondLines, requested } from '../on-request.ts';
import { priceExpired } from '../price-expired.ts';

export interface JudgedFlight {
  flight: AirFlight;
  isDanger: boolean;
  laneId: string;
  org: PortRow;
  dst: PortRow;
  now: number;
}

export interface PricedFlight extends JudgedFlight {
  lines: FeeLine[];
  totals: CurrencyTotal[];
  validTo: number;
}

function loadOf({ volume, grossWeight, share }: AirQuotePart): AirLoad | null {
  const [cubic, heavy] = [readQuantity(volume, CARGO_VOLUME_LIMITS), readQuantity(grossWeight, CARGO_WEIGHT_LIMITS)];
  if (!cubic.ok || !heavy.ok) return null;
  return airLoad(heavy.value, cubic.value, SHARES.find((percent) => String(percent) === share) ?? 0);
}

/** Judges a load by its air price, whether the price accepts it or not. */
export async function judgeBooking(
  db: Reader,
  part: AirQuotePart,
  { now, enterpriseId }: { now: number; enterpriseId: string | null },
): Promise<JudgedFlight> {
  const read = await readAirOffer(db, part.priceId, enterpriseId);
  if (read === null || read.lane.org === null || read.lane.dst === null) throw priceExpired();
  const { found, lane } = read;
  const restrictions = await readRestrictions(db, now);
  const { org, dst } = read.lane;
  const { offer } = found;
  const zone = org.timezone;
  const flight = judgeAir(found, await feeRowsOfTariffs(db, [offer.tariffId]), {
    goods: await readJudgedGoods(db, part.goods),
    limitIn: () => null,
    load: loadOf(part),
    ...{ lane, restrictions, zone, now },
    days: { from: localDay(now, zone), to: localDay(offer.validTo.getTime(), zone) },
  });
  return { flight, isDanger: offer.isDanger, laneId: offer.laneId, org, dst, now };
}

/** Builds the order's flight. An air price states the departure day but no hour. */
export function voyageOf({ flight, isDanger, org, dst }: JudgedFlight, day: string): CarriedVoyage {
  const { carrier, transitDays } = flight;
  return {
    org: toLocation(org),
    dst: toLocation(dst),
    carrier: { code: carrier.code, nameCn: carrier.nameCn },
    via: null,
    vessel: flight.aircraft,
    voyage: flight.flight,
    terminal: '',
    etd: startOfFlightDay(day, org.timezone),
    eta: startOfFlightDay(dayAfter(day, transitDays), dst.timezone),
    cutOffs: airCutOffs(day, isDanger, org.timezone, flight.cutOffs),
  };
}

export const contextOf = (
  { flight, isDanger, org }: JudgedFlight,
  now: number,
  lists: Pick<AirContext, 'currencies' | 'payTypes'>,
): AirContext => {
  const { aircraft, weekdays, validFrom, validTo, cutOffs, dgClasses, refusedClasses } = flight;
  const timezone = org.timezone;
  return {
    now,
    ...lists,
    offer: { isDanger, aircraft, weekdays, timezone, validFrom, validTo, cutOffs, dgClasses, refusedClasses },
  };
};

interface Named {
  lines: readonly FeeLine[];
  validTo: number;
}

/** Prices a judged load, or refuses it with the rules it breaks; an answered enquiry has its own lines. */
export async function priceJudged(
  db: Reader,
  part: AirQuotePart,
  judged: JudgedFlight,
  named: Named | null,
): Promise<PricedFlight> {
  const { flight, now } = judged;
  await requireTaken(db, part, judged);
  const close = requireFlight(part, judged);
  if (flight.charge === null)
    throw new Refusal(CODE.invalidInput, orderReplies.loadMissing, {
      fields: { 'cargo.0.volume': orderReplies.loadMissing },
    });
  const lines = [
    ...(named?.lines ?? flight.lines),
    ...(part.goods.length > 0 && part.declaration === 'ENTRUST' ? await declarationLines(db) : []),
    ...beyondLines(part),
    ...(part.insured ? [requested('INS')] : []),
  ];
  const validTo = Math.min(flight.validTo, close, now + QUOTE_VALID_MS, named?.validTo ?? Number.POSITIVE_INFINITY);
  return { ...judged, lines, totals: totalsOf(lines), validTo };
}

/** Refuses goods that the aircraft, the airline or an airport does not accept. */
async function requireTaken(db: Reader, { goods }: AirQuotePart, { flight }: JudgedFlight): Promise<void> {
  const entries = await readUnEntries(
    db,
    goods.map(({ unNo }) => unNo),
  );
  const limitOf = ({ unNo, packingGroup }: (typeof goods)[number], aircraft: Aircraft) =>
    airLimit(entries.get(unNo) ?? null, packingGroup, aircraft);
  const forbidden = goods.find((one) => limitOf(one, flight.aircraft).kind === 'FORBIDDEN');
  if (forbidden !== undefined) {
    const freighter = limitOf(forbidden, 'CAO').kind === 'FORBIDDEN' ? 'CAO' : flight.aircraft;
    throw new Refusal(CODE.classRefused, orderReplies.airForbidden(forbidden.unNo, freighter));
  }
  const refused = flight.refusals.find((one) => 'refusedClass' in one);
  if (refused === undefined) return;
  const { kind, nameCn, refusedClass } = refused;
  const text = isByEnquiry([{ kind }])
    ? orderReplies.airNotPriced(refusedClass)
    : orderReplies.airRefused(`${nameCn}${refused.basis ?? ''}`, refusedClass);
  throw new Refusal(CODE.classRefused, text);
}

/** Returns the latest booking time of the chosen flight, or of the last flight when none is chosen. */
function requireFlight({ flightDay }: AirQuotePart, { flight, isDanger, org, now }: JudgedFlight): number {
  const { validFrom, validTo, weekdays, days } = flight;
  const timezone = org.timezone;
  if (now > validTo) throw new Refusal(CODE.priceExpired, orderReplies.priceExpired);
  const last = days.at(-1);
  if (last === undefined) throw new Refusal(CODE.cutOffPassed, orderReplies.flightClosed);
  if (flightDay === '' || days.includes(flightDay))
    return airBookingClose(flightDay || last, isDanger, timezone, flight.cutOffs);
  if (daysOfPeriod({ isDanger, weekdays, timezone, validFrom, validTo }).includes(flightDay))
    throw new Refusal(CODE.cutOffPassed, orderReplies.flightClosed);
  const fields = { flightDay: orderReplies.flightUnknown };
  throw new Refusal(CODE.invalidInput, orderReplies.flightUnknown, { fields });
}

/** Charges the shipper's declaration at the service rate; on request when there is no rate. */
async function declarationLines(db: Reader): Promise<FeeLine[]> {
  const rates = await db
    .select()
    .from(serviceRates)
    .where(eq(serviceRates.service, 'air'))
    .orderBy(asc(serviceRates.id));
  const rate = rates.find(({ feeCode }) => feeCode === 'DGD');
  if (rate === undefined || rate.unitPrice === null) return [requested('DGD', orderReplies.declarationWritten)];
  return [
    priceLine(
      {
        group: 'DANGEROUS',
        feeCode: 'DGD',
        feeName: orderReplies.declarationWritten,
        currency: rate.currency,
        unitPrice: fromFen(rate.unitPrice),
        basis: 'SHIPMENT',
        atCost: false,
        payTerm: 'PRE',
        taxRate: rate.taxRate === 0 ? null : fromFen(rate.taxRate),
      },
      1,
    ),
  ];
}
