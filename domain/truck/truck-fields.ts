import { hasDangerous } from '../booking/goods-line.ts';
import { crewFields, plateField } from '../booking/vehicle-fields.ts';
import { ownPlate, plate, trailerPlate } from '../booking/vehicle-rules.ts';
import { type RuleInput, section } from '../form/field.ts';
import * as rules from '../form/rules.ts';
import type { TruckContext } from './context.ts';
import type { TruckForm } from './form.ts';
import * as truck from './rules.ts';
import type { Truck } from './truck.ts';

const isOfDanger = ({ form }: RuleInput<TruckForm, Truck, TruckContext>) => hasDangerous(form);

const { name, phone, licence } = crewFields;
const paper = { kind: 'text', required: true, most: 40, shown: isOfDanger, rules: [rules.atLeast(6)] } as const;

export const truckSection = section<TruckForm, Truck, TruckContext>({
  at: 'trucks.*',
  step: 'trucks',
  isPrivate: true,
  fields: {
    plate: { ...plateField, rules: [plate, ownPlate, truck.plateOnce] },
    trailer: { ...plateField, shown: truck.hasTrailer, rules: [plate, trailerPlate, truck.plateOnce] },
    driver: name,
    driverPhone: phone,
    driverLicence: licence,
    driverCert: paper,
    permit: paper,
    permitExpire: { kind: 'day', required: true, shown: isOfDanger, rules: [truck.permitHolds] },
    escort: { ...name, shown: isOfDanger },
    escortPhone: { ...phone, shown: isOfDanger },
    escortCert: paper,
  },
});
