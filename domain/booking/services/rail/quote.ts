import { readQuantity } from '../../../quantity.ts';
import { optionOfForm } from '../../begun.ts';
import { FREE_DAYS, type RailForm } from './form.ts';

/** What a price depends on, and nothing else: names and addresses do not travel to be quoted. */
export interface RailQuotePart {
  priceId: string;
  scheduleId: string;
  containers: { ctnType: string; quantity: string }[];
  pickup: string;
  delivery: string;
  insured: boolean;
  /** What is asked of boxes of the train beyond the price: other places, and the most days. */
  boxUse: { emptyAt: boolean; returnCity: boolean; freeDays: number };
  /** The option of an answered enquiry that names the price. */
  enquiry: { no: string; optionId: string } | null;
}

const isTyped = (text: string) => text.trim() !== '';
const daysOf = (typed: string): number => {
  const read = readQuantity(typed, FREE_DAYS);
  return read.ok ? Number(read.value) : 0;
};

function boxUseOf({ containers }: RailForm): RailQuotePart['boxUse'] {
  const boxes = containers.filter(({ soc }) => !soc);
  return {
    emptyAt: boxes.some(({ emptyAt }) => isTyped(emptyAt)),
    returnCity: boxes.some(({ returnCity }) => isTyped(returnCity)),
    freeDays: Math.max(0, ...boxes.map(({ freeDays }) => daysOf(freeDays))),
  };
}

const isBoxAsked = ({ quantity }: { quantity: string }) => /^[1-9]\d?$|^100$/.test(quantity);

/** Null while the form says too little for a price. */
export function railQuotePart(form: RailForm): RailQuotePart | null {
  const part = railPartAsTyped(form);
  const types = part.containers.map(({ ctnType }) => ctnType);
  const isSaid = part.priceId !== '' && types.length > 0 && new Set(types).size === types.length;
  return isSaid ? part : null;
}

/** The same, whether it can be priced or not. */
export const railPartAsTyped = (form: RailForm): RailQuotePart => ({
  priceId: form.priceId,
  scheduleId: form.scheduleId,
  containers: form.containers.filter(isBoxAsked).map(({ ctnType, quantity }) => ({ ctnType, quantity })),
  pickup: form.pickup,
  delivery: form.delivery,
  insured: form.insured,
  boxUse: boxUseOf(form),
  enquiry: optionOfForm(form),
});
