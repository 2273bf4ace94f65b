import * as v from 'valibot';
import type { RailForm } from '#domain/booking/services/rail/form.ts';
import type { RailQuotePart } from '#domain/booking/services/rail/quote.ts';
import { BOX_TYPES_OF_A_FORM, CARGO_LINES_OF_A_FORM } from '#domain/limits.ts';
import {
  askedBoxes,
  closingFields,
  code,
  contactFields,
  day,
  files,
  goodsLine,
  lineId,
  number,
  partyFields,
  type Same,
  text,
  tick,
} from '../fields/booking.ts';

const container = v.strictObject({
  id: lineId,
  ctnType: code(),
  quantity: number,
  soc: tick,
  containerNos: text(1300),
});

const cargo = v.strictObject({
  ...goodsLine.entries,
  lithium: tick,
  electronics: tick,
  wooden: tick,
  temperature: number,
});

/** The whole order form by rail, complete or not: a draft is the same shape. */
export const railForm = v.strictObject({
  copiedFrom: code(),
  priceId: code(100),
  scheduleId: code(100),
  orgPortCode: code(),
  dstPortCode: code(),
  pickup: code(),
  fetchAddress: text(200),
  delivery: code(),
  bringAddress: text(200),
  cargoReadyDate: day,
  containers: v.pipe(v.array(container), v.maxLength(BOX_TYPES_OF_A_FORM)),
  cargo: v.pipe(v.array(cargo), v.maxLength(CARGO_LINES_OF_A_FORM)),
  declaredAt: code(),
  insured: tick,
  customsSet: files,
  consignee: partyFields,
  payType: code(),
  ...contactFields,
  ...closingFields,
});

/** What a price depends on. */
export const railQuotePart = v.strictObject({
  priceId: v.pipe(code(100), v.minLength(1)),
  scheduleId: code(100),
  containers: askedBoxes,
  pickup: code(),
  delivery: code(),
  insured: tick,
});

/** The compiler holds the wire's form and the domain's to each other. */
export const isDomainRailForm: Same<v.InferOutput<typeof railForm>, RailForm> = true;
export const isDomainRailQuote: Same<
  Omit<v.InferOutput<typeof railQuotePart>, 'containers'>,
  Omit<RailQuotePart, 'containers'>
> = true;
