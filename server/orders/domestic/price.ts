import { and, eq } from 'drizzle-orm';
import { CODE } from '#contract/codes.ts';
import type { DomesticOffer } from '#contract/services/domestic-prices.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import { CARGO_WEIGHT_LIMITS } from '#domain/booking/cargo-limits.ts';
import { compare } from '#domain/decimal.ts';
import type { DomesticContext } from '#domain/domestic/context.ts';
import type { DomesticQuotePart } from '#domain/domestic/quote.ts';
import { insuranceLine } from '#domain/fees/insurance.ts';
import { type CurrencyTotal, type FeeLine, totalsOf } from '#domain/fees/line.ts';
import { QUOTE_VALID_MS } from '#domain/limits.ts';
import { CURRENCY_CNY, fromFen } from '#domain/money.ts';
import { readQuantity } from '#domain/quantity.ts';
import { bookingClose } from '#domain/schedule/bookable.ts';
import { localDay } from '#domain/schedule/zone.ts';
import { Refusal } from '../../calls/refusal.ts';
import type { CarriedVoyage } from '../../data/schema/booked.ts';
import { serviceRates } from '../../data/schema/market.ts';
import { judgeDomestic, toCity, truckLines } from '../../market/domestic/offers.ts';
import { feeRowsOfTariffs, type Reader } from '../../market/fee-rates.ts';
import { toLocation } from '../../market/lane.ts';
import { readOffer } from '../../market/offers.ts';
import { readRestrictions } from '../../restrictions/in-force.ts';
import { requireBookable } from '../bookable.ts';
import { readJudgedGoods } from '../judged-goods.ts';
import { priceExpired } from '../price-expired.ts';

export interface JudgedDomestic {
  offer: DomesticOffer;
  isDanger: boolean;
  laneId: string;
  slotsLeft: number | null;
  voyage: CarriedVoyage;
  timezones: { org: string; dst: string };
  now: number;
}

export interface PricedDomestic extends JudgedDomestic {
  lines: FeeLine[];
  totals: CurrencyTotal[];
  validTo: number;
}

const SERVICE = 'domestic';
const orNull = (text: string) => (text === '' ? null : text);
const nameOf = (city: string) => (city === '' ? null : toCity(city).nameCn);

const weightOf = (typed: string): string | null => {
  const read = readQuantity(typed, CARGO_WEIGHT_LIMITS);
  return read.ok ? read.value : null;
};

/** Judges containers by a coastal price, whether it accepts them or not. */
export async function judgeBooking(
  db: Reader,
  part: DomesticQuotePart,
  { now, enterpriseId }: { now: number; enterpriseId: string | null },
): Promise<JudgedDomestic> {
  const found = await readOffer(db, { service: SERVICE, id: part.priceId, enterpriseId });
  if (found === null || (part.scheduleId !== '' && part.scheduleId !== found.row.sailing.id)) throw priceExpired();
  const { row, org, dst } = found;
  const restrictions = await readRestrictions(db, now);
  const { isDanger } = row.offer;
  const goods = await readJudgedGoods(db, part.goods);
  const boxes = part.containers.map(({ ctnType, quantity, weightPerCtn }) => ({
    ctnType,
    quantity: Number(quantity),
    cargoKg: weightOf(weightPerCtn),
  }));
  const offer = judgeDomestic(row, await feeRowsOfTariffs(db, [row.offer.tariffId]), {
    ...{ isDanger, goods, org, dst, restrictions, now },
    shipment: { boxes, weight: null, volume: null, classes: [], unNos: [], services: [] },
    doors: { pickup: orNull(part.pickup), delivery: orNull(part.delivery) },
  });
  const { carrier, via, vessel, voyage, terminal, etd, eta, cutOffs } = offer;
  return {
    ...{ offer, isDanger, now },
    laneId: row.sailing.laneId,
    slotsLeft: row.sailing.slotsLeft,
    voyage: {
      org: toLocation(org),
      dst: toLocation(dst),
      ...{ carrier, via, vessel, voyage, terminal, etd, eta, cutOffs },
      doors: { pickup: nameOf(part.pickup), delivery: nameOf(part.delivery) },
    },
    timezones: { org: org.timezone, dst: dst.timezone },
  };
}

/** Refuses a price of another service and a city without trucks. */
function requireDoors({ offer }: JudgedDomestic, part: DomesticQuotePart): void {
  for (const side of ['pickup', 'delivery'] as const) {
    const door = offer[side].find(({ code }) => code === part[side]);
    const types = new Set(door?.prices.map(({ ctnType }) => ctnType));
    if (part[side] === '' || part.containers.every(({ ctnType }) => types.has(ctnType))) continue;
    const text = orderReplies.doorNotPriced(toCity(part[side]).nameCn);
    throw new Refusal(CODE.invalidInput, text, { fields: { [`${side}.city`]: text } });
  }
}

