import * as v from 'valibot';
import {
  BLOCKS_AT_MOST,
  CELLS_AT_MOST,
  HELP_NUMBER,
  LINE_AT_MOST,
  LINES_AT_MOST,
  SITE_ADDRESS,
} from '#domain/content/article-form.ts';
import { campaignFields, carouselFields, helpFields, newsFields } from '#domain/content/kinds.ts';
import {
  goodsFields,
  licenceFields,
  postFields,
  supplierFields,
  warehouseFields,
} from '#domain/content/market-fields.ts';
import { UPLOAD_BYTES_AT_MOST } from '#domain/limits.ts';
import { call, operatorCallFor } from '../call.ts';
import { identifier } from '../fields/common.ts';
import { wholeEntriesOf } from '../fields/form.ts';
import { openBy } from '../fields/operator.ts';
import { FORM_BYTES, uploadedFile } from './files.ts';
import { supplierQuoteAnswer } from './outdoor.ts';

const operator = operatorCallFor('content');

const articleKind = v.picklist(['NEWS', 'CAROUSEL', 'CAMPAIGN', 'HELP', 'WAREHOUSE', 'SUPPLIER', 'POST']);
export const articleStatus = v.picklist(['DRAFT', 'SCHEDULED', 'PUBLISHED', 'WITHDRAWN']);

/** Dotted numbers in the help centre. */
const articleId = v.pipe(
  v.string(),
  v.maxLength(64),
  v.regex(/^[A-Za-z0-9_-]+(?:\.[0-9]+)*$/),
  v.examples(['safety-week', '1.1.1']),
);
const text = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most));
const line = text(LINE_AT_MOST);
const listOf = <Item extends v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>>(item: Item, most: number) =>
  v.pipe(v.array(item), v.minLength(1), v.maxLength(most));
const siteAddress = v.pipe(v.string(), v.maxLength(300), v.regex(SITE_ADDRESS), v.examples(['/shippingFcl']));
const laneId = v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9-]+$/), v.examples(['FCL-CNSHA-NLRTM']));

const picture = v.strictObject({ kind: v.literal('picture'), fileId: identifier, text: text(120) });

const textBlocks = [
  v.strictObject({ kind: v.literal('heading'), text: text(80) }),
  v.strictObject({ kind: v.literal('paragraph'), text: text(2_000) }),
  v.strictObject({ kind: v.literal('list'), items: listOf(line, LINES_AT_MOST) }),
  v.strictObject({ kind: v.literal('link'), text: text(80), href: siteAddress }),
  picture,
  v.strictObject({ kind: v.literal('file'), fileId: identifier, text: text(120) }),
] as const;

const campaignBlocks = [
  ...textBlocks,
  v.strictObject({
    kind: v.literal('table'),
    columns: listOf(text(40), CELLS_AT_MOST),
    rows: listOf(
      v.pipe(v.array(v.pipe(v.string(), v.maxLength(LINE_AT_MOST))), v.maxLength(CELLS_AT_MOST)),
      LINES_AT_MOST,
    ),
  }),
  v.strictObject({
    kind: v.literal('offers'),
    laneIds: listOf(laneId, LINES_AT_MOST),
    note: v.pipe(v.string(), v.trim(), v.maxLength(80)),
  }),
  v.strictObject({ kind: v.literal('form'), title: text(60) }),
] as const;

const goods = v.strictObject({ kind: v.literal('goods'), ...wholeEntriesOf(goodsFields) });
const licence = v.strictObject({ kind: v.literal('licence'), ...wholeEntriesOf(licenceFields) });

const noBlocks = v.pipe(v.array(v.variant('kind', textBlocks)), v.maxLength(0));
const ofText = v.pipe(v.array(v.variant('kind', textBlocks)), v.maxLength(BLOCKS_AT_MOST));
const ofCampaign = v.pipe(v.array(v.variant('kind', campaignBlocks)), v.maxLength(BLOCKS_AT_MOST));

/** `id` is null for a new article; `version` detects concurrent edits. */
const saved = { id: v.nullable(articleId), version: v.pipe(v.number(), v.integer(), v.minValue(0)) };

const content = v.object({
  fields: v.record(v.string(), v.string()),
  blocks: v.array(v.variant('kind', [...campaignBlocks, goods, licence])),
});

const articleRow = v.object({
  openBy,
  id: v.string(),
  kind: articleKind,
  title: v.string(),
  status: articleStatus,
  hasChanges: v.boolean(),
  /** When the scheduled version replaces the published one; null without a schedule. */
  changeFrom: v.nullable(v.number()),
  /** Time of the first publication; null while unpublished. */
  shownFrom: v.nullable(v.number()),
  editedBy: v.nullable(v.string()),
  editedAt: v.nullable(v.number()),
});

export const article = v.object({
  row: articleRow,
  version: v.number(),
  /** Last saved version. */
  content,
  /** Published version, if different. */
  shown: v.optional(content),
  /** Version scheduled for `changeFrom`, if different. */
  upcoming: v.optional(content),
  /** Port names of the lanes in the article. */
  lanes: v.optional(v.array(v.object({ id: v.string(), from: v.string(), to: v.string() }))),
  quotes: v.optional(v.array(supplierQuoteAnswer)),
  /** Winning quote; `quoteNo` is null when none won, the field absent before a decision. */
  decision: v.optional(v.object({ quoteNo: v.nullable(v.string()), at: v.number() })),
  now: v.number(),
});
export type OperatorArticle = v.InferOutput<typeof article>;

