import type { EnquiryField } from '#domain/enquiry/fields.ts';
import { type EnquiryService, enquiryForms } from '#domain/enquiry/services.ts';
import type { FieldData } from '#domain/form/table.ts';

export function fieldOf(service: EnquiryService, name: EnquiryField): FieldData {
  const field = enquiryForms[service].fields[name];
  if (field === undefined) throw new Error(`an enquiry of ${service} has no field ${name}`);
  return field;
}
