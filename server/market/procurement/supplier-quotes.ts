import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { SupplierQuotes, supplierQuote } from '#contract/calls/outdoor.ts';
import { CODE } from '#contract/codes.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import { quoteTotals, readQuote } from '#domain/enquiry/supplier-quote-fields.ts';
import type { QuoteContext, QuoteForm, QuoteLine } from '#domain/enquiry/supplier-quote-form.ts';
import type { StoredFile } from '#domain/files/stored-file.ts';
import { plainQuantity } from '#domain/procurement/quantity.ts';
import { type CallContext, signedIn } from '../../calls/context.ts';
import { answeredBefore, digestOf, once, type Transaction } from '../../calls/idempotent.ts';
import { Refusal } from '../../calls/refusal.ts';
import type { Database } from '../../data/connect.ts';
import { nextNumber } from '../../data/next-number.ts';
import {
  procurementLines,
  procurementPosts,
  procurementQuoteLines,
  procurementQuotes,
} from '../../data/schema/procurement.ts';
import { isOwn, type Maker, makerOf, ownsRow } from '../../enterprise/membership.ts';
import { requireNoErrors } from '../../orders/errors.ts';
import { useCode as spendCode } from '../../sms/codes.ts';
import { type Post, stateOf } from './goods.ts';
import { openedPost } from './post-access.ts';
import { certificateOfQuote, requireSupplierFiles, takeSupplierFile } from './supplier-files.ts';

type Request = InferOutput<typeof supplierQuote.request>;
type Answer = InferOutput<typeof supplierQuote.answer>;

/** Identifies a supplier without an account by a digest of its phone. */
const supplierOf = (phone: string): string => digestOf(['supplier', phone]);

function requireOpen(post: Post, now: number): void {
  if (stateOf(post, now) !== 'OPEN') throw new Refusal(CODE.cutOffPassed, orderReplies.requestClosed);
}

async function requestOf(context: CallContext, id: string, now: number): Promise<QuoteContext> {
  const { db } = context;
  const { post, reader } = await openedPost(context, id);
  if (post.kind !== 'REQUEST') throw new Refusal(CODE.notFound, orderReplies.requestGone);
  if (ownsRow(reader, post)) throw new Refusal(CODE.conflict, orderReplies.ownRequest);
  requireOpen(post, now);
  const rows = await db
    .select()
    .from(procurementLines)
    .where(eq(procurementLines.postId, id))
    .orderBy(asc(procurementLines.lineNo));
  const lines = rows.map(({ lineNo, nameCn, quantity, unit, purity, packing }) => ({
    ...{ lineNo, nameCn, unit, purity, packing, quantity: plainQuantity(quantity) },
  }));
  return { now, lines, excessAllowed: post.excessAllowed };
}

const orNull = (text: string): string | null => (text === '' ? null : text);

const rowOf = (quoteNo: string, line: QuoteLine): typeof procurementQuoteLines.$inferInsert => ({
  ...{ quoteNo, lineNo: line.lineNo, price: line.price, currency: line.currency, quantity: line.quantity },
  ...{ maker: orNull(line.maker), origin: orNull(line.origin) },
  ...{ purity: orNull(line.purity), packing: orNull(line.packing) },
  taxIncluded: line.tax === 'WITH',
  leadDays: Number(line.leadDays),
  fileId: line.certificate[0]?.fileId ?? null,
});

interface Writing {
  postId: string;
  form: QuoteForm;
  /** Null for a supplier without an account. */
  maker: Maker | null;
  now: number;
}

/** Replaces the supplier's earlier quote under its number. */
async function writeQuote(tx: Transaction, { postId, form, maker, now }: Writing): Promise<Answer> {
  const phoneDigest = supplierOf(form.phone);
  // Serialises concurrent quotes of one supplier and the award decision.
  const [post] = await tx.select().from(procurementPosts).where(eq(procurementPosts.id, postId)).for('update');
  requireOpen(post!, now);
  await requireSupplierFiles(tx, postId, form);
  const [known] = await tx
    .select({ quoteNo: procurementQuotes.quoteNo })
    .from(procurementQuotes)
    .where(and(eq(procurementQuotes.postId, postId), eq(procurementQuotes.phoneDigest, phoneDigest)));
  const quoteNo = known?.quoteNo ?? (await nextNumber(tx, 'PRC', now));
  const columns = {
    ...{ userId: maker?.userId ?? null, enterpriseId: maker?.enterpriseId ?? null, company: form.company },
    ...{ contactName: form.contact, contactPhone: form.phone, validTo: form.validTo },
    freight: form.freight === 'BUYER' ? ('BUYER' as const) : ('SUPPLIER' as const),
    remark: orNull(form.remark),
    updatedAt: new Date(now),
  };
  await tx
    .insert(procurementQuotes)
    .values({ quoteNo, postId, phoneDigest, createdAt: new Date(now), ...columns })
    .onConflictDoUpdate({ target: procurementQuotes.quoteNo, set: columns });
  await tx.delete(procurementQuoteLines).where(eq(procurementQuoteLines.quoteNo, quoteNo));
  const lines = form.lines.filter(({ isQuoted }) => isQuoted);
  await tx.insert(procurementQuoteLines).values(lines.map((line) => rowOf(quoteNo, line)));
  return { quoteNo, isReplaced: known !== undefined };
}

