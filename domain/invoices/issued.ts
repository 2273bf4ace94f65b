/** What stands on an invoice that was issued, as it is typed. */
export interface IssuedInvoice {
  number: string;
  /** yyyy-MM-dd. */
  issuedOn: string;
}

/** 20 digits of a digital invoice, 8 of one before. */
export const INVOICE_NUMBER = /^\d{8}(?:\d{12})?$/;
export const isInvoiceNumber = (typed: string): boolean => INVOICE_NUMBER.test(typed.trim());

/** The kinds of file an electronic invoice comes as. */
export const INVOICE_FILE = /\.(?:pdf|ofd)$/iu;
