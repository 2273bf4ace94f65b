import * as v from 'valibot';
import type { LclForm } from '#domain/booking/services/lcl/form.ts';
import type { LclQuotePart } from '#domain/booking/services/lcl/quote.ts';
import { CARGO_LINES_OF_A_FORM } from '#domain/limits.ts';
import {
  closingFields,
  code,
  contactFields,
  handInFields,
  measuredLine,
  number,
  partiesFields,
  pricedGoods,
  type Same,
  text,
  tick,
} from '../fields/booking.ts';
import { identifier } from '../fields/common.ts';
import { enquiryNo } from '../fields/order.ts';

const cargo = v.strictObject({ ...measuredLine, wooden: tick, palletized: tick });

/** The whole order form of consolidated cargo, complete or not: a draft is the same shape. */
export const lclForm = v.strictObject({
  copiedFrom: code(),
  enquiryNo: code(),
  optionId: code(64),
  priceId: code(100),
  scheduleId: code(100),
  orgPortCode: code(),
  dstPortCode: code(),
  cargo: v.pipe(v.array(cargo), v.maxLength(CARGO_LINES_OF_A_FORM)),
  ...handInFields,
  plate: text(20),
  driver: text(20),
  driverPhone: text(40),
  transportPermit: text(40),
  payType: code(),
  ...contactFields,
  parties: code(),
  ...partiesFields,
  ...closingFields,
});

/** What a price depends on. */
export const lclQuotePart = v.strictObject({
  priceId: v.pipe(code(100), v.minLength(1)),
  scheduleId: code(100),
  goods: pricedGoods,
  grossWeight: number,
  volume: number,
  handIn: code(),
  clearance: code(),
  arrival: code(),
  /** One's own answered enquiry, whose option names the price. */
  enquiry: v.nullable(v.strictObject({ no: enquiryNo, optionId: identifier })),
});

/** The compiler holds the wire's form and the domain's to each other. */
export const isDomainLclForm: Same<v.InferOutput<typeof lclForm>, LclForm> = true;
export const isDomainLclQuote: Same<v.InferOutput<typeof lclQuotePart>, LclQuotePart> = true;