export const operatorContentQuery = call({
  ...operator,
  name: 'operatorContentQuery',
  path: '/api-platform/desk/content/query',
  summary: '操作室：一类内容，最近改过的在前',
  clauses: ['7.5e', '10.6'],
  request: v.strictObject({
    kind: articleKind,
    status: v.optional(articleStatus),
    keyword: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40)), ''),
    /** Last article of the previous page. */
    after: v.optional(
      v.pipe(v.string(), v.regex(/^\d{1,16}\.[\w.-]{1,64}$/), v.examples(['1791855600000.safety-week'])),
    ),
  }),
  answer: v.object({ items: v.array(articleRow), total: v.number(), next: v.nullable(v.string()), now: v.number() }),
});
export type OperatorContentQuery = v.InferOutput<typeof operatorContentQuery.answer>;

export const operatorContentRead = call({
  ...operator,
  name: 'operatorContentRead',
  path: '/api-platform/desk/content/read',
  summary: '操作室：一篇内容，改动过的列最后存下的',
  clauses: ['7.5e', '10.6'],
  request: v.strictObject({ kind: articleKind, id: articleId }),
  answer: article,
});

export const operatorContentSave = call({
  ...operator,
  name: 'operatorContentSave',
  path: '/api-platform/desk/content/save',
  idempotent: true,
  limits: { bodyBytes: 512 * 1024 },
  summary: '操作室：存下一篇内容的草稿，访客看到的不变；别人先存了则拒绝，写明是谁、何时',
  clauses: ['7.5e', '10.6'],
  request: v.variant('kind', [
    v.strictObject({
      kind: v.literal('NEWS'),
      ...saved,
      fields: v.strictObject(wholeEntriesOf(newsFields)),
      blocks: ofText,
    }),
    v.strictObject({
      kind: v.literal('CAROUSEL'),
      ...saved,
      fields: v.strictObject({ ...wholeEntriesOf(carouselFields), href: siteAddress }),
      blocks: noBlocks,
    }),
    v.strictObject({
      kind: v.literal('CAMPAIGN'),
      ...saved,
      fields: v.strictObject(wholeEntriesOf(campaignFields)),
      blocks: ofCampaign,
    }),
    v.strictObject({
      kind: v.literal('HELP'),
      ...saved,
      fields: v.strictObject({
        ...wholeEntriesOf(helpFields),
        number: v.pipe(v.string(), v.maxLength(20), v.regex(HELP_NUMBER), v.examples(['1.4'])),
      }),
      blocks: ofText,
    }),
    v.strictObject({
      kind: v.literal('WAREHOUSE'),
      ...saved,
      fields: v.strictObject(wholeEntriesOf(warehouseFields)),
      blocks: v.pipe(v.array(v.variant('kind', [licence, picture])), v.maxLength(BLOCKS_AT_MOST)),
    }),
    v.strictObject({
      kind: v.literal('SUPPLIER'),
      ...saved,
      fields: v.strictObject(wholeEntriesOf(supplierFields)),
      blocks: noBlocks,
    }),
    v.strictObject({
      kind: v.literal('POST'),
      ...saved,
      fields: v.strictObject(wholeEntriesOf(postFields)),
      blocks: v.pipe(v.array(goods), v.maxLength(BLOCKS_AT_MOST)),
    }),
  ]),
  answer: article,
});
export type ContentToSave = v.InferInput<typeof operatorContentSave.request>;

const onVersion = {
  kind: articleKind,
  id: articleId,
  /** Version the operator read. */
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
};

export const operatorContentPreview = call({
  ...operator,
  name: 'operatorContentPreview',
  path: '/api-platform/desk/content/preview',
  limits: { bodyBytes: 512 * 1024 },
  summary: '操作室：发布之前先在真的页面上看，照所写的，不存下；只给自己看，15 分钟',
  clauses: ['7.5e', '10.6'],
  request: operatorContentSave.request,
  /** URL of the preview and its expiry. */
  answer: v.object({ path: v.string(), until: v.number() }),
});

export const operatorContentPublish = call({
  ...operator,
  name: 'operatorContentPublish',
  path: '/api-platform/desk/content/publish',
  summary: '操作室：发布存下的内容，立即或到时；已发布的，到时之前访客看到的不变',
  clauses: ['7.5e', '10.6'],
  request: v.strictObject({
    ...onVersion,
    /** Immediately when absent or past. */
    at: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8_640_000_000_000))),
  }),
  answer: article,
});

export const operatorContentWithdraw = call({
  ...operator,
  name: 'operatorContentWithdraw',
  path: '/api-platform/desk/content/withdraw',
  summary: '操作室：撤下已发布或已排期的内容，或只撤回排了期的改动，可以再发布',
  clauses: ['7.5e', '10.6'],
  request: v.strictObject({
    ...onVersion,
    /** Cancels only the scheduled change; the published version stays. */
    only: v.optional(v.literal('CHANGE')),
  }),
  answer: article,
});

export const operatorContentUpload = call({
  ...operator,
  name: 'operatorContentUpload',
  path: '/api-platform/desk/content/upload',
  payload: 'multipart',
  limits: { bodyBytes: UPLOAD_BYTES_AT_MOST + FORM_BYTES, perMinute: 20 },
  summary: '操作室：上传文章的图片或附件，20 MB 以内；发布之后访客才读得到',
  clauses: ['7.5e', '10.6'],
  request: v.strictObject({ file: uploadedFile }),
  answer: v.object({ fileId: v.string(), name: v.string() }),
});

export const operatorQuoteCertificate = call({
  ...operator,
  name: 'operatorQuoteCertificate',
  path: '/api-platform/desk/content/certificate',
  delivery: 'file',
  summary: '操作室：自营采购单的一份报价里，一行货物的质检报告（COA）',
  clauses: ['7.5e', '8.5'],
  request: v.strictObject({
    id: identifier,
    quoteNo: identifier,
    lineNo: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
  }),
  answer: v.null(),
});
