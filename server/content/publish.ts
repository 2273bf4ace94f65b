import type { InferOutput } from 'valibot';
import type {
  OperatorArticle,
  operatorContentPublish,
  operatorContentWithdraw,
} from '#contract/calls/operator-content.ts';
import { CODE } from '#contract/codes.ts';
import { contentReplies } from '#copy/operator/replies.ts';
import type { Transaction } from '../calls/idempotent.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../data/connect.ts';
import { decideQuotes, type QuoteChoice } from '../market/procurement/award-quote.ts';
import {
  type ContentAct,
  finish,
  lockArticle,
  lockVersion,
  ofCompany,
  presentArticle,
  touched,
} from './article-acts.ts';
import { requireNoChildren, requireParent } from './help-tree.ts';
import { statusOf } from './list.ts';
import { savedContent } from './state.ts';
import type { StoredArticle } from './store.ts';
import { stores } from './stores.ts';

type Publishing = InferOutput<typeof operatorContentPublish.request>;
type Withdrawing = InferOutput<typeof operatorContentWithdraw.request>;

const NOTHING_WAITS = { draft: null, upcoming: null, upcomingFrom: null };

/** The published content stays until the scheduled time. */
async function scheduleChange(tx: Transaction, { kind, at }: Publishing, before: StoredArticle, act: ContentAct) {
  const { id } = before;
  const upcoming = savedContent(before);
  await stores[kind].requireFitting?.(tx, id, upcoming);
  const upcomingFrom = new Date(at ?? act.now);
  await stores[kind].update(tx, id, { ...touched(act, before), draft: null, upcoming, upcomingFrom });
}

/** Publishes the saved content, now or at a time; replaces an earlier schedule. */
export async function publishArticle(db: Database, request: Publishing, act: ContentAct): Promise<OperatorArticle> {
  const { kind, id, at } = request;
  const { now } = act;
  const isLater = at !== undefined && at > now;
  return db.transaction(async (tx) => {
    const before = await lockVersion(tx, request, now);
    const isPublic = statusOf(before, now) === 'PUBLISHED';
    if (isPublic && before.draft === null && before.upcoming === null)
      throw new Refusal(CODE.conflict, contentReplies.nothingToPublish);
    const shownFrom = new Date(isLater ? at : now);
    if (kind === 'HELP') await requireParent(tx, id, shownFrom);
    if (isPublic && isLater) await scheduleChange(tx, request, before, act);
    else {
      const change = {
        ...touched(act, before),
        ...NOTHING_WAITS,
        withdrawnAt: null,
        ...(isPublic ? {} : { shownFrom }),
        ...ofCompany(kind, act),
      };
      await stores[kind].update(tx, id, change, savedContent(before));
    }
    const action = isLater ? 'content.scheduled' : 'content.published';
    return finish(tx, { action, kind, id, before }, act);
  });
}

/** Withdraws a scheduled change to a draft; the published content stays. */
async function withdrawChange(tx: Transaction, { kind, id }: Withdrawing, before: StoredArticle, act: ContentAct) {
  if (before.upcoming === null) throw new Refusal(CODE.conflict, contentReplies.noChangeWaits);
  const draft = before.draft ?? before.upcoming;
  await stores[kind].update(tx, id, { ...touched(act, before), ...NOTHING_WAITS, draft });
  return finish(tx, { action: 'content.changeWithdrawn', kind, id, before }, act);
}

/** Withdraws an article or its schedule; its saved content stays. */
export async function withdrawArticle(db: Database, request: Withdrawing, act: ContentAct): Promise<OperatorArticle> {
  const { kind, id, only } = request;
  return db.transaction(async (tx) => {
    const before = await lockVersion(tx, request, act.now);
    if (only === 'CHANGE') return withdrawChange(tx, request, before, act);
    if (before.shownFrom === null) throw new Refusal(CODE.conflict, contentReplies.notShown);
    if (kind === 'HELP') await requireNoChildren(tx, id);
    const change = { ...touched(act, before), ...NOTHING_WAITS, shownFrom: null, withdrawnAt: new Date(act.now) };
    await stores[kind].update(tx, id, change, savedContent(before));
    return finish(tx, { action: 'content.withdrawn', kind, id, before }, act);
  });
}

/** Awards one of the quotes to the company's request, or none. */
export async function awardQuote(db: Database, choice: QuoteChoice, act: ContentAct): Promise<OperatorArticle> {
  return db.transaction(async (tx) => {
    const before = await lockArticle(tx, stores.POST, choice.id);
    await decideQuotes(tx, choice, act);
    return presentArticle(tx, 'POST', before, act.now);
  });
}
