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
