import { CODE } from '#contract/codes.ts';
import type { FlexitankOffer } from '#contract/services/flexitank-prices.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import { compare } from '#domain/decimal.ts';
import { insuranceLine } from '#domain/fees/insurance.ts';
import { type CurrencyTotal, type FeeLine, totalsOf } from '#domain/fees/line.ts';
import { boxesOf, densityOf } from '#domain/flexitank/bag.ts';
import { netOfBag } from '#domain/flexitank/bags.ts';
import type { FlexitankContext } from '#domain/flexitank/context.ts';
import { bagsOfEnquiry, type LiquidEnquiry } from '#domain/flexitank/initial-form.ts';
import type { FlexitankQuotePart } from '#domain/flexitank/quote.ts';
import { BAG_BOX } from '#domain/flexitank/sizes.ts';
import { QUOTE_VALID_MS } from '#domain/limits.ts';
import { bookingClose } from '#domain/schedule/bookable.ts';
import { Refusal } from '../../calls/refusal.ts';
import type { CarriedVoyage } from '../../data/schema/booked.ts';
import { feeRowsOfTariffs, type Reader } from '../../market/fee-rates.ts';
import { judgeFlexitank } from '../../market/flexitank/offers.ts';
import { readOffer } from '../../market/offers.ts';
import { readRestrictions } from '../../restrictions/in-force.ts';
import type { AnsweredOption } from '../answered-option.ts';
import { requireBookable } from '../bookable.ts';
import { requested } from '../on-request.ts';
import { priceExpired } from '../price-expired.ts';
import { boxLines, feeOf, knownRates, readServiceRates, type ServiceRate, toServiceRate } from '../service-rates.ts';

const SERVICE = 'flexitank';

export interface JudgedSailing {
  offer: FlexitankOffer;
  laneId: string;
  slotsLeft: number | null;
  voyage: CarriedVoyage;
  now: number;
}

export interface PricedSailing extends JudgedSailing {
  lines: FeeLine[];
  totals: CurrencyTotal[];
  validTo: number;
}

const at = (path: string, text: string) => ({ fields: { [path]: text } });

/** Judges containers by a flexitank price, whether they can be booked or not. */
export async function judgeSailing(
  db: Reader,
  part: FlexitankQuotePart,
  { now, enterpriseId }: { now: number; enterpriseId: string | null },
): Promise<JudgedSailing> {
  const found = await readOffer(db, { service: SERVICE, id: part.priceId, enterpriseId });
  const isOther = found !== null && part.scheduleId !== '' && part.scheduleId !== found.row.sailing.id;
  if (found === null || isOther) throw priceExpired();
  const { row, org, dst } = found;
  const restrictions = await readRestrictions(db, now);
  const tariff = await feeRowsOfTariffs(db, [row.offer.tariffId]);
  const offer = judgeFlexitank(row, tariff, {
    org,
    dst,
    restrictions,
    now,
    mass: null,
    density: null,
    boxes: boxesOf(part) ?? 1,
  });
  const { laneId, slotsLeft } = row.sailing;
  const { carrier, via, vessel, voyage, terminal, etd, eta, cutOffs } = offer;
  const ends = { org: offer.org, dst: offer.dst };
  return {
    offer,
    laneId,
    slotsLeft,
    voyage: { ...ends, carrier, via, vessel, voyage, terminal, etd, eta, cutOffs },
    now,
  };
}

/** Refuses a liquid that no flexitank carries or that exceeds the lane's size or weight limit. */
function requireTaken(part: FlexitankQuotePart, { bagSizes, limitKg }: FlexitankOffer): void {
  const { isDanger, unNumber, bagSize } = part;
  if (isDanger || unNumber !== '')
    throw new Refusal(
      CODE.flexitankDangerous,
      undefined,
      at(isDanger ? 'cargo.0.isDanger' : 'cargo.0.unNumber', orderReplies.flexitankDangerous),
    );
  if (!bagSizes.some((size) => size === bagSize)) {
    const text = orderReplies.bagNotSold(bagSizes);
    throw new Refusal(CODE.invalidInput, text, at('bagSize', text));
  }
  const density = densityOf(part);
  const net = density === null ? null : netOfBag(bagSize, density);
  if (net !== null && compare(net, limitKg) > 0) {
    const text = orderReplies.bagOverMass(net, limitKg);
    throw new Refusal(CODE.overweight, text, { ctnType: BAG_BOX, payload: limitKg, ...at('bagSize', text) });
  }
}

