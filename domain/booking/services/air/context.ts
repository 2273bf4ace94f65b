import type { FlightPeriod } from '../../../air/flight-days.ts';
import type { Aircraft } from '../../../air/limits.ts';

/** What the price that is booked says: the form is checked against it. */
export interface AirOfferFacts extends FlightPeriod {
  aircraft: Aircraft;
  /** Main classes the price covers. */
  dgClasses: readonly string[];
  /** Classes the airline or an airport does not take. */
  refusedClasses: readonly string[];
}

export interface AirContext {
  now: number;
  /** Null while the price is not known, or gone. */
  offer: AirOfferFacts | null;
  /** Codes of the payment types and currencies on offer. */
  payTypes: readonly string[];
  currencies: readonly string[];
}