async function proveAndWrite(context: CallContext, request: Request, form: QuoteForm): Promise<Answer> {
  const { db, findSession, clock } = context;
  await requireSupplierFiles(db, request.id, form);
  await spendCode(context, { phone: form.phone, kind: 'guest_quote' }, form.code);
  const session = await findSession();
  const maker = session === null ? null : await makerOf(db, session.userId);
  const writing = { postId: request.id, form, maker, now: clock.now() };
  return once(context, { ...writeOf(request, form), work: (tx) => writeQuote(tx, writing) });
}

const writeOf = (request: Request, { phone }: QuoteForm) =>
  ({ call: 'supplierQuote', owner: supplierOf(phone), request }) as const;

/** Stores a quote. The SMS code is consumed only by a valid quote; a repeated request needs none. */
export async function takeQuote(context: CallContext, request: Request): Promise<Answer> {
  const { id, ...typed } = request;
  const openRequest = await requestOf(context, id, context.clock.now());
  const { form, errors } = readQuote(typed, openRequest);
  requireNoErrors(errors);
  return (await answeredBefore<Answer>(context, writeOf(request, form))) ?? proveAndWrite(context, request, form);
}

/** Stores a lot's certificate if the request would accept a quote. */
export async function takeCertificate(context: CallContext, id: string): Promise<StoredFile> {
  await requestOf(context, id, context.clock.now());
  return takeSupplierFile(context, id);
}

/** Refuses everyone but the owner without revealing that the request exists. */
async function requireOwn(context: CallContext, postId: string): Promise<void> {
  const { db } = context;
  const { userId } = signedIn(context);
  const [post] = await db
    .select({ id: procurementPosts.id })
    .from(procurementPosts)
    .where(and(eq(procurementPosts.id, postId), isOwn(procurementPosts, userId)));
  if (post === undefined) throw new Refusal(CODE.notFound, orderReplies.requestGone);
}

/** Reads the quotes to the user's own request. */
export async function quotesOf(context: CallContext, postId: string): Promise<{ quotes: SupplierQuotes }> {
  await requireOwn(context, postId);
  return { quotes: await readQuotes(context.db, postId) };
}

interface QuotedLine {
  id: string;
  quoteNo: string;
  lineNo: number;
}

/** Sends a quoted line's certificate. The caller has checked that the quote may be read. */
export async function sendQuoteCertificate(context: CallContext, line: QuotedLine): Promise<null> {
  const file = await certificateOfQuote(context.db, line);
  if (file === null) throw new Refusal(CODE.notFound, orderReplies.certificateGone);
  context.deliver({ name: file.name, ...(await context.files.read(file.fileId)) });
  return null;
}

export async function sendOwnQuoteCertificate(context: CallContext, line: QuotedLine): Promise<null> {
  await requireOwn(context, line.id);
  return sendQuoteCertificate(context, line);
}

/** Lists the quotes to a request, the latest first. */
export async function readQuotes(db: Pick<Database, 'select'>, postId: string): Promise<SupplierQuotes> {
  const rows = await db
    .select()
    .from(procurementQuotes)
    .where(eq(procurementQuotes.postId, postId))
    .orderBy(desc(procurementQuotes.updatedAt));
  const numbers = rows.map(({ quoteNo }) => quoteNo);
  const lines = await db
    .select()
    .from(procurementQuoteLines)
    .where(inArray(procurementQuoteLines.quoteNo, numbers))
    .orderBy(asc(procurementQuoteLines.lineNo));
  return rows.map((row) => quoteAnswer(row, lines));
}

type QuoteRow = typeof procurementQuotes.$inferSelect;
type QuoteLineRow = typeof procurementQuoteLines.$inferSelect;

function quoteAnswer(row: QuoteRow, all: readonly QuoteLineRow[]): SupplierQuotes[number] {
  const { quoteNo, company, contactName, contactPhone, validTo, freight, remark, updatedAt } = row;
  const lines = all
    .filter((line) => line.quoteNo === quoteNo)
    .map(({ quoteNo: _, fileId, quantity, ...line }) => ({
      ...line,
      quantity: plainQuantity(quantity),
      hasCertificate: fileId !== null,
    }));
  return {
    ...{ quoteNo, company, contactName, contactPhone, validTo, freight, remark, lines },
    updatedAt: updatedAt.getTime(),
    totals: quoteTotals(lines.map((line) => ({ ...line, isQuoted: true }))),
  };
}
