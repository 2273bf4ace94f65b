import * as v from 'valibot';
import type { LclForm } from '#domain/lcl/form.ts';
import type { LclQuotePart } from '#domain/lcl/quote.ts';
import { CARGO_LINES_OF_A_FORM } from '#domain/limits.ts';
import * as field from '../fields/booking.ts';
import { identifier } from '../fields/common.ts';
import { enquiryNo } from '../fields/order.ts';

const cargo = v.strictObject({
  ...field.measuredLine,
  oversize: v.optional(field.tick, false),
  wooden: field.tick,
  palletized: field.tick,
});

/** Consolidation order form, possibly incomplete, since drafts use the same schema. */
export const lclForm = v.strictObject({
  ...field.sourceFields,
  ...field.laneFields,
  cargo: v.pipe(v.array(cargo), v.maxLength(CARGO_LINES_OF_A_FORM)),
  ...field.handInFields,
  plate: field.text(20),
  driver: field.text(20),
  driverPhone: field.text(40),
  transportPermit: field.text(40),
  payType: field.code(),
  ...field.contactFields,
  parties: field.code(),
  ...field.partiesFields,
  ...field.closingFields,
});

export const lclQuotePart = v.strictObject({
  priceId: v.pipe(field.code(100), v.minLength(1)),
  scheduleId: field.code(100),
  goods: field.pricedGoods,
  grossWeight: field.number,
  volume: field.number,
  handIn: field.code(),
  clearance: field.code(),
  arrival: field.code(),
  /** User's answered enquiry whose option sets the price. */
  enquiry: v.nullable(v.strictObject({ no: enquiryNo, optionId: identifier })),
});

/** Type check: API and domain form must be identical. */
export const isDomainLclForm: field.Same<v.InferOutput<typeof lclForm>, LclForm> = true;
export const isDomainLclQuote: field.Same<v.InferOutput<typeof lclQuotePart>, LclQuotePart> = true;
