import { confirmSection } from '../booking/closing-fields.ts';
import { dangerousSection } from '../booking/dangerous-fields.ts';
import { pricedOnline } from '../booking/dangerous-rules.ts';
import { goodsSection } from '../booking/goods-fields.ts';
import type { DangerousBlock, GoodsLine } from '../booking/goods-line.ts';
import { followGoods } from '../booking/goods-list.ts';
import * as lane from '../booking/lane-rules.ts';
import { orderSections } from '../booking/order-sections.ts';
import { takenClass } from '../booking/taken-classes.ts';
import { type Field, type FormDescription, type Rule, type RuleInput, section } from '../form/field.ts';
import * as rules from '../form/rules.ts';
import { BOXES_OF_A_TYPE, UPLOADS_OF_A_FORM } from '../limits.ts';
import { PIECES_LIMITS } from '../quantity.ts';
import { tankChecks } from './checks.ts';
import type { TankContext } from './context.ts';
import { followTank } from './follow.ts';
import type { TankForm } from './form.ts';
import {
  DENSITY_LIMITS,
  FILLING_TEMPERATURE,
  rentalTerms,
  TANK_GROSS_KG,
  tankServices,
  tankSources,
  tankTests,
} from './kinds.ts';
import * as tank from './rules.ts';
import {
  isCarried,
  isCleaned,
  isLet,
  isMoltenCargo,
  isOwnTank,
  isSingleTank,
  isStored,
  LITRES_LIMITS,
  TARE_LIMITS,
} from './tank.ts';

type FormField = Field<TankForm, TankForm, TankContext>;
type Spot = RuleInput<TankForm, TankForm, TankContext>;
type Shown = Pick<FormField, 'shown'>;

const when = (holds: (form: TankForm) => boolean): Shown => ({ shown: ({ form }: Spot) => holds(form) });
const choice = (codes: readonly string[], more: Shown = {}): FormField => ({
  kind: 'choice',
  required: true,
  choices: () => codes,
  ...more,
});
const tick = (more: Shown = {}): FormField => ({ kind: 'tick', ...more });
const measured = (limits: { decimals: number; min: number | string; max: number | string }): FormField => ({
  kind: 'quantity',
  decimals: limits.decimals,
  most: 12,
  rules: [rules.quantity(limits)],
});

const carried = when(isCarried);
const atYard = when((form) => !isCarried(form));
const ownCarried = when((form) => isCarried(form) && isOwnTank(form));

const booked = section<TankForm, TankForm, TankContext>({
  at: '',
  step: 'tank',
  fields: {
    serviceType: choice(tankServices),
    depotId: {
      kind: 'choice',
      required: true,
      choices: ({ context }) => context.depots.map(({ id }) => id),
      ...atYard,
    },
    rentalTerm: choice(rentalTerms, when(isLet)),
    fromDay: { kind: 'day', required: true, rules: [tank.fromTomorrow], ...atYard },
    tankDays: {
      kind: 'whole',
      decimals: 0,
      most: 4,
      required: true,
      rules: [tank.daysOfService],
      ...when((form) => isLet(form) || isStored(form)),
    },
    tankSource: choice(tankSources, carried),
    tankType: { kind: 'choice', required: true, choices: tank.typesOffered },
    tanks: {
      kind: 'whole',
      decimals: 0,
      most: 3,
      required: true,
      rules: [rules.quantity({ ...PIECES_LIMITS, max: BOXES_OF_A_TYPE })],
    },
    capacity: {
      kind: 'whole',
      decimals: 0,
      most: 8,
      required: true,
      rules: [rules.quantity(LITRES_LIMITS), tank.shellBuilt],
      ...ownCarried,
    },
    tankNos: {
      kind: 'longText',
      most: 1300,
      required: true,
      rules: [tank.tankNumbers],
      ...when((form) => isOwnTank(form) || isSingleTank(form)),
    },
    tareWeight: {
      kind: 'whole',
      unit: 'kilogram',
      decimals: 0,
      most: 8,
      required: true,
      rules: [rules.quantity(TARE_LIMITS)],
      ...ownCarried,
    },
    testDue: { kind: 'day', required: true, rules: [tank.testHolds], ...ownCarried },
    lastCargo1: { kind: 'text', isShared: true, most: 60, required: true, ...ownCarried },
    lastCargo2: { kind: 'text', isShared: true, most: 60, required: true, ...ownCarried },
    lastCargo3: { kind: 'text', isShared: true, most: 60, required: true, ...ownCarried },
    cleaningCert: {
      kind: 'files',
      required: true,
      rules: [rules.filesAtMost(UPLOADS_OF_A_FORM)],
      ...when((form) => isStored(form) || (isCarried(form) && isOwnTank(form))),
    },
    lastCargoRule: { kind: 'text', most: 100, ...when((form) => !isOwnTank(form)) },
  },
});

