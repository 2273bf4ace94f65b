import type { DeskContentQuery } from '#contract/calls/desk-content.ts';
import type { DeskEnquiryQueue } from '#contract/calls/desk-enquiries.ts';
import type { DeskInvoiceQueue } from '#contract/calls/desk-invoices.ts';
import type { DeskLeadQueue } from '#contract/calls/desk-leads.ts';
import type { DeskOrderQueue } from '#contract/calls/desk-orders.ts';
import type { DeskAudit } from '#contract/calls/desk-people.ts';
import type { DeskVerificationQueue } from '#contract/calls/desk-verifications.ts';
import type {
  ActRow,
  ArticleRow,
  EnquiryRow,
  InvoiceRow,
  LeadRow,
  OrderRow,
  VerificationRow,
} from './desk-queue.types.ts';

export const orderRow = (row: DeskOrderQueue['items'][number]): OrderRow => ({
  ...row,
  id: row.orderNo,
  kind: 'order',
});

export const enquiryRow = (row: DeskEnquiryQueue['items'][number]): EnquiryRow => ({
  ...row,
  id: row.enquiryNo,
  kind: 'enquiry',
});

export const invoiceRow = (row: DeskInvoiceQueue['items'][number]): InvoiceRow => ({
  ...row,
  id: row.invoiceId,
  kind: 'invoice',
  deadline: null,
});

export const leadRow = (row: DeskLeadQueue['items'][number]): LeadRow => ({
  ...row,
  id: row.leadNo,
  kind: 'lead',
  deadline: null,
});

export const verificationRow = (row: DeskVerificationQueue['items'][number]): VerificationRow => ({
  ...row,
  kind: 'verification',
});

export const articleRow = (article: DeskContentQuery['items'][number]): ArticleRow => ({
  id: article.id,
  kind: 'article',
  deadline: article.status === 'SCHEDULED' ? article.shownFrom : null,
  article,
});

export const actRow = (act: DeskAudit['items'][number]): ActRow => ({
  id: String(act.id),
  kind: 'act',
  deadline: null,
  act,
});
