import * as v from 'valibot';
import type { QuoteForm } from '#domain/enquiry/supplier-quote-form.ts';
import type { WonLine } from '#domain/procurement/won-line.ts';
import { makes, reads } from '../access.ts';
import { call, own } from '../call.ts';
import { code, day, files, number, type Same, text } from '../fields/booking.ts';
import { identifier, shortText } from '../fields/common.ts';
import { total } from '../fields/market.ts';
import { listedPost, postKind, postRow } from '../fields/posts.ts';
import { keysetOf, keysetRequest, oneWay } from '../keyset.ts';

export const keptFile = v.object({ fileId: v.string(), name: v.string(), size: v.number() });

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

/** The compiler holds the wire's line and the domain's to each other. */
export const isDomainWonLine: Same<v.InferOutput<typeof wonLine>, WonLine> = true;

/** Amounts and quantities are decimal text. */
const postLine = v.object({
  lineNo: v.number(),
  nameCn: v.string(),
  nameEn: v.string(),
  casNo: v.nullable(v.string()),
  unNo: v.nullable(v.string()),
  /** Of the number, the main one first; empty without one. */
  classes: v.array(v.string()),
  grade: v.string(),
  purity: v.string(),
  specifications: v.array(v.object({ key: v.string(), value: v.string() })),
  packing: v.string(),
  quantity: v.string(),
  unit: v.string(),
  /** Per unit; null where the buyer keeps it back. */
  price: v.nullable(v.string()),
  currency: v.string(),
  minimumQuantity: v.nullable(v.string()),
  /** What a unit costs from a quantity on, the smallest first; empty where it is the same for any. */
  tiers: v.array(v.object({ from: v.string(), price: v.string() })),
  /** What nobody has ordered yet; null for a request. */
  left: v.nullable(v.string()),
  /** The lot that is sold, as its certificate of analysis says; null where none is named. */
  batch: v.nullable(
    v.object({
      no: v.string(),
      madeOn: v.string(),
      usableUntil: v.string(),
      store: v.string(),
      results: v.array(v.object({ key: v.string(), value: v.string() })),
      /** The certificate is there as a file. */
      hasCertificate: v.boolean(),
    }),
  ),
  /** What the buyer has to show. */
  needsLicence: v.boolean(),
  needsPermit: v.boolean(),
  /** It can be ordered here. */
  isOrdered: v.boolean(),
  /** What the buyer of an offer has to say of its packages, which the seller has not; absent where there is nothing. */
  unweighed: v.optional(v.object({ netKg: v.null(), isUncounted: v.boolean() })),
  /** What the quote that won says of it, told to the owner of the request; absent where a back end tells none. */
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
    /** A supplier may offer more than is asked for. */
    excessAllowed: v.boolean(),
    /** The asker's own. */
    isOwn: v.boolean(),
    /** Of one's own: who published it and when, and whether one may award and revoke it. */
    own: v.nullable(v.object({ madeBy: v.string(), madeAt: v.number(), mayDecide: v.boolean() })),
    /** Quotes that came in. */
    quotes: v.number(),
    /** Browsers that opened it. */
    views: v.number(),
    /** Of the demonstration. */
    isDemo: v.boolean(),
    remark: v.nullable(v.string()),
    files: v.array(keptFile),
    /** It opens by a code apart from its link; the code itself is told to nobody. */
    hasAccessCode: v.boolean(),
    /** Its code was guessed at too often: when it is taken again, shown to its owner. */
    codeWaitUntil: v.optional(v.nullable(v.number()), null),
    /** The quote that won, told to its owner. */
    awarded: v.nullable(v.string()),
    /** What the asker quoted, and whether it won once that is decided. */
    ownQuote: v.nullable(v.object({ quoteNo: v.string(), isWon: v.nullable(v.boolean()) })),
    lines: v.array(postLine),
    serverTime: v.number(),
  }),
});

/** Decimal text, as people type it. */
const quantity = v.pipe(number, v.minLength(1));

export type ProcurementItem = v.InferOutput<typeof procurementItem.answer>;

export const procurementOrder = call({
  ...own,
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
    /** Of the offer; its first line where it is not said. */
    lineNo: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)), 1),
    quantity,
    /** Kilograms with the packages, where neither the offer nor the quote that won says it. */
    grossWeight: v.optional(number, ''),
    /** How many packages, where nobody says it. */
    packages: v.optional(number, ''),
    delivery: v.strictObject({
      method: v.picklist(['SELF', 'DELIVERY']),
      address: v.optional(text(100), ''),
      day,
    }),
    /** Who buys; the account's own name, phone and company where it is not said. */
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
    /** The charge agreement of the service was read and agreed to. */
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
  /** Handed in before; one at most. */
  certificate: v.optional(
    v.pipe(v.array(v.strictObject({ ...keptFile.entries, fileId: identifier })), v.maxLength(1)),
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
    /** It took the place of an earlier one of the same supplier. */
    isReplaced: v.boolean(),
  }),
});

/** The compiler holds the wire's quote and the domain's to each other. */
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
      /** Its certificate of analysis came with it. */
      hasCertificate: v.optional(v.boolean()),
    }),
  ),
  totals: v.array(total),
});

export const procurementQuotes = call({
  ...own,
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
