import * as v from 'valibot';
import { invoiceStatuses } from '#domain/invoices/requests.ts';
import { bookedService } from './booked-service.ts';
import { invoice } from './booking.ts';
import { keptFile } from './hand-in.ts';

/** The invoice of an order's form without the wish for one. */
export const invoiceDetails = v.omit(invoice, ['wanted']).entries;

/** What is paid for, a sum for each currency: what is charged at cost or collected at the destination is not in it. */
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
  /** Why it was refused. */
  reason: v.nullable(v.string()),
  /** What stands on the issued invoice; null of one that was handed over without. */
  number: v.nullable(v.string()),
  issuedOn: v.nullable(v.string()),
  /** The issued invoice. */
  file: v.nullable(keptFile),
};
