import * as v from 'valibot';
import { call } from '../call.ts';

export const constTypes = [
  'CTN_TYPE',
  'PACKAGE',
  'CURRENCY',
  'PAY_TYPE',
  'TRADE_TERM',
  'DG_CLASS',
  'ORDER_STATUS',
  'BL_TYPE',
  'SERVICE',
] as const;

export const constTypeSchema = v.picklist(constTypes);

export const constantSchema = v.object({
  constType: constTypeSchema,
  constValue: v.string(),
  constName: v.string(),
  code: v.string(),
  name: v.string(),
  sort: v.number(),
});

export type Constant = v.InferOutput<typeof constantSchema>;
export type ConstType = v.InferOutput<typeof constTypeSchema>;

export const constantsByType = call({
  name: 'constantsByType',
  method: 'GET',
  path: '/api-basic/constants/by-type',
  payload: 'query',
  summary: '按类型取常量',
  clauses: ['3.7', '3.13', '9.2'],
  request: v.object({ constType: constTypeSchema }),
  answer: v.array(constantSchema),
});

export const constantsList = call({
  name: 'constantsList',
  method: 'GET',
  path: '/api-basic/constants',
  summary: '取全部常量',
  clauses: ['3.7', '3.13', '9.2'],
  request: v.object({}),
  answer: v.array(constantSchema),
});

/** Supplier roles, used to filter the list. */
export const supplierRoles = [
  'CARRIER',
  'AIRLINE',
  'WAREHOUSE',
  'CFS',
  'TANK_OPERATOR',
  'FLEXITANK',
  'TRUCKER',
  'RAIL_OPERATOR',
  'CUSTOMS_BROKER',
] as const;

export const suppliers = call({
  name: 'suppliers',
  method: 'POST',
  path: '/api-basic/suppliers',
  payload: 'both',
  failureShown: 'inline',
  summary: '按角色取供应商',
  clauses: ['3.14', '6.5'],
  request: v.strictObject({ params: v.strictObject({ role: v.picklist(supplierRoles) }) }),
  answer: v.array(
    v.object({
      id: v.string(),
      role: v.picklist(supplierRoles),
      name: v.string(),
      code: v.nullable(v.string()),
      cityCode: v.nullable(v.string()),
      /** True for carriers with our prices and those the company added; others are only selectable names. */
      isOwn: v.optional(v.boolean()),
      dgRejectClasses: v.array(v.string()),
    }),
  ),
});
