import * as v from 'valibot';
import { lists, makes, writes } from '../access.ts';
import { sharedOrder } from '../booked-services.ts';
import { call, ownDataCall } from '../call.ts';
import { bookedService } from '../fields/booked-service.ts';
import { ORDER_FORM_BYTES } from '../fields/booking.ts';
import { priced } from '../fields/order.ts';

/** Content of a page link: a search, a comparison or one price. */
export const sharedPageKind = v.picklist(['search', 'compare', 'price']);
/** Path and query on this site; page links contain only public data, never form values with names. */
export const sharedPage = v.strictObject({
  path: v.picklist(['/shippingFcl', '/enquiryFcl', '/dgdesk/dgdeskDetail']),
  query: v.pipe(v.string(), v.maxLength(2_000)),
  title: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60))),
});

const orderKind = v.literal('order');

/** At most thirty days from now; defaults to seven. */
const expiresAt = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8_640_000_000_000)));
const shareId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22,64}$/));

export const share = call({
  name: 'share',
  access: makes('share'),
  method: 'POST',
  path: '/api-ecommerce/shares',
  payload: 'body',
  failureShown: 'inline',
  limits: { bodyBytes: ORDER_FORM_BYTES, perMinute: 20 },
  summary:
    '生成有期限的分享链接：一次查询、一次比价、一个价格，或登录后把订单表单（不含人名、电话、证件与附件）交给别人试算',
  clauses: ['1.2', '4.31'],
  request: v.variant('kind', [
    v.strictObject({ kind: sharedPageKind, content: sharedPage, expiresAt }),
    v.strictObject({ kind: orderKind, content: sharedOrder, expiresAt }),
  ]),
  answer: v.object({ id: v.string(), url: v.string(), expiresAt: v.number() }),
});

/** Shared order form with its price at the time; null when the price was unknown or is contractual. */
export const heldOrder = v.object({
  service: bookedService,
  form: v.record(v.string(), v.unknown()),
  price: v.nullable(v.object(priced)),
});
export type HeldOrder = v.InferOutput<typeof heldOrder>;

export const sharedContent = call({
  name: 'sharedContent',
  method: 'GET',
  path: '/api-ecommerce/shares/{id}',
  payload: 'query',
  failureShown: 'inline',
  limits: { bodyBytes: 1024, perMinute: 60 },
  summary: '打开分享链接',
  clauses: ['1.2', '4.31'],
  request: v.strictObject({ id: shareId }),
  answer: v.variant('kind', [
    v.object({ kind: sharedPageKind, content: sharedPage, expiresAt: v.number() }),
    v.object({ kind: orderKind, content: heldOrder, createdAt: v.number(), expiresAt: v.number() }),
  ]),
});

const ownShare = v.object({
  id: v.string(),
  url: v.string(),
  /** Title of the page; empty for a form. */
  title: v.string(),
  /** Null for a page. */
  service: v.nullable(bookedService),
  /** Colleague who created it; null for the user's own. */
  madeBy: v.nullable(v.string()),
  createdAt: v.number(),
  expiresAt: v.number(),
});
export type OwnShare = v.InferOutput<typeof ownShare>;

export const shareList = call({
  ...ownDataCall,
  name: 'shareList',
  access: lists('share'),
  method: 'GET',
  path: '/api-ecommerce/shares',
  summary: '自己与所在企业还有效的分享链接，新的在前；同事生成的附姓名',
  clauses: ['4.31'],
  request: v.strictObject({}),
  answer: v.array(ownShare),
});

export const revokeShare = call({
  ...ownDataCall,
  name: 'revokeShare',
  access: writes('share'),
  method: 'POST',
  path: '/api-ecommerce/shares/revoke',
  payload: 'body',
  limits: { bodyBytes: 1024, perMinute: 60 },
  summary: '收回自己或所在企业的分享链接，之后打不开',
  clauses: ['4.31'],
  request: v.strictObject({ id: shareId }),
  answer: v.null(),
});
