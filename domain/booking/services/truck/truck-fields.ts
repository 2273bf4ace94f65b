import { type RuleInput, section } from '../../../form/field.ts';
import * as rules from '../../../form/rules.ts';
import { hasDangerous } from '../../goods-line.ts';
import { citizenNumber, plate } from '../../vehicle-rules.ts';
import type { TruckContext } from './context.ts';
import type { Truck, TruckForm } from './form.ts';
import * as truck from './rules.ts';

const isOfDanger = ({ form }: RuleInput<TruckForm, Truck, TruckContext>) => hasDangerous(form);

const name = { kind: 'text', required: true, most: 20, rules: [rules.atLeast(2)] } as const;
const phone = { kind: 'phone', required: true, most: 20, rules: [rules.mobile] } as const;
const paper = { kind: 'text', required: true, most: 40, shown: isOfDanger, rules: [rules.atLeast(6)] } as const;

/** The vehicles with their papers, and the people on them with theirs. */
export const truckSection = section<TruckForm, Truck, TruckContext>({
  at: 'trucks.*',
  step: 'trucks',
  isPrivate: true,
  fields: {
    plate: { kind: 'code', required: true, most: 12, rules: [plate, truck.ownPlate, truck.plateOnce] },
    trailer: {
      kind: 'code',
      required: true,
      most: 12,
      shown: truck.hasTrailer,
      rules: [plate, truck.trailerPlate, truck.plateOnce],
    },
    driver: name,
    driverPhone: phone,
    driverLicence: { kind: 'code', required: true, most: 18, rules: [citizenNumber] },
    driverCert: paper,
    permit: paper,
    permitExpire: { kind: 'day', required: true, shown: isOfDanger, rules: [truck.permitHolds] },
    escort: { ...name, shown: isOfDanger },
    escortPhone: { ...phone, shown: isOfDanger },
    escortCert: paper,
  },
});
