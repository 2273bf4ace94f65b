import { STOWS } from '../booking/box-errors.ts';
import { boxLoad, boxQuantity } from '../booking/box-fields.ts';
import { confirmSection } from '../booking/closing-fields.ts';
import { dangerousSection } from '../booking/dangerous-fields.ts';
import * as dangerous from '../booking/dangerous-rules.ts';
import { type Stop, stopFields } from '../booking/door-fields.ts';
import { goodsSection } from '../booking/goods-fields.ts';
import { insuredValue } from '../booking/insurance-fields.ts';
import * as lane from '../booking/lane-rules.ts';
import { orderSections } from '../booking/order-sections.ts';
import { roadFields } from '../booking/road-fields.ts';
import { takenClass } from '../booking/taken-classes.ts';
import { type Field, type FormDescription, type RuleInput, type Section, section } from '../form/field.ts';
import * as rules from '../form/rules.ts';
import { CURRENCY_CNY } from '../money.ts';
import { domesticChecks } from './checks.ts';
import type { DomesticContext } from './context.ts';
import type { DoorSide } from './fees.ts';
import { followDomestic } from './follow.ts';
import { DOMESTIC_BOXES, type DomesticCargoLine, type DomesticContainer, type DomesticForm } from './form.ts';
import * as domestic from './rules.ts';
import { domesticTerms, hasDelivery, hasPickup } from './terms.ts';

type FormField = Field<DomesticForm, DomesticForm, DomesticContext>;
type Spot = RuleInput<DomesticForm, unknown, DomesticContext>;

const choice = (codes: readonly string[]): FormField => ({ kind: 'choice', required: true, choices: () => codes });

/** Keeps the current value selectable, so that its rule can report it. */
const withCurrent = (offered: readonly string[], value: unknown): readonly string[] => [
  ...new Set([...offered, ...(value === '' ? [] : [String(value)])]),
];

/** Terms with a truck at their door sides; the current term stays selectable, so that its rule can report it. */
const termsOffered = ({ value, context: { offer } }: Spot): readonly string[] =>
  domesticTerms.filter(
    (term) =>
      term === value ||
      offer === null ||
      ((!hasPickup(term) || offer.pickup.length > 0) && (!hasDelivery(term) || offer.delivery.length > 0)),
  );

const route = section<DomesticForm, DomesticForm, DomesticContext>({
  at: '',
  step: 'route',
  fields: { term: { kind: 'choice', required: true, choices: termsOffered } },
});

const containers = section<DomesticForm, DomesticContainer, DomesticContext>({
  at: 'containers.*',
  step: 'route',
  fields: {
    ctnType: {
      kind: 'choice',
      required: true,
      choices: ({ value, context: { offer } }) =>
        withCurrent(offer?.boxes.map(({ ctnType }) => ctnType) ?? DOMESTIC_BOXES, value),
      rules: [lane.boxOnce, lane.boxPriced],
    },
    quantity: boxQuantity,
  },
});

/** In the goods step, because weights per container derive from the goods. */
const loads = section<DomesticForm, DomesticContainer, DomesticContext>({
  at: 'containers.*',
  step: 'cargo',
  fields: { weightPerCtn: boxLoad(domestic.boxMass) },
});

const isOnRoad = ({ scope, form }: RuleInput<DomesticForm, DomesticCargoLine, DomesticContext>): boolean =>
  scope.isDanger && (hasPickup(form.term) || hasDelivery(form.term));

const cargo = goodsSection<DomesticForm, DomesticCargoLine, DomesticContext>({
  step: 'cargo',
  isDangerShown: ({ offer }) => offer?.isDanger !== false,
  isVolumeRequired: () => false,
  isReportRequired: () => true,
  sailingDay: lane.sailingDay,
  currencies: () => [CURRENCY_CNY],
  isInland: true,
  own: {
    stow: { kind: 'choice', required: true, choices: () => STOWS, shown: ({ form }) => form.cargo.length > 1 },
    food: { kind: 'choice', choices: () => ['Y', 'N'], shown: dangerous.isFoodShown, required: true },
    ...roadFields<DomesticForm, DomesticCargoLine, DomesticContext>(isOnRoad),
  },
});

const block = dangerousSection<DomesticForm, DomesticContext>({
  step: 'cargo',
  classRules: [takenClass, domestic.uncooled],
  sailingDay: lane.sailingDay,
  packingDay: lane.closingDay,
  isInland: true,
});

const stop = (side: DoorSide): Section<DomesticForm, DomesticContext> =>
  section<DomesticForm, Stop, DomesticContext>({
    at: side,
    step: 'doors',
    shown: (_, { term }) => (side === 'pickup' ? hasPickup(term) : hasDelivery(term)),
    fields: stopFields<DomesticForm, DomesticContext>({
      city: {
        choices: ({ value, context: { offer } }) => withCurrent(offer?.[side].map(({ code }) => code) ?? [], value),
        rules: [domestic.doorPriced(side)],
      },
      day: [side === 'pickup' ? lane.dayBeforeClosing : domestic.afterArrival],
    }),
  });

const insurance = section<DomesticForm, DomesticForm['insurance'], DomesticContext>({
  at: 'insurance',
  step: 'doors',
  fields: {
    wanted: { kind: 'tick' },
    cargoValue: insuredValue,
  },
});

const preferences = section<DomesticForm, DomesticForm, DomesticContext>({
  at: '',
  step: 'doors',
  fields: {
    receipt: {
      ...choice(['NONE', 'SCAN', 'ORIGINAL']),
      resets: ({ receipt }) => (receipt === 'ORIGINAL' ? {} : { receiptAddress: '' }),
    },
    receiptAddress: {
      kind: 'text',
      required: true,
      most: 120,
      shown: ({ scope }) => scope.receipt === 'ORIGINAL',
      rules: [rules.atLeast(4)],
    },
    boxDeposit: choice(['LETTER', 'CASH']),
  },
});

/** Domestic order form, used by the page, the draft, the summary and the server. */
export const domesticDescription: FormDescription<DomesticForm, DomesticContext> = {
  sections: [
    route,
    containers,
    cargo,
    block,
    loads,
    stop('pickup'),
    stop('delivery'),
    insurance,
    preferences,
    ...orderSections('doors'),
    confirmSection(),
  ],
  follow: followDomestic,
  checks: domesticChecks,
};
