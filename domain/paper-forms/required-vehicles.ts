import { hasDangerous } from '../booking/goods-line.ts';
import type { CfsForm } from '../cfs/form.ts';
import type { PaperReadiness } from '../dangerous-goods/paper-readiness.ts';
import { VEHICLES_OF_A_FORM } from '../limits.ts';
import { vehicleOf } from '../road/vehicles.ts';
import { countOf } from '../truck/checks.ts';
import type { TruckForm } from '../truck/form.ts';
import type { VehiclesPaper } from './paper-form.ts';
import { blankNamedVehicle, initialVehicles, type VehiclesFacts } from './vehicles.ts';

/** Vehicles delivering to a store or carrying the goods, required after the order if not given with it. */
export const vehiclesPaper = (dueAt: number, now: number): PaperReadiness => ({
  code: 'VEHICLES',
  stage: 'ACCEPTANCE',
  owner: 'SHIPPER',
  due: 'lclCutoff',
  expiry: null,
  dueAt,
  holdsUntil: null,
  status: now >= dueAt ? 'OVERDUE' : 'MISSING',
});

export const areLorriesRequired = ({ handIn, vehicles }: Pick<CfsForm, 'handIn' | 'vehicles'>): boolean =>
  handIn === 'SELF' && vehicles.length === 0;

export const requiredTrucks = (form: Pick<TruckForm, 'trucks' | 'vehicleCount'>): number =>
  Math.max(0, countOf(form) - form.trucks.length);

export function lorriesOf(form: Pick<CfsForm, 'cargo'>): VehiclesPaper {
  const facts: VehiclesFacts = {
    ...{ way: 'STORE', least: 1, most: VEHICLES_OF_A_FORM, hasTrailer: false },
    isDanger: hasDangerous(form),
  };
  return { paper: 'VEHICLES', values: initialVehicles([], facts), facts };
}

/** Vehicles named in the order come first. */
export function trucksOf(form: TruckForm): VehiclesPaper {
  const count = countOf(form);
  const facts: VehiclesFacts = {
    ...{ way: 'ROAD', least: count, most: count, isDanger: hasDangerous(form) },
    hasTrailer: vehicleOf(form.vehicle)?.hasTrailer ?? false,
  };
  const named = form.trucks.map(({ plate, trailer, driver, driverPhone, driverLicence, permit }) => ({
    ...blankNamedVehicle,
    ...{ plate, trailer, driver, driverPhone, driverLicence, transportPermit: permit },
  }));
  return { paper: 'VEHICLES', values: initialVehicles(named, facts), facts };
}
