import type { Offer } from '#contract/calls/item.ts';
import { CODE } from '#contract/codes.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import { CARGO_WEIGHT_LIMITS } from '#domain/booking/cargo-limits.ts';
import { payloadOf } from '#domain/booking/lane-rules.ts';
import { compare } from '#domain/decimal.ts';
import type { TermRates } from '#domain/fcl/context.ts';
import type { FclQuotePart } from '#domain/fcl/quote.ts';
import { boxesByClasses } from '#domain/fcl/stowage.ts';
import { atPayTerm, SETTLEMENT_CURRENCY, unpricedTerms } from '#domain/fcl/terms.ts';
import { type CurrencyTotal, type FeeLine, totalsOf } from '#domain/fees/line.ts';
import type { FieldError } from '#domain/form/field.ts';
import { QUOTE_VALID_MS } from '#domain/limits.ts';
import { readQuantity } from '#domain/quantity.ts';
import { bookingClose } from '#domain/schedule/bookable.ts';
import { Refusal } from '../../calls/refusal.ts';
import type { CarriedVoyage } from '../../data/schema/booked.ts';
import { readTermRates } from '../../market/fcl/term-rates.ts';
import { feeRowsOfTariffs, type Reader } from '../../market/fee-rates.ts';
import { judgeOffer } from '../../market/judge-offer.ts';
import { toLocation } from '../../market/lane.ts';
import { readOffer } from '../../market/offers.ts';
import type { Shipment } from '../../market/price-offer.ts';
import { readRestrictions } from '../../restrictions/in-force.ts';
import { errorText } from '../../texts/form-words.ts';
import { requireBookable } from '../bookable.ts';
import { fieldTexts } from '../errors.ts';
import { readJudgedGoods } from '../judged-goods.ts';
import { priceExpired } from '../price-expired.ts';
import { serviceLines } from './add-ons.ts';

export interface Buyer {
  now: number;
  enterpriseId: string | null;
}

/** A shipment with the offer it requests, accepted or not. */
export interface JudgedBooking {
  offer: Offer;
  isDanger: boolean;
  laneId: string;
  slotsLeft: number | null;
  voyage: CarriedVoyage;
  timezone: string;
  termRates: TermRates;
  shipment: Shipment;
  now: number;
}

/** A shipment priced by a valid offer that accepts it. */
export interface PricedBooking extends JudgedBooking {
  lines: FeeLine[];
  totals: CurrencyTotal[];
  validTo: number;
}

const weightOf = (typed: string): string | null => {
  const read = readQuantity(typed, CARGO_WEIGHT_LIMITS);
  return read.ok ? read.value : null;
};

function shipmentOf(part: FclQuotePart): Shipment {
  const boxes = part.containers.map(({ ctnType, quantity, weightPerCtn }) => ({
    ctnType,
    quantity: Number(quantity),
    cargoKg: weightOf(weightPerCtn),
  }));
  const classesIn = (stow: string) => [
    ...new Set(part.goods.filter((one) => one.stow === stow).map(({ dgClass }) => dgClass)),
  ];
  return {
    boxes: part.stows.length > 1 ? boxesByClasses(boxes, part.stows.map(classesIn)) : boxes,
    weight: weightOf(part.grossWeight),
    volume: null,
    classes: [...new Set(part.goods.map(({ dgClass }) => dgClass))],
    unNos: part.goods.map(({ unNo }) => unNo),
    services: [],
  };
}

/** Judges a shipment by its offer. */
export async function judgeBooking(
  db: Reader,
  part: FclQuotePart,
  { now, enterpriseId }: Buyer,
): Promise<JudgedBooking> {
  const found = await readOffer(db, { service: 'fcl', id: part.priceId, enterpriseId });
  if (found === null || (part.scheduleId !== '' && part.scheduleId !== found.row.sailing.id)) throw priceExpired();
  const { row, org, dst } = found;
  const restrictions = await readRestrictions(db, now);
  const shipment = shipmentOf(part);
  const goods = await readJudgedGoods(db, part.goods);
  const tariff = await feeRowsOfTariffs(db, [row.offer.tariffId]);
  const { isDanger } = row.offer;
  const offer = judgeOffer(row, tariff, { isDanger, shipment, goods, org, dst, restrictions, now });
  const { code, nameCn } = offer.carrier;
  const { via, vessel, voyage, terminal, etd, eta, cutOffs } = offer;
  return {
    offer,
    isDanger,
    laneId: row.sailing.laneId,
    slotsLeft: row.sailing.slotsLeft,
    voyage: {
      org: toLocation(org),
      dst: toLocation(dst),
      carrier: { code, nameCn },
      ...{ via, vessel, voyage, terminal, etd, eta, cutOffs },
    },
    timezone: org.timezone,
    termRates: await readTermRates(db),
    shipment,
    now,
  };
}

/** Prices a judged shipment, or refuses it with the rules it breaks and possible remedies. */
export async function priceJudged(db: Reader, part: FclQuotePart, judged: JudgedBooking): Promise<PricedBooking> {
  const { offer, isDanger, slotsLeft, shipment, now } = judged;
  requireBookable(offer, slotsLeft);
  requirePayload(shipment);
  requireTerms(part, judged);
  const lines = atPayTerm([...offer.lines, ...(await serviceLines(db, part, offer.lines))], part.payTerm);
  const validTo = Math.min(offer.validTo, bookingClose(offer.cutOffs, isDanger), now + QUOTE_VALID_MS);
  return { ...judged, lines, totals: totalsOf(lines), validTo };
}

export const priceBooking = async (db: Reader, part: FclQuotePart, buyer: Buyer): Promise<PricedBooking> =>
  priceJudged(db, part, await judgeBooking(db, part, buyer));

/** Checks only the payment terms that have a surcharge. */
function requireTerms(part: FclQuotePart, { offer, termRates }: JudgedBooking): void {
  const errors: Pick<FieldError, 'code' | 'path' | 'values'>[] = [];
  if (part.payTerm === 'COL' && !offer.collectAllowed)
    errors.push({ path: 'payTerm', code: 'COLLECT_NOT_TAKEN', values: {} });
  if (part.enquiry === null) {
    for (const path of unpricedTerms(part, termRates))
      errors.push({ path, code: 'TERM_NOT_PRICED', values: { term: part[path] } });
    if (part.currency !== SETTLEMENT_CURRENCY)
      errors.push({ path: 'currency', code: 'SETTLEMENT_CURRENCY', values: {} });
  }
  const [first] = errors;
  if (first === undefined) return;
  throw new Refusal(CODE.invalidInput, errorText(first), { fields: fieldTexts(errors) });
}

function requirePayload({ boxes }: Shipment): void {
  for (const { ctnType, cargoKg } of boxes) {
    const payload = payloadOf(ctnType);
    if (payload === null || cargoKg === undefined || cargoKg === null || compare(cargoKg, payload) <= 0) continue;
    throw new Refusal(CODE.overweight, orderReplies.overweight(ctnType, cargoKg, String(payload)), {
      ctnType,
      payload,
    });
  }
}
