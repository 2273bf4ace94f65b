import * as v from 'valibot';
import type { QuoteForm } from '#domain/enquiry/supplier-quote-form.ts';
import type { WonLine } from '#domain/procurement/won-line.ts';
import { makes, reads } from '../access.ts';
import { call, ownDataCall } from '../call.ts';
import { code, day, files, number, type Same, text } from '../fields/booking.ts';
import { identifier, shortText } from '../fields/common.ts';
import { total } from '../fields/market.ts';
import { listedPost, postKind, postRow } from '../fields/posts.ts';
import { keysetOf, keysetRequest, oneWay } from '../keyset.ts';

export const storedFile = v.object({ fileId: v.string(), name: v.string(), size: v.number() });

const wonLine = v.object({
  quoteNo: v.string(),
  supplier: v.string(),
  price: v.string(),
  currency: v.string(),
  quantity: v.string(),
  taxIncluded: v.boolean(),
  maker: v.nullable(v.string()),
  origin: v.nullable(v.string()),
  purity: v.nullable(v.string()),
  packing: v.nullable(v.string()),
  leadDays: v.number(),
  validTo: v.string(),
  freight: v.picklist(['SUPPLIER', 'BUYER']),
  state: v.picklist(['LAPSED', 'OPEN', 'ORDERED']),
  orderNo: v.nullable(v.string()),
});

/** Type check: API and domain line must be identical. */
export const isDomainWonLine: Same<v.InferOutput<typeof wonLine>, WonLine> = true;

/** Amounts and quantities are decimal text. */
const postLine = v.object({
  lineNo: v.number(),
  nameCn: v.string(),
  nameEn: v.string(),
  casNo: v.nullable(v.string()),
  unNo: v.nullable(v.string()),
  /** Classes of the number, main class first; empty without a number. */
  classes: v.array(v.string()),
  grade: v.string(),
  purity: v.string(),
  specifications: v.array(v.object({ key: v.string(), value: v.string() })),
  packing: v.string(),
  quantity: v.string(),
  unit: v.string(),
  /** Per unit; null when the buyer hides it. */
  price: v.nullable(v.string()),
  currency: v.string(),
  minimumQuantity: v.nullable(v.string()),
  /** Unit prices by quantity, smallest first; empty for a fixed price. */
  tiers: v.array(v.object({ from: v.string(), price: v.string() })),
  /** Remaining quantity; null for a request. */
  left: v.nullable(v.string()),
  /** Lot according to its certificate of analysis; null when unspecified. */
  batch: v.nullable(
    v.object({
      no: v.string(),
      madeOn: v.string(),
      usableUntil: v.string(),
      store: v.string(),
      results: v.array(v.object({ key: v.string(), value: v.string() })),
      /** The certificate file is available. */
      hasCertificate: v.boolean(),
    }),
  ),
  /** Documents the buyer must provide. */
  needsLicence: v.boolean(),
  needsPermit: v.boolean(),
  /** It can be ordered online. */
  isOrdered: v.boolean(),
  /** Package data the buyer must enter; absent when complete. */
  unweighed: v.optional(v.object({ netKg: v.null(), isUncounted: v.boolean() })),
  /** Winning quote, visible to the request's owner; optional for back ends. */
  won: v.optional(v.nullable(wonLine)),
});

export type ProcurementLine = v.InferOutput<typeof postLine>;

export const procurementQuery = call({
  name: 'procurementQuery',
  method: 'POST',
  path: '/api-outdoor/procurement/query',
  payload: 'both',
  failureShown: 'inline',
  summary: '还在收报价的供应单与采购单',
  clauses: ['1.11', '2.3'],
  request: v.pipe(
    v.object({ kind: v.optional(postKind), keyword: v.optional(shortText), ...keysetRequest() }),
    oneWay(),
  ),
  answer: v.object({ ...keysetOf(listedPost).entries, serverTime: v.number() }),
});

export const procurementItem = call({
  name: 'procurementItem',
  method: 'GET',
  path: '/api-outdoor/procurement/{id}',
  failureShown: 'inline',
  noStore: true,
  summary: '一张供应单或采购单；企业、联系人与电话按身份脱敏；设了提取码而没有提取的回 10003003',
  clauses: ['1.11', '2.3'],
  request: v.object({ id: identifier }),
  answer: v.object({
    ...postRow.entries,
    tradeTerm: v.string(),
    paymentTerm: v.string(),
    deliveryDate: v.string(),
    taxIncluded: v.boolean(),
    qualifications: v.array(v.string()),
    contactName: v.string(),
    contactPhone: v.string(),
    excessAllowed: v.boolean(),
    /** Belongs to the user. */
    isOwn: v.boolean(),
    /** For own requests: who published it and when, and whether the user may award and revoke it. */
    own: v.nullable(v.object({ madeBy: v.string(), madeAt: v.number(), mayDecide: v.boolean() })),
    quotes: v.number(),
    /** Number of browsers that opened it. */
    views: v.number(),
    isDemo: v.boolean(),
    remark: v.nullable(v.string()),
    files: v.array(storedFile),
    /** Protected by an access code, which is never sent. */
    hasAccessCode: v.boolean(),
    /** When the access code is accepted again after too many failures; visible to the owner. */
    codeWaitUntil: v.optional(v.nullable(v.number()), null),
    /** Winning quote, visible to the owner. */
    awarded: v.nullable(v.string()),
    /** User's own quote, and whether it won once decided. */
    ownQuote: v.nullable(v.object({ quoteNo: v.string(), isWon: v.nullable(v.boolean()) })),
    lines: v.array(postLine),
    serverTime: v.number(),
  }),
});

