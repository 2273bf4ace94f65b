import { CODE } from '#contract/codes.ts';
import type { LclOffer } from '#contract/services/lcl-prices.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import { CARGO_VOLUME_LIMITS, CARGO_WEIGHT_LIMITS } from '#domain/booking/cargo-limits.ts';
import { type CurrencyTotal, type FeeLine, totalsOf } from '#domain/fees/line.ts';
import { classesTaken, type LclContext } from '#domain/lcl/context.ts';
import type { LclQuotePart } from '#domain/lcl/quote.ts';
import { QUOTE_VALID_MS } from '#domain/limits.ts';
import { readQuantity } from '#domain/quantity.ts';
import { bookingClose } from '#domain/schedule/bookable.ts';
import { Refusal } from '../../calls/refusal.ts';
import type { CarriedVoyage } from '../../data/schema/booked.ts';
import { feeRowsOfTariffs, type Reader } from '../../market/fee-rates.ts';
import { toLocation } from '../../market/lane.ts';
import { judgeLcl, type LclQuestion, readStations, stationOf } from '../../market/lcl/offers.ts';
import { readOffer } from '../../market/offers.ts';
import { readRestrictions } from '../../restrictions/in-force.ts';
import { readJudgedGoods } from '../judged-goods.ts';
import { beyondLines } from '../on-request.ts';
import { priceExpired } from '../price-expired.ts';

export interface JudgedLcl {
  offer: LclOffer;
  isDanger: boolean;
  laneId: string;
  voyage: CarriedVoyage;
  timezone: string;
  now: number;
}

export interface PricedLcl extends JudgedLcl {
  lines: FeeLine[];
  totals: CurrencyTotal[];
  validTo: number;
}

function loadOf({ volume, grossWeight, goods }: LclQuotePart): LclQuestion['load'] {
  const [cubic, heavy] = [readQuantity(volume, CARGO_VOLUME_LIMITS), readQuantity(grossWeight, CARGO_WEIGHT_LIMITS)];
  if (!cubic.ok || !heavy.ok) return null;
  const unNos = goods.map(({ unNo }) => unNo).filter((unNo) => unNo !== '');
  return { volume: cubic.value, weight: heavy.value, unNos };
}

/** Judges a load by its LCL price, whether the price accepts it or not. */
export async function judgeBooking(
  db: Reader,
  part: LclQuotePart,
  { now, enterpriseId }: { now: number; enterpriseId: string | null },
): Promise<JudgedLcl> {
  const found = await readOffer(db, { service: 'lcl', id: part.priceId, enterpriseId });
  if (found === null || (part.scheduleId !== '' && part.scheduleId !== found.row.sailing.id)) throw priceExpired();
  const { row, org, dst } = found;
  const restrictions = await readRestrictions(db, now);
  const { isDanger } = row.offer;
  const goods = (await readJudgedGoods(db, part.goods)).map(({ packingGroups = [], ...one }) => ({
    ...one,
    packingGroups: packingGroups.length === 0 ? ['II'] : packingGroups,
  }));
  const tariff = await feeRowsOfTariffs(db, [row.offer.tariffId]);
  const station = stationOf(row, await readStations(db, [row]));
  const offer = judgeLcl(row, tariff, station, { isDanger, goods, load: loadOf(part), org, dst, restrictions, now });
  if (offer === null) throw priceExpired();
  const { carrier, via, vessel, voyage, terminal, etd, eta, cutOffs } = offer;
  return {
    offer,
    isDanger,
    laneId: row.sailing.laneId,
    voyage: {
      org: toLocation(org),
      dst: toLocation(dst),
      ...{ carrier, via, vessel, voyage, terminal, etd, eta, cutOffs },
      ...(station === null ? {} : { station: placeOf(station) }),
    },
    timezone: org.timezone,
    now,
  };
}

const placeOf = ({ name, address, openingHours, phone }: NonNullable<LclOffer['station']>) => ({
  ...{ name, address, openingHours, phone },
});

interface Named {
  lines: readonly FeeLine[];
  validTo: number;
}

/** Prices a judged load, or refuses it with the rules it breaks; an answered enquiry has its own lines. */
export function priceJudged(part: LclQuotePart, judged: JudgedLcl, named: Named | null): PricedLcl {
  const { offer, isDanger, now } = judged;
  requireBookable(offer, named !== null);
  if (offer.charged === null)
    throw new Refusal(CODE.invalidInput, orderReplies.loadMissing, {
      fields: { 'cargo.0.volume': orderReplies.loadMissing },
    });
  const lines = [...(named?.lines ?? offer.lines), ...beyondLines(part)];
  const validTo = Math.min(
    ...[offer.validTo, bookingClose(offer.cutOffs, isDanger), now + QUOTE_VALID_MS],
    named?.validTo ?? Number.POSITIVE_INFINITY,
  );
  return { ...judged, lines, totals: totalsOf(lines), validTo };
}

/** Refuses goods that need an enquiry, unless one was answered. */
function requireBookable({ bookable, acceptance, refusals }: LclOffer, isAnswered: boolean): void {
  const [refused] = refusals;
  if (refused !== undefined)
    throw new Refusal(
      CODE.classRefused,
      orderReplies.lclRefused(`${refused.nameCn}${refused.basis ?? ''}`, refused.refusedClass),
      { refusals },
    );
  if (acceptance === 'ASK' && !isAnswered) throw new Refusal(CODE.classRefused, orderReplies.lclAsk, { refusals });
  if (bookable === 'BOOKING_CLOSED') throw new Refusal(CODE.cutOffPassed, orderReplies.cutOffPassed);
  if (bookable === 'PRICE_EXPIRED' || bookable === 'PRICE_NOT_YET_VALID')
    throw new Refusal(CODE.priceExpired, orderReplies.priceExpired);
}

export const contextOf = (
  { offer, timezone, isDanger }: JudgedLcl,
  now: number,
  lists: Pick<LclContext, 'currencies' | 'payTypes'>,
): LclContext => {
  const { etd, etdDay, cutOffs, validTo, dgClasses, refusedClasses, station } = offer;
  return {
    now,
    ...lists,
    offer: {
      ...{ isDanger, etd, etdDay, timezone, cutOffs, validTo, refusedClasses },
      dgClasses: classesTaken(dgClasses, station?.dgClasses ?? null),
    },
  };
};
