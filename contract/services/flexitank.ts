import * as v from 'valibot';
import type { FlexitankForm } from '#domain/flexitank/form.ts';
import type { FlexitankQuotePart } from '#domain/flexitank/quote.ts';
import * as field from '../fields/booking.ts';
import { namedOption } from '../fields/order.ts';

const cargo = v.strictObject({
  ...field.goodsLine.entries,
  unNumber: field.text(10),
  density: field.number,
  viscosity: field.number,
  loadTemp: field.number,
  foodGrade: field.tick,
  foodCertificate: field.files,
});

/** Flexitank order form, possibly incomplete, since drafts use the same schema. */
export const flexitankForm = v.strictObject({
  ...field.optionalSourceFields,
  ...field.laneFields,
  /** One liquid per order. */
  cargo: v.pipe(v.array(cargo), v.maxLength(1)),
  boxes: field.number,
  bagSize: field.code(),
  layers: field.code(),
  valve: field.code(),
  heatingPad: field.tick,
  steam: field.code(),
  bulkhead: field.code(),
  install: field.code(),
  installAddress: field.text(100),
  installDay: field.day,
  disposal: field.tick,
  insurance: v.strictObject({ wanted: field.tick, cargoValue: field.number, currency: field.code() }),
  ...field.orderFields,
});

export const flexitankQuotePart = v.strictObject({
  priceId: v.pipe(field.code(100), v.minLength(1)),
  scheduleId: field.code(100),
  isDanger: field.tick,
  unNumber: field.text(10),
  boxes: field.boxQuantity,
  bagSize: field.code(),
  density: field.number,
  layers: field.code(),
  heatingPad: field.tick,
  steam: field.code(),
  install: field.code(),
  disposal: field.tick,
  insurance: v.nullable(v.strictObject({ cargoValue: field.number, currency: field.code() })),
  enquiry: namedOption,
});

/** Type check: API and domain form must be identical. */
export const isDomainFlexitankForm: field.Same<v.InferOutput<typeof flexitankForm>, FlexitankForm> = true;
export const isDomainFlexitankQuote: field.Same<v.InferOutput<typeof flexitankQuotePart>, FlexitankQuotePart> = true;
