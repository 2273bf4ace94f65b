import type { CutOffs } from '../../../schedule/cut-offs.ts';

/** What the price that is booked says: the form is checked against it. */
export interface LclOfferFacts {
  isDanger: boolean;
  etd: number;
  /** yyyy-MM-dd at the port of loading. */
  etdDay: string;
  timezone: string;
  cutOffs: CutOffs;
  validTo: number;
  /** Main classes that both the price and the warehouse take. */
  dgClasses: readonly string[];
  /** Classes the carrier or a port does not take. */
  refusedClasses: readonly string[];
}

export interface LclContext {
  now: number;
  /** Null while the price is not known, or gone. */
  offer: LclOfferFacts | null;
  /** Codes of the payment types and currencies on offer. */
  payTypes: readonly string[];
  currencies: readonly string[];
}

/** Classes that a price covers and its warehouse takes; a price whose warehouse is not known covers its own. */
export const classesTaken = (priced: readonly string[], station: readonly string[] | null): readonly string[] =>
  station === null ? priced : priced.filter((one) => station.includes(one));
