import type { RailOffer } from '#contract/services/rail-prices.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import { decimalText, roundUp } from '#domain/decimal.ts';
import type { DoorSide } from '#domain/domestic/fees.ts';
import { type FeeLine, totalsOf } from '#domain/fees/line.ts';
import type { LclPrice } from '#domain/lcl/fees.ts';
import { fromFen } from '#domain/money.ts';
import { asRailFreight, doorLineByEnquiry, priceCubic, RAIL_LCL_RULE } from '#domain/rail/fees.ts';
import { DOOR_BY_ENQUIRY, directionOf, type RailLoad } from '#domain/rail/terms.ts';
import { toDoor, truckTo } from '../domestic/offers.ts';
import type { FeeRow } from '../fee-rates.ts';
import { judgeOffer, type Question } from '../judge-offer.ts';
import { toLocation } from '../lane.ts';
import type { OfferRow } from '../offers.ts';

export interface RailQuestion extends Omit<Question, 'goods' | 'isDanger'> {
  /** Dangerous goods are approved individually and have no rail price. */
  isDanger: boolean;
  load: RailLoad;
  /** Cities, or doors priced by address; null for a station. */
  doors: Readonly<Record<DoorSide, string | null>>;
}

/** Price unit of shared containers. */
const CUBIC_METRE = 'CBM';
const SIDES: readonly DoorSide[] = ['pickup', 'delivery'];

/** Prices the transport to and from the doors; null when one has no rate. */
export function doorsOf(
  offered: Readonly<Record<DoorSide, RailOffer['pickup']>>,
  { doors, shipment, load }: Pick<RailQuestion, 'doors' | 'load' | 'shipment'>,
): FeeLine[] | null {
  const lines: FeeLine[] = [];
  for (const side of SIDES) {
    const requested = doors[side];
    if (requested === null) continue;
    const own =
      requested === DOOR_BY_ENQUIRY || load === 'CBM'
        ? [doorLineByEnquiry(side, orderReplies.requestedDoor[side])]
        : truckTo(side, offered[side], requested, shipment.boxes);
    if (own === null) return null;
    lines.push(...own);
  }
  return lines;
}

function sharedPrice(rate: RailOffer['cubicMetre'], row: OfferRow, { load, shipment }: RailQuestion): LclPrice | null {
  const { volume, weight } = shipment;
  if (load === 'BOX' || rate === null || volume === null || weight === null) return null;
  const { ratioKgPerCubicMetre: kgPerCubicMetre = RAIL_LCL_RULE.kgPerCubicMetre } = row.offer.details;
  return priceCubic(rate, { volume, weight }, { ...RAIL_LCL_RULE, kgPerCubicMetre });
}

/** Prices containers or cubic metres door to door and tells whether they can be booked now. */
export function judgeRail(row: OfferRow, tariff: readonly FeeRow[], question: RailQuestion): RailOffer {
  const { isDanger, load, org, dst } = question;
  const boxes = load === 'BOX' ? question.shipment.boxes : [];
  const shipment = { ...question.shipment, boxes };
  const judged = judgeOffer(row, tariff, { ...question, shipment, isDanger: false, goods: [] });
  const { details } = row.offer;
  const cubic = row.rates.find(({ unit }) => unit === CUBIC_METRE);
  const cubicMetre = cubic === undefined ? null : { amount: fromFen(cubic.amount), currency: cubic.currency };
  const shared = sharedPrice(cubicMetre, row, question);
  const offered = { pickup: (details.pickup ?? []).map(toDoor), delivery: (details.delivery ?? []).map(toDoor) };
  const trucks = doorsOf(offered, { ...question, shipment });
  const hasSize = load === 'BOX' || shared !== null;
  const lines = hasSize ? [...(shared?.lines ?? []), ...judged.lines.map(asRailFreight), ...(trucks ?? [])] : [];
  const isPriced = trucks !== null && (load === 'BOX' || cubicMetre !== null);
  return {
    ...judged,
    ...offered,
    org: toLocation(org),
    dst: toLocation(dst),
    direction: directionOf(org.country),
    border: details.border ?? '',
    foreignBorder: details.foreignBorder ?? '',
    returnDepot: details.returnDepot ?? '',
    charged: shared === null ? null : { tons: decimalText(roundUp(shared.tons)), by: shared.by },
    bookable: isPriced || judged.bookable !== 'BOOKABLE' ? judged.bookable : 'NOT_PRICED',
    ...(isDanger
      ? { prices: [], cubicMetre: null, charged: null, lines: [], totals: [], bookable: 'NOT_PRICED' as const }
      : {
          prices: judged.prices.filter(({ ctnType }) => ctnType !== CUBIC_METRE),
          cubicMetre,
          lines,
          totals: totalsOf(lines),
        }),
  };
}
