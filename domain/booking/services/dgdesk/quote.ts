import { readQuantity } from '../../../quantity.ts';
import { type DeskWork, MONTHS, PEOPLE } from '../../../reference/desk-works.ts';
import { optionOfForm } from '../../begun.ts';
import type { DeskForm } from './form.ts';
import { worksOf } from './works.ts';

/** What a price depends on, and nothing else: names and goods do not travel to be quoted. */
export interface DeskQuotePart {
  works: DeskWork[];
  urgency: string;
  sdsWork: string;
  sdsLanguage: string;
  people: number;
  trainMode: string;
  months: number;
  /** The option of an answered enquiry that names the price. */
  enquiry: { no: string; optionId: string } | null;
}

/** One while it is not said: what a single one costs is shown. */
const countOf = (typed: string, limits: typeof PEOPLE | typeof MONTHS): number => {
  const read = readQuantity(typed, limits);
  return read.ok ? Number(read.value) : 1;
};

/** Always there: what each work costs is shown before it is asked for. */
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
