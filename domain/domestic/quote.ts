import { optionOfForm } from '../booking/form-source.ts';
import { readUnNumber } from '../dangerous-goods/numbers.ts';
import type { DomesticForm } from './form.ts';
import { hasDelivery, hasPickup } from './terms.ts';

/** Values the price depends on; personal data is not sent for a quote. */
export interface DomesticQuotePart {
  priceId: string;
  scheduleId: string;
  containers: { ctnType: string; quantity: string; weightPerCtn: string }[];
  goods: { unNo: string; dgClass: string; subRisk1: string; subRisk2: string }[];
  /** Door cities; empty for port terms. */
  pickup: string;
  delivery: string;
  /** Insured value in yuan; empty without insurance. */
  insured: string;
  /** Answered enquiry option that sets the price. */
  enquiry: { no: string; optionId: string } | null;
}

const hasValidQuantity = ({ quantity }: { quantity: string }) => /^[1-9]\d?$|^100$/.test(quantity);

/** Null when required pricing values are missing. */
export function domesticQuotePart(form: DomesticForm): DomesticQuotePart | null {
  const part = domesticPartAsTyped(form);
  const types = part.containers.map(({ ctnType }) => ctnType);
  const isDoorOpen = (hasPickup(form.term) && part.pickup === '') || (hasDelivery(form.term) && part.delivery === '');
  return form.priceId === '' || types.length === 0 || new Set(types).size < types.length || isDoorOpen ? null : part;
}

/** The pricing values, complete or not. */
export const domesticPartAsTyped = (form: DomesticForm): DomesticQuotePart => ({
  priceId: form.priceId,
  scheduleId: form.scheduleId,
  containers: form.containers
    .filter(hasValidQuantity)
    .map(({ ctnType, quantity, weightPerCtn }) => ({ ctnType, quantity, weightPerCtn })),
  goods: form.cargo
    .filter(({ isDanger, dg }) => isDanger && dg.dgClass !== '')
    .map(({ dg: { unNo, dgClass, subRisk1, subRisk2 } }) => ({
      unNo: readUnNumber(unNo) ?? '',
      ...{ dgClass, subRisk1, subRisk2 },
    })),
  pickup: hasPickup(form.term) ? form.pickup.city : '',
  delivery: hasDelivery(form.term) ? form.delivery.city : '',
  insured: form.insurance.wanted ? form.insurance.cargoValue : '',
  enquiry: optionOfForm(form),
});
