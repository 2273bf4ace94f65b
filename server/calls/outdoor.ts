import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';
import { CODE } from '#contract/codes.ts';
import { contains } from '../data/contains.ts';
import { keysetPage } from '../data/keyset.ts';
import { procurementLines, procurementPosts, procurementQuotes } from '../data/schema/index.ts';
import { lineAnswer, maskedAddress, type Post, stateOf } from '../market/goods.ts';
import { quotesOf, takeQuote } from '../market/supplier-quotes.ts';
import { orderGoods } from '../orders/goods/order-call.ts';
import type { CallHandlers } from './context.ts';
import { Refusal } from './refusal.ts';

/** A company by its first two characters, a person by the family name, a phone by its ends. */
const maskedCompany = (name: string) => `${name.slice(0, 2)}****`;
const maskedPerson = (name: string) => `${name.slice(0, 1)}**`;
const maskedPhone = (phone: string) => `${phone.slice(0, 3)}****${phone.slice(-4)}`;
const postRow = (post: Post, goods: readonly string[], now: number) => ({
  id: post.id,
  number: post.number,
  kind: post.kind,
  state: stateOf(post, now),
  title: post.title,
  company: maskedCompany(post.company),
  goods: [...goods],
  deliveryPlace: maskedAddress(post.deliveryPlace),
  deadline: post.deadline.getTime(),
});

export const outdoorCalls: Pick<
  CallHandlers,
  'procurementItem' | 'procurementOrder' | 'procurementQuery' | 'procurementQuotes' | 'supplierQuote'
> = {
  procurementQuery: async ({ kind, keyword = '', ...asked }, { db, clock }) => {
    const now = clock.now();
    const typed = keyword.trim();
    const isListed = and(
      gt(procurementPosts.deadline, new Date(now)),
      isNull(procurementPosts.revokedAt),
      isNull(procurementPosts.awardedAt),
      kind === undefined ? undefined : eq(procurementPosts.kind, kind),
      typed === '' ? undefined : contains(procurementPosts.title, typed),
    );
    const page = await keysetPage<Post>(asked, {
      db,
      table: procurementPosts,
      now,
      runs: () => [{ where: isListed, by: 'deadline', order: 'asc' }],
    });
    const ids = page.items.map(({ id }) => id);
    const lines = await db
      .select({ postId: procurementLines.postId, name: procurementLines.nameCn })
      .from(procurementLines)
      .where(inArray(procurementLines.postId, ids.length === 0 ? [''] : ids))
      .orderBy(asc(procurementLines.lineNo));
    const goodsOf = (id: string) => lines.filter(({ postId }) => postId === id).map(({ name }) => name);
    return { ...page, items: page.items.map((post) => postRow(post, goodsOf(post.id), now)), serverTime: now };
  },

  procurementItem: async ({ id }, context) => {
    const { db, clock, findSession } = context;
    const [post] = await db.select().from(procurementPosts).where(eq(procurementPosts.id, id));
    if (post === undefined || post.revokedAt !== null) throw new Refusal(CODE.notFound);
    const lines = await db
      .select()
      .from(procurementLines)
      .where(eq(procurementLines.postId, id))
      .orderBy(asc(procurementLines.lineNo));
    const now = clock.now();
    const { tradeTerm, paymentTerm, deliveryDate, taxIncluded, qualifications, excessAllowed } = post;
    const session = await findSession();
    return {
      ...postRow(
        post,
        lines.map(({ nameCn }) => nameCn),
        now,
      ),
      tradeTerm,
      paymentTerm,
      deliveryDate,
      taxIncluded,
      qualifications,
      contactName: maskedPerson(post.contactName),
      contactPhone: maskedPhone(post.contactPhone),
      excessAllowed,
      isOwn: session?.userId === post.userId,
      quotes: await db.$count(procurementQuotes, eq(procurementQuotes.postId, id)),
      lines: lines.map((line) => lineAnswer(post, line)),
      serverTime: now,
    };
  },

  procurementOrder: (request, context) => orderGoods(context, request),
  supplierQuote: (request, context) => takeQuote(context, request),
  procurementQuotes: ({ id }, context) => quotesOf(context, id),
};
