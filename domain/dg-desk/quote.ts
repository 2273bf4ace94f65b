import { optionOfForm } from '../booking/form-source.ts';
import { readQuantity } from '../quantity.ts';
import { type DeskWork, MONTHS, PEOPLE } from '../reference/desk-works.ts';
import type { DeskForm } from './form.ts';
import { worksOf } from './works.ts';

/** Values the price depends on; names and goods are not sent for a quote. */
export interface DeskQuotePart {
  works: DeskWork[];
  urgency: string;
  sdsWork: string;
  sdsLanguage: string;
  people: number;
  trainMode: string;
  months: number;
  /** Answered enquiry option that sets the price. */
  enquiry: { no: string; optionId: string } | null;
}

/** Defaults to one, to show the unit price. */
const countOf = (typed: string, limits: typeof PEOPLE | typeof MONTHS): number => {
  const read = readQuantity(typed, limits);
  return read.ok ? Number(read.value) : 1;
};

/** Never null: prices are shown before a service is selected. */
export const deskQuotePart = (form: DeskForm): DeskQuotePart => ({
  works: worksOf(form),
  urgency: form.urgency,
  sdsWork: form.sdsWork,
  sdsLanguage: form.sdsLanguage,
  people: countOf(form.people, PEOPLE),
  trainMode: form.trainMode,
  months: countOf(form.months, MONTHS),
  enquiry: optionOfForm(form),
});
