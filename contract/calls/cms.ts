import * as v from 'valibot';
import { leadFields } from '#domain/enquiry/fields.ts';
import { feedbackFields } from '#domain/feedback/fields.ts';
import { call } from '../call.ts';
import { identifier, shortText } from '../fields/common.ts';
import { entriesOf } from '../fields/form.ts';
import { keysetOf, keysetRequest, oneWay } from '../keyset.ts';

/** Articles are sent as blocks, never as markup. */
export const textBlockSchema = v.variant('kind', [
  v.object({ kind: v.literal('heading'), text: v.string() }),
  v.object({ kind: v.literal('paragraph'), text: v.string() }),
  v.object({ kind: v.literal('list'), items: v.array(v.string()) }),
  v.object({ kind: v.literal('link'), text: v.string(), href: v.string() }),
  v.object({ kind: v.literal('picture'), fileId: v.string(), text: v.string() }),
  v.object({ kind: v.literal('file'), fileId: v.string(), text: v.string() }),
]);

export type TextBlock = v.InferOutput<typeof textBlockSchema>;

const newsRow = v.object({
  id: v.string(),
  category: v.string(),
  title: v.string(),
  summary: v.string(),
  tags: v.array(v.string()),
  publishedAt: v.number(),
});

const newsLink = v.object({ id: v.string(), title: v.string(), publishedAt: v.number() });

export type NewsRow = v.InferOutput<typeof newsRow>;
export type NewsLink = v.InferOutput<typeof newsLink>;

export const newsQuery = call({
  name: 'newsQuery',
  method: 'POST',
  path: '/api-cms/news/query',
  payload: 'both',
  failureShown: 'inline',
  summary: '动态列表，附各栏目条数',
  clauses: ['2.1'],
  request: v.pipe(
    v.object({ category: v.optional(shortText), keyword: v.optional(shortText), ...keysetRequest() }),
    oneWay(),
  ),
  answer: v.object({
    ...keysetOf(newsRow).entries,
    categories: v.array(v.object({ name: v.string(), count: v.number() })),
  }),
});

export const newsItem = call({
  name: 'newsItem',
  method: 'GET',
  path: '/api-cms/news/{id}',
  failureShown: 'inline',
  summary: '一条动态与它的前后篇、相关篇',
  clauses: ['2.3'],
  request: v.object({ id: identifier }),
  answer: v.object({
    ...newsRow.entries,
    source: v.string(),
    body: v.array(textBlockSchema),
    newer: v.nullable(newsLink),
    older: v.nullable(newsLink),
    related: v.array(newsLink),
  }),
});

export const campaignBlockSchema = v.variant('kind', [
  ...textBlockSchema.options,
  v.object({ kind: v.literal('table'), columns: v.array(v.string()), rows: v.array(v.array(v.string())) }),
  v.object({
    kind: v.literal('offers'),
    note: v.string(),
    lanes: v.array(
      v.object({
        id: v.string(),
        from: v.string(),
        to: v.string(),
        href: v.string(),
        /** Lowest current price of a 20GP; null when nothing is bookable. */
        price: v.nullable(v.object({ currency: v.string(), amount: v.string() })),
      }),
    ),
  }),
  v.object({ kind: v.literal('form'), title: v.string(), fields: v.array(v.string()) }),
]);

const campaignState = v.picklist(['AHEAD', 'RUNNING', 'SOLD_OUT', 'OVER']);

const campaignStock = v.object({ total: v.number(), left: v.number() });
/** Masked company name of a participant; null for a person without a company. */
const campaignParticipant = v.object({ name: v.nullable(v.string()), boxes: v.number(), takenAt: v.number() });

const campaignRow = v.object({
  id: v.string(),
  title: v.string(),
  summary: v.string(),
  state: campaignState,
  startsAt: v.number(),
  endsAt: v.number(),
  /** Null when the campaign has no container quota. */
  stock: v.nullable(campaignStock),
});

