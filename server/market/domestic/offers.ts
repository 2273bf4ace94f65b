import type { DomesticOffer, Door } from '#contract/services/domestic-prices.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import { asTaxedFreight, type DomesticBoxes, type DoorSide, doorLines, includedTax } from '#domain/domestic/fees.ts';
import { type FeeLine, totalsOf } from '#domain/fees/line.ts';
import { fromFen } from '#domain/money.ts';
import { cities } from '#domain/reference/cities.ts';
import type { DoorRate } from '../../data/schema/offer-details.ts';
import type { FeeRow } from '../fee-rates.ts';
import { judgeOffer, type Question } from '../judge-offer.ts';
import type { OfferRow } from '../offers.ts';

export interface DomesticQuestion extends Question {
  /** Door cities requested; null for a port. */
  doors: Readonly<Record<DoorSide, string | null>>;
}

const cityOf = new Map(cities.map((city) => [city.code, city]));

/** Names a city, or returns its code when it is not listed. */
export function toCity(code: string) {
  const known = cityOf.get(code);
  return { code, nameCn: known?.nameCn ?? code, province: known?.province ?? '' };
}

export const toDoor = ({ city, kilometres, limitKg, prices }: DoorRate): Door => ({
  ...toCity(city),
  ...{ kilometres, limitKg },
  prices: Object.entries(prices).map(([ctnType, amount]) => ({ ctnType, amount: fromFen(amount) })),
});

/** Prices a truck between a port and a city; null when it has no rate. */
export function truckTo(
  side: DoorSide,
  offered: readonly Door[],
  city: string,
  boxes: readonly DomesticBoxes[],
): FeeLine[] | null {
  const door = offered.find(({ code }) => code === city);
  return door === undefined ? null : doorLines(side, orderReplies.doorTruck[side](door.nameCn), door, boxes);
}

/** Prices the requested trucks; null when one of them has no rate. */
export function truckLines(
  offered: Readonly<Record<DoorSide, readonly Door[]>>,
  { doors, boxes }: Pick<DomesticQuestion, 'doors'> & { boxes: readonly DomesticBoxes[] },
): FeeLine[] | null {
  const lines: FeeLine[] = [];
  for (const side of ['pickup', 'delivery'] as const) {
    const requested = doors[side];
    if (requested === null) continue;
    const own = truckTo(side, offered[side], requested, boxes);
    if (own === null) return null;
    lines.push(...own);
  }
  return lines;
}

/** Prices containers door to door, tax included, and tells whether they can be booked now. */
export function judgeDomestic(row: OfferRow, tariff: readonly FeeRow[], question: DomesticQuestion): DomesticOffer {
  const judged = judgeOffer(row, tariff, question);
  const { details } = row.offer;
  const offered = {
    pickup: (details.pickup ?? []).map(toDoor),
    delivery: (details.delivery ?? []).map(toDoor),
  };
  const trucks = truckLines(offered, { doors: question.doors, boxes: question.shipment.boxes });
  const lines = [...judged.lines.map(asTaxedFreight), ...(trucks ?? [])];
  return {
    ...judged,
    ...offered,
    lines,
    totals: totalsOf(lines),
    tax: includedTax(lines),
    bookable: trucks === null && judged.bookable === 'BOOKABLE' ? 'NOT_PRICED' : judged.bookable,
  };
}
