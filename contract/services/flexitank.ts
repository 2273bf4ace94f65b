import * as v from 'valibot';
import type { FlexitankForm } from '#domain/booking/services/flexitank/form.ts';
import type { FlexitankQuotePart } from '#domain/booking/services/flexitank/quote.ts';
import {
  boxQuantity,
  closingFields,
  code,
  contactFields,
  day,
  files,
  goodsLine,
  number,
  type Same,
  text,
  tick,
} from '../fields/booking.ts';

const cargo = v.strictObject({
  ...goodsLine.entries,
  unNumber: text(10),
  density: number,
  viscosity: number,
  loadTemp: number,
  foodGrade: tick,
  foodCertificate: files,
});

/** The whole order form of flexitanks, complete or not: a draft is the same shape. */
export const flexitankForm = v.strictObject({
  copiedFrom: code(),
  priceId: code(100),
  scheduleId: code(100),
  orgPortCode: code(),
  dstPortCode: code(),
  /** One liquid an order. */
  cargo: v.pipe(v.array(cargo), v.maxLength(1)),
  boxes: number,
  bagSize: code(),
  layers: code(),
  valve: code(),
  heatingPad: tick,
  steam: code(),
  bulkhead: code(),
  install: code(),
  installAddress: text(100),
  installDay: day,
  disposal: tick,
  insurance: v.strictObject({ wanted: tick, cargoValue: number, currency: code() }),
  payType: code(),
  ...contactFields,
  ...closingFields,
});

/** What a price depends on. */
export const flexitankQuotePart = v.strictObject({
  priceId: v.pipe(code(100), v.minLength(1)),
  scheduleId: code(100),
  isDanger: tick,
  unNumber: text(10),
  boxes: boxQuantity,
  bagSize: code(),
  density: number,
  layers: code(),
  heatingPad: tick,
  steam: code(),
  install: code(),
  disposal: tick,
  insurance: v.nullable(v.strictObject({ cargoValue: number, currency: code() })),
});

/** The compiler holds the wire's form and the domain's to each other. */
export const isDomainFlexitankForm: Same<v.InferOutput<typeof flexitankForm>, FlexitankForm> = true;
export const isDomainFlexitankQuote: Same<v.InferOutput<typeof flexitankQuotePart>, FlexitankQuotePart> = true;