/** Refuses containers heavier than the ship or a road allows. */
function requireMass({ offer }: JudgedDomestic, part: DomesticQuotePart): void {
  const roads = (['pickup', 'delivery'] as const).flatMap((side) =>
    offer[side].filter(({ code }) => code === part[side]).map(({ limitKg }) => limitKg),
  );
  for (const { ctnType, weightPerCtn } of part.containers) {
    const weight = weightOf(weightPerCtn);
    const ship = offer.prices.find((price) => price.ctnType === ctnType)?.limitKg ?? null;
    const limit = Math.min(...roads, ship ?? Number.POSITIVE_INFINITY);
    if (weight === null || !Number.isFinite(limit) || compare(weight, limit) <= 0) continue;
    throw new Refusal(CODE.overweight, orderReplies.overweight(ctnType, weight, String(limit)), {
      ctnType,
      payload: limit,
    });
  }
}

async function insuredLines(db: Reader, insured: string): Promise<FeeLine[]> {
  if (insured === '') return [];
  const [row] = await db
    .select()
    .from(serviceRates)
    .where(and(eq(serviceRates.service, SERVICE), eq(serviceRates.feeCode, 'INS')));
  if (row?.unitPrice == null) return [];
  const line = insuranceLine(
    {
      ...{ group: 'SERVICE', feeCode: row.feeCode, feeName: orderReplies.insured, currency: CURRENCY_CNY },
      ...{ unitPrice: fromFen(row.unitPrice), basis: 'PERCENT', when: { kind: 'CHOSEN' }, atCost: false },
      ...{ payTerm: 'PRE', taxRate: row.taxRate === 0 ? null : fromFen(row.taxRate) },
    },
    insured,
  );
  return line === null ? [] : [line];
}

interface Named {
  lines: readonly FeeLine[];
  validTo: number;
}

/** The enquiry's price is port to port; trucks to the doors are added at their rates. */
const namedLines = (part: DomesticQuotePart, { offer }: JudgedDomestic, { lines }: Named): FeeLine[] => [
  ...lines,
  ...(truckLines(offer, {
    doors: { pickup: orNull(part.pickup), delivery: orNull(part.delivery) },
    boxes: part.containers.map(({ ctnType, quantity }) => ({ ctnType, quantity: Number(quantity) })),
  }) ?? []),
];

/** Prices judged containers, or refuses them with the rules they break; an answered enquiry has its own lines. */
export async function priceJudged(
  db: Reader,
  part: DomesticQuotePart,
  judged: JudgedDomestic,
  named: Named | null,
): Promise<PricedDomestic> {
  const { offer, isDanger, slotsLeft, now } = judged;
  requireDoors(judged, part);
  requireBookable(offer, slotsLeft);
  requireMass(judged, part);
  const freight = named === null ? offer.lines : namedLines(part, judged, named);
  const lines = [...freight, ...(await insuredLines(db, part.insured))];
  const validTo = Math.min(
    offer.validTo,
    bookingClose(offer.cutOffs, isDanger),
    now + QUOTE_VALID_MS,
    named?.validTo ?? Number.POSITIVE_INFINITY,
  );
  return { ...judged, lines, totals: totalsOf(lines), validTo };
}

export const contextOf = (
  { offer, timezones, isDanger }: JudgedDomestic,
  now: number,
  payTypes: readonly string[],
): DomesticContext => {
  const { etd, eta, etdDay, cutOffs, validTo, prices, dgClasses, carrierRefuses, pickup, delivery } = offer;
  const { refusedClasses = carrierRefuses } = offer;
  return {
    now,
    payTypes,
    offer: {
      ...{ isDanger, etd, etdDay, cutOffs, validTo, dgClasses, refusedClasses },
      etaDay: localDay(eta, timezones.dst),
      timezone: timezones.org,
      boxes: prices.map(({ ctnType, limitKg }) => ({ ctnType, limitKg })),
      pickup: pickup.map(toDoorFacts),
      delivery: delivery.map(toDoorFacts),
    },
  };
};

const toDoorFacts = ({ code, nameCn, limitKg, prices }: DomesticOffer['pickup'][number]) => ({
  ...{ code, nameCn, limitKg },
  boxes: prices.map(({ ctnType }) => ctnType),
});
