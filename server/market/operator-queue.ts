import { and, asc, count, eq, gt, inArray, isNull, ne, notInArray, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { AnswerOf } from '#contract/call.ts';
import type { operatorWaiting } from '#contract/calls/operator.ts';
import { orders as orderWords } from '#copy/orders/list.ts';
import { DAY_MS } from '#domain/limits.ts';
import { finalStatuses, operatorStatuses } from '#domain/orders/statuses.ts';
import type { Database } from '../data/connect.ts';
import { users, verifications } from '../data/schema/accounts.ts';
import { enquiries } from '../data/schema/enquiries.ts';
import { leads } from '../data/schema/operations.ts';
import { orders } from '../data/schema/orders.ts';
import { statusAt } from '../orders/auto-cancel.ts';
import { waitingPapers } from '../orders/papers/operator.ts';
import { filesOf } from './enquiries/files.ts';

type Waiting = AnswerOf<typeof operatorWaiting>;

const MOST = 50;

const countOf = async (db: Database, table: PgTable, where: SQL | undefined): Promise<number> => {
  const [counted] = await db.select({ total: count() }).from(table).where(where);
  return counted?.total ?? 0;
};

/** Lists decisions that wait for an operator, the oldest first. */
export async function readQueue(db: Database, now: number): Promise<Waiting> {
  return {
    enquiries: await waitingEnquiries(db, now),
    verifications: await waitingVerifications(db),
    orders: await openOrders(db, now),
    questions: await recentQuestions(db, now),
    papers: await waitingPapers(db, MOST),
    moves: operatorStatuses.map((status) => ({ status, name: orderWords.statuses[status] })),
    now,
  };
}

/** Includes enquiries the price list could not answer until a person replies. */
async function waitingEnquiries(db: Database, now: number): Promise<Waiting['enquiries']> {
  const where = and(
    inArray(enquiries.status, ['waiting', 'declined']),
    isNull(enquiries.reply),
    gt(enquiries.deadline, new Date(now)),
  );
  const rows = await db
    .select()
    .from(enquiries)
    .where(where)
    .orderBy(asc(enquiries.createdAt), asc(enquiries.enquiryNo))
    .limit(MOST);
  const files = await filesOf(
    db,
    rows.map(({ form }) => form),
  );
  return {
    total: await countOf(db, enquiries, where),
    items: rows.map(({ enquiryNo, service, status, form, deadline, createdAt }, at) => ({
      enquiryNo,
      service: service as Waiting['enquiries']['items'][number]['service'],
      status,
      form,
      files: files[at] ?? [],
      deadline: deadline.getTime(),
      createdAt: createdAt.getTime(),
    })),
  };
}

async function waitingVerifications(db: Database): Promise<Waiting['verifications']> {
  const where = eq(verifications.status, 'PENDING');
  const rows = await db
    .select()
    .from(verifications)
    .where(where)
    .orderBy(asc(verifications.submittedAt), asc(verifications.id))
    .limit(MOST);
  return {
    total: await countOf(db, verifications, where),
    items: rows.map(({ id, creditCode, name, legalPerson, licenceFileId, reason, submittedAt }) => ({
      id,
      creditCode,
      name,
      legalPerson: legalPerson ?? '',
      hasLicence: licenceFileId !== null,
      reason,
      submittedAt: submittedAt.getTime(),
    })),
  };
}

async function openOrders(db: Database, now: number): Promise<Waiting['orders']> {
  const where = notInArray(statusAt(now), finalStatuses);
  const rows = await db
    .select({
      orderNo: orders.orderNo,
      service: orders.service,
      status: statusAt(now),
      isDanger: orders.isDanger,
      dgStatus: orders.dgStatus,
      autoCancelAt: orders.autoCancelAt,
      createdAt: orders.createdAt,
    })
    .from(orders)
    .where(where)
    .orderBy(asc(orders.createdAt), asc(orders.orderNo))
    .limit(MOST);
  return {
    total: await countOf(db, orders, where),
    items: rows.map(({ service, status, isDanger, autoCancelAt, createdAt, ...row }) => ({
      ...row,
      service: service as Waiting['orders']['items'][number]['service'],
      status,
      statusName: orderWords.statuses[status],
      isDanger: isDanger ? 'Y' : 'N',
      autoCancelAt: autoCancelAt?.getTime() ?? null,
      createdAt: createdAt.getTime(),
    })),
  };
}

const QUESTION_DAYS = 30;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Lists questions to the DG service desk with contact details, by default the account's phone. */
async function recentQuestions(db: Database, now: number): Promise<Waiting['questions']> {
  const where = and(
    eq(leads.kind, 'question'),
    ne(leads.status, 'done'),
    gt(leads.createdAt, new Date(now - QUESTION_DAYS * DAY_MS)),
  );
  const rows = await db
    .select({ leadNo: leads.leadNo, form: leads.form, createdAt: leads.createdAt, phone: users.phone })
    .from(leads)
    .leftJoin(users, eq(users.id, leads.userId))
    .where(where)
    .orderBy(asc(leads.createdAt), asc(leads.leadNo))
    .limit(MOST);
  return {
    total: await countOf(db, leads, where),
    items: rows.map(({ leadNo, form, createdAt, phone }) => ({
      leadNo,
      text: textOf(form.text),
      contact: textOf(form.contact) || (phone ?? ''),
      createdAt: createdAt.getTime(),
    })),
  };
}
