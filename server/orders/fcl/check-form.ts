import type { FclContext } from '#domain/fcl/context.ts';
import { fclDescription } from '#domain/fcl/fields.ts';
import type { FclForm } from '#domain/fcl/form.ts';
import { tidy } from '#domain/form/tidy.ts';
import type { JudgedBooking } from './price.ts';

/** Normalises the form for checks, price and storage. */
export const tidied = (form: FclForm): FclForm => tidy(fclDescription, form);

export function contextOf(
  { offer, timezone, isDanger, termRates }: JudgedBooking,
  now: number,
  buyer: Pick<FclContext, 'currencies' | 'isContractCustomer' | 'payTypes'>,
): FclContext {
  const { etd, etdDay, cutOffs, validTo, prices, dgClasses, carrierRefuses, collectAllowed } = offer;
  const { refusedClasses = carrierRefuses } = offer;
  return {
    now,
    ...buyer,
    offer: {
      isDanger,
      etd,
      etdDay,
      timezone,
      cutOffs,
      validTo,
      boxes: prices.map(({ ctnType, limitKg }) => ({ ctnType, limitKg })),
      dgClasses,
      refusedClasses,
      collectAllowed,
      termRates,
    },
  };
}
