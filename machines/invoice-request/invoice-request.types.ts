import type { AnswerOf } from '#contract/call.ts';
import type { invoiceList } from '#contract/calls/invoices.ts';
import type { InvoiceDetails } from '#domain/booking/invoice.ts';
import type { InvoiceField } from '#domain/invoices/request-form.ts';
import type { FormContext } from '../kit/form-chart.ts';

export type { InvoiceField } from '#domain/invoices/request-form.ts';

export type InvoicePage = AnswerOf<typeof invoiceList>;
export type InvoiceRecord = InvoicePage['items'][number];
export type InvoiceableOrder = InvoicePage['invoiceable'][number];

export interface RequestedInvoice {
  orderNos: readonly string[];
  details: InvoiceDetails;
}

export interface InvoiceRequestContext extends FormContext<InvoiceDetails> {
  /** Null until the first load. */
  page: InvoicePage | null;
  pageNo: number;
  /** Numbers of the orders for one invoice. */
  chosen: readonly string[];
  /** The request was sent and is in the list. */
  isSent: boolean;
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
