import { optionOfForm } from '../booking/form-source.ts';
import { type PricedGoods, pricedGoodsOf } from '../booking/priced-goods.ts';
import { readQuantity } from '../quantity.ts';
import type { TankForm } from './form.ts';
import { rentalTermOf } from './kinds.ts';
import { daysSold } from './rules.ts';
import { isCarried, isCleaned, isLet, isStored } from './tank.ts';

/** Values the price depends on; personal data is not sent for a quote. */
export interface TankQuotePart {
  serviceType: string;
  priceId: string;
  scheduleId: string;
  depotId: string;
  tankType: string;
  /** OPERATOR or OWN; empty for yard services. */
  tankSource: string;
  tanks: number;
  /** Zero when not charged by the day. */
  days: number;
  /** SHORT, LONG or FINANCE; empty without rental. */
  rentalTerm: string;
  goods: PricedGoods[];
  isDanger: boolean;
  works: string[];
  /** Answered enquiry option that sets the price of a lane or yard. */
  enquiry: { no: string; optionId: string } | null;
}

const countOf = (typed: string): number => (/^(?:[1-9]\d?|100)$/.test(typed) ? Number(typed) : 0);

/** Days within the allowed range; zero otherwise. */
export function daysOf(form: Pick<TankForm, 'rentalTerm' | 'serviceType' | 'tankDays'>): number {
  if (!isLet(form) && !isStored(form)) return 0;
  const read = readQuantity(form.tankDays, { decimals: 0, ...daysSold(form) });
  return read.ok ? Number(read.value) : 0;
}

export const tankExtras = [
  'TRUCK',
  'DELIVERY',
  'HEAT',
  'NITROGEN',
  'LINING',
  'CLEAN',
  'RESIDUE',
  'REPAIR',
  'HALF',
  'FIVE',
] as const;
export type TankExtra = (typeof tankExtras)[number];

/** Selected extras available for the service. */
function extrasOf(form: TankForm): TankExtra[] {
  const isFitted = isCarried(form) || isLet(form);
  const isInYard = isCleaned(form) || isStored(form);
  const asked: Record<TankExtra, boolean> = {
    TRUCK: isCarried(form) && form.loadAt === 'DOOR',
    DELIVERY: isCarried(form) && form.unloadAt === 'DOOR',
    HEAT: isCarried(form) && form.heating !== 'NONE',
    NITROGEN: isCarried(form) && form.nitrogen,
    LINING: isFitted && form.lining !== 'NONE',
    CLEAN: form.cleanAfter && (isCarried(form) || isStored(form)),
    RESIDUE: form.residue && (isCarried(form) || isCleaned(form)),
    REPAIR: isInYard && form.repair,
    HALF: isInYard && form.retest === 'HALF',
    FIVE: isInYard && form.retest === 'FIVE',
  };
  return tankExtras.filter((extra) => asked[extra]);
}

/** Null when required pricing values are missing. */
export function tankQuotePart(form: TankForm): TankQuotePart | null {
  const part = tankPartAsTyped(form);
  if (part.tanks === 0) return null;
  if (isCarried(form)) return part.priceId === '' ? null : part;
  const isTimed = isCleaned(form) || part.days > 0;
  const isNamed = part.depotId !== '' && (!isLet(form) || part.tankType !== '');
  return isTimed && isNamed ? part : null;
}

/** The pricing values, complete or not. */
export function tankPartAsTyped(form: TankForm): TankQuotePart {
  return {
    serviceType: form.serviceType,
    priceId: isCarried(form) ? form.priceId : '',
    scheduleId: isCarried(form) ? form.scheduleId : '',
    depotId: isCarried(form) ? '' : form.depotId,
    tankType: isLet(form) ? form.tankType : '',
    tankSource: isCarried(form) ? form.tankSource : '',
    tanks: countOf(form.tanks),
    days: daysOf(form),
    rentalTerm: isLet(form) ? rentalTermOf(form.rentalTerm) : '',
    goods: pricedGoodsOf(form.cargo),
    isDanger: form.cargo.some(({ isDanger }) => isDanger),
    works: extrasOf(form),
    enquiry: optionOfForm(form),
  };
}
