import type { FlightPeriod } from './flight-days.ts';
import type { Aircraft } from './limits.ts';

/** Booked offer, against which the form is validated. */
export interface AirOfferFacts extends FlightPeriod {
  aircraft: Aircraft;
  /** Main classes the price includes. */
  dgClasses: readonly string[];
  /** Classes refused by the airline or an airport. */
  refusedClasses: readonly string[];
}

export interface AirContext {
  now: number;
  /** Null while the price is unknown, and when it is withdrawn. */
  offer: AirOfferFacts | null;
  payTypes: readonly string[];
  currencies: readonly string[];
}
