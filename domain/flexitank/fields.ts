import { boxQuantity } from '../booking/box-fields.ts';
import { confirmSection } from '../booking/closing-fields.ts';
import { goodsSection } from '../booking/goods-fields.ts';
import { insuranceSection } from '../booking/insurance-fields.ts';
import * as lane from '../booking/lane-rules.ts';
import { offerErrors } from '../booking/offer-errors.ts';
import { orderSections } from '../booking/order-sections.ts';
import { type Field, type FieldsOf, type FormDescription, type Section, section } from '../form/field.ts';
import * as rules from '../form/rules.ts';
import { UPLOADS_OF_A_FORM } from '../limits.ts';
import { withAmounts } from './bag.ts';
import type { FlexitankContext } from './context.ts';
import { bagLayers, bagValves, type FlexitankForm, type FlexitankLine } from './form.ts';
import { DENSITY_LIMITS, LOADING_TEMPERATURE, VISCOSITY_LIMITS } from './limits.ts';
import * as flexitank from './rules.ts';

type FormField = Field<FlexitankForm, FlexitankForm, FlexitankContext>;

const choice = (codes: readonly string[]): FormField => ({ kind: 'choice', required: true, choices: () => codes });
const tick: FormField = { kind: 'tick' };

/** Properties of the liquid that affect the bag, and its food use. */
const liquid: FieldsOf<FlexitankForm, FlexitankLine, FlexitankContext> = {
  density: { kind: 'quantity', decimals: 3, required: true, most: 6, rules: [rules.quantity(DENSITY_LIMITS)] },
  viscosity: { kind: 'quantity', decimals: 1, required: true, most: 8, rules: [rules.quantity(VISCOSITY_LIMITS)] },
  loadTemp: {
    kind: 'quantity',
    unit: 'celsius',
    decimals: 1,
    required: true,
    most: 6,
    rules: [rules.quantity(LOADING_TEMPERATURE)],
  },
  foodGrade: { kind: 'tick', resets: ({ foodGrade }) => (foodGrade ? {} : { foodCertificate: [] }) },
  foodCertificate: {
    kind: 'files',
    required: true,
    shown: ({ scope }) => scope.foodGrade,
    rules: [rules.filesAtMost(UPLOADS_OF_A_FORM)],
  },
};

const goods = goodsSection<FlexitankForm, FlexitankLine, FlexitankContext>({
  step: 'liquid',
  isDangerShown: () => true,
  isVolumeRequired: () => false,
  isReportRequired: () => true,
  sailingDay: lane.sailingDay,
  currencies: ({ currencies }) => currencies,
  own: liquid,
});

/** Hidden goods fields: quantities derive from bag and density, and the value is in the insurance section. */
const FOLLOWING = 'packageType packages grossWeight netWeight volume marks cargoValue cargoCurrency'.split(' ');

const hasChemicalNumber = ({ scope }: { scope: unknown }) => (scope as FlexitankLine).casNo !== '';

/** Shared goods fields; flexitank liquids always need proof that they are not dangerous. */
const cargo: Section<FlexitankForm, FlexitankContext> = {
  ...goods,
  fields: Object.fromEntries(
    Object.entries({
      ...goods.fields,
      isDanger: { kind: 'tick', rules: [flexitank.notDangerous] },
      unNumber: { kind: 'text', isShared: true, most: 10, rules: [flexitank.notDangerous] },
      sds: { ...(goods.fields.sds as FormField), required: hasChemicalNumber },
      classReport: { ...(goods.fields.classReport as FormField), required: true },
    } as Section<FlexitankForm, FlexitankContext>['fields']).filter(([key]) => !FOLLOWING.includes(key)),
  ),
};

const bag = section<FlexitankForm, FlexitankForm, FlexitankContext>({
  at: '',
  step: 'bag',
  fields: {
    boxes: boxQuantity,
    bagSize: {
      kind: 'choice',
      required: true,
      choices: flexitank.bagsSold,
      rules: [flexitank.bagSold, flexitank.bagWithinMass],
    },
    layers: choice(bagLayers),
    valve: choice(bagValves),
    bulkhead: choice(['KIT', 'OWN']),
    heatingPad: tick,
    steam: { ...choice(['CONSIGNEE', 'ARRANGE']), shown: ({ scope }) => scope.heatingPad },
  },
});

const install = section<FlexitankForm, FlexitankForm, FlexitankContext>({
  at: '',
  step: 'install',
  fields: {
    install: {
      ...choice(['DEPOT', 'SITE']),
      resets: (scope) => (scope.install === 'SITE' ? {} : { installAddress: '' }),
    },
    installDay: { kind: 'day', required: true, rules: [lane.dayBeforeClosing] },
    installAddress: {
      kind: 'text',
      required: true,
      most: 100,
      shown: ({ scope }) => scope.install === 'SITE',
      rules: [rules.atLeast(4)],
    },
    disposal: tick,
  },
});

const { agree } = confirmSection<FlexitankForm, FlexitankContext>().fields;

/** Omits the dangerous goods declaration. */
const confirm: Section<FlexitankForm, FlexitankContext> = {
  ...confirmSection(),
  fields: { agree: agree as FormField },
};

/** Flexitank order form, used by the page, the draft, the summary and the server. */
export const flexitankDescription: FormDescription<FlexitankForm, FlexitankContext> = {
  sections: [cargo, bag, install, insuranceSection('install'), ...orderSections('install'), confirm],
  follow: withAmounts,
  checks: [offerErrors('liquid'), flexitank.oneLiquid],
};
