import { boxNumbersError } from '../booking/lane-rules.ts';
import { numberOf } from '../booking/totals.ts';
import { compare } from '../decimal.ts';
import type { Rule, RuleError } from '../form/field.ts';
import { quantityError } from '../form/shape.ts';
import { readQuantity } from '../quantity.ts';
import { tomorrow } from '../schedule/tomorrow.ts';
import { CHINA, localDay } from '../schedule/zone.ts';
import type { TankContext } from './context.ts';
import { nextFree, overlapOf, periodOf } from './fleet.ts';
import type { TankForm } from './form.ts';
import { RENTAL_DAYS, rentalTermOf, TANK_LITRES, tankTypes, YARD_DAYS } from './kinds.ts';
import { isBuilt, isLet, isOwnTank } from './tank.ts';

type TankRule = Rule<TankForm, TankForm, TankContext>;

export const fromTomorrow: TankRule = ({ value, context: { now } }) => {
  const day = tomorrow(now);
  return String(value) < day ? { code: 'TANK_START', values: { day } } : null;
};

export const daysSold = (form: Pick<TankForm, 'rentalTerm' | 'serviceType'>) =>
  isLet(form) ? RENTAL_DAYS[rentalTermOf(form.rentalTerm)] : YARD_DAYS;

export const daysOfService: TankRule = ({ value, form }) =>
  quantityError(String(value), { decimals: 0, ...daysSold(form) });

/** The tank types of the price, of the rental fleet, or all for shipper-owned tanks. */
export function typesOffered({ form, context }: { form: TankForm; context: TankContext }): readonly string[] {
  // An answered enquiry sets the price of its type.
  if (isLet(form)) return form.enquiryNo === '' ? context.rented.map(({ tankType }) => tankType) : tankTypes;
  return isOwnTank(form) || context.offer === null ? tankTypes : [context.offer.tankType];
}

export const tankNumbers: TankRule = ({ form, context }) =>
  boxNumbersError({ containerNos: form.tankNos, quantity: form.tanks }, [{ containerNos: form.tankNos }]) ??
  (isLet(form) ? letTankError(form, context) : null);

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** The tank must be rentable at the yard, tested, and free for the whole period. */
function letTankError(form: TankForm, { fleet }: TankContext): RuleError | null {
  const { tankNos, tankType, depotId, fromDay, tankDays } = form;
  const tank = fleet.find(({ number }) => number === tankNos);
  if (tank === undefined || tank.tankType !== tankType || tank.depotId !== depotId)
    return { code: 'TANK_NOT_LET', values: { number: tankNos } };
  if (!isDay(fromDay)) return null;
  if (tank.testDue <= fromDay) return { code: 'TANK_TEST', values: { day: fromDay } };
  const days = readQuantity(tankDays, { decimals: 0, ...daysSold(form) });
  const wanted = periodOf(fromDay, days.ok ? Number(days.value) : 1);
  const taken = overlapOf(tank.taken, wanted);
  if (taken === null) return null;
  const next = nextFree(fleet, tank, wanted)?.number ?? '';
  return { code: 'TANK_TAKEN', values: { number: tankNos, from: taken.from, to: taken.to, next } };
}

export const shellBuilt: TankRule = ({ value }) =>
  isBuilt(String(value))
    ? null
    : { code: 'TANK_LITRES', values: { most: String(TANK_LITRES.tank.max), least: String(TANK_LITRES.swapBody.min) } };

/** The test must stay valid until arrival. */
export const testHolds: TankRule = ({ value, form, context: { now, offer } }) => {
  const day = offer?.etaDay ?? (form.fromDay || localDay(now, CHINA));
  return String(value) <= day ? { code: 'TANK_TEST', values: { day } } : null;
};

/** Density must decrease with temperature. */
export const lighterWhenWarm: TankRule = ({ form: { density15, density50 } }) => {
  const [cold, warm] = [numberOf(density15), numberOf(density50)];
  return cold !== null && warm !== null && compare(warm, cold) >= 0 ? { code: 'DENSITY_BACKWARDS' } : null;
};

/** Molten goods must not be denser at the highest temperature than at filling. */
export const notDenserWhenHot: TankRule = ({ form: { fillDensity, hotDensity } }) => {
  const [filled, hot] = [numberOf(fillDensity), numberOf(hotDensity)];
  return filled !== null && hot !== null && compare(hot, filled) > 0 ? { code: 'DENSITY_HOT' } : null;
};

/** Food-grade cargo conflicts with dangerous goods, which exclude the tank from food. */
export const notWithDangerous: TankRule = ({ form: { cargo } }) =>
  cargo.some(({ isDanger }) => isDanger) ? { code: 'FOOD_DANGEROUS' } : null;