/** Decimal text as typed. */
const quantity = v.pipe(number, v.minLength(1));

export type ProcurementItem = v.InferOutput<typeof procurementItem.answer>;

export const procurementOrder = call({
  ...ownDataCall,
  name: 'procurementOrder',
  access: makes('order'),
  method: 'POST',
  path: '/api-outdoor/procurement/{id}/order',
  payload: 'body',
  failureShown: 'never',
  idempotent: true,
  summary: '按供应单订货，或把自己采购单的中标报价转为订单：数量与交货；与下单页同一检查、同一价格、同一库存',
  clauses: ['1.11', '4.31'],
  request: v.strictObject({
    id: identifier,
    /** Line of the offer; defaults to the first. */
    lineNo: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)), 1),
    quantity,
    /** Gross kilograms, when neither offer nor winning quote has them. */
    grossWeight: v.optional(number, ''),
    /** Number of packages, when unknown. */
    packages: v.optional(number, ''),
    delivery: v.strictObject({
      method: v.picklist(['SELF', 'DELIVERY']),
      address: v.optional(text(100), ''),
      day,
    }),
    /** Buyer; defaults to the account's name, phone and company. */
    buyer: v.optional(
      v.strictObject({
        company: v.optional(text(100)),
        contactName: v.optional(text(40)),
        contactPhone: v.optional(text(40)),
        licenceNo: v.optional(text(60)),
        licenceExpires: v.optional(day),
        licenceFiles: v.optional(files),
        permitFiles: v.optional(files),
        payType: v.optional(code()),
        remark: v.optional(text(500)),
      }),
      {},
    ),
    /** The service's charge agreement was accepted. */
    agree: v.literal(true),
  }),
  answer: v.object({ orderNo: v.string() }),
});
export type ProcurementOrder = v.InferOutput<typeof procurementOrder.request>;

const quotedLine = v.strictObject({
  lineNo: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
  isQuoted: v.boolean(),
  price: number,
  currency: code(),
  tax: code(),
  quantity: number,
  maker: text(60),
  origin: text(40),
  purity: text(40),
  packing: text(40),
  leadDays: number,
  /** File uploaded before, at most one. */
  certificate: v.optional(
    v.pipe(v.array(v.strictObject({ ...storedFile.entries, fileId: identifier })), v.maxLength(1)),
    [],
  ),
});

const quoteFields = {
  validTo: day,
  freight: code(),
  company: text(100),
  contact: text(40),
  phone: text(40),
  code: text(10),
  remark: text(500),
};

export const supplierQuote = call({
  name: 'supplierQuote',
  access: makes('supplierQuote'),
  method: 'POST',
  path: '/api-outdoor/procurement/{id}/quotes',
  payload: 'body',
  failureShown: 'inline',
  idempotent: true,
  noStore: true,
  limits: { bodyBytes: 64 * 1024, perMinute: 20 },
  summary: '供应商凭手机验证码报价，不需要账号；同一手机号在截止前再报即替换原报价',
  clauses: ['1.11', '2.3', '4.12c'],
  request: v.strictObject({ id: identifier, lines: v.pipe(v.array(quotedLine), v.maxLength(20)), ...quoteFields }),
  answer: v.object({
    quoteNo: v.string(),
    /** It replaced an earlier quote of the same supplier. */
    isReplaced: v.boolean(),
  }),
});

/** Type check: API and domain quote must be identical. */
export const isDomainQuote: Same<Omit<v.InferOutput<typeof supplierQuote.request>, 'id'>, QuoteForm> = true;

export const supplierQuoteAnswer = v.object({
  quoteNo: v.string(),
  company: v.string(),
  contactName: v.string(),
  contactPhone: v.string(),
  validTo: v.string(),
  freight: v.picklist(['SUPPLIER', 'BUYER']),
  remark: v.nullable(v.string()),
  updatedAt: v.number(),
  lines: v.array(
    v.object({
      lineNo: v.number(),
      price: v.string(),
      currency: v.string(),
      taxIncluded: v.boolean(),
      quantity: v.string(),
      maker: v.nullable(v.string()),
      origin: v.nullable(v.string()),
      purity: v.nullable(v.string()),
      packing: v.nullable(v.string()),
      leadDays: v.number(),
      /** A certificate of analysis is attached. */
      hasCertificate: v.optional(v.boolean()),
    }),
  ),
  totals: v.array(total),
});

export const procurementQuotes = call({
  ...ownDataCall,
  name: 'procurementQuotes',
  access: reads('request'),
  method: 'GET',
  path: '/api-outdoor/procurement/{id}/quotes',
  payload: 'query',
  summary: '自己的采购单收到的报价；别人的采购单回未找到',
  clauses: ['1.11', '2.3'],
  request: v.strictObject({ id: identifier }),
  answer: v.object({
    quotes: v.array(supplierQuoteAnswer),
  }),
});
export type SupplierQuotes = v.InferOutput<typeof procurementQuotes.answer>['quotes'];
