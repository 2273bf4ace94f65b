import { type LoadPart, loadPartOf, pricedLoad } from '../booking/load-part.ts';
import type { LclForm } from './form.ts';

export interface LclQuotePart extends LoadPart {
  scheduleId: string;
}

/** Null when required pricing values are missing. */
export const lclQuotePart = (form: LclForm): LclQuotePart | null => pricedLoad(lclPartAsTyped(form));

/** The pricing values, complete or not. */
export const lclPartAsTyped = (form: LclForm): LclQuotePart => ({ ...loadPartOf(form), scheduleId: form.scheduleId });
