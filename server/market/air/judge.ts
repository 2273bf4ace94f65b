import type { AirFlight } from '#contract/services/air-prices.ts';
import { airLines, airTariff, chargeTexts } from '#domain/air/fee-lines.ts';
import { type AirTariff, airFreight } from '#domain/air/fees.ts';
import { airBookingClose, flightDays } from '#domain/air/flight-days.ts';
import { type Aircraft, type AirLimit, exceedsAirLimit } from '#domain/air/limits.ts';
import { type AirLoad, shareOf } from '#domain/air/load.ts';
import { priceRefusal } from '#domain/dangerous-goods/acceptance.ts';
import type { JudgedGoods } from '#domain/dangerous-goods/possible-goods.ts';
import { decimalText } from '#domain/decimal.ts';
import { totalsOf } from '#domain/fees/line.ts';
import { fromFen } from '#domain/money.ts';
import { localDay } from '#domain/schedule/zone.ts';
import type { Restrictions } from '../../restrictions/in-force.ts';
import { classesOf, partiesOf, refusalsBy } from '../../restrictions/parties.ts';
import { type FeeRow, toFeeRate } from '../fee-rates.ts';
import type { Lane, SailingDays } from '../lane.ts';
import type { AirOfferRow } from './offers.ts';

export interface Judging {
  goods: readonly JudgedGoods[];
  /** Limit per package in this aircraft; null when the goods are not known. */
  limitIn(aircraft: Aircraft): AirLimit | null;
  /** Net quantity per package. */
  perPackage?: string | undefined;
  load: AirLoad | null;
  lane: Lane;
  restrictions: Restrictions;
  days: SailingDays;
  zone: string;
  now: number;
}

/** Judges a load at one price: its charge, its flights and why the goods are refused. */
export function judgeAir(found: AirOfferRow, tariff: readonly FeeRow[], judging: Judging): AirFlight {
  const { offer, carrier, transitDays } = found;
  const { load, zone } = judging;
  const { aircraft = 'CAO', flight = '', weekdays = '', departs, cutOffs } = offer.details;
  const currency = found.rates[0]?.currency ?? '1';
  const rates = airTariff(found.rates.map(({ unit, amount }) => ({ unit, amount: fromFen(amount) })));
  const fees = tariff.map((one) => toFeeRate(one, null));
  const freight = load === null ? null : airFreight(rates, load.grossKg, load.volume, shareOf(load.share));
  const lines = freight === null ? [] : airLines(freight, fees);
  const limit = judging.limitIn(aircraft);
  const days = openDays(found, weekdays, judging);
  const refusals = refusalsFor(found, limit, judging);
  return {
    priceId: offer.id,
    priceKind: offer.priceKind,
    carrier: { code: carrier.code, nameCn: carrier.nameCn, prefix: carrier.prefix },
    ...{ flight, aircraft, weekdays, days, transitDays: offer.details.transitDays ?? transitDays },
    ...(departs === undefined ? {} : { departs }),
    ...(cutOffs === undefined ? {} : { cutOffs }),
    bookingClose: days[0] === undefined ? null : airBookingClose(days[0], offer.isDanger, zone, cutOffs),
    validFrom: offer.validFrom.getTime(),
    validTo: offer.validTo.getTime(),
    space: offer.space,
    dgClasses: offer.dgClasses,
    refusedClasses: refusedBy(found, judging),
    remark: offer.remark,
    currency,
    ...rateTexts(rates),
    surcharges: fees
      .filter(({ when }) => when.kind === 'ALWAYS')
      .map(({ feeCode, feeName, currency: paidIn, unitPrice, basis }) => ({
        ...{ feeCode, feeName, unitPrice, basis },
        currency: paidIn,
      })),
    charge: freight === null ? null : chargeTexts(freight),
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

/** Lists the days of a flight that can still be booked at this price. */
function openDays({ offer }: AirOfferRow, weekdays: string, { days, zone, now }: Judging): string[] {
  const later = (one: string, other: string) => (one > other ? one : other);
  const from = later(days.from, localDay(offer.validFrom.getTime(), zone));
  const last = localDay(offer.validTo.getTime(), zone);
  return flightDays(weekdays, from, last < days.to ? last : days.to).filter(
    (day) => now < airBookingClose(day, offer.isDanger, zone, offer.details.cutOffs),
  );
}

const refusing = ({ carrier }: AirOfferRow, { lane: { org, dst }, restrictions }: Judging) =>
  partiesOf(restrictions, { carrier, org, dst, via: null, vessel: '' });

const refusedBy = (found: AirOfferRow, judging: Judging): string[] =>
  found.offer.isDanger ? classesOf(refusing(found, judging)).sort() : [];

/** Lists why a flight refuses the goods; empty when it accepts them. */
function refusalsFor(found: AirOfferRow, limit: AirLimit | null, judging: Judging) {
  const { offer, carrier } = found;
  const { perPackage, goods } = judging;
  const refusals: AirFlight['refusals'] = [];
  if (limit?.kind === 'FORBIDDEN') refusals.push({ kind: 'FORBIDDEN' });
  if (limit?.kind === 'UNKNOWN' && goods.length > 0) refusals.push({ kind: 'IN_DOUBT' });
  if (
    limit !== null &&
    (limit.kind === 'LIMIT' || limit.kind === 'OPEN') &&
    perPackage !== undefined &&
    exceedsAirLimit(limit, perPackage)
  )
    refusals.push({ kind: 'OVER_LIMIT', amount: limit.amount, unit: limit.unit });
  for (const one of goods) {
    const refusal = priceRefusal(offer.dgClasses, one);
    if (refusal !== null) refusals.push({ ...refusal, nameCn: carrier.nameCn });
  }
  for (const { kind, code: _, unNo: __, ...refusal } of refusalsBy(goods, refusing(found, judging)))
    if (kind !== 'TRANSHIPMENT') refusals.push({ kind, ...refusal });
  return refusals;
}
