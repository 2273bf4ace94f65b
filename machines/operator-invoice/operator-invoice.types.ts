import type { OperatorInvoiceSheet } from '#contract/calls/operator-invoices.ts';
import type { IssuedInvoice } from '#domain/invoices/issued.ts';
import type { SheetContext, SheetEvent, SheetInput, SheetReport } from '../kit/record-sheet.ts';

export type InvoiceSheet = OperatorInvoiceSheet;

export interface ChosenInvoice {
  key: string;
  name: string;
  size: number;
}

/** A text of the invoice that can be copied, by its label. */
export interface CopiedText {
  name: string;
  text: string;
}

export type InvoiceFileError = 'EMPTY' | 'TOO_LARGE' | 'WRONG_TYPE';

export interface IssueRequest extends IssuedInvoice {
  invoiceId: string;
  key: string;
}

/** An edit of one field of the invoice. */
export interface PaperEdit {
  field: keyof IssuedInvoice;
  value: string;
}

export interface InvoiceRefusalRequest {
  invoiceId: string;
  reason: string;
}

export type OperatorInvoiceReport = SheetReport<'invoice', InvoiceSheet>;
export type OperatorInvoiceInput = SheetInput<'invoice', InvoiceSheet>;

export interface OperatorInvoiceContext extends SheetContext<'invoice', InvoiceSheet> {
  /** The electronic invoice to upload. */
  file: ChosenInvoice | null;
  fileError: InvoiceFileError | null;
  /** Number and date of the invoice, as typed. */
  paper: IssuedInvoice;
  /** The reason for refusing it, as typed. */
  reason: string;
  done: 'issued' | 'refused' | null;
  /** The last text copied, and whether the clipboard accepted it. */
  copied: (CopiedText & { isThere: boolean }) | null;
}

export type OperatorInvoiceEvent =
  | SheetEvent<'invoice'>
  | ({ type: 'text.copy' } & CopiedText)
  | { type: 'file.chosen'; file: ChosenInvoice }
  | { type: 'file.remove' }
  | ({ type: 'paper.typed' } & PaperEdit)
  | { type: 'issued.read' }
  | { type: 'invoice.issue' }
  | { type: 'reason.typed'; reason: string }
  | { type: 'invoice.refuse' };
