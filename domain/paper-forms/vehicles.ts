import { crewFields, lorryFields, plateField } from '../booking/vehicle-fields.ts';
import { isPlateTwice, ownPlate, plate, trailerPlate } from '../booking/vehicle-rules.ts';
import { errorsOf } from '../form/check.ts';
import { type FormDescription, type FormError, type Rule, section } from '../form/field.ts';
import { tidy } from '../form/tidy.ts';

/** Vehicle and driver; fields the order does not require stay empty. */
export interface NamedVehicle {
  plate: string;
  trailer: string;
  driver: string;
  driverPhone: string;
  driverId: string;
  driverLicence: string;
  transportPermit: string;
}

/** Vehicles of an order. Values stay text until `tidy` runs. */
export interface VehiclesForm {
  vehicleCount: string;
  vehicles: NamedVehicle[];
}

/** Requirements of the order. */
export interface VehiclesFacts {
  /** STORE: delivered to a store; ROAD: carried from door to door. */
  way: 'ROAD' | 'STORE';
  /** Minimum and maximum number of vehicles. */
  least: number;
  most: number;
  isDanger: boolean;
  hasTrailer: boolean;
}

export const blankNamedVehicle: NamedVehicle = {
  plate: '',
  trailer: '',
  driver: '',
  driverPhone: '',
  driverId: '',
  driverLicence: '',
  transportPermit: '',
};

const countsOf = ({ least, most }: VehiclesFacts): string[] =>
  Array.from({ length: most - least + 1 }, (_, index) => String(least + index));

/** Adjusts the list to the number; existing vehicles are kept first. */
const sized = (form: VehiclesForm): VehiclesForm => ({
  ...form,
  vehicles: Array.from({ length: Number(form.vehicleCount) }, (_, index) => form.vehicles[index] ?? blankNamedVehicle),
});

/** Last submission, adapted to the current number of vehicles. */
export function refitVehicles(form: VehiclesForm, facts: VehiclesFacts): VehiclesForm {
  const counts = countsOf(facts);
  return counts.includes(form.vehicleCount) ? form : sized({ ...form, vehicleCount: counts.at(-1) ?? '' });
}

export const initialVehicles = (named: readonly NamedVehicle[], { least }: VehiclesFacts): VehiclesForm =>
  sized({ vehicleCount: String(Math.max(least, named.length)), vehicles: [...named] });

type VehicleRule = Rule<VehiclesForm, NamedVehicle, VehiclesFacts>;

const plateOnce: VehicleRule = ({ value, form: { vehicles } }) =>
  isPlateTwice(
    vehicles.flatMap((one) => [one.plate, one.trailer]),
    value,
  )
    ? { code: 'PLATE_TWICE' }
    : null;

/** Requires as many vehicles as stated. */
const counted = ({ vehicleCount, vehicles }: VehiclesForm): FormError[] =>
  String(vehicles.length) === vehicleCount ? [] : [{ path: 'vehicleCount', code: 'REQUIRED' }];

const STEP = 'vehicles';

/** Vehicles form, shared by the page and the server. */
export const vehiclesDescription: FormDescription<VehiclesForm, VehiclesFacts> = {
  sections: [
    section<VehiclesForm, VehiclesForm, VehiclesFacts>({
      at: '',
      step: STEP,
      fields: { vehicleCount: { kind: 'choice', required: true, choices: ({ context }) => countsOf(context) } },
    }),
    section<VehiclesForm, NamedVehicle, VehiclesFacts>({
      at: 'vehicles.*',
      step: STEP,
      isPrivate: true,
      fields: {
        plate: { ...plateField, rules: [plate, ownPlate, plateOnce] },
        trailer: {
          ...plateField,
          shown: ({ context }) => context.hasTrailer,
          rules: [plate, trailerPlate, plateOnce],
        },
        driver: crewFields.name,
        driverPhone: crewFields.phone,
        driverId: { ...lorryFields.driverId, required: true, shown: ({ context }) => context.way === 'STORE' },
        driverLicence: { ...crewFields.licence, shown: ({ context }) => context.way === 'ROAD' },
        transportPermit: {
          ...lorryFields.transportPermit,
          required: true,
          shown: ({ context }) => context.isDanger,
        },
      },
    }),
  ],
  follow: (form, _, path) => (path === 'vehicleCount' ? sized(form) : form),
  checks: [counted],
};

/** Returns the cleaned form and its errors; fields the order does not require are dropped. */
export function readVehicles(typed: VehiclesForm, facts: VehiclesFacts) {
  const asked = (one: NamedVehicle): NamedVehicle => ({
    ...one,
    trailer: facts.hasTrailer ? one.trailer : '',
    driverId: facts.way === 'STORE' ? one.driverId : '',
    driverLicence: facts.way === 'ROAD' ? one.driverLicence : '',
    transportPermit: facts.isDanger ? one.transportPermit : '',
  });
  const form = tidy(vehiclesDescription, { ...typed, vehicles: typed.vehicles.map(asked) });
  return { form, errors: errorsOf(vehiclesDescription, form, facts) };
}
