import * as v from 'valibot';
import { documentKinds } from '#domain/documents/kinds.ts';
import { reads } from '../access.ts';
import { call, ownDataCall } from '../call.ts';
import { orderNo } from '../fields/order.ts';

export const orderDocument = call({
  ...ownDataCall,
  name: 'orderDocument',
  access: reads('order'),
  method: 'GET',
  path: '/api-ecommerce/orders/{orderNo}/documents/{kind}',
  payload: 'query',
  delivery: 'file',
  limits: { bodyBytes: 1024, perMinute: 60 },
  summary:
    '下载订单的一份单证（PDF）：托书、危险货物申报单、装箱证明书、空运申报单、危险货物运单、铁路附页、报价单、订单确认单；缺内容时回 10004001 并逐项列出',
  clauses: ['10.13'],
  request: v.strictObject({ orderNo, kind: v.picklist(documentKinds) }),
  answer: v.null(),
});
