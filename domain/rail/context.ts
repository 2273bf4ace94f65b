import type { CutOffs } from '../schedule/cut-offs.ts';

/** Booked offer, against which the form is validated. */
export interface RailOfferFacts {
  /** Dangerous goods have no list price; only an answered enquiry books them. */
  isDanger: boolean;
  etd: number;
  /** yyyy-MM-dd at the station of departure. */
  etdDay: string;
  timezone: string;
  cutOffs: CutOffs;
  validTo: number;
  /** Container types with a price and the line's weight limit. */
  boxes: readonly { ctnType: string; limitKg: number | null }[];
  /** Cities with a door price at either end. */
  pickup: readonly string[];
  delivery: readonly string[];
}

export interface RailContext {
  now: number;
  /** Null while the price is unknown, and when it is withdrawn. */
  offer: RailOfferFacts | null;
  payTypes: readonly string[];
  currencies: readonly string[];
}
