import type { RailOffer } from '#contract/calls/rail-prices.ts';
import { CODE } from '#contract/codes.ts';
import type { RailContext } from '#domain/booking/services/rail/context.ts';
import { STATION } from '#domain/booking/services/rail/form.ts';
import type { RailQuotePart } from '#domain/booking/services/rail/quote.ts';
import { type CurrencyTotal, type FeeLine, totalsOf } from '#domain/fees/line.ts';
import { QUOTE_VALID_MS } from '#domain/limits.ts';
import { bookingClose } from '#domain/schedule/bookable.ts';
import { orderReplies } from '#src/ui/copy/order-replies.ts';
import { Refusal } from '../../calls/refusal.ts';
import type { CarriedVoyage } from '../../data/schema/booked.ts';
import { feeRowsOfTariffs, type Reader } from '../../market/fee-rates.ts';
import { readOffer } from '../../market/offers.ts';
import { doorsOf, judgeRail } from '../../market/rail-offers.ts';
import { readRestrictions } from '../../restrictions/in-force.ts';
import { requireBookable } from '../bookable.ts';
import { requested } from '../on-request.ts';
import { priceGone } from '../price-gone.ts';

export interface JudgedTrain {
  offer: RailOffer;
  laneId: string;
  slotsLeft: number | null;
  voyage: CarriedVoyage;
  now: number;
}

export interface PricedTrain extends JudgedTrain {
  lines: FeeLine[];
  totals: CurrencyTotal[];
  validTo: number;
}

const doorOf = (choice: string): string | null => (choice === STATION || choice === '' ? null : choice);

const doorsAsked = ({ pickup, delivery }: RailQuotePart) => ({ pickup: doorOf(pickup), delivery: doorOf(delivery) });

const boxesOf = ({ containers }: RailQuotePart) =>
  containers.map(({ ctnType, quantity }) => ({ ctnType, quantity: Number(quantity) }));

/** What the price says of the boxes, whether they can be booked or not. */
export async function judgeTrain(
  db: Reader,
  part: RailQuotePart,
  { now, enterpriseId }: { now: number; enterpriseId: string | null },
): Promise<JudgedTrain> {
  const found = await readOffer(db, { service: 'rail', id: part.priceId, enterpriseId });
  if (found === null || !['', found.row.sailing.id].includes(part.scheduleId)) throw priceGone();
  const { row, org, dst } = found;
  const restrictions = await readRestrictions(db, now);
  const tariff = await feeRowsOfTariffs(db, [row.offer.tariffId]);
  const offer = judgeRail(row, tariff, {
    ...{ isDanger: false, load: 'BOX', doors: doorsAsked(part), org, dst, restrictions, now },
    shipment: { boxes: boxesOf(part), weight: null, volume: null, classes: [], unNos: [], services: [] },
  });
  const { carrier, vessel, voyage, etd, eta, cutOffs, freeDays, returnDepot } = offer;
  return {
    offer,
    laneId: row.sailing.laneId,
    slotsLeft: row.sailing.slotsLeft,
    voyage: {
      ...{ org: offer.org, dst: offer.dst, carrier, via: null, vessel, voyage, terminal: '', etd, eta, cutOffs },
      boxUse: { returnDepot, freeDays },
    },
    now,
  };
}

interface Named {
  lines: readonly FeeLine[];
  validTo: number;
  asked: object;
}

/** A train has no price for dangerous goods of its own: they are what was asked about. */
export const isDangerShown = (named: Pick<Named, 'asked'> | null): boolean =>
  named !== null && 'isDanger' in named.asked && named.asked.isDanger === 'Y';

/** What is asked beyond the price, and named later. */
function beyondPrice({ insured, boxUse }: RailQuotePart, { freeDays }: RailOffer): FeeLine[] {
  const asked: Record<string, boolean> = {
    INS: insured,
    RBP: boxUse.emptyAt,
    RBR: boxUse.returnCity,
    RBF: boxUse.freeDays > (freeDays ?? 0),
  };
  return Object.keys(asked).flatMap((code) => (asked[code] ? [requested(code)] : []));
}

/** The lines of boxes that were judged, or which of the rules they break; an answered enquiry names its own. */
export function priceJudged(part: RailQuotePart, judged: JudgedTrain, named: Named | null): PricedTrain {
  const { offer, slotsLeft, now } = judged;
  const shipment = { boxes: boxesOf(part), weight: null, volume: null, classes: [], unNos: [], services: [] };
  const doors = doorsOf(offer, { doors: doorsAsked(part), shipment, load: 'BOX' });
  if (doors === null)
    throw new Refusal(CODE.priceExpired, orderReplies.railDoorNotPriced, {
      fields: { pickup: orderReplies.railDoorNotPriced },
    });
  requireBookable(offer, slotsLeft);
  const asked = beyondPrice(part, offer);
  const freight = named === null ? offer.lines : [...named.lines, ...doors];
  const lines = [...freight, ...asked];
  const validTo = Math.min(
    ...[offer.validTo, bookingClose(offer.cutOffs, isDangerShown(named)), now + QUOTE_VALID_MS],
    named?.validTo ?? Number.POSITIVE_INFINITY,
  );
  return { ...judged, lines, totals: totalsOf(lines), validTo };
}

const codesOf = (doors: RailOffer['pickup']) => doors.map(({ code }) => code);

export function contextOf(
  { offer }: JudgedTrain,
  now: number,
  { isDanger, ...lists }: Pick<RailContext, 'currencies' | 'payTypes'> & { isDanger: boolean },
): RailContext {
  const { etd, etdDay, cutOffs, validTo, org, prices, pickup, delivery } = offer;
  return {
    now,
    ...lists,
    offer: {
      ...{ isDanger, etd, etdDay, timezone: org.timezone, cutOffs, validTo },
      boxes: prices.map(({ ctnType, limitKg }) => ({ ctnType, limitKg })),
      ...{ pickup: codesOf(pickup), delivery: codesOf(delivery) },
    },
  };
}
