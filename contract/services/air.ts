import * as v from 'valibot';
import type { AirForm } from '#domain/air/form.ts';
import type { AirQuotePart } from '#domain/air/quote.ts';
import { CARGO_LINES_OF_A_FORM } from '#domain/limits.ts';
import * as field from '../fields/booking.ts';
import { identifier } from '../fields/common.ts';
import { enquiryNo } from '../fields/order.ts';

const cargo = v.strictObject({
  ...field.measuredLine,
  packingInstruction: field.text(20),
  perPackage: field.number,
  lithium: field.tick,
  wattHours: field.number,
  lithiumGrams: field.number,
  dryIce: field.number,
  reportNo: field.text(60),
  reportIssuer: field.text(60),
  reportYear: field.text(20),
});

/** Air order form, possibly incomplete, since drafts use the same schema. */
export const airForm = v.strictObject({
  ...field.sourceFields,
  priceId: field.code(100),
  orgPortCode: field.code(),
  dstPortCode: field.code(),
  flightDay: field.day,
  preference: field.code(),
  cargo: v.pipe(v.array(cargo), v.maxLength(CARGO_LINES_OF_A_FORM)),
  share: field.number,
  declaration: field.code(),
  declarationFiles: field.files,
  warehouse: field.code(),
  ...field.handInFields,
  insurance: v.strictObject({ wanted: field.tick, cargoValue: field.number, currency: field.code() }),
  payType: field.code(),
  ...field.contactFields,
  parties: field.code(),
  ...field.partiesFields,
  ...field.closingFields,
});

export const airQuotePart = v.strictObject({
  priceId: v.pipe(field.code(100), v.minLength(1)),
  /** yyyy-MM-dd at the airport of departure; empty until a flight is selected. */
  flightDay: field.day,
  goods: field.pricedGoods,
  grossWeight: field.number,
  volume: field.number,
  /** Per cent. */
  share: field.number,
  handIn: field.code(),
  clearance: field.code(),
  arrival: field.code(),
  declaration: field.code(),
  insured: field.tick,
  /** User's answered enquiry whose option sets the price. */
  enquiry: v.nullable(v.strictObject({ no: enquiryNo, optionId: identifier })),
});

/** Type check: API and domain form must be identical. */
export const isDomainAirForm: field.Same<v.InferOutput<typeof airForm>, AirForm> = true;
export const isDomainAirQuote: field.Same<v.InferOutput<typeof airQuotePart>, AirQuotePart> = true;
