import * as v from 'valibot';
import { BOX_TYPES_OF_A_FORM, CARGO_LINES_OF_A_FORM } from '#domain/limits.ts';
import { FREE_DAYS, type RailForm } from '#domain/rail/form.ts';
import type { RailQuotePart } from '#domain/rail/quote.ts';
import * as field from '../fields/booking.ts';
import { namedOption } from '../fields/order.ts';

const container = v.strictObject({
  id: field.lineId,
  ctnType: field.code(),
  quantity: field.number,
  soc: field.tick,
  containerNos: field.text(1300),
  // Absent in older drafts.
  emptyAt: v.optional(field.text(60), ''),
  returnCity: v.optional(field.text(60), ''),
  freeDays: v.optional(field.number, ''),
});

const cargo = v.strictObject({
  ...field.goodsLine.entries,
  lithium: field.tick,
  electronics: field.tick,
  wooden: field.tick,
  temperature: field.number,
});

/** Rail order form, possibly incomplete, since drafts use the same schema. */
export const railForm = v.strictObject({
  ...field.optionalSourceFields,
  ...field.laneFields,
  pickup: field.code(),
  fetchAddress: field.text(200),
  delivery: field.code(),
  bringAddress: field.text(200),
  cargoReadyDate: field.day,
  containers: v.pipe(v.array(container), v.maxLength(BOX_TYPES_OF_A_FORM)),
  cargo: v.pipe(v.array(cargo), v.maxLength(CARGO_LINES_OF_A_FORM)),
  declaredAt: field.code(),
  insured: field.tick,
  customsSet: field.files,
  consignee: field.partyFields,
  ...field.orderFields,
});

export const railQuotePart = v.strictObject({
  priceId: v.pipe(field.code(100), v.minLength(1)),
  scheduleId: field.code(100),
  containers: field.requestedBoxes,
  pickup: field.code(),
  delivery: field.code(),
  insured: field.tick,
  boxUse: v.optional(
    v.strictObject({
      emptyAt: field.tick,
      returnCity: field.tick,
      freeDays: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(FREE_DAYS.max)),
    }),
    { emptyAt: false, returnCity: false, freeDays: 0 },
  ),
  enquiry: namedOption,
});

/** Type check: API and domain form must be identical. */
export const isDomainRailForm: field.Same<v.InferOutput<typeof railForm>, RailForm> = true;
export const isDomainRailQuote: field.Same<
  Omit<v.InferOutput<typeof railQuotePart>, 'containers'>,
  Omit<RailQuotePart, 'containers'>
> = true;