const fittings = section<TankForm, TankForm, TankContext>({
  at: '',
  step: 'tank',
  shown: (_, form) => isCarried(form) || isLet(form),
  fields: {
    lining: choice(['NONE', 'PTFE', 'RUBBER', 'PE']),
    baffle: tick(),
    heating: {
      ...choice(['NONE', 'STEAM', 'ELECTRIC']),
      resets: ({ heating }) => (heating === 'NONE' ? { dischargeTemp: '' } : {}),
    },
    dischargeTemp: {
      ...measured({ decimals: 1, min: -20, max: 130 }),
      unit: 'celsius',
      required: true,
      shown: ({ scope }) => scope.heating !== 'NONE',
    },
    nitrogen: { kind: 'tick', resets: ({ nitrogen }) => (nitrogen ? {} : { nitrogenPressure: '' }) },
    nitrogenPressure: {
      ...measured({ decimals: 0, min: 5, max: 150 }),
      required: true,
      shown: ({ scope }) => scope.nitrogen,
    },
    foodGrade: { kind: 'tick', rules: [tank.notWithDangerous] },
  },
});

const sailingDay = (context: TankContext, form: TankForm) => (isCarried(form) ? lane.sailingDay(context) : null);

const cargo = goodsSection<TankForm, GoodsLine, TankContext>({
  step: 'cargo',
  isDangerShown: ({ offer }) => offer?.isDanger !== false,
  isVolumeRequired: () => false,
  isReportRequired: isCarried,
  sailingDay,
  currencies: ({ currencies }) => currencies,
  isBulk: true,
});

/** Applies a price rule to transport only. */
const onLane =
  (rule: Rule<TankForm, DangerousBlock, TankContext>): Rule<TankForm, DangerousBlock, TankContext> =>
  (input) =>
    isCarried(input.form) ? rule(input) : null;

const block = dangerousSection<TankForm, TankContext>({
  step: 'cargo',
  classRules: [takenClass, pricedOnline].map(onLane),
  sailingDay,
  packingDay: () => null,
  isTanked: true,
});

const density = {
  kind: 'quantity',
  decimals: 4,
  most: 8,
  required: true,
  rules: [rules.quantity(DENSITY_LIMITS)],
} as const;
const melted = when(isMoltenCargo);
const liquid = when((form) => !isMoltenCargo(form));

const fill = section<TankForm, TankForm, TankContext>({
  at: '',
  step: 'cargo',
  shown: (_, form) => isCarried(form),
  fields: {
    density15: { ...density, ...liquid },
    density50: { ...density, rules: [...density.rules, tank.lighterWhenWarm], ...liquid },
    fillDensity: { ...density, ...melted },
    hotDensity: { ...density, rules: [...density.rules, tank.notDenserWhenHot], ...melted },
    fillTemp: {
      kind: 'quantity',
      unit: 'celsius',
      decimals: 1,
      most: 8,
      required: true,
      rules: [rules.quantity(FILLING_TEMPERATURE)],
      ...liquid,
    },
    viscosity: measured({ decimals: 1, min: '0.1', max: 100_000 }),
    vapourPressure: measured({ decimals: 1, min: 0, max: 600 }),
    litres: { ...measured({ decimals: 0, min: 1, max: 35_000 }), required: true },
    tankNet: { ...measured({ decimals: 0, min: 1, max: TANK_GROSS_KG }), unit: 'kilogram', required: true },
  },
});

const atDoor =
  (side: 'loadAt' | 'unloadAt') =>
  ({ form }: Spot) =>
    form[side] === 'DOOR';
const addressText: FormField = { kind: 'text', required: true, most: 120, rules: [rules.atLeast(4)] };

const handling = section<TankForm, TankForm, TankContext>({
  at: '',
  step: 'work',
  shown: (_, form) => isCarried(form),
  fields: {
    loadAt: {
      ...choice(['PORT', 'DOOR']),
      resets: ({ loadAt }) => (loadAt === 'PORT' ? { loadingPlace: '' } : {}),
    },
    loadingPlace: { ...addressText, shown: atDoor('loadAt') },
    loadingDate: { kind: 'day', required: true, rules: [lane.dayBeforeClosing] },
    loadingMethod: choice(['TOP', 'BOTTOM']),
    unloadAt: {
      ...choice(['PORT', 'DOOR']),
      resets: ({ unloadAt }) => (unloadAt === 'PORT' ? { unloadingPlace: '' } : {}),
    },
    unloadingPlace: { ...addressText, shown: atDoor('unloadAt') },
    dischargeMethod: choice(['GRAVITY', 'PUMP', 'PRESSURE']),
    outlet: choice(['CAM_LOCK', 'FLANGE', 'DRY_BREAK']),
    cleanAfter: tick({ shown: ({ context: { offer } }: Spot) => offer?.included.includes('CLEAN') !== true }),
    residue: tick(),
  },
});

const yardWork = section<TankForm, TankForm, TankContext>({
  at: '',
  step: 'work',
  shown: (_, form) => isCleaned(form) || isStored(form),
  fields: {
    residue: tick(when(isCleaned)),
    cleanAfter: tick(when(isStored)),
    repair: tick(),
    retest: choice(['NONE', ...tankTests]),
  },
});

export const tankDescription: FormDescription<TankForm, TankContext> = {
  sections: [booked, fittings, cargo, block, fill, handling, yardWork, ...orderSections('work'), confirmSection()],
  follow: (form, context, path) => followTank(followGoods(form, path), context, path),
  checks: tankChecks,
};
