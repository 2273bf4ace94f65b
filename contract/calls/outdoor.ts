import * as v from 'valibot';
import { call } from '../call.ts';
import { identifier, shortText } from '../fields/common.ts';
import { keysetOf, keysetRequest, oneWay } from '../keyset.ts';

const postKind = v.picklist(['OFFER', 'REQUEST']);
const postState = v.picklist(['OPEN', 'CLOSED', 'AWARDED']);

const postRow = v.object({
  id: v.string(),
  number: v.string(),
  kind: postKind,
  state: postState,
  title: v.string(),
  /** Masked. */
  company: v.string(),
  goods: v.array(v.string()),
  deliveryPlace: v.string(),
  deadline: v.number(),
});

/** Amounts and quantities are decimal text. */
const postLine = v.object({
  lineNo: v.number(),
  nameCn: v.string(),
  nameEn: v.string(),
  casNo: v.nullable(v.string()),
  unNo: v.nullable(v.string()),
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
});

export type ProcurementKind = v.InferOutput<typeof postKind>;
export type ProcurementState = v.InferOutput<typeof postState>;
export type ProcurementRow = v.InferOutput<typeof postRow>;
export type ProcurementLine = v.InferOutput<typeof postLine>;

export const procurementQuery = call({
  name: 'procurementQuery',
  method: 'POST',
  path: '/api-outdoor/procurement/query',
  payload: 'both',
  failures: 'quiet',
  summary: '还在收报价的供应单与采购单',
  clauses: ['1.11', '2.3'],
  request: v.pipe(
    v.object({ kind: v.optional(postKind), keyword: v.optional(shortText), ...keysetRequest() }),
    oneWay(),
  ),
  answer: v.object({ ...keysetOf(postRow).entries, serverTime: v.number() }),
});

export const procurementItem = call({
  name: 'procurementItem',
  method: 'GET',
  path: '/api-outdoor/procurement/{id}',
  failures: 'quiet',
  summary: '一张供应单或采购单；企业、联系人与电话脱敏',
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
    lines: v.array(postLine),
    serverTime: v.number(),
  }),
});
