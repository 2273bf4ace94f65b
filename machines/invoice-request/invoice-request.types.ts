import type { AnswerOf } from '#contract/call.ts';
import type { invoiceList } from '#contract/calls/invoices.ts';
import type { InvoiceDetails } from '#domain/booking/invoice.ts';
import type { InvoiceField } from '#domain/invoices/request-form.ts';
import type { FormContext } from '../kit/form-chart.ts';

export type { InvoiceField } from '#domain/invoices/request-form.ts';

export type InvoicePage = AnswerOf<typeof invoiceList>;
export type InvoiceRecord = InvoicePage['items'][number];
export type InvoiceableOrder = InvoicePage['invoiceable'][number];

export interface InvoiceAsked {
  orderNos: readonly string[];
  details: InvoiceDetails;
}

export interface InvoiceRequestContext extends FormContext<InvoiceDetails> {
  /** Null until it was read once. */
  page: InvoicePage | null;
  /** Which page of the list is asked for. */
  pageNo: number;
  /** Numbers of the orders to be invoiced together. */
  chosen: readonly string[];
  /** What was asked for is in the list now. */
  isSent: boolean;
  /** The file that is being downloaded. */
  fileId: string | null;
}

export type InvoiceRequestEvent =
  | { type: 'invoice.retry' }
  | { type: 'invoice.turn'; page: number }
  | { type: 'invoice.download'; fileId: string }
  | { type: 'invoice.begin' }
  | { type: 'invoice.toggle'; orderNo: string }
  | { type: 'invoice.next' }
  | { type: 'invoice.typed'; field: InvoiceField; text: string }
  | { type: 'invoice.check' }
  | { type: 'invoice.back' }
  | { type: 'invoice.send' }
  | { type: 'invoice.cancel' };
