import type { CutOffs } from '../../../schedule/cut-offs.ts';

/** A city that trucks of the port serve. */
export interface DoorFacts {
  code: string;
  nameCn: string;
  /** Cargo in one box that the roads there bear. */
  limitKg: number;
  /** Box types that a truck has a price for. */
  boxes: readonly string[];
}

/** What the price that is booked says: the form is checked against it. */
export interface DomesticOfferFacts {
  isDanger: boolean;
  etd: number;
  /** yyyy-MM-dd at the port of loading. */
  etdDay: string;
  /** yyyy-MM-dd at the port of discharge. */
  etaDay: string;
  timezone: string;
  cutOffs: CutOffs;
  validTo: number;
  /** Box types with a price, and the most that the ship takes in one of each. */
  boxes: readonly { ctnType: string; limitKg: number | null }[];
  /** Main classes the price covers. */
  dgClasses: readonly string[];
  /** Classes the carrier or a port does not take. */
  refusedClasses: readonly string[];
  pickup: readonly DoorFacts[];
  delivery: readonly DoorFacts[];
}

export interface DomesticContext {
  now: number;
  /** Null while the price is not known, or gone. */
  offer: DomesticOfferFacts | null;
  /** Codes of the payment types on offer. */
  payTypes: readonly string[];
}
