import { CODE } from '#contract/codes.ts';
import type { RailOffer } from '#contract/services/rail-prices.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import { type CurrencyTotal, type FeeLine, totalsOf } from '#domain/fees/line.ts';
import { QUOTE_VALID_MS } from '#domain/limits.ts';
import type { RailContext } from '#domain/rail/context.ts';
import { STATION } from '#domain/rail/form.ts';
import type { RailQuotePart } from '#domain/rail/quote.ts';
import { bookingClose } from '#domain/schedule/bookable.ts';
import { Refusal } from '../../calls/refusal.ts';
import type { CarriedVoyage } from '../../data/schema/booked.ts';
import { feeRowsOfTariffs, type Reader } from '../../market/fee-rates.ts';
import { readOffer } from '../../market/offers.ts';
import { doorsOf, judgeRail } from '../../market/rail/offers.ts';
import { readRestrictions } from '../../restrictions/in-force.ts';
import { requireBookable } from '../bookable.ts';
import { requested } from '../on-request.ts';
import { priceExpired } from '../price-expired.ts';

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

const requestedDoors = ({ pickup, delivery }: RailQuotePart) => ({
  pickup: doorOf(pickup),
  delivery: doorOf(delivery),
});

const boxesOf = ({ containers }: RailQuotePart) =>
  containers.map(({ ctnType, quantity }) => ({ ctnType, quantity: Number(quantity) }));

/** Judges containers by a rail price, whether they can be booked or not. */
export async function judgeTrain(
  db: Reader,
  part: RailQuotePart,
  { now, enterpriseId }: { now: number; enterpriseId: string | null },
): Promise<JudgedTrain> {
  const found = await readOffer(db, { service: 'rail', id: part.priceId, enterpriseId });
  if (found === null || !['', found.row.sailing.id].includes(part.scheduleId)) throw priceExpired();
  const { row, org, dst } = found;
  const restrictions = await readRestrictions(db, now);
  const tariff = await feeRowsOfTariffs(db, [row.offer.tariffId]);
  const offer = judgeRail(row, tariff, {
    ...{ isDanger: false, load: 'BOX', doors: requestedDoors(part), org, dst, restrictions, now },
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
  enquiryForm: object;
}

/** Rail has no price of its own for dangerous goods, so they need an answered enquiry. */
export const hasDangerousEnquiry = (named: Pick<Named, 'enquiryForm'> | null): boolean =>
  named !== null && 'isDanger' in named.enquiryForm && named.enquiryForm.isDanger === 'Y';

/** Builds the on-request lines that the price does not include. */
function beyondPrice({ insured, boxUse }: RailQuotePart, { freeDays }: RailOffer): FeeLine[] {
  const extras: Record<string, boolean> = {
    INS: insured,
    RBP: boxUse.emptyAt,
    RBR: boxUse.returnCity,
    RBF: boxUse.freeDays > (freeDays ?? 0),
  };
  return Object.keys(extras).flatMap((code) => (extras[code] ? [requested(code)] : []));
}

/** Prices judged containers, or refuses them with the rules they break; an answered enquiry has its own lines. */
export function priceJudged(part: RailQuotePart, judged: JudgedTrain, named: Named | null): PricedTrain {
  const { offer, slotsLeft, now } = judged;
  const shipment = { boxes: boxesOf(part), weight: null, volume: null, classes: [], unNos: [], services: [] };
  const doors = doorsOf(offer, { doors: requestedDoors(part), shipment, load: 'BOX' });
  if (doors === null)
    throw new Refusal(CODE.priceExpired, orderReplies.railDoorNotPriced, {
      fields: { pickup: orderReplies.railDoorNotPriced },
    });
  requireBookable(offer, slotsLeft);
  const extras = beyondPrice(part, offer);
  const freight = named === null ? offer.lines : [...named.lines, ...doors];
  const lines = [...freight, ...extras];
  const validTo = Math.min(
    ...[offer.validTo, bookingClose(offer.cutOffs, hasDangerousEnquiry(named)), now + QUOTE_VALID_MS],
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
