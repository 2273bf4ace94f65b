import * as v from 'valibot';
import { call, own } from '../call.ts';
import { paperCode, paperDay, paperFiles, seenVersion } from '../fields/hand-in.ts';
import { orderNo } from '../fields/order.ts';
import { order } from './orders.ts';

export const handInPaper = call({
  ...own,
  name: 'handInPaper',
  method: 'POST',
  path: '/api-ecommerce/orders/{no}/papers',
  payload: 'body',
  idempotent: true,
  summary: '提交或更换订单的一份单证；他人或另一窗口已交新版时回 10004009',
  clauses: ['10.12'],
  request: v.strictObject({
    no: orderNo,
    paper: paperCode,
    version: seenVersion,
    fileIds: paperFiles,
    day: v.optional(paperDay, ''),
  }),
  answer: order.answer,
});