const LAYERS: Readonly<Record<string, string>> = { THREE: 'LYR', EVOH: 'EVO' };

/** Charges a fee per container; on request when it has no price. */
function perBox(code: string, rates: readonly ServiceRate[], boxes: string): FeeLine[] {
  const fee = feeOf.get(code);
  const own = knownRates(rates.filter(({ feeCode }) => feeCode === code));
  return fee === undefined ? [] : boxLines(fee, own, [{ ctnType: BAG_BOX, quantity: boxes }]);
}

/** Charges a percentage of 110% of the cargo value, in its currency. */
function insuredLines(rates: readonly ServiceRate[], { insurance }: FlexitankQuotePart): FeeLine[] {
  const fee = feeOf.get('INS');
  const [known] = knownRates(rates.filter(({ feeCode }) => feeCode === 'INS'));
  if (insurance === null || fee === undefined) return [];
  if (known === undefined) return [requested('INS')];
  const rate = { ...toServiceRate(fee, known, orderReplies.insured), currency: insurance.currency };
  const line = insuranceLine(rate, insurance.cargoValue);
  return line === null ? [] : [line];
}

/** Builds the lines of services added to the bags. */
function addedLines(part: FlexitankQuotePart, rates: readonly ServiceRate[]): FeeLine[] {
  const layer = LAYERS[part.layers];
  return [
    ...(layer === undefined ? [] : perBox(layer, rates, part.boxes)),
    ...(part.heatingPad ? perBox('HTP', rates, part.boxes) : []),
    ...(part.heatingPad && part.steam === 'ARRANGE' ? [requested('STM')] : []),
    ...(part.install === 'SITE' ? [requested('FTI')] : []),
    ...(part.disposal ? [requested('DSB')] : []),
    ...insuredLines(rates, part),
  ];
}

/** Refuses another liquid, container or bag than the enquiry's. */
function requireEnquiredBags(
  { enquiryForm }: AnsweredOption,
  { boxes, bagSize, density }: FlexitankQuotePart,
  offer: FlexitankOffer,
) {
  // The enquiry's form was validated by the contract when it was submitted.
  const liquid = enquiryForm as object as LiquidEnquiry;
  const planned = bagsOfEnquiry(liquid, offer);
  const isSame = planned?.boxes === boxes && planned.bagSize === bagSize && compare(density || 0, liquid.density) === 0;
  if (!isSame) throw new Refusal(CODE.invalidInput, orderReplies.optionBags, at('bagSize', orderReplies.optionBags));
}

/** Prices judged containers, or refuses them with the rules they break; an answered enquiry has its own lines. */
export async function priceJudged(
  db: Reader,
  part: FlexitankQuotePart,
  judged: JudgedSailing,
  option: AnsweredOption | null,
): Promise<PricedSailing> {
  const { offer, slotsLeft, now } = judged;
  requireTaken(part, offer);
  if (option !== null) requireEnquiredBags(option, part, offer);
  requireBookable(offer, slotsLeft);
  const lines = [...(option ?? offer).lines, ...addedLines(part, await readServiceRates(db, SERVICE))];
  const priceValidTo = option?.validTo ?? offer.validTo;
  const validTo = Math.min(priceValidTo, bookingClose(offer.cutOffs, false), now + QUOTE_VALID_MS);
  return { ...judged, lines, totals: totalsOf(lines), validTo };
}

export function contextOf(
  { offer }: JudgedSailing,
  now: number,
  lists: Pick<FlexitankContext, 'currencies' | 'payTypes'>,
): FlexitankContext {
  const { etd, etdDay, cutOffs, validTo, org, bagSizes, limitKg } = offer;
  return {
    now,
    ...lists,
    offer: { isDanger: false, etd, etdDay, timezone: org.timezone, cutOffs, validTo, bagSizes, limitKg },
  };
}
