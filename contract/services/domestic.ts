import * as v from 'valibot';
import type { DomesticForm } from '#domain/booking/services/domestic/form.ts';
import type { DomesticQuotePart } from '#domain/booking/services/domestic/quote.ts';
import { BOX_TYPES_OF_A_FORM, CARGO_LINES_OF_A_FORM } from '#domain/limits.ts';
import {
  boxQuantity,
  classedGoods,
  closingFields,
  code,
  contactFields,
  lineId,
  number,
  type Same,
  text,
  tick,
} from '../fields/booking.ts';
import { city, roadLine, stop } from '../fields/road.ts';

const cargo = v.strictObject({ ...roadLine, stow: code() });

const box = { ctnType: code(), quantity: number, weightPerCtn: number };

/** The whole order form of a coastal lane, complete or not: a draft is the same shape. */
export const domesticForm = v.strictObject({
  copiedFrom: code(),
  priceId: code(100),
  scheduleId: code(100),
  orgPortCode: code(),
  dstPortCode: code(),
  term: code(),
  containers: v.pipe(v.array(v.strictObject({ id: lineId, ...box })), v.maxLength(BOX_TYPES_OF_A_FORM)),
  cargo: v.pipe(v.array(cargo), v.maxLength(CARGO_LINES_OF_A_FORM)),
  pickup: stop,
  delivery: stop,
  insurance: v.strictObject({ wanted: tick, cargoValue: number }),
  receipt: code(),
  receiptAddress: text(120),
  boxDeposit: code(),
  payType: code(),
  ...contactFields,
  ...closingFields,
});

const boxesOfType = v.strictObject({
  ...box,
  ctnType: v.pipe(v.string(), v.regex(/^\d{2}[A-Z]{2}$/)),
  quantity: boxQuantity,
});

/** What a price depends on. */
export const domesticQuotePart = v.strictObject({
  priceId: v.pipe(code(100), v.minLength(1)),
  scheduleId: code(100),
  containers: v.pipe(v.array(boxesOfType), v.minLength(1), v.maxLength(BOX_TYPES_OF_A_FORM)),
  goods: classedGoods,
  pickup: city,
  delivery: city,
  insured: number,
});

/** The compiler holds the wire's form and the domain's to each other. */
export const isDomainDomesticForm: Same<v.InferOutput<typeof domesticForm>, DomesticForm> = true;
export const isDomainDomesticQuote: Same<v.InferOutput<typeof domesticQuotePart>, DomesticQuotePart> = true;
