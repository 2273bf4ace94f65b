import * as v from 'valibot';
import { priceRefusalKinds } from '#domain/dangerous-goods/price-refusals.ts';
import { BOX_TYPES_OF_A_FORM, BOXES_OF_A_TYPE } from '#domain/limits.ts';
import { PRICE_ID } from '#domain/orders/order-link.ts';
import { containerCodes } from '#domain/reference/container-codes.ts';
import { dgClasses } from '#domain/reference/dangerous-classes.ts';
import { feeBases } from '#domain/reference/fee-bases.ts';
import type { Schema } from '../call.ts';

/** Fields that the calls about prices, sailings and dangerous goods share. */
export const isDanger = v.picklist(['Y', 'N']);
/** A port, airport, station or city: letters, digits and hyphens. */
export const locationCode = v.pipe(v.string(), v.regex(/^[A-Z0-9][A-Z0-9-]{1,9}$/));
export const carrierCode = v.pipe(v.string(), v.regex(/^[A-Z0-9][A-Z0-9-]{1,11}$/));
export const ctnType = v.picklist(containerCodes);
export const dangerousClass = v.picklist(dgClasses.map(({ code }) => code));
export const packingGroup = v.picklist(['I', 'II', 'III']);
export const unNo = v.pipe(v.string(), v.regex(/^\d{4}$/));
/** yyyy-MM-dd on the calendar of the place it is about. */
export const day = v.pipe(v.string(), v.isoDate());
/** A decimal without sign or exponent. */
export const quantityText = v.pipe(v.string(), v.regex(/^\d{1,6}(?:\.\d{1,3})?$/));
export const priceText = v.pipe(v.string(), v.regex(/^\d{1,9}(?:\.\d{1,2})?$/));
/** What a unit of goods costs: a ton may cost so little that two decimals do not say it. */
export const unitPriceText = v.pipe(v.string(), v.regex(/^\d{1,9}(?:\.\d{1,4})?$/));
export const currency = v.picklist(['1', '2', '3']);
/** Boxes as an answer tells them: the request has seen to their being right. */
export const toldBoxes = v.array(v.object({ ctnType: v.string(), quantity: v.number() }));
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
  /** Per cent; null where exempt. */
  taxRate: v.nullable(v.string()),
});

export const total = v.object({ currency: v.string(), amount });
export const named = v.object({ code: v.string(), nameCn: v.string() });
/** Dangerous goods as their number names them. */
export const namedGoods = {
  unNo: v.string(),
  nameCn: v.string(),
  nameEn: v.string(),
  classes: v.array(v.string()),
  packingGroups: v.array(v.string()),
};
export const place = v.object({ code: v.string(), nameCn: v.string(), nameEn: v.string(), timezone: v.string() });
export type Place = v.InferOutput<typeof place>;

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
  /** Some of the boxes asked for have no price in this offer. */
  'NOT_PRICED',
  /** The carrier or a port does not take the goods. */
  'REFUSED',
]);

/** What a refusal rests on, in words that follow it: what narrows the rule and what an operator took it from. */
export const refusalBasis = v.optional(v.string());

export const refusal = v.object({
  /** The last four: the carrier and the ports take the goods, but the price does not list them. */
  kind: v.picklist(['CARRIER', 'DESTINATION', 'ORIGIN', 'TRANSHIPMENT', ...priceRefusalKinds]),
  code: v.string(),
  nameCn: v.string(),
  refusedClass: v.string(),
  basis: refusalBasis,
});

export const toldDays = { etdFrom: v.string(), etdTo: v.string() };
// What only a request names is made where it is asked for: the built site is without it.
/** From where to where, and whether the goods are dangerous: as they mostly are, unless a list is of other goods. */
export const askedLane = () => ({
  orgPortCode: locationCode,
  dstPortCode: locationCode,
  isDanger: v.optional(isDanger, 'Y'),
});
/** Without both ends each lane tells what leaves next. */
export const askedEnds = <const Kind extends 'N' | 'Y' = 'Y'>(kind = 'Y' as Kind) => ({
  orgPortCode: v.optional(locationCode),
  dstPortCode: v.optional(locationCode),
  isDanger: v.optional(isDanger, kind),
});
export const askedGoods = () => ({ unNo: v.optional(unNo), dgClass: v.optional(dangerousClass) });
/** Days between which something leaves. */
export const askedDays = () => ({ etdFrom: v.optional(day), etdTo: v.optional(day) });
/** Only this price, whenever it leaves. */
export const askedPrice = () => ({ priceId: v.optional(v.pipe(v.string(), v.regex(PRICE_ID))) });
/** What leaves on those days, or only this price. */
export const askedDeparture = () => ({ ...askedDays(), ...askedPrice() });
/** Null where none is named, or the code is of no such place. */
export const toldLane = { org: v.nullable(place), dst: v.nullable(place) };
export const toldGoods = v.nullable(v.object({ ...namedGoods, controls: v.array(v.string()) }));

/** What a list of prices on lanes answers. */
export const answerOfLanes = <Offer extends Schema, Own extends v.ObjectEntries>(offer: Offer, own: Own) =>
  v.object({ items: v.array(offer), ...toldLane, ...own, now: v.number() });
