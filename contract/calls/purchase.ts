import * as v from 'valibot';
import type { RequestForm } from '#domain/enquiry/purchase-form.ts';
import { UPLOAD_BYTES_AT_MOST } from '#domain/limits.ts';
import { lists, makes, reads, writes } from '../access.ts';
import { call, ownDataCall } from '../call.ts';
import { code, day, number, type Same, text } from '../fields/booking.ts';
import { identifier } from '../fields/common.ts';
import { postRow, postState } from '../fields/posts.ts';
import { keysetOf, keysetRequest, oneWay } from '../keyset.ts';
import { FORM_BYTES, uploadedFile } from './files.ts';
import { storedFile } from './outdoor.ts';

const requestItem = v.strictObject({
  nameCn: text(100),
  nameEn: text(100),
  casNo: text(20),
  grade: text(20),
  purity: text(40),
  specifications: text(500),
  packing: text(40),
  quantity: number,
  unit: text(10),
  targetPrice: number,
  priceHidden: v.boolean(),
});

const requestFields = {
  items: v.pipe(v.array(requestItem), v.maxLength(10)),
  place: text(100),
  arrivalDay: day,
  trade: code(),
  tax: code(),
  payment: code(),
  qualifications: v.pipe(v.array(code()), v.maxLength(3)),
  excess: v.boolean(),
  lastDay: day,
  contact: text(40),
  phone: text(40),
  accessCode: text(10),
  samples: v.pipe(
    v.array(v.strictObject({ fileId: identifier, name: text(255), size: v.pipe(v.number(), v.integer()) })),
    v.maxLength(10),
  ),
  remark: text(500),
};

export const publishRequest = call({
  ...ownDataCall,
  name: 'publishRequest',
  access: makes('request'),
  method: 'POST',
  path: '/api-outdoor/procurement',
  payload: 'body',
  idempotent: true,
  limits: { bodyBytes: 64 * 1024, perMinute: 20 },
  summary: '发布采购单：须登录且企业已认证；返回不可猜的单号，设了提取码的不进公开列表',
  clauses: ['1.11', '2.3', '2.5b'],
  request: v.strictObject(requestFields),
  answer: v.object({ id: v.string(), number: v.string() }),
});

/** Type check: API and domain request must be identical. */
export const isDomainRequest: Same<v.InferOutput<typeof publishRequest.request>, RequestForm> = true;

const ownPost = v.object({
  ...postRow.entries,
  state: v.picklist([...postState.options, 'REVOKED']),
  createdAt: v.number(),
  /** Colleague who published it; null for the user's own. */
  madeBy: v.nullable(v.string()),
  views: v.number(),
  quotes: v.number(),
  hasAccessCode: v.boolean(),
  /** For a request with a winning quote: quoted lines and how many have been ordered. */
  won: v.nullable(v.object({ lines: v.number(), ordered: v.number() })),
});
export type OwnPost = v.InferOutput<typeof ownPost>;

export const ownPosts = call({
  ...ownDataCall,
  name: 'ownPosts',
  access: lists('request'),
  method: 'POST',
  path: '/api-outdoor/procurement/own',
  payload: 'both',
  summary:
    '自己与所在企业发布的供应单与采购单（同事发布的附姓名），已截止、已定标、已撤销的也在内，附浏览与报价次数、中标货物已转订单几种',
  clauses: ['1.11', '2.3'],
  request: v.pipe(v.object(keysetRequest()), oneWay()),
  answer: v.object({ ...keysetOf(ownPost).entries, serverTime: v.number() }),
});

export const openPost = call({
  name: 'openPost',
  method: 'POST',
  path: '/api-outdoor/procurement/{id}/open',
  payload: 'body',
  failureShown: 'inline',
  noStore: true,
  limits: { bodyBytes: 1024, perMinute: 30 },
  summary: '凭提取码打开采购单；同一浏览器 12 小时内不再问，试错多了须等待（10002004）',
  clauses: ['1.11', '2.3'],
  request: v.strictObject({ id: identifier, accessCode: text(10) }),
  answer: v.null(),
});

export const revokePost = call({
  ...ownDataCall,
  name: 'revokePost',
  access: writes('request'),
  method: 'POST',
  path: '/api-outdoor/procurement/{id}/revoke',
  payload: 'both',
  summary: '撤销自己的采购单：链接随即失效',
  clauses: ['1.11', '2.3'],
  request: v.strictObject({ id: identifier }),
  answer: v.null(),
});

export const awardQuote = call({
  ...ownDataCall,
  name: 'awardQuote',
  access: writes('request'),
  method: 'POST',
  path: '/api-outdoor/procurement/{id}/award',
  payload: 'both',
  summary: '定标：选中一份报价，短信告知每家供应商结果；看过之后改过的报价与过期的报价不能选',
  clauses: ['1.11', '2.3'],
  request: v.strictObject({
    id: identifier,
    quoteNo: identifier,
    /** Version of the quote the user saw; defaults to the current one. */
    updatedAt: v.optional(v.number()),
  }),
  answer: v.null(),
});

const lineOfAddress = v.pipe(v.string(), v.regex(/^[1-9]\d?$/));

export const batchCertificate = call({
  ...ownDataCall,
  name: 'batchCertificate',
  access: reads('request'),
  method: 'GET',
  path: '/api-outdoor/procurement/{id}/lines/{lineNo}/certificate',
  payload: 'query',
  delivery: 'file',
  failureShown: 'message',
  summary:
    '一批货物的质检报告（COA）：发布者、订过这批货的人与供应单有效期间登录的人可取，定标后采购方可取中标报价的，其他人回未找到',
  clauses: ['1.11', '8.5'],
  request: v.strictObject({ id: identifier, lineNo: lineOfAddress }),
  answer: v.null(),
});

export const supplierQuoteFile = call({
  name: 'supplierQuoteFile',
  access: makes('supplierQuote'),
  method: 'POST',
  path: '/api-outdoor/procurement/{id}/quotes/files',
  payload: 'multipart',
  failureShown: 'inline',
  noStore: true,
  limits: { bodyBytes: UPLOAD_BYTES_AT_MOST + FORM_BYTES, perMinute: 10 },
  summary: '供应商随报价交一批货的质检报告（COA）：pdf 或图片，不需要账号；报价没有用到的一天后删除',
  clauses: ['1.11', '7.2', '8.5'],
  request: v.strictObject({ id: identifier, file: uploadedFile }),
  answer: storedFile,
});

export const quoteCertificate = call({
  ...ownDataCall,
  name: 'quoteCertificate',
  access: reads('request'),
  method: 'GET',
  path: '/api-outdoor/procurement/{id}/quotes/{quoteNo}/lines/{lineNo}/certificate',
  payload: 'query',
  delivery: 'file',
  failureShown: 'message',
  summary: '一份报价里一行货物的质检报告（COA）：采购单的发布者可取，其他人回未找到',
  clauses: ['1.11', '8.5'],
  request: v.strictObject({ id: identifier, quoteNo: identifier, lineNo: lineOfAddress }),
  answer: v.null(),
});

export const postFile = call({
  name: 'postFile',
  method: 'GET',
  path: '/api-outdoor/procurement/{id}/files/{fileId}',
  payload: 'query',
  delivery: 'file',
  failureShown: 'message',
  noStore: true,
  limits: { bodyBytes: 1024, perMinute: 60 },
  summary: '采购单的一个附件：看得到这张单的人都可以取',
  clauses: ['1.11', '8.5'],
  request: v.strictObject({ id: identifier, fileId: identifier }),
  answer: v.null(),
});
