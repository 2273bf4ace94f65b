import type { OperatorContentQuery } from '#contract/calls/operator-content.ts';
import type { OperatorEnquiryQueue } from '#contract/calls/operator-enquiries.ts';
import type { OperatorInvoiceQueue } from '#contract/calls/operator-invoices.ts';
import type { OperatorLeadQueue } from '#contract/calls/operator-leads.ts';
import type { OperatorOrderQueue } from '#contract/calls/operator-orders.ts';
import type { OperatorAudit } from '#contract/calls/operator-people.ts';
import type { OperatorVerificationQueue } from '#contract/calls/operator-verifications.ts';
import type { Due } from '#contract/fields/operator-queue.ts';

export type OrderRow = OperatorOrderQueue['items'][number] & { id: string; kind: 'order' };
export type EnquiryRow = OperatorEnquiryQueue['items'][number] & { id: string; kind: 'enquiry' };
/** Invoices have no deadline: the oldest comes first. */
export type InvoiceRow = OperatorInvoiceQueue['items'][number] & { id: string; kind: 'invoice'; deadline: null };
export type LeadRow = OperatorLeadQueue['items'][number] & { id: string; kind: 'lead'; deadline: null };
export type VerificationRow = OperatorVerificationQueue['items'][number] & { kind: 'verification' };
/** The deadline of an article is its scheduled publication. */
export type ArticleRow = { id: string; kind: 'article'; deadline: number | null } & {
  article: OperatorContentQuery['items'][number];
};

/** An entry of the audit log, which needs no action. */
export type ActRow = { id: string; kind: 'act'; deadline: null; act: OperatorAudit['items'][number] };

/** Heading of a row: how soon its deadline is, or how long a row without one has been waiting. */
export type DueGroup = 'urgent' | 'soon' | 'ample' | 'endless' | 'waitedLong' | 'waitedDays' | 'waitedHours';

/** A row that awaits an operator or informs them. */
export type QueueRow = ActRow | ArticleRow | EnquiryRow | InvoiceRow | LeadRow | OrderRow | VerificationRow;

export interface QueuePage {
  items: readonly QueueRow[];
  total: number;
  /** Number of rows by deadline; absent when the server does not count them. */
  due?: Due | undefined;
  /** Cursor of the next page; null at the end of the list. */
  next: string | null;
  now: number;
}

export interface QueueFilters {
  keyword: string;
  /** Filter by service (orders, enquiries), topic (messages) or kind (articles, audit log); empty for all. */
  service: string;
  /** Empty for open rows; the day, in the audit log. */
  status: string;
}

export interface PageRequest {
  filters: QueueFilters;
  /** Cursor of the loaded page; null for the first page. */
  after: string | null;
}

export interface OperatorQueueContext {
  filters: QueueFilters;
  rows: readonly QueueRow[];
  /** The heading of each row when it was loaded: later changes do not move rows. */
  listedIn: Readonly<Record<string, DueGroup | null>>;
  total: number;
  due: Due | null;
  /** Cursor of the next page; null at the end of the list. */
  next: string | null;
  /** When the list was loaded, by the server's clock. */
  readAt: number;
  failure: string | null;
}

/** A row changed in its own sheet. */
export interface RowChanged {
  type: 'row.changed';
  row: QueueRow;
}

export type OperatorQueueEvent =
  | { type: 'filters.changed'; filters: QueueFilters }
  | { type: 'list.more' }
  | { type: 'list.renew' }
  | RowChanged;
