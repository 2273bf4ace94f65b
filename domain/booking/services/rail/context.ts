import type { CutOffs } from '../../../schedule/cut-offs.ts';

/** What the price that is booked says: the form is checked against it. */
export interface RailOfferFacts {
  /** Dangerous goods have no price of the list: only an answered enquiry books them. */
  isDanger: boolean;
  etd: number;
  /** yyyy-MM-dd at the station of departure. */
  etdDay: string;
  timezone: string;
  cutOffs: CutOffs;
  validTo: number;
  /** Box types with a price, and what the line takes of each. */
  boxes: readonly { ctnType: string; limitKg: number | null }[];
  /** Cities whose door has a price at either end. */
  pickup: readonly string[];
  delivery: readonly string[];
}

export interface RailContext {
  now: number;
  /** Null while the price is not known, or gone. */
  offer: RailOfferFacts | null;
  /** Codes of the payment types and currencies on offer. */
  payTypes: readonly string[];
  currencies: readonly string[];
}
