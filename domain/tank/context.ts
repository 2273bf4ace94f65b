import type { CutOffs } from '../schedule/cut-offs.ts';
import type { RentalTank } from './fleet.ts';
import type { TankWork } from './kinds.ts';

/** Booked lane price, against which the form is validated. */
export interface TankOfferFacts {
  isDanger: boolean;
  etd: number;
  /** yyyy-MM-dd at the ports of loading and discharge. */
  etdDay: string;
  etaDay: string;
  timezone: string;
  cutOffs: CutOffs;
  validTo: number;
  tankType: string;
  capacityLitres: number;
  limitKg: number | null;
  dgClasses: readonly string[];
  refusedClasses: readonly string[];
  included: readonly TankWork[];
}

/** Yard that stores, cleans and rents out tanks. */
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
  /** Null while the price is unknown or withdrawn, and for services other than transport. */
  offer: TankOfferFacts | null;
  depots: readonly TankDepot[];
  rented: readonly { tankType: string; capacityLitres: number }[];
  /** Rentable tanks by number. */
  fleet: readonly RentalTank[];
  payTypes: readonly string[];
  currencies: readonly string[];
}
