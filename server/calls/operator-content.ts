import type { ArticleContent } from '#domain/content/article-form.ts';
import { pathOfArticle } from '#domain/content/preview.ts';
import { companySettings } from '../company/facts.ts';
import { type ContentAct, readArticle } from '../content/article-acts.ts';
import { takeArticleFile } from '../content/files.ts';
import { listArticles } from '../content/list.ts';
import { awardQuote, publishArticle, withdrawArticle } from '../content/publish.ts';
import { requireWhole, saveArticle } from '../content/save-article.ts';
import { postOf } from '../market/procurement/award-quote.ts';
import { notifySuppliers } from '../market/procurement/purchase-requests.ts';
import { sendQuoteCertificate } from '../market/procurement/supplier-quotes.ts';
import { actorOf } from '../operators/audit.ts';
import { opened, withOpen } from '../operators/presence.ts';
import { asPublished, idOfPreviewed } from '../previews/as-published.ts';
import { grantPreview } from '../previews/grants.ts';
import type { CallContext, CallHandlers } from './context.ts';
import { once } from './idempotent.ts';

type Ours =
  | 'operatorAwardQuote'
  | 'operatorContentPreview'
  | 'operatorContentPublish'
  | 'operatorContentQuery'
  | 'operatorContentRead'
  | 'operatorContentSave'
  | 'operatorContentUpload'
  | 'operatorContentWithdraw'
  | 'operatorQuoteCertificate';

const byOf = (context: CallContext) => context.operator?.name ?? actorOf(context).actorId;

async function actOf(context: CallContext): Promise<ContentAct> {
  const { clock, random } = context;
  const { company, brand } = (await companySettings(context)).site;
  return { actor: actorOf(context), by: byOf(context), now: clock.now(), random, company: company ?? brand.name };
}

export const operatorContentCalls: Pick<CallHandlers, Ours> = {
  operatorContentQuery: async (request, context) => {
    const page = await listArticles(context.db, request, context.clock.now());
    return withOpen(context, request.kind, page, ({ id }) => id);
  },

  operatorContentRead: async ({ kind, id }, context) =>
    opened(context, kind, id, await readArticle(context.db, kind, id, context.clock.now())),

  operatorContentSave: async (request, context) => {
    const act = await actOf(context);
    const article = await once(context, {
      call: 'operatorContentSave',
      owner: `desk ${act.actor.actorId}`,
      request,
      work: (tx) => saveArticle(tx, request, act),
    });
    return opened(context, request.kind, article.row.id, article);
  },

  operatorContentPreview: async ({ kind, id, fields, blocks }, context) => {
    const content: ArticleContent = { fields: fields as ArticleContent['fields'], blocks };
    await context.db.transaction((tx) => requireWhole(tx, kind, content));
    const article = { kind, id, content };
    await asPublished(context, article, async () => null);
    return grantPreview(context, article, pathOfArticle(kind, idOfPreviewed(article), content.fields));
  },

  operatorContentPublish: async (request, context) =>
    opened(context, request.kind, request.id, await publishArticle(context.db, request, await actOf(context))),

  operatorContentWithdraw: async (request, context) =>
    opened(context, request.kind, request.id, await withdrawArticle(context.db, request, await actOf(context))),

  operatorAwardQuote: async (request, context) => {
    const article = await awardQuote(context.db, request, await actOf(context));
    await notifySuppliers(context, await postOf(context.db, request.id), request.quoteNo);
    return opened(context, 'POST', request.id, article);
  },

  operatorContentUpload: (_, context) => takeArticleFile(context, byOf(context)),

  operatorQuoteCertificate: async (line, context) => {
    await postOf(context.db, line.id);
    return sendQuoteCertificate(context, line);
  },
};
