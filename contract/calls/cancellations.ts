import * as v from 'valibot';
import { writes } from '../access.ts';
import { call, ownDataCall } from '../call.ts';
import { cancellationNo, cancellationReason, seenAnswer } from '../fields/cancellation.ts';
import { orderNo } from '../fields/order.ts';
import { order } from './orders.ts';

const ofCancellation = {
  ...ownDataCall,
  access: writes('order'),
  method: 'POST',
  payload: 'body',
  clauses: ['11.4'],
} as const;

export const askCancellation = call({
  ...ofCancellation,
  name: 'askCancellation',
  path: '/api-ecommerce/orders/{no}/cancellations',
  summary: '申请取消：收费协议约定取消要收费之后；可以直接取消、已发运或已有申请时回 10004009',
  request: v.strictObject({ no: orderNo, reason: cancellationReason }),
  answer: order.answer,
});

export const withdrawCancellation = call({
  ...ofCancellation,
  name: 'withdrawCancellation',
  path: '/api-ecommerce/orders/{no}/cancellations/withdraw',
  payload: 'both',
  summary: '不取消了：撤回取消申请，或不接受操作员提议的取消，订单不变',
  request: v.strictObject({ no: orderNo, cancellation: cancellationNo }),
  answer: order.answer,
});

export const acceptCancellation = call({
  ...ofCancellation,
  name: 'acceptCancellation',
  path: '/api-ecommerce/orders/{no}/cancellations/accept',
  payload: 'both',
  summary: '同意所见的取消费用并取消订单；费用有了新的答复时回 10004009',
  request: v.strictObject({ no: orderNo, cancellation: cancellationNo, version: seenAnswer }),
  answer: order.answer,
});
