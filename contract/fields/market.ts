import * as v from 'valibot';
import { priceRefusalKinds } from '#domain/dangerous-goods/price-refusals.ts';
import { BOX_TYPES_OF_A_FORM, BOXES_OF_A_TYPE } from '#domain/limits.ts';
import { PRICE_ID } from '#domain/orders/order-link.ts';
import { containerCodes } from '#domain/reference/container-codes.ts';
import { dgClasses } from '#domain/reference/dangerous-classes.ts';
import { feeBases } from '#domain/reference/fee-bases.ts';
import type { Schema } from '../call.ts';

/** Fields shared by the calls about prices, sailings and dangerous goods. */
export const isDanger = v.picklist(['Y', 'N']);
/** Port, airport, station or city: letters, digits and hyphens. */
export const locationCode = v.pipe(v.string(), v.regex(/^[A-Z0-9][A-Z0-9-]{1,9}$/));
export const carrierCode = v.pipe(v.string(), v.regex(/^[A-Z0-9][A-Z0-9-]{1,11}$/));
export const ctnType = v.picklist(containerCodes);
export const dangerousClass = v.picklist(dgClasses.map(({ code }) => code));
export const packingGroup = v.picklist(['I', 'II', 'III']);
export const unNo = v.pipe(v.string(), v.regex(/^\d{4}$/));
/** yyyy-MM-dd at the location it refers to. */
export const day = v.pipe(v.string(), v.isoDate());
/** A decimal without sign or exponent. */
export const quantityText = v.pipe(v.string(), v.regex(/^\d{1,6}(?:\.\d{1,3})?$/));
export const priceText = v.pipe(v.string(), v.regex(/^\d{1,9}(?:\.\d{1,2})?$/));
/** Unit price with up to four decimals, for goods cheaper than a cent per unit. */
export const unitPriceText = v.pipe(v.string(), v.regex(/^\d{1,9}(?:\.\d{1,4})?$/));
export const currency = v.picklist(['1', '2', '3']);
/** Containers in a response, not validated again. */
export const boxesResponse = v.array(v.object({ ctnType: v.string(), quantity: v.number() }));
export const boxes = v.pipe(
  v.array(
    v.strictObject({ ctnType, quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(BOXES_OF_A_TYPE)) }),
  ),
  v.maxLength(BOX_TYPES_OF_A_FORM),
  v.check((list) => new Set(list.map((box) => box.ctnType)).size === list.length),
);

/** Decimal text with two places; never a binary number. */
const amount = v.string();

export const feeLine = v.object({
  group: v.picklist(['FREIGHT', 'ORIGIN', 'DANGEROUS', 'SERVICE', 'DESTINATION']),
  feeCode: v.string(),
  feeName: v.string(),
  currency: v.string(),
  unitPrice: amount,
  basis: v.picklist(feeBases),
  ctnType: v.nullable(v.string()),
  quantity: v.string(),
  amount,
  atCost: v.boolean(),
  payTerm: v.picklist(['PRE', 'COL']),
  /** Per cent; null when exempt. */
  taxRate: v.nullable(v.string()),
});

export const total = v.object({ currency: v.string(), amount });
export const named = v.object({ code: v.string(), nameCn: v.string() });
/** Dangerous goods as named by their number. */
export const namedGoods = {
  unNo: v.string(),
  nameCn: v.string(),
  nameEn: v.string(),
  classes: v.array(v.string()),
  packingGroups: v.array(v.string()),
};
export const laneLocation = v.object({
  code: v.string(),
  nameCn: v.string(),
  nameEn: v.string(),
  timezone: v.string(),
});
export type LaneLocation = v.InferOutput<typeof laneLocation>;

/** Instants in milliseconds. */
export const cutOffs = v.object({
  bookingCloseGen: v.number(),
  bookingCloseDg: v.number(),
  emptyPickup: v.number(),
  cyOpen: v.number(),
  lclCutoff: v.number(),
  siCutoff: v.number(),
  dgCutoff: v.number(),
  amsCutoff: v.number(),
  vgmCutoff: v.number(),
  customsCutoff: v.number(),
  cyClosing: v.number(),
});

export const bookability = v.picklist([
  'BOOKABLE',
  'BOOKING_CLOSED',
  'PRICE_EXPIRED',
  'PRICE_NOT_YET_VALID',
  'NO_SPACE',
  /** Some of the requested containers have no price in this offer. */
  'NOT_PRICED',
  /** The carrier or a port refuses the goods. */
  'REFUSED',
]);

/** Basis of a refusal, appended to its text: the rule's conditions and the operator's source. */
export const refusalBasis = v.optional(v.string());

export const refusal = v.object({
  /** The last four: the carrier and the ports accept the goods, but the price does not. */
  kind: v.picklist(['CARRIER', 'DESTINATION', 'ORIGIN', 'TRANSHIPMENT', ...priceRefusalKinds]),
  code: v.string(),
  nameCn: v.string(),
  refusedClass: v.string(),
  basis: refusalBasis,
});

export const daysResponse = { etdFrom: v.string(), etdTo: v.string() };
// Schemas of requests are functions, so that the client bundle drops them.
/** Lane and kind of cargo; dangerous goods by default. */
export const laneQuery = () => ({
  orgPortCode: locationCode,
  dstPortCode: locationCode,
  isDanger: v.optional(isDanger, 'Y'),
});
/** Without both ends, returns the next departure of each lane. */
export const optionalLaneQuery = <const Kind extends 'N' | 'Y' = 'Y'>(kind = 'Y' as Kind) => ({
  orgPortCode: v.optional(locationCode),
  dstPortCode: v.optional(locationCode),
  isDanger: v.optional(isDanger, kind),
});
export const goodsQuery = () => ({ unNo: v.optional(unNo), dgClass: v.optional(dangerousClass) });
export const departureDaysQuery = () => ({ etdFrom: v.optional(day), etdTo: v.optional(day) });
/** Only this price, on any departure day. */
export const priceQuery = () => ({ priceId: v.optional(v.pipe(v.string(), v.regex(PRICE_ID))) });
/** Departures in the range, or only this price. */
export const departureQuery = () => ({ ...departureDaysQuery(), ...priceQuery() });
/** Null when not requested, or unknown. */
export const laneResponse = { org: v.nullable(laneLocation), dst: v.nullable(laneLocation) };
export const goodsResponse = v.nullable(v.object({ ...namedGoods, controls: v.array(v.string()) }));

export const answerOfLanes = <Offer extends Schema, Own extends v.ObjectEntries>(offer: Offer, own: Own) =>
  v.object({ items: v.array(offer), ...laneResponse, ...own, now: v.number() });
