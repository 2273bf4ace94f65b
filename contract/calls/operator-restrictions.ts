import * as v from 'valibot';
import {
  compatibilityGroups,
  limitedScopes,
  packingGroups,
  restrictedParties,
  SPECIAL_PROVISION,
} from '#domain/dangerous-goods/restrictions.ts';
import { dgClasses } from '#domain/reference/dangerous-classes.ts';
import { restrictedClasses } from '#domain/reference/restricted-classes.ts';
import { call, operatorCallFor } from '../call.ts';
import { identifier } from '../fields/common.ts';
import { unNo } from '../fields/market.ts';
import { orderStatus } from '../fields/order.ts';

const operator = operatorCallFor('rates');

const LATEST = 8_640_000_000_000;
const moment = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LATEST));
const partyKind = v.picklist(restrictedParties);
const classCodes = dgClasses.map(({ code }) => code);
const version = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000));

const restriction = v.strictObject({
  partyKind,
  /** Code of a carrier, port or airport; vessels are identified by name. */
  partyCode: v.pipe(
    v.string(),
    v.trim(),
    v.toUpperCase(),
    v.regex(/^[A-Z0-9][A-Z0-9 .'-]{0,39}$/),
    v.examples(['COSU', 'CNSHA', 'COSCO ARIES']),
  ),
  dgClass: v.nullable(v.picklist(restrictedClasses)),
  unNo: v.nullable(unNo),
  packingGroup: v.nullable(v.picklist(packingGroups)),
  /** Subsidiary class only. */
  subsidiaryClass: v.optional(v.nullable(v.picklist(classCodes)), null),
  /** Compatibility group of class 1. */
  compatibilityGroup: v.optional(v.nullable(v.picklist(compatibilityGroups)), null),
  /** Number in the dangerous goods list. */
  specialProvision: v.optional(
    v.nullable(v.pipe(v.string(), v.regex(SPECIAL_PROVISION), v.examples(['274', '204', '354']))),
    null,
  ),
  /** ONLY limited quantities, or all EXCEPT them; null for both. */
  limitedQuantity: v.optional(v.nullable(v.picklist(limitedScopes)), null),
  /** Maximum gross kilograms of one line. */
  limitKg: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999))),
  source: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1),
    v.maxLength(80),
    v.regex(/^[^\p{Cc}<>&]+$/u),
    v.examples(['船公司公告 2026-113']),
  ),
  /** Null: immediately. */
  validFrom: v.nullable(moment),
  /** Null: no known end. */
  validTo: v.nullable(moment),
});
export type RestrictionText = v.InferOutput<typeof restriction>;

/** Null for a new restriction; otherwise its id and the version that was edited. */
const of = v.nullable(v.strictObject({ id: identifier, version }));

const row = v.object({
  id: v.string(),
  version: v.number(),
  partyKind,
  partyCode: v.string(),
  /** Falls back to the code when the reference data has no name. */
  partyName: v.string(),
  dgClass: v.nullable(v.string()),
  unNo: v.nullable(v.string()),
  packingGroup: v.nullable(v.picklist(packingGroups)),
  subsidiaryClass: v.nullable(v.string()),
  compatibilityGroup: v.nullable(v.picklist(compatibilityGroups)),
  specialProvision: v.nullable(v.string()),
  limitedQuantity: v.nullable(v.picklist(limitedScopes)),
  limitKg: v.nullable(v.number()),
  source: v.string(),
  validFrom: v.number(),
  validTo: v.nullable(v.number()),
  /** According to the server's clock. */
  state: v.picklist(['COMING', 'IN_FORCE', 'ENDED']),
  /** Null for unedited reference data. */
  editedBy: v.nullable(v.string()),
  editedAt: v.nullable(v.number()),
});
export type OperatorRestriction = v.InferOutput<typeof row>;

export const operatorRestrictions = call({
  ...operator,
  name: 'operatorRestrictions',
  path: '/api-platform/desk/restrictions/query',
  summary: '操作室：船公司、港口与船舶拒收什么，按代码排；不写状态时列生效与将生效的',
  clauses: ['10.7'],
  request: v.strictObject({
    state: v.optional(v.picklist(['OPEN', 'ENDED']), 'OPEN'),
    /** Part of a code, name, number, class or source. */
    keyword: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40)), ''),
    /** Last row of the previous page. */
    after: v.optional(identifier),
  }),
  answer: v.object({ items: v.array(row), total: v.number(), next: v.nullable(v.string()), now: v.number() }),
});
export type OperatorRestrictions = v.InferOutput<typeof operatorRestrictions.answer>;

export const operatorRestrictionConsider = call({
  ...operator,
  name: 'operatorRestrictionConsider',
  path: '/api-platform/desk/restrictions/consider',
  summary: '操作室：一条限制会拒收哪些还没有放行的订单；不保存',
  clauses: ['10.7'],
  request: v.strictObject({ of, restriction }),
  answer: v.object({
    partyName: v.string(),
    /** Idempotency key for saving it. */
    key: v.string(),
    /** First affected orders by number. */
    orders: v.array(v.object({ orderNo: v.string(), status: orderStatus })),
    total: v.number(),
  }),
});
export type RestrictionConsidered = v.InferOutput<typeof operatorRestrictionConsider.answer>;

export const operatorRestrictionSave = call({
  ...operator,
  name: 'operatorRestrictionSave',
  path: '/api-platform/desk/restrictions/save',
  idempotent: true,
  summary: '操作室：新增或修改一条限制，记下之前与之后；别人先改过的回 10004009，附现在的内容',
  clauses: ['10.7'],
  request: v.strictObject({ of, restriction }),
  answer: row,
});

export const operatorRestrictionEnd = call({
  ...operator,
  name: 'operatorRestrictionEnd',
  path: '/api-platform/desk/restrictions/end',
  summary: '操作室：现在结束一条限制；别人先改过的回 10004009，附现在的内容',
  clauses: ['10.7'],
  request: v.strictObject({ id: identifier, version }),
  answer: row,
});
