import * as v from 'valibot';
import type { AirForm } from '#domain/booking/services/air/form.ts';
import type { AirQuotePart } from '#domain/booking/services/air/quote.ts';
import { CARGO_LINES_OF_A_FORM } from '#domain/limits.ts';
import {
  closingFields,
  code,
  contactFields,
  day,
  files,
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

const cargo = v.strictObject({
  ...measuredLine,
  packingInstruction: text(20),
  perPackage: number,
  lithium: tick,
  wattHours: number,
  lithiumGrams: number,
  dryIce: number,
  reportNo: text(60),
  reportIssuer: text(60),
  reportYear: text(20),
});

/** The whole order form of air freight, complete or not: a draft is the same shape. */
export const airForm = v.strictObject({
  copiedFrom: code(),
  enquiryNo: code(),
  optionId: code(64),
  priceId: code(100),
  orgPortCode: code(),
  dstPortCode: code(),
  flightDay: day,
  preference: code(),
  cargo: v.pipe(v.array(cargo), v.maxLength(CARGO_LINES_OF_A_FORM)),
  share: number,
  declaration: code(),
  declarationFiles: files,
  warehouse: code(),
  ...handInFields,
  insurance: v.strictObject({ wanted: tick, cargoValue: number, currency: code() }),
  payType: code(),
  ...contactFields,
  parties: code(),
  ...partiesFields,
  ...closingFields,
});

/** What a price depends on. */
export const airQuotePart = v.strictObject({
  priceId: v.pipe(code(100), v.minLength(1)),
  /** yyyy-MM-dd at the airport of departure; empty until a flight is chosen. */
  flightDay: day,
  goods: pricedGoods,
  grossWeight: number,
  volume: number,
  /** Per cent. */
  share: number,
  handIn: code(),
  clearance: code(),
  arrival: code(),
  declaration: code(),
  insured: tick,
  /** One's own answered enquiry, whose option names the price. */
  enquiry: v.nullable(v.strictObject({ no: enquiryNo, optionId: identifier })),
});

/** The compiler holds the wire's form and the domain's to each other. */
export const isDomainAirForm: Same<v.InferOutput<typeof airForm>, AirForm> = true;
export const isDomainAirQuote: Same<v.InferOutput<typeof airQuotePart>, AirQuotePart> = true;
