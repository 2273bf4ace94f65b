import type { BagSize } from '../../../flexitank/sizes.ts';
import type { CutOffs } from '../../../schedule/cut-offs.ts';

/** What the price that is booked says: the form is checked against it. */
export interface FlexitankOfferFacts {
  /** No dangerous goods are sold. */
  isDanger: false;
  etd: number;
  /** yyyy-MM-dd at the port of loading. */
  etdDay: string;
  timezone: string;
  cutOffs: CutOffs;
  validTo: number;
  /** Bags that are sold on the lane. */
  bagSizes: readonly BagSize[];
  /** Kilograms of cargo in one box at most: what the carrier agreed to, and what the box bears. */
  limitKg: number;
}

export interface FlexitankContext {
  now: number;
  /** Null while the price is not known, or gone. */
  offer: FlexitankOfferFacts | null;
  /** Codes of the payment types and currencies on offer. */
  payTypes: readonly string[];
  currencies: readonly string[];
}
