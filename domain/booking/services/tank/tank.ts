import { compare } from '../../../decimal.ts';
import { readQuantity } from '../../../quantity.ts';
import { type FillAsked, type Filling, fillingOf } from '../../../tank/filling.ts';
import { DENSITY_LIMITS, FILLING_TEMPERATURE, TANK_LITRES, TANK_TARE_KG } from '../../../tank/kinds.ts';
import { type FillProvision, type TankNeed, tankNeedOf } from '../../../tank/need.ts';
import { unRowOf } from '../../un-fill.ts';
import type { TankContext } from './context.ts';
import type { TankForm } from './form.ts';

type Served = Pick<TankForm, 'serviceType'>;

export const isCarried = ({ serviceType }: Served): boolean => serviceType === 'TRANSPORT';
export const isLet = ({ serviceType }: Served): boolean => serviceType === 'RENTAL';
export const isCleaned = ({ serviceType }: Served): boolean => serviceType === 'CLEANING';
export const isStored = ({ serviceType }: Served): boolean => serviceType === 'STORAGE';

/** A tank of the shipper's own is carried, cleaned or stored; one that is let belongs to its operator. */
export const isOwnTank = (form: Pick<TankForm, 'serviceType' | 'tankSource'>): boolean =>
  isCarried(form) ? form.tankSource === 'OWN' : !isLet(form);

/** One very tank of the fleet is let, not any of its type. */
export const isSingleTank = (form: Pick<TankForm, 'serviceType' | 'tankNos'>): boolean =>
  isLet(form) && form.tankNos !== '';

/** The least tank of the goods; null for what is not dangerous, and for a number that is not listed. */
export function needOf({ cargo }: Pick<TankForm, 'cargo'>): TankNeed | null {
  const line = cargo[0];
  const row = line?.isDanger === true ? unRowOf(line.dg.unNo) : null;
  return row === null ? null : tankNeedOf(row, line?.dg.packingGroup ?? '');
}

/** General cargo leaves a twentieth of the tank empty, and goods without an instruction of their own do as well. */
export function provisionOf(form: Pick<TankForm, 'cargo'>): FillProvision {
  const need = needOf(form);
  return need?.kind === 'LIQUID' ? need.provision : 'TP2';
}

const readValue = (typed: string, limits: Parameters<typeof readQuantity>[1]): string | null => {
  const read = readQuantity(typed, limits);
  return read.ok ? read.value : null;
};

export const LITRES_LIMITS = { decimals: 0, ...TANK_LITRES };
export const TARE_LIMITS = { decimals: 0, min: TANK_TARE_KG.min, max: TANK_TARE_KG.max };

/** Litres of one shell; null while they are not known. */
export function capacityOf(form: TankForm, { offer }: Pick<TankContext, 'offer'>): string | null {
  if (isOwnTank(form)) return readValue(form.capacity, LITRES_LIMITS);
  return offer === null ? null : String(offer.capacityLitres);
}

/** Kilograms of one empty tank: as it is said, else as heavy as they come. */
export const tareOf = (form: TankForm): string =>
  (isOwnTank(form) ? readValue(form.tareWeight, TARE_LIMITS) : null) ?? String(TANK_TARE_KG.usual);

/** What a tank's filling follows from; null while the densities or the shell are not known. */
export function fillAskedOf(form: TankForm, context: Pick<TankContext, 'offer'>): FillAsked | null {
  const density15 = readValue(form.density15, DENSITY_LIMITS);
  const density50 = readValue(form.density50, DENSITY_LIMITS);
  const fillTemp = readValue(form.fillTemp, FILLING_TEMPERATURE);
  const capacityLitres = capacityOf(form, context);
  if (!isCarried(form) || density15 === null || density50 === null || fillTemp === null || capacityLitres === null)
    return null;
  if (compare(density50, density15) >= 0) return null;
  const limitKg = context.offer?.limitKg ?? null;
  return {
    ...{ density15, density50, fillTemp, capacityLitres, limitKg },
    provision: provisionOf(form),
    tareKg: tareOf(form),
  };
}

/** How much goes into one tank; null while that is not known. */
export function fillingOfForm(form: TankForm, context: Pick<TankContext, 'offer'>): Filling | null {
  const asked = fillAskedOf(form, context);
  return asked === null ? null : fillingOf(asked);
}
