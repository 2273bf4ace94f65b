import type { CutOffs } from '../schedule/cut-offs.ts';

/** Booked offer, against which the form is validated. */
export interface LclOfferFacts {
  isDanger: boolean;
  etd: number;
  /** yyyy-MM-dd at the port of loading. */
  etdDay: string;
  timezone: string;
  cutOffs: CutOffs;
  validTo: number;
  /** Main classes accepted by both price and warehouse. */
  dgClasses: readonly string[];
  /** Classes refused by the carrier or a port. */
  refusedClasses: readonly string[];
}

export interface LclContext {
  now: number;
  /** Null while the price is unknown, and when it is withdrawn. */
  offer: LclOfferFacts | null;
  payTypes: readonly string[];
  currencies: readonly string[];
}

/** Classes accepted by both price and warehouse; the price alone decides when the warehouse is unknown. */
export const classesTaken = (priced: readonly string[], station: readonly string[] | null): readonly string[] =>
  station === null ? priced : priced.filter((one) => station.includes(one));
