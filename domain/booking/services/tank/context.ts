import type { CutOffs } from '../../../schedule/cut-offs.ts';
import type { LetTank } from '../../../tank/fleet.ts';
import type { TankWork } from '../../../tank/kinds.ts';

/** What the price of a lane says: the form is checked against it. */
export interface TankOfferFacts {
  isDanger: boolean;
  etd: number;
  /** yyyy-MM-dd at the port of loading, and at the port of discharge. */
  etdDay: string;
  etaDay: string;
  timezone: string;
  cutOffs: CutOffs;
  validTo: number;
  tankType: string;
  capacityLitres: number;
  /** Cargo in one tank that the lane bears. */
  limitKg: number | null;
  dgClasses: readonly string[];
  refusedClasses: readonly string[];
  included: readonly TankWork[];
}

/** A yard where tanks stand, are cleaned and let. */
export interface TankDepot {
  id: string;
  name: string;
  city: string;
  address: string;
  openingHours: string;
  phone: string;
  dgClasses: readonly string[];
}

export interface TankContext {
  now: number;
  /** Null while the price is not known, or gone, and where the tank is not carried. */
  offer: TankOfferFacts | null;
  depots: readonly TankDepot[];
  /** Tanks that are let, by their type. */
  rented: readonly { tankType: string; capacityLitres: number }[];
  /** Single tanks that are let, by their number. */
  fleet: readonly LetTank[];
  /** Codes of the payment types and currencies on offer. */
  payTypes: readonly string[];
  currencies: readonly string[];
}
