import { and, eq, isNotNull, lte } from 'drizzle-orm';
import { CODE } from '#contract/codes.ts';
import { contentReplies } from '#copy/operator/replies.ts';
import type { Transaction } from '../calls/idempotent.ts';
import { Refusal } from '../calls/refusal.ts';
import { helpArticles } from '../data/schema/content.ts';
import { parentNumber } from './stores.ts';

/** Linked from the footer and the help centre's entry: 1.1.1, 2 and 3. */
const LINKED: ReadonlySet<string> = new Set(['1.1.1', '2', '3']);

/** Refuses a chapter that is not published by the article's time, which would leave it without a parent. */
export async function requireParent(tx: Transaction, id: string, from: Date): Promise<void> {
  const parent = parentNumber(id);
  if (parent === null) return;
  const [found] = await tx
    .select({ id: helpArticles.id })
    .from(helpArticles)
    .where(and(eq(helpArticles.id, parent), lte(helpArticles.shownFrom, from)));
  if (found === undefined) throw new Refusal(CODE.conflict, contentReplies.noParent(parent));
}

export async function requireNoChildren(tx: Transaction, id: string): Promise<void> {
  if (LINKED.has(id)) throw new Refusal(CODE.conflict, contentReplies.linkedFromFooter);
  const [child] = await tx
    .select({ id: helpArticles.id })
    .from(helpArticles)
    .where(and(eq(helpArticles.parentId, id), isNotNull(helpArticles.shownFrom)))
    .limit(1);
  if (child !== undefined) throw new Refusal(CODE.conflict, contentReplies.hasChildren);
}
