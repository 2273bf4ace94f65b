import { type LoadPart, loadPartOf, pricedLoad } from '../../load-part.ts';
import type { AirForm } from './form.ts';

export interface AirQuotePart extends LoadPart {
  /** Empty until a flight is chosen. */
  flightDay: string;
  /** Per cent. */
  share: string;
  declaration: string;
  insured: boolean;
}

/** Null while the form says too little for a price. */
export const airQuotePart = (form: AirForm): AirQuotePart | null => pricedLoad(airPartAsTyped(form));

/** The same, whether it can be priced or not. */
export const airPartAsTyped = (form: AirForm): AirQuotePart => ({
  ...loadPartOf(form),
  flightDay: form.flightDay,
  share: form.share,
  declaration: form.declaration,
  insured: form.insurance.wanted,
});
