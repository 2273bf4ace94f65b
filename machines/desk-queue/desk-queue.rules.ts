import type { DeskContentQuery } from '#contract/calls/desk-content.ts';
import type { DeskEnquiryQueue } from '#contract/calls/desk-enquiries.ts';
import type { DeskInvoiceQueue } from '#contract/calls/desk-invoices.ts';
import type { DeskLeadQueue } from '#contract/calls/desk-leads.ts';
import type { DeskOrderQueue } from '#contract/calls/desk-orders.ts';
import type { DeskAudit } from '#contract/calls/desk-people.ts';
import type { DeskVerificationQueue } from '#contract/calls/desk-verifications.ts';
import type { Due } from '#contract/fields/desk-queue.ts';
import { DAY_MS } from '#domain/limits.ts';
import { timeLeft } from '#domain/schedule/time-left.ts';
import type {
  ActRow,
  ArticleRow,
  DueGroup,
  EnquiryRow,
  InvoiceRow,
  LeadRow,
  OrderRow,
  QueueRow,
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

const ENDS = { PAST: 'urgent', URGENT: 'urgent', SOON: 'soon', AMPLE: 'ample' } as const;

function waited(since: number, now: number): DueGroup {
  if (now - since >= 3 * DAY_MS) return 'waitedLong';
  return now - since >= DAY_MS ? 'waitedDays' : 'waitedHours';
}

/** Null in lists without deadlines: articles, the audit log, settled rows. */
function groupOf(row: QueueRow, now: number): DueGroup | null {
  if (row.kind === 'act' || row.kind === 'article') return null;
  if (row.kind === 'lead') return row.status === 'done' ? null : waited(row.createdAt, now);
  if (row.kind === 'invoice') return row.status === 'requested' ? waited(row.createdAt, now) : null;
  return row.deadline === null ? 'endless' : ENDS[timeLeft(row.deadline, now)];
}

export const groupsOf = (rows: readonly QueueRow[], now: number): Readonly<Record<string, DueGroup | null>> =>
  Object.fromEntries(rows.map((row) => [row.id, groupOf(row, now)]));

export interface ListedGroup {
  /** Null for a list without headings. */
  group: DueGroup | null;
  /** Total matches; null when the server does not count them. */
  count: number | null;
  rows: readonly QueueRow[];
}

interface LoadedRows {
  rows: readonly QueueRow[];
  listedIn: Readonly<Record<string, DueGroup | null>>;
  total: number;
  due: Due | null;
}

const countOf = (group: DueGroup, due: Due, total: number): number | null => {
  if (group === 'endless') return total - due.urgent - due.soon - due.ample;
  return group === 'urgent' || group === 'soon' || group === 'ample' ? due[group] : null;
};

/** Groups the rows under their headings, in the order of the list; a list without deadlines has one group. */
export function listedGroups({ rows, listedIn, total, due }: LoadedRows): ListedGroup[] {
  const groups = [...new Set(rows.map(({ id }) => listedIn[id] ?? null))];
  return groups.map((group) => ({
    group: groups.length === 1 && group === 'endless' ? null : group,
    count: group === null || due === null ? null : countOf(group, due, total),
    rows: rows.filter(({ id }) => (listedIn[id] ?? null) === group),
  }));
}
