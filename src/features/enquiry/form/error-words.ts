import { enquiryErrorText } from '#copy/enquiry/form.ts';
import type { EnquiryField } from '#domain/enquiry/fields.ts';
import type { ErrorCode } from '#domain/form/error-codes.ts';
import type { EnquiryService } from '#machines/enquiry/index.ts';
import { fieldOf } from './field-of.ts';

export const errorTextOf = (service: EnquiryService, name: EnquiryField, error: ErrorCode | null): string | null =>
  error === null ? null : enquiryErrorText(error, fieldOf(service, name).kind);
