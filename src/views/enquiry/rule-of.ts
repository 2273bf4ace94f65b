import type { FieldRule } from '#domain/enquiry/form.ts';
import { type EnquiryService, enquiryForms } from '#domain/enquiry/services.ts';

export function ruleOf(service: EnquiryService, name: string): FieldRule {
  const rule = enquiryForms[service].fields.find((field) => field.name === name);
  if (rule === undefined) throw new Error(`an enquiry of ${service} has no field ${name}`);
  return rule;
}
