import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { AnswerOf } from '#contract/call.ts';
import type { ownPosts, publishRequest } from '#contract/calls/purchase.ts';
import { CODE } from '#contract/codes.ts';
import { inBrand } from '#copy/brand.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import { quoteClosing, readRequest, readSpecifications } from '#domain/enquiry/purchase-fields.ts';
import type { RequestForm, RequestItem } from '#domain/enquiry/purchase-form.ts';
import { type CallContext, signedIn } from '../../calls/context.ts';
import { once, type Transaction } from '../../calls/idempotent.ts';
import { Refusal } from '../../calls/refusal.ts';
import { companySettings } from '../../company/facts.ts';
import { keysetPage } from '../../data/keyset.ts';
import { nextNumber } from '../../data/next-number.ts';
import { users } from '../../data/schema/accounts.ts';
import { procurementLines, procurementPosts, procurementQuotes } from '../../data/schema/procurement.ts';
import { enterpriseOf, isOwn } from '../../enterprise/membership.ts';
import { requireOwnFiles } from '../../files/records.ts';
import { requireNoErrors } from '../../orders/errors.ts';
import { SECRET_ID_BYTES } from '../../random.ts';
import { displayName } from '../../session/user-info.ts';
import { choiceName } from '../../texts/form-words.ts';
import { unNoOfCas } from '../../un-list/read-entries.ts';
import { type Post, stateOf } from './goods.ts';
import { accessCodeDigest } from './post-access.ts';
import { linesByPost, postRow } from './post-answer.ts';
import { quoteEnds, wonCountsOf } from './won-goods.ts';

type Request = InferOutput<typeof publishRequest.request>;
type Published = AnswerOf<typeof publishRequest>;

const orNull = (text: string): string | null => (text === '' ? null : text);

const lineOf = (
  item: RequestItem,
  lineKey: Pick<typeof procurementLines.$inferInsert, 'lineNo' | 'postId' | 'unNo'>,
): typeof procurementLines.$inferInsert => ({
  ...lineKey,
  nameCn: item.nameCn,
  nameEn: item.nameEn,
  casNo: orNull(item.casNo),
  ...{ grade: item.grade, purity: item.purity, packing: item.packing, quantity: item.quantity, unit: item.unit },
  specifications: readSpecifications(item.specifications) ?? [],
  price: orNull(item.targetPrice),
  priceHidden: item.priceHidden,
  currency: '1',
});

interface Author {
  userId: string;
  now: number;
  id: string;
}

async function writeRequest(tx: Transaction, form: RequestForm, { userId, now, id }: Author): Promise<Published> {
  const fileIds = form.samples.map(({ fileId }) => fileId);
  await requireOwnFiles(tx, userId, fileIds, 'samples');
  const enterprise = await enterpriseOf(tx, userId);
  if (enterprise?.auditStatus !== 'PASS') throw new Refusal(CODE.conflict, orderReplies.requestUnverified);
  const number = await nextNumber(tx, 'PRC', now);
  await tx.insert(procurementPosts).values({
    ...{ id, number, kind: 'REQUEST', userId, enterpriseId: enterprise.id, company: enterprise.name },
    title: orderReplies.requestTitle(form.items.map(({ nameCn }) => nameCn).join('、')).slice(0, 100),
    tradeTerm: choiceName('trade', form.trade),
    paymentTerm: choiceName('payment', form.payment),
    ...{ deliveryPlace: form.place, deliveryDate: form.arrivalDay, taxIncluded: form.tax === 'WITH' },
    qualifications: form.qualifications.map((code) => choiceName('qualifications', code)),
    ...{ excessAllowed: form.excess, contactName: form.contact, contactPhone: form.phone },
    ...{ remark: orNull(form.remark), fileIds },
    accessCodeDigest: form.accessCode === '' ? null : accessCodeDigest(id, form.accessCode),
    ...{ views: 0, createdAt: new Date(now), deadline: new Date(quoteClosing(form.lastDay)), demo: false },
  });
  const lines: ReturnType<typeof lineOf>[] = [];
  for (const [index, item] of form.items.entries())
    lines.push(lineOf(item, { postId: id, lineNo: index + 1, unNo: await unNoOfCas(tx, item.casNo) }));
  await tx.insert(procurementLines).values(lines);
  return { id, number };
}

/** Publishes a post after the page's own checks. Its id is the unguessable part of the link. */
export async function publish(context: CallContext, request: Request): Promise<Published> {
  const { userId } = signedIn(context);
  const now = context.clock.now();
  const { form, errors } = readRequest(request, { now });
  requireNoErrors(errors);
  const id = Buffer.from(context.random.bytes(SECRET_ID_BYTES)).toString('base64url');
  return once(context, {
    ...{ call: 'publishRequest', owner: userId, request },
    work: (tx) => writeRequest(tx, form, { userId, now, id }),
  });
}

type OwnPosts = AnswerOf<typeof ownPosts>;

/** Names of the publishers, by user id. */
async function namesOf(db: CallContext['db'], posts: readonly Post[]): Promise<ReadonlyMap<string, string>> {
  const ids = posts.flatMap(({ userId }) => userId ?? []);
  const { id, name, phone } = users;
  const rows = await db.select({ id, name, phone }).from(users).where(inArray(id, ids));
  return new Map(rows.map((row) => [row.id, displayName(row)]));
}

