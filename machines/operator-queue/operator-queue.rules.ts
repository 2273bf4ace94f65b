import type { OperatorContentQuery } from '#contract/calls/operator-content.ts';
import type { OperatorEnquiryQueue } from '#contract/calls/operator-enquiries.ts';
import type { OperatorInvoiceQueue } from '#contract/calls/operator-invoices.ts';
import type { OperatorLeadQueue } from '#contract/calls/operator-leads.ts';
import type { OperatorOrderQueue } from '#contract/calls/operator-orders.ts';
import type { OperatorAudit } from '#contract/calls/operator-people.ts';
import type { OperatorVerificationQueue } from '#contract/calls/operator-verifications.ts';
import type { Due } from '#contract/fields/operator-queue.ts';
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
} from './operator-queue.types.ts';

export const orderRow = (row: OperatorOrderQueue['items'][number]): OrderRow => ({
  ...row,
  id: row.orderNo,
  kind: 'order',
});

export const enquiryRow = (row: OperatorEnquiryQueue['items'][number]): EnquiryRow => ({
  ...row,
  id: row.enquiryNo,
  kind: 'enquiry',
});

export const invoiceRow = (row: OperatorInvoiceQueue['items'][number]): InvoiceRow => ({
  ...row,
  id: row.invoiceId,
  kind: 'invoice',
  deadline: null,
});

export const leadRow = (row: OperatorLeadQueue['items'][number]): LeadRow => ({
  ...row,
  id: row.leadNo,
  kind: 'lead',
  deadline: null,
});

export const verificationRow = (row: OperatorVerificationQueue['items'][number]): VerificationRow => ({
  ...row,
  kind: 'verification',
});

export const articleRow = (article: OperatorContentQuery['items'][number]): ArticleRow => ({
  id: article.id,
  kind: 'article',
  deadline: article.status === 'SCHEDULED' ? article.shownFrom : null,
  article,
});

export const actRow = (act: OperatorAudit['items'][number]): ActRow => ({
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
