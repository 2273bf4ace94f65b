import { readUnNumber } from '../../../dangerous-goods/numbers.ts';
import { hasDelivery, hasPickup } from '../../../domestic/terms.ts';
import { optionOfForm } from '../../begun.ts';
import type { DomesticForm } from './form.ts';

/** What a price depends on, and nothing else: names and addresses do not travel to be quoted. */
export interface DomesticQuotePart {
  priceId: string;
  scheduleId: string;
  containers: { ctnType: string; quantity: string; weightPerCtn: string }[];
  /** The goods that are dangerous, one a line. */
  goods: { unNo: string; dgClass: string; subRisk1: string; subRisk2: string }[];
  /** Cities of the doors; empty for a port. */
  pickup: string;
  delivery: string;
  /** Yuan; empty where nothing is insured. */
  insured: string;
  /** The option of an answered enquiry that names the price. */
  enquiry: { no: string; optionId: string } | null;
}

const isBoxAsked = ({ quantity }: { quantity: string }) => /^[1-9]\d?$|^100$/.test(quantity);

/** Null while the form says too little for a price. */
export function domesticQuotePart(form: DomesticForm): DomesticQuotePart | null {
  const part = domesticPartAsTyped(form);
  const types = part.containers.map(({ ctnType }) => ctnType);
  const isDoorOpen = (hasPickup(form.term) && part.pickup === '') || (hasDelivery(form.term) && part.delivery === '');
  return form.priceId === '' || types.length === 0 || new Set(types).size < types.length || isDoorOpen ? null : part;
}

/** The same, whether it can be priced or not. */
export const domesticPartAsTyped = (form: DomesticForm): DomesticQuotePart => ({
  priceId: form.priceId,
  scheduleId: form.scheduleId,
  containers: form.containers
    .filter(isBoxAsked)
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
