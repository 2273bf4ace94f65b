import { and, asc, eq, notInArray } from 'drizzle-orm';
import { ownDataFile as words } from '#copy/documents/own-data-file.ts';
import { enquiries as enquiryWords } from '#copy/enquiry/own.ts';
import { orders as orderWords } from '#copy/orders/list.ts';
import { noticeKindText } from '#copy/orders/order.ts';
import { addressBook as addressWords, devices as deviceWords } from '#copy/user-centre/account.ts';
import { invoices as invoiceWords, members as memberWords } from '#copy/user-centre/enterprise.ts';
import { verification as verificationWords } from '#copy/user-centre/rooms.ts';
import type { Database } from '../data/connect.ts';
import { enterprises, memberships, sessions, verifications } from '../data/schema/accounts.ts';
import { enquiries } from '../data/schema/enquiries.ts';
import { joinRequests } from '../data/schema/members.ts';
import { noticeChoices } from '../data/schema/notices.ts';
import { addressBook, leads, shares, uploads } from '../data/schema/operations.ts';
import { orderTemplates } from '../data/schema/order-templates.ts';
import { drafts, invoiceOrders, invoices, mmOrders } from '../data/schema/orders.ts';
import { isOwn, membershipOf } from '../enterprise/membership.ts';
import { EXPORT_PURPOSE } from '../files/records.ts';
import { readUser } from '../session/user-info.ts';
import { filledIn, namedRow } from './named-rows.ts';
import { postsOf, quotesOf } from './own-market.ts';
import { amendmentsOf, answersOf, cancellationsOf, contractsOf, messagesOf, ordersOf } from './own-orders.ts';

interface Reading {
  db: Database;
  userId: string;
}

const serviceText = (service: string) => orderWords.services[service as keyof typeof orderWords.services] ?? service;

async function enterpriseOf({ db, userId }: Reading) {
  const membership = await membershipOf(db, userId);
  if (membership === null) return null;
  const [own] = await db.select().from(memberships).where(eq(memberships.userId, userId));
  const { name, creditCode, auditStatus } = membership.enterprise;
  return namedRow(words.enterprise.fields, {
    ...{ name, creditCode, auditStatus: verificationWords.states[auditStatus] },
    ...{ role: memberWords.roles[membership.role], joinedAt: own?.createdAt ?? null },
  });
}

/** Sign-ins and notification settings. */
async function accountSections({ db, userId }: Reading) {
  const submitted = await db
    .select()
    .from(verifications)
    .where(eq(verifications.userId, userId))
    .orderBy(asc(verifications.submittedAt));
  const signedIn = await db.select().from(sessions).where(eq(sessions.userId, userId)).orderBy(asc(sessions.createdAt));
  const joining = await db
    .select({ request: joinRequests, enterprise: enterprises.name })
    .from(joinRequests)
    .innerJoin(enterprises, eq(enterprises.id, joinRequests.enterpriseId))
    .where(eq(joinRequests.userId, userId))
    .orderBy(asc(joinRequests.createdAt));
  const choices = await db.select().from(noticeChoices).where(eq(noticeChoices.userId, userId));
  return {
    [words.account.title]: namedRow(words.account.fields, await readUser(db, userId)),
    [words.enterprise.title]: await enterpriseOf({ db, userId }),
    [words.joinRequests.title]: joining.map(({ request, enterprise }) =>
      namedRow(words.joinRequests.fields, {
        ...request,
        ...{ enterprise, status: words.joinRequests.statuses[request.status] },
      }),
    ),
    [words.verifications.title]: submitted.map((row) =>
      namedRow(words.verifications.fields, { ...row, status: verificationWords.states[row.status] }),
    ),
    [words.sessions.title]: signedIn.map((row) =>
      namedRow(words.sessions.fields, { ...row, signedInBy: deviceWords.signedInBy[row.signedInBy] }),
    ),
    [words.noticeChoices.title]: choices.map((row) =>
      namedRow(words.noticeChoices.fields, { ...row, kind: noticeKindText[row.kind] }),
    ),
  };
}

