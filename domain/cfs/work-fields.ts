import { hasDangerous } from '../booking/goods-line.ts';
import { lorryFields } from '../booking/vehicle-fields.ts';
import { type Field, type RuleInput, section } from '../form/field.ts';
import * as rules from '../form/rules.ts';
import { UPLOADS_OF_A_FORM } from '../limits.ts';
import type { StuffingOption, StuffingService } from '../reference/stuffing-works.ts';
import type { CfsContext } from './context.ts';
import type { CfsForm, Vehicle } from './form.ts';
import * as cfs from './rules.ts';

type Spot = RuleInput<CfsForm, CfsForm, CfsContext>;
type Ticks<Key extends string> = Readonly<Record<Key, Field<CfsForm, Record<Key, boolean>, CfsContext>>>;

const STEP = 'work';
const tick = { kind: 'tick' } as const;
const isFetched = ({ scope }: Spot) => scope.handIn === 'PICKUP';

const options: Ticks<StuffingOption> = {
  pallet: tick,
  lashing: tick,
  airbag: tick,
  partition: tick,
  dunnage: tick,
  wrapping: tick,
  marking: tick,
  sorting: tick,
  weighing: tick,
  photos: tick,
  supervision: tick,
  fumigation: tick,
  /** Containers with dangerous goods require placards on four sides. */
  placards: { kind: 'tick', required: ({ form }) => hasDangerous(form) },
  unplacard: tick,
};

const services: Ticks<StuffingService> = {
  declaration: { kind: 'tick', shown: ({ form }) => hasDangerous(form) },
  customs: tick,
  gateIn: tick,
  alongside: tick,
};

export const workSections = [
  section<CfsForm, CfsForm['options'], CfsContext>({ at: 'options', step: STEP, fields: options }),
  section<CfsForm, CfsForm['services'], CfsContext>({ at: 'services', step: STEP, fields: services }),
];

export const deliverySection = section<CfsForm, CfsForm, CfsContext>({
  at: '',
  step: STEP,
  fields: {
    planDeliverDate: { kind: 'day', required: true, rules: [cfs.deliveredInTime] },
    planStuffDate: { kind: 'day', required: true, rules: [cfs.stuffedInTime] },
    handIn: {
      kind: 'choice',
      required: true,
      choices: () => ['SELF', 'PICKUP'],
      resets: ({ handIn }) => (handIn === 'PICKUP' ? { vehicles: [] } : { pickupAddress: '', pickupPostcode: '' }),
    },
    pickupAddress: { kind: 'text', required: true, most: 100, shown: isFetched },
    pickupPostcode: { kind: 'code', most: 6, shown: isFetched, rules: [cfs.chinesePostcode] },
    packList: {
      kind: 'files',
      required: ({ form }) => hasDangerous(form),
      rules: [rules.filesAtMost(UPLOADS_OF_A_FORM)],
    },
  },
});

/** Delivering vehicles, as far as known. */
export const vehicleSection = section<CfsForm, Vehicle, CfsContext>({
  at: 'vehicles.*',
  step: STEP,
  isPrivate: true,
  shown: (_, { handIn }) => handIn === 'SELF',
  fields: {
    ...lorryFields,
    transportPermit: { ...lorryFields.transportPermit, shown: ({ form }) => hasDangerous(form) },
  },
});
