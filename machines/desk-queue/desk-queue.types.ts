import type { DeskContentQuery } from '#contract/calls/desk-content.ts';
import type { DeskEnquiryQueue } from '#contract/calls/desk-enquiries.ts';
import type { DeskInvoiceQueue } from '#contract/calls/desk-invoices.ts';
import type { DeskLeadQueue } from '#contract/calls/desk-leads.ts';
import type { DeskOrderQueue } from '#contract/calls/desk-orders.ts';
import type { DeskAudit } from '#contract/calls/desk-people.ts';
import type { DeskVerificationQueue } from '#contract/calls/desk-verifications.ts';
import type { Due } from '#contract/fields/desk-queue.ts';

export type OrderRow = DeskOrderQueue['items'][number] & { id: string; kind: 'order' };
export type EnquiryRow = DeskEnquiryQueue['items'][number] & { id: string; kind: 'enquiry' };
/** Nothing ends by time: the oldest is first. */
export type InvoiceRow = DeskInvoiceQueue['items'][number] & { id: string; kind: 'invoice'; deadline: null };
export type LeadRow = DeskLeadQueue['items'][number] & { id: string; kind: 'lead'; deadline: null };
export type VerificationRow = DeskVerificationQueue['items'][number] & { kind: 'verification' };
/** The deadline of an article is when it will be shown. */
export type ArticleRow = { id: string; kind: 'article'; deadline: number | null } & {
  article: DeskContentQuery['items'][number];
};

/** One act of the log: nothing waits. */
export type ActRow = { id: string; kind: 'act'; deadline: null; act: DeskAudit['items'][number] };

/** What a row is listed under: how soon it ends, or how long nobody has settled what has no end. */
export type DueGroup = 'urgent' | 'soon' | 'ample' | 'endless' | 'waitedLong' | 'waitedDays' | 'waitedHours';

/** One thing that waits for an operator, or is told to one. */
export type QueueRow = ActRow | ArticleRow | EnquiryRow | InvoiceRow | LeadRow | OrderRow | VerificationRow;

export interface QueuePage {
  items: readonly QueueRow[];
  total: number;
  /** How many of them all end how soon; a back end may tell none. */
  due?: Due | undefined;
  /** Where the next page begins; null at the end of the list. */
  next: string | null;
  now: number;
}

export interface QueueFilters {
  keyword: string;
  /** Empty for all: the service of an order or enquiry, what a message is about, the kind of an article or of what was acted on. */
  service: string;
  /** Empty for what still waits; of acts the day. */
  status: string;
}

export interface PageRequest {
  filters: QueueFilters;
  /** Where the page before ended; null for the first. */
  after: string | null;
}

export interface DeskQueueContext {
  filters: QueueFilters;
  rows: readonly QueueRow[];
  /** Where each was listed when it was read: what becomes of it meanwhile moves no row. */
  listedIn: Readonly<Record<string, DueGroup | null>>;
  total: number;
  due: Due | null;
  /** Where the next page begins; null at the end of the list. */
  next: string | null;
  /** When the list was read, by the server's clock. */
  readAt: number;
  failure: string | null;
}

/** What has become of one row. */
export interface RowChanged {
  type: 'row.changed';
  row: QueueRow;
}

export type DeskQueueEvent =
  | { type: 'filters.changed'; filters: QueueFilters }
  | { type: 'list.more' }
  | { type: 'list.renew' }
  | RowChanged;
