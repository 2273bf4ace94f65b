import type { CutOffs } from '../schedule/cut-offs.ts';
import type { BagSize } from './sizes.ts';

/** Booked offer, against which the form is validated. */
export interface FlexitankOfferFacts {
  /** Flexitanks carry no dangerous goods. */
  isDanger: false;
  etd: number;
  /** yyyy-MM-dd at the port of loading. */
  etdDay: string;
  timezone: string;
  cutOffs: CutOffs;
  validTo: number;
  bagSizes: readonly BagSize[];
  /** Maximum cargo in kilograms per container: the smaller of the carrier's limit and the container's. */
  limitKg: number;
}

export interface FlexitankContext {
  now: number;
  /** Null while the price is unknown, and when it is withdrawn. */
  offer: FlexitankOfferFacts | null;
  payTypes: readonly string[];
  currencies: readonly string[];
}
