import { and, count, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { AnswerOf } from '#contract/call.ts';
import type { EnquiryRequest, enquiry, enquiryList } from '#contract/calls/ecommerce.ts';
import { CODE } from '#contract/codes.ts';
import { enquiryErrorText } from '#copy/enquiry/form.ts';
import { marketReplies } from '#copy/replies.ts';
import type { EnquiryValues } from '#domain/enquiry/fields.ts';
import { enquiryForms } from '#domain/enquiry/services.ts';
import type { ErrorCode } from '#domain/form/error-codes.ts';
import { readFlat } from '#domain/form/flat.ts';
import { ENQUIRY_REPEAT_MS } from '#domain/limits.ts';
import { dayWindow } from '#domain/schedule/validity.ts';
import { addLocalDays, CHINA, localDay, localWeekday } from '#domain/schedule/zone.ts';
import { digestOf, type Transaction } from '../../calls/idempotent.ts';
import { Refusal } from '../../calls/refusal.ts';
import type { Database } from '../../data/connect.ts';
import { nextNumber } from '../../data/next-number.ts';
import { users } from '../../data/schema/accounts.ts';
import { enquiries } from '../../data/schema/enquiries.ts';
import type { JsonObject } from '../../data/schema/orders.ts';
import { isOwn } from '../../enterprise/membership.ts';
import { notifyOperators } from '../../notices/write-notice.ts';
import { enterpriseIdOf } from '../enterprise.ts';
import { type AnyForm, columns, locationNames, readAnswer, statusAt, toRow } from './rows.ts';

/** 18:00 on the next working day in China. */
function nextWorkday(now: number): number {
  let at = addLocalDays(now, 1, CHINA, '18:00');
  while ([0, 6].includes(localWeekday(at, CHINA))) at = addLocalDays(at, 1, CHINA, '18:00');
  return at;
}

function deadlineOf(request: EnquiryRequest, now: number): number {
  const requestedEnd = request.service === 'fcl' ? request.form.quoteDeadline : undefined;
  const end = requestedEnd === undefined ? 0 : dayWindow(requestedEnd, requestedEnd, CHINA).validTo;
  return end > now ? end : nextWorkday(now);
}

/** Repeats the page's checks; only the database knows which ports exist. */
async function checkForm(tx: Transaction, { service, form }: EnquiryRequest, now: number): Promise<void> {
  const { errors: found } = readFlat(enquiryForms[service], form as EnquiryValues, localDay(now, CHINA));
  const errors: Record<string, ErrorCode | undefined> = { ...found };
  const names = await locationNames(tx, [{ service, form: form as unknown as JsonObject }]);
  for (const side of ['orgPortCode', 'dstPortCode'] as const) {
    const code = (form as AnyForm)[side];
    if (code !== undefined && names.of(service, code) === undefined) errors[side] ??= 'NOT_CHOSEN';
  }
  const { fields: described } = enquiryForms[service];
  const textOf = (name: string, code: ErrorCode) =>
    enquiryErrorText(code, described[name as keyof typeof described]?.kind);
  const fields = Object.entries(errors).map(([name, code]) => [`form.${name}`, code && textOf(name, code)]);
  if (fields.length > 0) throw new Refusal(CODE.invalidInput, undefined, { fields: Object.fromEntries(fields) });
}

/** Creates an enquiry unless the same user sent an identical one within ten minutes. */
export async function makeEnquiry(
  tx: Transaction,
  request: EnquiryRequest,
  { userId, now }: { userId: string; now: number },
): Promise<{ enquiryNo: string; deadline: number }> {
  await checkForm(tx, request, now);
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const formDigest = digestOf(request);
  const [same] = await tx
    .select({ enquiryNo: enquiries.enquiryNo })
    .from(enquiries)
    .where(
      and(
        eq(enquiries.userId, userId),
        eq(enquiries.formDigest, formDigest),
        gt(enquiries.createdAt, new Date(now - ENQUIRY_REPEAT_MS)),
      ),
    )
    .limit(1);
  if (same !== undefined) throw new Refusal(CODE.conflict, marketReplies.sameEnquiry(same.enquiryNo), same);
  const enquiryNo = await nextNumber(tx, request.service === 'truck' ? 'TRK' : 'ENQ', now);
  const deadline = deadlineOf(request, now);
  await tx.insert(enquiries).values({
    enquiryNo,
    service: request.service,
    userId,
    enterpriseId: await enterpriseIdOf(tx, userId),
    status: 'waiting',
    form: request.form as unknown as JsonObject,
    formDigest,
    deadline: new Date(deadline),
    createdAt: new Date(now),
  });
  await notifyOperators(tx, { kind: 'newEnquiry', subject: enquiryNo, facts: { service: request.service } }, now);
  return { enquiryNo, deadline };
}

interface Page {
  service?: string | undefined;
  status?: string | undefined;
  page: number;
  pageSize: number;
}

export async function listEnquiries(
  db: Database,
  { service, status, page, pageSize }: Page,
  { userId, now }: { userId: string; now: number },
): Promise<AnswerOf<typeof enquiryList>> {
  const conditions: (SQL | undefined)[] = [
    isOwn(enquiries, userId),
    service === undefined ? undefined : eq(enquiries.service, service),
    status === undefined ? undefined : sql`${statusAt(now)} = ${status}`,
  ];
  const where = and(...conditions);
  const [counted] = await db.select({ total: count() }).from(enquiries).where(where);
  const rows = await db
    .select(columns(now))
    .from(enquiries)
    .where(where)
    .orderBy(desc(enquiries.createdAt), desc(enquiries.enquiryNo))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const names = await locationNames(db, rows);
  return { items: rows.map((row) => toRow(row, names)), total: counted?.total ?? 0, page, pageSize, now };
}

/** Reads an enquiry of the user or their enterprise; others' numbers are answered as unknown. */
export const readEnquiry = (
  db: Database,
  enquiryNo: string,
  { userId, now }: { userId: string; now: number },
): Promise<AnswerOf<typeof enquiry>> =>
  readAnswer(db, and(eq(enquiries.enquiryNo, enquiryNo), isOwn(enquiries, userId)), now);
