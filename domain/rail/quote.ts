import { optionOfForm } from '../booking/form-source.ts';
import { readQuantity } from '../quantity.ts';
import { FREE_DAYS, type RailForm } from './form.ts';

/** Values the price depends on; personal data is not sent for a quote. */
export interface RailQuotePart {
  priceId: string;
  scheduleId: string;
  containers: { ctnType: string; quantity: string }[];
  pickup: string;
  delivery: string;
  insured: boolean;
  /** Rail container terms beyond the price: other locations, and the most free days. */
  boxUse: { emptyAt: boolean; returnCity: boolean; freeDays: number };
  /** Answered enquiry option that sets the price. */
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

const hasValidQuantity = ({ quantity }: { quantity: string }) => /^[1-9]\d?$|^100$/.test(quantity);

/** Null when required pricing values are missing. */
export function railQuotePart(form: RailForm): RailQuotePart | null {
  const part = railPartAsTyped(form);
  const types = part.containers.map(({ ctnType }) => ctnType);
  const isComplete = part.priceId !== '' && types.length > 0 && new Set(types).size === types.length;
  return isComplete ? part : null;
}

/** The pricing values, complete or not. */
export const railPartAsTyped = (form: RailForm): RailQuotePart => ({
  priceId: form.priceId,
  scheduleId: form.scheduleId,
  containers: form.containers.filter(hasValidQuantity).map(({ ctnType, quantity }) => ({ ctnType, quantity })),
  pickup: form.pickup,
  delivery: form.delivery,
  insured: form.insured,
  boxUse: boxUseOf(form),
  enquiry: optionOfForm(form),
});