export type CampaignStock = v.InferOutput<typeof campaignStock>;
export type CampaignParticipant = v.InferOutput<typeof campaignParticipant>;
export type CampaignBlock = v.InferOutput<typeof campaignBlockSchema>;
export type CampaignRow = v.InferOutput<typeof campaignRow>;
export type CampaignState = v.InferOutput<typeof campaignState>;

/** Server time for countdowns to deadlines. */
const serverTime = v.number();

/** Orderings: running, upcoming and past campaigns. */
const CAMPAIGN_RUNS = 3;

export const activityQuery = call({
  name: 'activityQuery',
  method: 'POST',
  path: '/api-cms/activity/query',
  payload: 'both',
  failureShown: 'inline',
  summary: '活动列表：进行中的在前，将开始的其次，已结束的在后',
  clauses: ['2.3'],
  request: v.pipe(v.object(keysetRequest(CAMPAIGN_RUNS)), oneWay()),
  answer: v.object({ ...keysetOf(campaignRow).entries, serverTime }),
});

export const activityItem = call({
  name: 'activityItem',
  method: 'GET',
  path: '/api-cms/activity/{id}',
  failureShown: 'inline',
  summary: '一个活动的内容块',
  clauses: ['2.3'],
  request: v.object({ id: identifier }),
  answer: v.object({
    ...campaignRow.entries,
    blocks: v.array(campaignBlockSchema),
    participants: v.array(campaignParticipant),
    serverTime,
  }),
});

const helpId = v.pipe(v.string(), v.maxLength(20), v.regex(/^\d+(\.\d+)*$/));
const helpNode = v.object({ id: v.string(), parentId: v.nullable(v.string()), title: v.string() });

export type HelpNode = v.InferOutput<typeof helpNode>;

export const helpTree = call({
  name: 'helpTree',
  method: 'GET',
  path: '/api-cms/help',
  payload: 'query',
  failureShown: 'inline',
  summary: '帮助目录；带关键词时只列出含有它的文章',
  clauses: ['2.8'],
  request: v.object({ keyword: v.optional(shortText) }),
  answer: v.array(helpNode),
});

export const helpArticle = call({
  name: 'helpArticle',
  method: 'GET',
  path: '/api-cms/help/{id}',
  failureShown: 'inline',
  summary: '一篇帮助',
  clauses: ['2.8'],
  request: v.object({ id: helpId }),
  answer: v.object({ ...helpNode.entries, body: v.array(textBlockSchema) }),
});

const sentence = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most));
const words = (most: number) => v.optional(v.pipe(v.string(), v.trim(), v.maxLength(most)));

const leadForm = /* @__PURE__ */ v.strictObject({
  .../* @__PURE__ */ entriesOf(leadFields),
  campaignId: v.optional(identifier),
});

const feedbackForm = /* @__PURE__ */ v.strictObject({
  .../* @__PURE__ */ entriesOf(feedbackFields),
  page: v.optional(v.pipe(v.string(), v.startsWith('/'), v.maxLength(200))),
});
export type FeedbackForm = v.InferInput<typeof feedbackForm>;

const helpVoteForm = v.strictObject({ articleId: helpId, helpful: v.boolean(), text: words(500) });
const questionForm = v.strictObject({ text: sentence(500), contact: words(60) });

export const leads = call({
  name: 'leads',
  method: 'POST',
  path: '/api-cms/leads',
  payload: 'body',
  failureShown: 'inline',
  idempotent: true,
  limits: { bodyBytes: 8 * 1024, perMinute: 10 },
  summary: '留下需求、反馈、帮助是否有用，或一个问题',
  clauses: ['2.8'],
  request: v.variant('kind', [
    v.strictObject({ kind: v.literal('lead'), form: leadForm }),
    v.strictObject({ kind: v.literal('feedback'), form: feedbackForm }),
    v.strictObject({ kind: v.literal('helpVote'), form: helpVoteForm }),
    v.strictObject({ kind: v.literal('question'), form: questionForm }),
  ]),
  answer: v.object({ leadNo: v.string() }),
});
