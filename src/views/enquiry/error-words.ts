import type { EnquiryField } from '#domain/enquiry/fields.ts';
import type { ErrorCode } from '#domain/form/error-codes.ts';
import type { EnquiryService } from '#machines/enquiry/index.ts';
import { enquiryForm } from '#src/ui/copy/enquiry/form.ts';
import { lateCode } from '#src/ui/late-code.ts';
import { onceThere } from '#src/ui/once-there.ts';
import { fieldOf } from './field-of.ts';
import { labelOf } from './sections.ts';

const { load, useCode } = lateCode(() => import('#src/ui/copy/enquiry-errors.ts'));

onceThere(load);

/** What an error says; one that is told before the words have come names its field. */
export function useErrorText(service: EnquiryService, name: EnquiryField, error: ErrorCode | null): string | null {
  const words = useCode();
  if (error === null) return null;
  void load();
  return words?.enquiryErrorText(error, fieldOf(service, name).kind) ?? enquiryForm.wrong(labelOf(service, name));
}
