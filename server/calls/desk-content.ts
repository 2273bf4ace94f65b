import { takeArticleFile } from '../content/files.ts';
import { type ContentAct, publishArticle, readArticle, saveArticle, withdrawArticle } from '../content/keep.ts';
import { listArticles } from '../content/list.ts';
import { actorOf } from '../operators/audit.ts';
import type { CallContext, CallHandlers } from './context.ts';
import { once } from './idempotent.ts';

type Ours =
  | 'deskContentPublish'
  | 'deskContentQuery'
  | 'deskContentRead'
  | 'deskContentSave'
  | 'deskContentUpload'
  | 'deskContentWithdraw';

function actOf(context: CallContext): ContentAct {
  const actor = actorOf(context);
  const { operator, clock, random } = context;
  return { actor, by: operator?.name ?? actor.actorId, now: clock.now(), random };
}

export const deskContentCalls: Pick<CallHandlers, Ours> = {
  deskContentQuery: (request, { db, clock }) => listArticles(db, request, clock.now()),

  deskContentRead: ({ kind, id }, { db, clock }) => readArticle(db, kind, id, clock.now()),

  deskContentSave: async (request, context) => {
    const act = actOf(context);
    return once(context, {
      call: 'deskContentSave',
      owner: `desk ${act.actor.actorId}`,
      request,
      work: (tx) => saveArticle(tx, request, act),
    });
  },

  deskContentPublish: (request, context) => publishArticle(context.db, request, actOf(context)),

  deskContentWithdraw: (request, context) => withdrawArticle(context.db, request, actOf(context)),

  deskContentUpload: (_, context) => takeArticleFile(context, actOf(context).by),
};
