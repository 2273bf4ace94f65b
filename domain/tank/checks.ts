import { offerErrors } from '../booking/offer-errors.ts';
import { kindErrors, lineCountErrors, pollutantErrors } from '../booking/stowed-goods.ts';
import { numberOf } from '../booking/totals.ts';
import { isTankSufficient } from '../cargo/tank-code.ts';
import { isSurgeSafe, SURGES_BELOW } from '../cargo/tank-fill.ts';
import { excludedClass } from '../dangerous-goods/acceptance.ts';
import { compare, multiply, subtract, sum } from '../decimal.ts';
import type { FormError } from '../form/field.ts';
import type { TankContext } from './context.ts';
import { massOf, percentOf } from './filling.ts';
import type { TankForm } from './form.ts';
import { GAS_TANKS, TANK_GROSS_KG } from './kinds.ts';
import {
  capacityOf,
  fillingOfForm,
  isCarried,
  isCleaned,
  isLet,
  isSingleTank,
  loadedDensity,
  needOf,
  tareOf,
} from './tank.ts';

type TankCheck = (form: TankForm, context: TankContext) => readonly FormError[];

const priced: TankCheck = (form, context) => (isCarried(form) ? offerErrors('tank')(form, context) : []);

/** A tank has one shell, so other goods need another order. */
const oneKind: TankCheck = ({ cargo }) =>
  cargo.length > 1 ? [{ path: 'cargo', step: 'cargo', code: 'TOO_LARGE', values: { most: '1' } }] : [];

/** A tank number identifies a single tank. */
const single: TankCheck = (form) =>
  isSingleTank(form) && form.tanks !== '1'
    ? [{ path: 'tanks', step: 'tank', code: 'TOO_LARGE', values: { most: '1' } }]
    : [];

const kind: TankCheck = (form, { offer }) => (isCarried(form) ? kindErrors(form, offer) : []);

/** The tank must meet the goods' requirement; a stronger tank is accepted. */
const strongEnough: TankCheck = (form) => {
  const need = isCarried(form) || isLet(form) ? needOf(form) : null;
  if (need === null) return [];
  if (need.kind === 'NONE') return [{ path: 'cargo.0.dg.unNo', step: 'cargo', code: 'TANK_NONE' }];
  if (need.kind === 'GAS')
    return [{ path: 'cargo.0.dg.unNo', step: 'cargo', code: 'TANK_GAS', values: { code: need.code } }];
  if (need.kind === 'UNKNOWN') return [{ path: 'cargo.0.dg.unNo', step: 'cargo', code: 'TANK_IN_DOUBT' }];
  if (need.kind === 'ASKED')
    return [{ path: 'cargo.0.dg.unNo', step: 'cargo', code: 'TANK_ASKED', values: { code: need.code } }];
  const { tankType } = form;
  return tankType === '' || isTankSufficient(need.code, tankType)
    ? []
    : [{ path: 'tankType', step: 'tank', code: 'TANK_WEAK', values: { needed: need.code, type: tankType } }];
};

/** Gas tanks use filling ratios and have no list prices. */
const liquidTank: TankCheck = (form) =>
  isCarried(form) && GAS_TANKS.includes(form.tankType) && needOf(form)?.kind !== 'GAS'
    ? [{ path: 'tankType', step: 'tank', code: 'TANK_GAS', values: { code: form.tankType } }]
    : [];

const isThick = ({ viscosity }: TankForm): boolean => compare(numberOf(viscosity) ?? 0, SURGES_BELOW) >= 0;

const volume: TankCheck = (form, context) => {
  const [filling, litres] = [fillingOfForm(form, context), numberOf(form.litres)];
  const capacity = capacityOf(form, context);
  if (filling === null || litres === null || capacity === null) return [];
  const { fullLitres, percent } = filling;
  const at = { path: 'litres', step: 'cargo' };
  if (compare(litres, fullLitres) > 0) return [{ ...at, code: 'TANK_OVERFULL', values: { most: fullLitres, percent } }];
  const isSafe = form.baffle || isThick(form) || isSurgeSafe(percentOf(litres, capacity), capacity);
  return isSafe ? [] : [{ ...at, code: 'TANK_SURGE', values: surgeLimits(capacity) }];
};

const surgeLimits = (capacity: string) => ({
  low: String(Math.floor(Number(capacity) / 5)),
  high: String(Math.ceil((Number(capacity) * 4) / 5)),
});

const TOLERANCE_PERCENT = 3;

function isFar(typed: Parameters<typeof compare>[0], reckoned: string): boolean {
  const apart = multiply(100, compare(typed, reckoned) > 0 ? subtract(typed, reckoned) : subtract(reckoned, typed));
  return compare(apart, multiply(reckoned, TOLERANCE_PERCENT)) > 0;
}

const mass: TankCheck = (form, context) => {
  const net = isCarried(form) ? numberOf(form.tankNet) : null;
  if (net === null) return [];
  const at = { path: 'tankNet', step: 'cargo' };
  const limit = context.offer?.limitKg ?? null;
  if (compare(sum([net, tareOf(form)]), TANK_GROSS_KG) > 0)
    return [{ ...at, code: 'TANK_GROSS', values: { most: String(TANK_GROSS_KG - Number(tareOf(form))) } }];
  if (limit !== null && compare(net, limit) > 0)
    return [{ ...at, code: 'TANK_OVER_LANE', values: { limit: String(limit) } }];
  const litres = numberOf(form.litres);
  const density = loadedDensity(form, context);
  if (density === null || litres === null) return [];
  const reckoned = massOf(litres, density);
  return isFar(net, reckoned) ? [{ ...at, code: 'TANK_MASS_DIFFERS', values: { reckoned } }] : [];
};

/** Yards clean the classes in their licence, including subsidiary ones. */
const cleanable: TankCheck = (form, { depots }) => {
  const depot = depots.find(({ id }) => id === form.depotId);
  const { isDanger = false, dg } = form.cargo[0] ?? {};
  if (!isCleaned(form) || depot === undefined || !isDanger || dg === undefined || dg.dgClass === '') return [];
  const classes = [dg.dgClass, dg.subRisk1, dg.subRisk2].filter((one) => one !== '');
  const untaken = excludedClass(depot.dgClasses, classes);
  return untaken === null
    ? []
    : [
        {
          path: 'cargo.0.dg.dgClass',
          step: 'cargo',
          code: 'DEPOT_REFUSES',
          values: { name: depot.name, dgClass: untaken.dangerousClass, taken: depot.dgClasses.join('、') },
        },
      ];
};

export const tankChecks: readonly TankCheck[] = [
  priced,
  lineCountErrors,
  oneKind,
  single,
  kind,
  pollutantErrors,
  liquidTank,
  strongEnough,
  volume,
  mass,
  cleanable,
];
