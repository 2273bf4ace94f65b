import type { BookingForm } from '#domain/booking/service.ts';
import type { CurrencyTotal, FeeLine } from '#domain/fees/line.ts';
import type { Parent } from '../kit/parent.ts';

export interface Price {
  lines: readonly FeeLine[];
  totals: readonly CurrencyTotal[];
}

/** What a service adds to the price, asked for or not. */
export interface AddOnPrice {
  service: string;
  /** The price holds it already. */
  isIncluded: boolean;
  lines: readonly FeeLine[];
}

export interface PriceQuote extends Price {
  quoteId: string;
  addOns: readonly AddOnPrice[];
  /** Until when it can be booked at. */
  validTo: number;
  now: number;
}

export interface PricingInput {
  parent: Parent<PricingReport>;
  service: string;
  /** The order that is amended. */
  amends?: string;
}

export interface PricingContext extends PricingInput {
  /** What is priced; null while the form says too little. */
  part: BookingForm | null;
  /** The last price, whatever it was of. */
  quote: PriceQuote | null;
  /** What that price is of. */
  quotedPart: BookingForm | null;
  failure: string | null;
}

export type PricingEvent =
  /** The part of the form that a price depends on is this now. */
  { type: 'pricing.asked'; part: BookingForm | null } | { type: 'pricing.retry' };

export interface PriceRequest {
  service: string;
  form: BookingForm;
  /** The order that is amended: the space it has is not asked for a second time. */
  amends?: string;
}

/** What its parent hears: there is a price, and this is what it is of. */
export interface PricingReport {
  type: 'pricing.quoted';
  quote: PriceQuote;
  part: BookingForm;
}
