import { confirmSection } from '../booking/closing-fields.ts';
import { dangerousSection } from '../booking/dangerous-fields.ts';
import * as dangerous from '../booking/dangerous-rules.ts';
import { type Stop, stopFields } from '../booking/door-fields.ts';
import { goodsSection } from '../booking/goods-fields.ts';
import { followLines } from '../booking/goods-list.ts';
import { orderSections } from '../booking/order-sections.ts';
import { roadFields } from '../booking/road-fields.ts';
import { type FormDescription, type Section, section } from '../form/field.ts';
import * as rules from '../form/rules.ts';
import { VEHICLES_OF_A_FORM } from '../limits.ts';
import { CURRENCY_CNY } from '../money.ts';
import { truckChecks } from './checks.ts';
import type { TruckContext } from './context.ts';
import type { TruckCargoLine, TruckForm } from './form.ts';
import * as truck from './rules.ts';
import { truckSection } from './truck-fields.ts';

/** Documents must be valid on the loading day. */
const loadingDay = (_: TruckContext, { loading }: TruckForm) => (loading.day === '' ? null : loading.day);

const vehicle = section<TruckForm, TruckForm, TruckContext>({
  at: '',
  step: 'cargo',
  fields: {
    vehicle: { kind: 'choice', required: true, choices: truck.vehiclesOffered },
    vehicleCount: {
      kind: 'whole',
      decimals: 0,
      most: 2,
      required: true,
      rules: [rules.quantity({ decimals: 0, min: 1, max: VEHICLES_OF_A_FORM }), truck.countAgreed],
    },
  },
});

const cargo = goodsSection<TruckForm, TruckCargoLine, TruckContext>({
  step: 'cargo',
  isDangerShown: ({ deal }) => deal?.isDanger !== false,
  isVolumeRequired: () => false,
  isReportRequired: () => true,
  sailingDay: loadingDay,
  currencies: () => [CURRENCY_CNY],
  isInland: true,
  own: {
    food: { kind: 'choice', choices: () => ['Y', 'N'], shown: dangerous.isFoodShown, required: true },
    ...roadFields<TruckForm, TruckCargoLine, TruckContext>(({ scope }) => scope.isDanger),
  },
});

const block = dangerousSection<TruckForm, TruckContext>({
  step: 'cargo',
  classRules: [truck.roadTakes, truck.goodsAgreed],
  sailingDay: loadingDay,
  packingDay: loadingDay,
  isInland: true,
});

const stop = (at: 'loading' | 'unloading'): Section<TruckForm, TruckContext> =>
  section<TruckForm, Stop, TruckContext>({
    at,
    step: 'doors',
    fields: stopFields<TruckForm, TruckContext>({
      city: { choices: truck.citiesOf(at === 'loading' ? 'from' : 'to') },
      day: [at === 'loading' ? truck.loadedInTime : truck.afterLoading],
    }),
  });

export const truckDescription: FormDescription<TruckForm, TruckContext> = {
  sections: [
    vehicle,
    cargo,
    block,
    stop('loading'),
    stop('unloading'),
    truckSection,
    ...orderSections('doors'),
    confirmSection(),
  ],
  follow: (form, _, path, before) => followLines<TruckCargoLine, TruckForm>(form, path, before),
  checks: truckChecks,
};
