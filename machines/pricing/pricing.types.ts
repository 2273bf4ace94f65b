import type { BookingForm } from '#domain/booking/service.ts';
import type { CurrencyTotal, FeeLine } from '#domain/fees/line.ts';
import type { Parent } from '../kit/parent.ts';

export interface Price {
  lines: readonly FeeLine[];
  totals: readonly CurrencyTotal[];
}

/** An add-on of the service, selected or not. */
export interface AddOnPrice {
  service: string;
  /** The total includes it. */
  isIncluded: boolean;
  lines: readonly FeeLine[];
}

export interface PriceQuote extends Price {
  quoteId: string;
  addOns: readonly AddOnPrice[];
  /** When the price expires. */
  validTo: number;
  now: number;
}

export interface PricingInput {
  parent: Parent<PricingReport>;
  service: string;
  /** The order being amended. */
  amends?: string;
}

export interface PricingContext extends PricingInput {
  /** The priced part of the form; null while it is incomplete. */
  part: BookingForm | null;
  /** The last price, possibly of an earlier form. */
  quote: PriceQuote | null;
  /** The part of the form that the last price belongs to. */
  quotedPart: BookingForm | null;
  failure: string | null;
}

export type PricingEvent =
  /** The priced part of the form changed. */
  { type: 'pricing.asked'; part: BookingForm | null } | { type: 'pricing.retry' };

export interface PriceRequest {
  service: string;
  form: BookingForm;
  /** The order being amended: its containers are not counted twice. */
  amends?: string;
}

/** Tells the parent a price and the part of the form it belongs to. */
export interface PricingReport {
  type: 'pricing.quoted';
  quote: PriceQuote;
  part: BookingForm;
}
