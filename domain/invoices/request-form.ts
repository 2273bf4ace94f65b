import { blankInvoice, type InvoiceDetails } from '../booking/invoice.ts';
import { invoiceFields } from '../booking/invoice-fields.ts';
import { errorsOf, type FieldErrors } from '../form/check.ts';
import { type FieldError, type FormDescription, section } from '../form/field.ts';
import { cleanCode } from '../text.ts';

export type InvoiceField = keyof InvoiceDetails;

const { wanted: _asked, ...blank } = blankInvoice;
export const blankRequest: InvoiceDetails = blank;

const form: FormDescription<InvoiceDetails, null> = {
  sections: [
    section<InvoiceDetails, InvoiceDetails, null>({
      at: '',
      step: '',
      fields: invoiceFields<InvoiceDetails, InvoiceDetails, null>(),
    }),
  ],
  checks: [],
};

/** Blocking errors; warnings are ignored. */
export const invoiceErrors = (details: InvoiceDetails): readonly FieldError[] =>
  errorsOf(form, details, null).filter(({ level }) => level === 'BLOCK');

export const invoiceErrorsByField = (details: InvoiceDetails): FieldErrors<InvoiceDetails> =>
  Object.fromEntries(invoiceErrors(details).map(({ path, code }) => [path, code]));

/** Trims texts and removes blanks in numbers. */
export function tidyInvoice(details: InvoiceDetails): InvoiceDetails {
  const trimmed = Object.fromEntries(Object.entries(details).map(([key, text]) => [key, text.trim()]));
  return {
    ...(trimmed as InvoiceDetails),
    taxpayerId: cleanCode(details.taxpayerId),
    bankAccount: cleanCode(details.bankAccount),
  };
}
