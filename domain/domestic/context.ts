import type { CutOffs } from '../schedule/cut-offs.ts';

export interface DoorFacts {
  code: string;
  nameCn: string;
  /** Road weight limit of cargo per container. */
  limitKg: number;
  /** Container types with a truck price. */
  boxes: readonly string[];
}

/** Booked offer, against which the form is validated. */
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
  /** Container types with a price and the vessel's weight limit. */
  boxes: readonly { ctnType: string; limitKg: number | null }[];
  /** Main classes the price includes. */
  dgClasses: readonly string[];
  /** Classes refused by the carrier or a port. */
  refusedClasses: readonly string[];
  pickup: readonly DoorFacts[];
  delivery: readonly DoorFacts[];
}

export interface DomesticContext {
  now: number;
  /** Null while the price is unknown, and when it is withdrawn. */
  offer: DomesticOfferFacts | null;
  payTypes: readonly string[];
}
