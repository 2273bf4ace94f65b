import type { EnquiryField } from '#domain/enquiry/fields.ts';
import type { EnquiryService } from '#domain/enquiry/kinds.ts';

type Fields<Word> = Readonly<Partial<Record<EnquiryField, Word>>>;

/** The words of one service's form, besides those that every form has. */
export interface KindWords {
  title: string;
  fields?: Fields<string>;
  help?: Fields<string>;
  units?: Fields<string>;
  /** Labels of a field's choices. */
  choices?: Fields<Readonly<Record<string, string>>>;
}

const known: Partial<Record<EnquiryService, KindWords>> = {};

/** Registers the texts of a service when its module loads: a page loads only those of its own form. */
export function enquiryWords<Words extends KindWords>(service: EnquiryService, words: Words): Words {
  known[service] = words;
  return words;
}

export const wordsOf = (service: EnquiryService): Partial<KindWords> => known[service] ?? {};
