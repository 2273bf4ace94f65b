import * as v from 'valibot';
import { invoiceStatuses } from '#domain/invoices/requests.ts';
import { bookedService } from './booked-service.ts';
import { invoice } from './booking.ts';
import { storedFile } from './hand-in.ts';

/** Invoice details of an order form, without its checkbox. */
export const invoiceDetails = v.omit(invoice, ['wanted']).entries;

/** Invoiced amount per currency; excludes charges at cost and freight collect. */
export const invoiceAmounts = v.array(v.object({ currency: v.string(), amount: v.string() }));

export const invoicedOrder = v.object({ orderNo: v.string(), service: bookedService, amounts: invoiceAmounts });

export const invoiceRecord = {
  invoiceId: v.string(),
  status: v.picklist(invoiceStatuses),
  details: v.object(invoiceDetails),
  orders: v.array(invoicedOrder),
  amounts: invoiceAmounts,
  createdAt: v.number(),
  decidedAt: v.nullable(v.number()),
  reason: v.nullable(v.string()),
  /** Number of the issued invoice; null when it was sent without one. */
  number: v.nullable(v.string()),
  issuedOn: v.nullable(v.string()),
  file: v.nullable(storedFile),
};
