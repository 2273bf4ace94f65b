import * as v from 'valibot';
import { call, operatorCallFor } from '../call.ts';
import { amendment, seenAmendment } from '../fields/amendment.ts';
import { bookedService } from '../fields/booked-service.ts';
import { orderNo, orderStatus } from '../fields/order.ts';

const operator = operatorCallFor('orders');

const operatorAmendment = v.object({ orderNo: v.string(), service: bookedService, ...amendment });
export type OperatorAmendment = v.InferOutput<typeof operatorAmendment>;

export const operatorAmendments = call({
  ...operator,
  name: 'operatorAmendments',
  path: '/api-platform/desk/orders/amendments/query',
  failureShown: 'never',
  summary: '运营台：等待答复的变更申请，先到在前；给出订单号时是该订单的全部变更',
  clauses: ['10.11'],
  request: v.strictObject({ orderNo: v.optional(orderNo) }),
  answer: v.object({ items: v.array(operatorAmendment), total: v.number() }),
});

export const operatorAmendmentDecision = call({
  ...operator,
  name: 'operatorAmendmentDecision',
  path: '/api-platform/desk/orders/amendments/decide',
  summary: '运营台：接受变更并改订单，或写明原因不接受，订单不变',
  clauses: ['10.11'],
  request: v.strictObject({
    orderNo,
    amendment: seenAmendment,
    decision: v.picklist(['ACCEPT', 'REFUSE']),
    reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
  }),
  answer: v.object({ ...operatorAmendment.entries, status: orderStatus }),
});
