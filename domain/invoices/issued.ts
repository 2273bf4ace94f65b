/** Issued invoice as the operator types it. */
export interface IssuedInvoice {
  number: string;
  /** yyyy-MM-dd. */
  issuedOn: string;
}

/** 20 digits for digital invoices, 8 for older ones. */
export const INVOICE_NUMBER = /^\d{8}(?:\d{12})?$/;
export const isInvoiceNumber = (typed: string): boolean => INVOICE_NUMBER.test(typed.trim());

/** File types of electronic invoices. */
export const INVOICE_FILE = /\.(?:pdf|ofd)$/iu;