/** Lists the posts of the user and their enterprise in every state, newest first. */
export async function listOwn(context: CallContext, query: InferOutput<typeof ownPosts.request>): Promise<OwnPosts> {
  const { db, clock } = context;
  const { userId } = signedIn(context);
  const now = clock.now();
  const page = await keysetPage<Post>(query, {
    ...{ db, table: procurementPosts, now },
    runs: () => [{ where: isOwn(procurementPosts, userId), by: 'createdAt', order: 'desc' }],
  });
  const ids = page.items.map(({ id }) => id);
  const makers = await namesOf(db, page.items);
  const lines = await linesByPost(db, ids);
  const quotes = await db
    .select({ postId: procurementQuotes.postId })
    .from(procurementQuotes)
    .where(inArray(procurementQuotes.postId, ids));
  const won = await wonCountsOf(
    db,
    page.items.flatMap(({ awardedQuoteNo }) => awardedQuoteNo ?? []),
  );
  const items = page.items.map((post) => ({
    ...postRow(post, lines(post.id), now),
    company: post.company,
    state: post.revokedAt === null ? stateOf(post, now) : ('REVOKED' as const),
    createdAt: post.createdAt.getTime(),
    madeBy: post.userId === userId ? null : (makers.get(post.userId ?? '') ?? null),
    views: post.views,
    quotes: quotes.filter(({ postId }) => postId === post.id).length,
    hasAccessCode: post.accessCodeDigest !== null,
    won: won.get(post.awardedQuoteNo ?? '') ?? null,
  }));
  return { ...page, items, serverTime: now };
}

const ownRequest = (id: string, userId: string) =>
  and(eq(procurementPosts.id, id), isOwn(procurementPosts, userId), eq(procurementPosts.kind, 'REQUEST'));

/** Locks the user's own undecided request. */
async function lockOpen(tx: Transaction, id: string, userId: string): Promise<Post> {
  const [post] = await tx.select().from(procurementPosts).where(ownRequest(id, userId)).for('update');
  if (post === undefined) throw new Refusal(CODE.notFound, orderReplies.requestGone);
  if (post.revokedAt !== null || post.awardedAt !== null) throw new Refusal(CODE.conflict, orderReplies.requestEnded);
  return post;
}

export async function revoke(context: CallContext, id: string): Promise<null> {
  const { userId } = signedIn(context);
  const revokedAt = new Date(context.clock.now());
  await context.db.transaction(async (tx) => {
    const post = await lockOpen(tx, id, userId);
    await tx.update(procurementPosts).set({ revokedAt }).where(eq(procurementPosts.id, post.id));
  });
  return null;
}

/** Sends suppliers the outcome of their quotes; a failed message changes nothing. */
export async function notifySuppliers(
  context: Pick<CallContext, 'clock' | 'db' | 'log' | 'messages' | 'requestId' | 'settings'>,
  post: Pick<Post, 'id' | 'number'>,
  wonBy: string | null,
): Promise<void> {
  const { db, messages, log, requestId } = context;
  const { brand } = (await companySettings(context)).site;
  const quotes = await db
    .select({ quoteNo: procurementQuotes.quoteNo, phone: procurementQuotes.contactPhone })
    .from(procurementQuotes)
    .where(eq(procurementQuotes.postId, post.id));
  for (const { quoteNo, phone } of quotes) {
    const say = quoteNo === wonBy ? orderReplies.quoteWon : orderReplies.quoteLost;
    const values = { no: post.number, detail: orderReplies.quoteResult(quoteNo === wonBy) };
    const text = inBrand(brand, () => say(post.number, quoteNo));
    const message = { id: `${post.id}-${quoteNo}`, phone, code: null, text, values };
    await messages.send({ ...message, messageType: 'quote_result' }).catch((error: unknown) => {
      log.error('procurement.resultNotSent', { requestId, quoteNo, error });
    });
  }
}

interface Awarding {
  id: string;
  quoteNo: string;
  /** Version of the quote the reader saw. */
  updatedAt?: number | undefined;
}

/** Throws unless the buyer saw this version and the quote is still valid. */
async function requireSeenQuote(tx: Transaction, { id, quoteNo, updatedAt }: Awarding, now: number): Promise<void> {
  const [quote] = await tx
    .select()
    .from(procurementQuotes)
    .where(and(eq(procurementQuotes.postId, id), eq(procurementQuotes.quoteNo, quoteNo)));
  if (quote === undefined) throw new Refusal(CODE.notFound, orderReplies.quoteUnknown);
  if (updatedAt !== undefined && updatedAt !== quote.updatedAt.getTime())
    throw new Refusal(CODE.conflict, orderReplies.quoteChanged);
  if (quoteEnds(quote.validTo) <= now) throw new Refusal(CODE.priceExpired, orderReplies.quoteEnded);
}

export async function award(context: CallContext, awarding: Awarding): Promise<null> {
  const { userId } = signedIn(context);
  const { id, quoteNo } = awarding;
  const now = context.clock.now();
  const post = await context.db.transaction(async (tx) => {
    const locked = await lockOpen(tx, id, userId);
    await requireSeenQuote(tx, awarding, now);
    await tx
      .update(procurementPosts)
      .set({ awardedAt: new Date(now), awardedQuoteNo: quoteNo })
      .where(and(eq(procurementPosts.id, id), isNull(procurementPosts.awardedAt)));
    return locked;
  });
  await notifySuppliers(context, post, quoteNo);
  return null;
}
