import { and, eq, inArray, isNotNull, isNull, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Transaction } from '../calls/idempotent.ts';
import { knownDevices, passwordAttempts, sessions, tickets, verifications } from '../data/schema/accounts.ts';
import { enquiries, enquiryOptions } from '../data/schema/enquiries.ts';
import { invitations, joinRequests } from '../data/schema/members.ts';
import { noticeChoices, notices } from '../data/schema/notices.ts';
import { addressBook, calendarFeeds, leads, shares, uploads } from '../data/schema/operations.ts';
import { orderAmendments } from '../data/schema/order-amendments.ts';
import { orderContracts } from '../data/schema/order-contracts.ts';
import { milestoneLooks } from '../data/schema/order-milestones.ts';
import { orderPapers } from '../data/schema/order-papers.ts';
import { orderTemplates } from '../data/schema/order-templates.ts';
import { drafts, idempotencyKeys, invoices, orders, quotes } from '../data/schema/orders.ts';
import { procurementPosts, procurementQuoteLines, procurementQuotes } from '../data/schema/procurement.ts';
import { EXPORT_PURPOSE } from '../files/records.ts';
import { isLeft, type Standing } from './standing.ts';

/** Enquiries that became orders are kept with them. */
async function forgetEnquiries(tx: Transaction, standing: Standing): Promise<void> {
  const removed = await tx
    .select({ enquiryNo: enquiries.enquiryNo })
    .from(enquiries)
    .where(and(isLeft(enquiries, standing), ne(enquiries.status, 'accepted')));
  const numbers = removed.map(({ enquiryNo }) => enquiryNo);
  if (numbers.length === 0) return;
  await tx.delete(enquiryOptions).where(inArray(enquiryOptions.enquiryNo, numbers));
  await tx.delete(enquiries).where(inArray(enquiries.enquiryNo, numbers));
}

/** Others' quotes refer to the post, so it stays without the requester's data. */
const unsigned = { contactName: '', contactPhone: '', deliveryPlace: '', remark: null, fileIds: [] };

/** Awarded deals are kept: a post with its buyer, a quote with its supplier. */
async function leaveMarket(tx: Transaction, standing: Standing, at: Date): Promise<void> {
  await tx
    .update(procurementPosts)
    .set({ ...unsigned, revokedAt: sql`coalesce(${procurementPosts.revokedAt}, ${at.toISOString()})` })
    .where(and(isLeft(procurementPosts, standing), isNull(procurementPosts.awardedAt)));
  const won = tx
    .select({ quoteNo: procurementPosts.awardedQuoteNo })
    .from(procurementPosts)
    .where(isNotNull(procurementPosts.awardedQuoteNo));
  await tx
    .delete(procurementQuotes)
    .where(and(isLeft(procurementQuotes, standing), notInArray(procurementQuotes.quoteNo, won)));
}

/** Deletes what the privacy notice promises to delete at once. */
export async function forgetRecords(
  tx: Transaction,
  standing: Standing,
  { phone, at }: { phone: string | null; at: Date },
): Promise<void> {
  const { userId } = standing;
  const priced = tx.select({ id: orders.quoteId }).from(orders).where(isNotNull(orders.quoteId));
  await forgetEnquiries(tx, standing);
  await leaveMarket(tx, standing, at);
  for (const table of [addressBook, drafts, orderTemplates, shares])
    await tx.delete(table).where(isLeft(table, standing));
  await tx.delete(quotes).where(and(eq(quotes.userId, userId), notInArray(quotes.id, priced)));
  const own = [
    tickets,
    knownDevices,
    passwordAttempts,
    sessions,
    calendarFeeds,
    noticeChoices,
    notices,
    joinRequests,
    leads,
    milestoneLooks,
  ];
  for (const table of own) await tx.delete(table).where(eq(table.userId, userId));
  await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.owner, userId));
  if (phone === null) return;
  await tx
    .update(invitations)
    .set({ phone: null, revokedAt: at })
    .where(and(eq(invitations.phone, phone), isNull(invitations.usedAt)));
  await tx.update(invitations).set({ phone: null }).where(eq(invitations.phone, phone));
}

/** Ids of files that belong to kept orders, verifications or deals. */
async function keptFiles(tx: Transaction, standing: Standing): Promise<string> {
  const { userId } = standing;
  const required: unknown[] = [];
  const own = await tx
    .select({ orderNo: orders.orderNo, form: orders.form })
    .from(orders)
    .where(or(eq(orders.userId, userId), isLeft(orders, standing)));
  required.push(own);
  const numbers = own.map(({ orderNo }) => orderNo);
  if (numbers.length > 0) {
    required.push(
      await tx.select({ ids: orderPapers.fileIds }).from(orderPapers).where(inArray(orderPapers.orderNo, numbers)),
    );
    required.push(
      await tx
        .select({ contract: orderContracts.contractFileId, charge: orderContracts.chargeFileId })
        .from(orderContracts)
        .where(inArray(orderContracts.orderNo, numbers)),
    );
    required.push(
      await tx
        .select({ before: orderAmendments.formBefore, after: orderAmendments.form })
        .from(orderAmendments)
        .where(inArray(orderAmendments.orderNo, numbers)),
    );
  }
  required.push(
    await tx.select({ form: enquiries.form }).from(enquiries).where(eq(enquiries.userId, userId)),
    await tx
      .select({ id: invoices.fileId })
      .from(invoices)
      .where(or(eq(invoices.userId, userId), isLeft(invoices, standing))),
    await tx.select({ id: verifications.licenceFileId }).from(verifications).where(eq(verifications.userId, userId)),
    await tx
      .select({ ids: procurementPosts.fileIds })
      .from(procurementPosts)
      .where(or(eq(procurementPosts.userId, userId), isLeft(procurementPosts, standing))),
    await tx
      .select({ id: procurementQuoteLines.fileId })
      .from(procurementQuoteLines)
      .innerJoin(procurementQuotes, eq(procurementQuotes.quoteNo, procurementQuoteLines.quoteNo))
      .where(eq(procurementQuotes.userId, userId)),
  );
  return JSON.stringify(required);
}

/** Deletes the records of all other files and returns their ids for the disk. */
export async function forgetFiles(tx: Transaction, standing: Standing): Promise<readonly string[]> {
  const required = await keptFiles(tx, standing);
  const isOwnData = and(eq(uploads.purpose, EXPORT_PURPOSE), eq(uploads.userId, standing.userId));
  const uploaded = await tx
    .select({ id: uploads.id })
    .from(uploads)
    .where(or(isLeft(uploads, standing), isOwnData));
  const removed = uploaded.map(({ id }) => id).filter((id) => !required.includes(id));
  if (removed.length > 0) await tx.delete(uploads).where(inArray(uploads.id, removed));
  return removed;
}
