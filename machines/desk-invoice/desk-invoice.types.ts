import type { DeskInvoiceSheet } from '#contract/calls/desk-invoices.ts';
import type { IssuedInvoice } from '#domain/invoices/issued.ts';
import type { Parent } from '../kit/parent.ts';

export type InvoiceSheet = DeskInvoiceSheet;

/** A file as it is known before it is sent. */
export interface ChosenInvoice {
  key: string;
  name: string;
  size: number;
}

/** One thing of the invoice, by the name it is shown under. */
export interface CopiedText {
  name: string;
  text: string;
}

export type InvoiceFileError = 'EMPTY' | 'TOO_LARGE' | 'WRONG_TYPE';

export interface IssueRequest extends IssuedInvoice {
  invoiceId: string;
  key: string;
}

/** One thing that stands on the invoice, as it is typed. */
export interface PaperEdit {
  field: keyof IssuedInvoice;
  value: string;
}

export interface InvoiceRefusalRequest {
  invoiceId: string;
  reason: string;
}

/** What the queue hears of the invoice that is open. */
export interface DeskInvoiceReport {
  type: 'invoice.changed';
  row: InvoiceSheet['row'];
}

export interface DeskInvoiceInput {
  parent: Parent<DeskInvoiceReport>;
}

export interface DeskInvoiceContext extends DeskInvoiceInput {
  id: string | null;
  /** Of the invoice that is open; the one before it is gone at once. */
  sheet: InvoiceSheet | null;
  /** The electronic invoice that is to be handed over. */
  file: ChosenInvoice | null;
  fileError: InvoiceFileError | null;
  /** What stands on it. */
  paper: IssuedInvoice;
  /** Why it is not issued, as it is typed. */
  reason: string;
  /** Why it did not open, or what was done with it was refused. */
  refusal: string | null;
  /** What has just been done. */
  done: 'issued' | 'refused' | null;
  /** What was last asked to be put on the clipboard, and whether it is there. */
  copied: (CopiedText & { isThere: boolean }) | null;
}

export type DeskInvoiceEvent =
  | { type: 'invoice.open'; id: string }
  | { type: 'invoice.retry' }
  | { type: 'invoice.close' }
  | ({ type: 'text.copy' } & CopiedText)
  | { type: 'file.chosen'; file: ChosenInvoice }
  | { type: 'file.remove' }
  | ({ type: 'paper.typed' } & PaperEdit)
  | { type: 'issued.read' }
  | { type: 'invoice.issue' }
  | { type: 'reason.typed'; reason: string }
  | { type: 'invoice.refuse' };
