import { confirmSection } from '../booking/closing-fields.ts';
import { dangerousSection } from '../booking/dangerous-fields.ts';
import { goodsSection } from '../booking/goods-fields.ts';
import { hasDangerous } from '../booking/goods-line.ts';
import { beyondFields, handInFields } from '../booking/hand-in-fields.ts';
import { insuranceSection } from '../booking/insurance-fields.ts';
import { sizeFields } from '../booking/measures.ts';
import { orderSections } from '../booking/order-sections.ts';
import { partySections } from '../booking/party-fields.ts';
import { goodsWeight, kilograms } from '../booking/weight-fields.ts';
import { type FieldsOf, type FormDescription, section } from '../form/field.ts';
import * as rules from '../form/rules.ts';
import { UPLOADS_OF_A_FORM } from '../limits.ts';
import { SHARES } from './address.ts';
import { airChecks } from './checks.ts';
import type { AirContext } from './context.ts';
import { followAir } from './follow.ts';
import type { AirCargoLine, AirForm } from './form.ts';
import * as air from './rules.ts';
import { isDryIce } from './special-goods.ts';

type LineFields = FieldsOf<AirForm, AirCargoLine, AirContext>;

const isDangerous = ({ scope }: air.LineSpot) => scope.isDanger;

/** Dangerous goods fields specific to air freight. */
const flown: LineFields = {
  packingInstruction: {
    kind: 'code',
    isShared: true,
    required: true,
    most: 6,
    shown: isDangerous,
    rules: [air.packingInstruction],
  },
  perPackage: {
    kind: 'quantity',
    decimals: 3,
    required: true,
    most: 12,
    shown: isDangerous,
    rules: [kilograms, air.perPackageTaken],
  },
  lithium: { kind: 'tick', shown: ({ scope }) => !scope.isDanger, rules: [air.notLithium] },
  wattHours: {
    kind: 'quantity',
    decimals: 2,
    required: true,
    most: 10,
    shown: air.hasBattery('ION'),
    rules: [rules.quantity({ decimals: 2, min: '0.01', max: '99999.99' })],
  },
  lithiumGrams: {
    kind: 'quantity',
    decimals: 3,
    required: true,
    most: 10,
    shown: air.hasBattery('METAL'),
    rules: [rules.quantity({ decimals: 3, min: '0.001', max: '9999.999' })],
  },
  dryIce: {
    ...goodsWeight,
    shown: isDangerous,
    required: ({ scope }) => isDryIce(scope.dg.unNo),
    rules: [kilograms, air.dryIcePackage],
  },
  reportNo: { kind: 'text', required: true, most: 60, shown: air.isReported },
  reportIssuer: { kind: 'text', required: true, most: 60, shown: air.isReported },
  reportYear: { kind: 'text', required: true, most: 4, shown: air.isReported, rules: [air.reportOfYear] },
};

const cargo = goodsSection<AirForm, AirCargoLine, AirContext>({
  step: 'cargo',
  isDangerShown: ({ offer }) => offer?.isDanger !== false,
  isVolumeRequired: () => true,
  isReportRequired: () => true,
  isReportOfDangerous: true,
  sailingDay: air.flightDayOf,
  currencies: ({ currencies }) => currencies,
  own: { ...sizeFields<AirForm, AirCargoLine, AirContext>(() => true), stackable: { kind: 'tick' }, ...flown },
});

const block = dangerousSection<AirForm, AirContext>({
  step: 'cargo',
  classRules: [air.takenByAir, air.pricedByAir],
  sailingDay: air.flightDayOf,
  packingDay: air.lastHandInDay,
});

const flight = section<AirForm, AirForm, AirContext>({
  at: '',
  step: 'cargo',
  fields: {
    flightDay: { kind: 'choice', required: true, choices: air.flightChoices, rules: [air.flightOpen] },
    preference: { kind: 'choice', required: true, choices: () => ['ONLY', 'AIRLINE', 'ANY'] },
  },
});

const share = section<AirForm, AirForm, AirContext>({
  at: '',
  step: 'cargo',
  fields: { share: { kind: 'choice', choices: () => SHARES.map(String), shown: ({ form }) => air.isLight(form) } },
});

const isDangerousOrder = ({ form }: { form: AirForm }) => hasDangerous(form);

const declaration = section<AirForm, AirForm, AirContext>({
  at: '',
  step: 'handIn',
  fields: {
    declaration: { kind: 'choice', required: true, choices: () => ['SELF', 'ENTRUST'], shown: isDangerousOrder },
    declarationFiles: {
      kind: 'files',
      shown: ({ form }) => hasDangerous(form) && form.declaration === 'SELF',
      rules: [rules.filesAtMost(UPLOADS_OF_A_FORM)],
    },
  },
});

const handIn = section<AirForm, AirForm, AirContext>({
  at: '',
  step: 'handIn',
  fields: {
    warehouse: { kind: 'choice', required: true, choices: () => ['AIRLINE', 'AGENT'] },
    ...handInFields<AirForm, AirContext>(air.lastHandInDay),
    ...beyondFields,
  },
});

export const airDescription: FormDescription<AirForm, AirContext> = {
  sections: [
    flight,
    cargo,
    block,
    share,
    declaration,
    handIn,
    insuranceSection('handIn'),
    ...orderSections('handIn', partySections<AirForm, AirContext>('handIn')),
    confirmSection(),
  ],
  follow: followAir,
  checks: airChecks,
};
