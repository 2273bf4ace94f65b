import { enquiryForm as words, wordsOf } from '#copy/enquiry/form.ts';
import type { EnquiryField } from '#domain/enquiry/fields.ts';
import type { EnquiryService } from '#domain/enquiry/kinds.ts';
import type { FieldData } from '#domain/form/table.ts';
import { dgClasses } from '#domain/reference/dangerous-classes.ts';

const classNames: Readonly<Record<string, string>> = Object.fromEntries(
  dgClasses.map(({ code, nameCn }) => [code, words.className(code, nameCn)]),
);

/** Labels of the field's choices. */
export function choiceNames(service: EnquiryService, name: EnquiryField): Readonly<Record<string, string>> {
  const own = wordsOf(service).choices?.[name];
  if (own !== undefined) return own;
  if (name === 'isDanger') return words.dangerous;
  return name === 'dgClass' ? classNames : {};
}

/** Choices with their labels. */
export function choicesOf(service: EnquiryService, name: EnquiryField, { choices = [] }: FieldData) {
  const names = choiceNames(service, name);
  return choices.map((value) => ({ value, label: names[value] ?? value }));
}
