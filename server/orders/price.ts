import type { Offer } from '#contract/calls/item.ts';
import { CODE } from '#contract/codes.ts';
import { CARGO_WEIGHT_LIMITS } from '#domain/booking/cargo-limits.ts';
import type { FclQuotePart } from '#domain/booking/fcl-quote.ts';
import { payloadOf } from '#domain/booking/lane-rules.ts';
import { compare } from '#domain/decimal.ts';
import { type CurrencyTotal, type FeeLine, totalsOf } from '#domain/fees/line.ts';
import { boxesByClasses } from '#domain/fees/stowage.ts';
import { QUOTE_VALID_MS } from '#domain/limits.ts';
import { readQuantity } from '#domain/quantity.ts';
import { bookingClose } from '#domain/schedule/bookable.ts';
import { orderReplies } from '#src/ui/copy/order-replies.ts';
import { Refusal } from '../calls/refusal.ts';
import type { BookedVoyage } from '../data/schema/orders.ts';
import { feeRowsOfTariffs, type Reader } from '../market/fee-rates.ts';
import { judgeOffer } from '../market/judge-offer.ts';
import { toPlace } from '../market/lane.ts';
import { readOffer } from '../market/offers.ts';
import type { Shipment } from '../market/price-offer.ts';
import { serviceLines } from './services.ts';

export interface Buyer {
  now: number;
  enterpriseId: string | null;
}

/** A shipment priced by an offer that stands and takes it. */
export interface PricedBooking {
  offer: Offer;
  isDanger: boolean;
  laneId: string;
  slotsLeft: number | null;
  lines: FeeLine[];
  totals: CurrencyTotal[];
  validTo: number;
  voyage: BookedVoyage;
  timezone: string;
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

/** Prices a shipment, or says which of the rules it breaks and what would help. */
export async function priceBooking(
  db: Reader,
  part: FclQuotePart,
  { now, enterpriseId }: Buyer,
): Promise<PricedBooking> {
  const found = await readOffer(db, part.priceId, enterpriseId);
  if (found === null || (part.scheduleId !== '' && part.scheduleId !== found.row.sailing.id))
    throw new Refusal(CODE.priceExpired, orderReplies.priceGone);
  const { row, org, dst } = found;
  const shipment = shipmentOf(part);
  const goods = part.goods.map(({ unNo, dgClass, subRisk1, subRisk2 }) => ({
    unNo,
    mainClass: dgClass,
    subsidiaryClasses: [subRisk1, subRisk2].filter((one) => one !== ''),
  }));
  const tariff = await feeRowsOfTariffs(db, [row.offer.tariffId]);
  const { isDanger } = row.offer;
  const offer = judgeOffer(row, tariff, { isDanger, shipment, goods, org, dst, now });
  requireBookable(offer, row.sailing.slotsLeft);
  requirePayload(shipment);
  const lines = [...offer.lines, ...(await serviceLines(db, part, offer.lines))];
  const { code, nameCn } = offer.carrier;
  const { via, vessel, voyage, terminal, etd, eta, cutOffs } = offer;
  return {
    offer,
    isDanger,
    laneId: row.sailing.laneId,
    slotsLeft: row.sailing.slotsLeft,
    lines,
    totals: totalsOf(lines),
    validTo: Math.min(offer.validTo, bookingClose(cutOffs, isDanger), now + QUOTE_VALID_MS),
    voyage: {
      org: toPlace(org),
      dst: toPlace(dst),
      carrier: { code, nameCn },
      ...{ via, vessel, voyage, terminal, etd, eta, cutOffs },
    },
    timezone: org.timezone,
  };
}

function requireBookable(offer: Offer, slotsLeft: number | null): void {
  const { bookable, refusals, unpriced } = offer;
  const [refused] = refusals;
  switch (bookable) {
    case 'BOOKABLE':
      return;
    case 'REFUSED':
      throw new Refusal(
        CODE.classRefused,
        refused === undefined || refused.kind === 'OFFER'
          ? orderReplies.offerRefuses(refused?.refusedClass ?? '')
          : orderReplies.carrierRefuses(refused.nameCn, refused.refusedClass),
        { refusals },
      );
    case 'BOOKING_CLOSED':
      throw new Refusal(CODE.cutOffPassed, orderReplies.cutOffPassed);
    case 'NO_SPACE':
      throw new Refusal(CODE.noSpace, orderReplies.noSpace(slotsLeft ?? 0), { slotsLeft });
    case 'NOT_PRICED':
      throw new Refusal(CODE.priceExpired, orderReplies.boxNotPriced(unpriced.join('、')), { unpriced });
    default:
      throw new Refusal(CODE.priceExpired, orderReplies.priceExpired);
  }
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
