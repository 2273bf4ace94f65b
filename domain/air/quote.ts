import { type LoadPart, loadPartOf, pricedLoad } from '../booking/load-part.ts';
import type { AirForm } from './form.ts';

export interface AirQuotePart extends LoadPart {
  /** Empty until a flight is selected. */
  flightDay: string;
  /** Per cent. */
  share: string;
  declaration: string;
  insured: boolean;
}

/** Null when required pricing values are missing. */
export const airQuotePart = (form: AirForm): AirQuotePart | null => pricedLoad(airPartAsTyped(form));

/** The pricing values, complete or not. */
export const airPartAsTyped = (form: AirForm): AirQuotePart => ({
  ...loadPartOf(form),
  flightDay: form.flightDay,
  share: form.share,
  declaration: form.declaration,
  insured: form.insurance.wanted,
});
