import { and, eq, isNull } from 'drizzle-orm';
import { CODE } from '#contract/codes.ts';
import { contentReplies } from '#copy/operator/replies.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import type { Transaction } from '../../calls/idempotent.ts';
import { Refusal } from '../../calls/refusal.ts';
import type { Database } from '../../data/connect.ts';
import { procurementPosts, procurementQuotes } from '../../data/schema/procurement.ts';
import { type Actor, recordAct } from '../../operators/audit.ts';
import type { Post } from './goods.ts';

/** Winner among the quotes to the company's own request; null for none. */
export interface QuoteChoice {
  id: string;
  quoteNo: string | null;
}

/** Reads one of the company's own posts. */
export async function postOf(db: Pick<Database, 'select'>, id: string): Promise<Post> {
  const [post] = await db
    .select()
    .from(procurementPosts)
    .where(and(eq(procurementPosts.id, id), isNull(procurementPosts.userId)));
  if (post === undefined) throw new Refusal(CODE.notFound, contentReplies.unknown);
  return post;
}

/** Returns the operators' decision on the quotes; null while undecided. */
export async function decisionOf(db: Pick<Database, 'select'>, id: string) {
  const { awardedAt, awardedQuoteNo } = await postOf(db, id);
  return awardedAt === null ? null : { quoteNo: awardedQuoteNo, at: awardedAt.getTime() };
}

/** Decides the quotes. The caller's transaction locks the post, so a second decision is refused. */
export async function decideQuotes(
  tx: Transaction,
  { id, quoteNo }: QuoteChoice,
  { actor, now }: { actor: Actor; now: number },
): Promise<void> {
  const { kind, awardedAt } = await postOf(tx, id);
  if (kind !== 'REQUEST') throw new Refusal(CODE.notFound, orderReplies.requestGone);
  if (awardedAt !== null) throw new Refusal(CODE.conflict, orderReplies.requestEnded);
  const quotes = await tx
    .select({ quoteNo: procurementQuotes.quoteNo, company: procurementQuotes.company })
    .from(procurementQuotes)
    .where(eq(procurementQuotes.postId, id));
  const chosen = quotes.find((quote) => quote.quoteNo === quoteNo) ?? null;
  if (quotes.length === 0 || (quoteNo !== null && chosen === null))
    throw new Refusal(CODE.notFound, orderReplies.quoteUnknown);
  await tx
    .update(procurementPosts)
    .set({ awardedAt: new Date(now), awardedQuoteNo: quoteNo })
    .where(eq(procurementPosts.id, id));
  const action = quoteNo === null ? 'post.noneChosen' : 'post.awarded';
  const after = { quoteNo, company: chosen?.company ?? null };
  await recordAct(tx, actor, { action, subjectKind: 'post', subjectId: id, before: null, after }, now);
}
