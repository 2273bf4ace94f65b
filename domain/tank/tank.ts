import { listedEntry } from '../booking/un-fill.ts';
import { compare, type DecimalInput } from '../decimal.ts';
import { readQuantity } from '../quantity.ts';
import type { TankContext } from './context.ts';
import {
  densityAt,
  type Filling,
  type FillingInput,
  fillingOf,
  type MoltenFillingInput,
  moltenFillingOf,
} from './filling.ts';
import type { TankForm } from './form.ts';
import { DENSITY_LIMITS, FILLING_TEMPERATURE, TANK_LITRES, TANK_TARE_KG } from './kinds.ts';
import { type FillProvision, type TankNeed, tankNeedOf } from './need.ts';

type Served = Pick<TankForm, 'serviceType'>;

export const isCarried = ({ serviceType }: Served): boolean => serviceType === 'TRANSPORT';
export const isLet = ({ serviceType }: Served): boolean => serviceType === 'RENTAL';
export const isCleaned = ({ serviceType }: Served): boolean => serviceType === 'CLEANING';
export const isStored = ({ serviceType }: Served): boolean => serviceType === 'STORAGE';

/** Shipper-owned tanks are transported, cleaned or stored; rental tanks are the operator's. */
export const isOwnTank = (form: Pick<TankForm, 'serviceType' | 'tankSource'>): boolean =>
  isCarried(form) ? form.tankSource === 'OWN' : !isLet(form);

/** A specific fleet tank is rented, not any of a type. */
export const isSingleTank = (form: Pick<TankForm, 'serviceType' | 'tankNos'>): boolean =>
  isLet(form) && form.tankNos !== '';

/** Minimum tank of the goods; null for general cargo and unlisted numbers. */
export function needOf({ cargo }: Pick<TankForm, 'cargo'>): TankNeed | null {
  const line = cargo[0];
  const entry = line?.isDanger === true ? listedEntry(line.dg) : null;
  return entry === null ? null : tankNeedOf(entry, line?.dg.packingGroup ?? '');
}

/** TP2 (95 per cent at the highest temperature) also applies to general cargo and goods without a provision of their own. */
export function provisionOf(form: Pick<TankForm, 'cargo'>): FillProvision {
  const need = needOf(form);
  return need?.kind === 'LIQUID' ? need.provision : 'TP2';
}

const readValue = (typed: string, limits: Parameters<typeof readQuantity>[1]): string | null => {
  const read = readQuantity(typed, limits);
  return read.ok ? read.value : null;
};

export const LITRES_LIMITS = { decimals: 0, min: TANK_LITRES.tank.min, max: TANK_LITRES.swapBody.max };
export const TARE_LIMITS = { decimals: 0, min: TANK_TARE_KG.min, max: TANK_TARE_KG.max };

/** True for litres that are built; invalid numbers are reported by another rule. */
export const isBuilt = (capacity: string): boolean => {
  const litres = readValue(capacity, LITRES_LIMITS);
  return (
    litres === null || compare(litres, TANK_LITRES.tank.max) <= 0 || compare(litres, TANK_LITRES.swapBody.min) >= 0
  );
};

/** Litres of one shell; null when unknown. */
export function capacityOf(form: TankForm, { offer }: Pick<TankContext, 'offer'>): string | null {
  if (isOwnTank(form)) return isBuilt(form.capacity) ? readValue(form.capacity, LITRES_LIMITS) : null;
  return offer === null ? null : String(offer.capacityLitres);
}

/** Tare in kilograms; defaults to the usual one. */
export const tareOf = (form: TankForm): string =>
  (isOwnTank(form) ? readValue(form.tareWeight, TARE_LIMITS) : null) ?? String(TANK_TARE_KG.usual);

/** Molten goods are filled by two specific densities. */
export const isMoltenCargo = (form: Pick<TankForm, 'cargo'>): boolean => provisionOf(form) === 'TP3';

const shellOf = (form: TankForm, context: Pick<TankContext, 'offer'>) => {
  const capacityLitres = capacityOf(form, context);
  if (!isCarried(form) || capacityLitres === null) return null;
  return { capacityLitres, tareKg: tareOf(form), limitKg: context.offer?.limitKg ?? null };
};

const lighter = (hot: string, cold: string): boolean => compare(hot, cold) < 0;

function moltenInputOf(form: TankForm, context: Pick<TankContext, 'offer'>): MoltenFillingInput | null {
  const shell = shellOf(form, context);
  const fillDensity = readValue(form.fillDensity, DENSITY_LIMITS);
  const hotDensity = readValue(form.hotDensity, DENSITY_LIMITS);
  if (shell === null || fillDensity === null || hotDensity === null || lighter(fillDensity, hotDensity)) return null;
  return { ...shell, fillDensity, hotDensity };
}

function liquidInputOf(form: TankForm, context: Pick<TankContext, 'offer'>): FillingInput | null {
  const shell = shellOf(form, context);
  const density15 = readValue(form.density15, DENSITY_LIMITS);
  const density50 = readValue(form.density50, DENSITY_LIMITS);
  const fillTemp = readValue(form.fillTemp, FILLING_TEMPERATURE);
  const provision = provisionOf(form);
  if (shell === null || provision === 'TP3' || density15 === null || density50 === null || fillTemp === null)
    return null;
  return lighter(density50, density15) ? { ...shell, density15, density50, fillTemp, provision } : null;
}

/** kg/L at filling; null when unknown. */
export function loadedDensity(form: TankForm, context: Pick<TankContext, 'offer'>): DecimalInput | null {
  if (isMoltenCargo(form)) return moltenInputOf(form, context)?.fillDensity ?? null;
  const asked = liquidInputOf(form, context);
  return asked === null ? null : densityAt(asked);
}

/** Maximum filling of one tank; null when unknown. */
export function fillingOfForm(form: TankForm, context: Pick<TankContext, 'offer'>): Filling | null {
  if (isMoltenCargo(form)) {
    const melted = moltenInputOf(form, context);
    return melted === null ? null : moltenFillingOf(melted);
  }
  const asked = liquidInputOf(form, context);
  return asked === null ? null : fillingOf(asked);
}
