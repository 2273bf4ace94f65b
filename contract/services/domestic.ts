import * as v from 'valibot';
import type { DomesticForm } from '#domain/domestic/form.ts';
import type { DomesticQuotePart } from '#domain/domestic/quote.ts';
import { BOX_TYPES_OF_A_FORM, CARGO_LINES_OF_A_FORM } from '#domain/limits.ts';
import * as field from '../fields/booking.ts';
import { namedOption } from '../fields/order.ts';
import { city, roadLine, stop } from '../fields/road.ts';

const cargo = v.strictObject({ ...roadLine, stow: field.code() });

const box = { ctnType: field.code(), quantity: field.number, weightPerCtn: field.number };

/** Domestic order form, possibly incomplete, since drafts use the same schema. */
export const domesticForm = v.strictObject({
  ...field.optionalSourceFields,
  ...field.laneFields,
  term: field.code(),
  containers: v.pipe(v.array(v.strictObject({ id: field.lineId, ...box })), v.maxLength(BOX_TYPES_OF_A_FORM)),
  cargo: v.pipe(v.array(cargo), v.maxLength(CARGO_LINES_OF_A_FORM)),
  pickup: stop,
  delivery: stop,
  insurance: v.strictObject({ wanted: field.tick, cargoValue: field.number }),
  receipt: field.code(),
  receiptAddress: field.text(120),
  boxDeposit: field.code(),
  ...field.orderFields,
});

const boxesOfType = v.strictObject({
  ...box,
  ctnType: v.pipe(v.string(), v.regex(/^\d{2}[A-Z]{2}$/)),
  quantity: field.boxQuantity,
});

export const domesticQuotePart = v.strictObject({
  priceId: v.pipe(field.code(100), v.minLength(1)),
  scheduleId: field.code(100),
  containers: v.pipe(v.array(boxesOfType), v.minLength(1), v.maxLength(BOX_TYPES_OF_A_FORM)),
  goods: field.classedGoods,
  pickup: city,
  delivery: city,
  insured: field.number,
  enquiry: namedOption,
});

/** Type check: API and domain form must be identical. */
export const isDomainDomesticForm: field.Same<v.InferOutput<typeof domesticForm>, DomesticForm> = true;
export const isDomainDomesticQuote: field.Same<v.InferOutput<typeof domesticQuotePart>, DomesticQuotePart> = true;
