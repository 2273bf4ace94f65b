import { type LoadPart, loadPartOf, pricedLoad } from '../../load-part.ts';
import type { LclForm } from './form.ts';

export interface LclQuotePart extends LoadPart {
  scheduleId: string;
}

/** Null while the form says too little for a price. */
export const lclQuotePart = (form: LclForm): LclQuotePart | null => pricedLoad(lclPartAsTyped(form));

/** The same, whether it can be priced or not. */
export const lclPartAsTyped = (form: LclForm): LclQuotePart => ({ ...loadPartOf(form), scheduleId: form.scheduleId });