/** Bookings and enquiries, without those made for an enterprise the user has left. */
async function tradeSections({ db, userId }: Reading) {
  const enquiryRows = await db
    .select()
    .from(enquiries)
    .where(and(eq(enquiries.userId, userId), isOwn(enquiries, userId)))
    .orderBy(asc(enquiries.createdAt));
  const answers = await answersOf(
    db,
    enquiryRows.map(({ enquiryNo }) => enquiryNo),
  );
  const vehicles = await db
    .select()
    .from(mmOrders)
    .where(and(eq(mmOrders.userId, userId), isOwn(mmOrders, userId)))
    .orderBy(asc(mmOrders.loadingAt));
  const billed = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.userId, userId), isOwn(invoices, userId)))
    .orderBy(asc(invoices.createdAt));
  const billedOrders = await db
    .select({ invoiceId: invoiceOrders.invoiceId, orderNo: invoiceOrders.orderNo })
    .from(invoiceOrders)
    .innerJoin(invoices, eq(invoices.id, invoiceOrders.invoiceId))
    .where(eq(invoices.userId, userId))
    .orderBy(asc(invoiceOrders.orderNo));
  return {
    [words.orders.title]: await ordersOf(db, userId),
    [words.amendments.title]: await amendmentsOf(db, userId),
    [words.cancellations.title]: await cancellationsOf(db, userId),
    [words.contracts.title]: await contractsOf(db, userId),
    [words.messages.title]: await messagesOf(db, userId),
    [words.vehicles.title]: vehicles.map((row) => namedRow(words.vehicles.fields, row)),
    [words.enquiries.title]: enquiryRows.map((row) =>
      namedRow(words.enquiries.fields, {
        ...row,
        ...{ service: serviceText(row.service), status: enquiryWords.status[row.status], form: filledIn(row.form) },
        answers: answers(row.enquiryNo),
      }),
    ),
    [words.invoices.title]: billed.map((row) =>
      namedRow(words.invoices.fields, {
        ...row,
        ...{ status: invoiceWords.statuses[row.status], fields: filledIn({ invoice: row.fields }) },
        orders: billedOrders.filter(({ invoiceId }) => invoiceId === row.id).map(({ orderNo }) => orderNo),
      }),
    ),
    [words.posts.title]: await postsOf(db, userId),
    [words.quotes.title]: await quotesOf(db, userId),
  };
}

async function keptSections({ db, userId }: Reading) {
  const drafted = await db
    .select()
    .from(drafts)
    .where(and(eq(drafts.userId, userId), isOwn(drafts, userId)))
    .orderBy(asc(drafts.updatedAt));
  const addresses = await db
    .select()
    .from(addressBook)
    .where(and(eq(addressBook.userId, userId), isOwn(addressBook, userId)))
    .orderBy(asc(addressBook.updatedAt));
  const templates = await db
    .select()
    .from(orderTemplates)
    .where(and(eq(orderTemplates.userId, userId), isOwn(orderTemplates, userId)))
    .orderBy(asc(orderTemplates.updatedAt));
  const shared = await db
    .select()
    .from(shares)
    .where(and(eq(shares.userId, userId), isOwn(shares, userId)))
    .orderBy(asc(shares.createdAt));
  const written = await db.select().from(leads).where(eq(leads.userId, userId)).orderBy(asc(leads.createdAt));
  const files = await db
    .select()
    .from(uploads)
    .where(
      and(
        eq(uploads.userId, userId),
        isOwn(uploads, userId),
        notInArray(uploads.purpose, [EXPORT_PURPOSE, 'contract']),
      ),
    )
    .orderBy(asc(uploads.createdAt));
  return {
    [words.drafts.title]: drafted.map((row) =>
      namedRow(words.drafts.fields, { ...row, service: serviceText(row.service), form: filledIn(row.form) }),
    ),
    [words.templates.title]: templates.map((row) =>
      namedRow(words.templates.fields, { ...row, service: serviceText(row.service), form: filledIn(row.form) }),
    ),
    [words.addressBook.title]: addresses.map((row) =>
      namedRow(words.addressBook.fields, {
        ...row,
        ...{ kind: addressWords.kinds[row.kind], party: filledIn({ [row.kind]: row.party }) },
      }),
    ),
    [words.shares.title]: shared.map((row) => namedRow(words.shares.fields, row)),
    [words.leads.title]: written.map((row) => namedRow(words.leads.fields, { ...row, form: filledIn(row.form) })),
    [words.uploads.title]: files.map((row) => namedRow(words.uploads.fields, row)),
  };
}

/** Reads everything the account holds under readable names, without colleagues' or others' data. */
export async function readOwnData(db: Database, userId: string, now: number): Promise<Record<string, unknown>> {
  const reading = { db, userId };
  const { title, text, madeAt } = words.about;
  return {
    [title]: { [title]: text, ...namedRow({ at: madeAt }, { at: new Date(now) }) },
    ...(await accountSections(reading)),
    ...(await tradeSections(reading)),
    ...(await keptSections(reading)),
  };
}
