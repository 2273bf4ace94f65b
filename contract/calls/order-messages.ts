import * as v from 'valibot';
import { reads, writes } from '../access.ts';
import { call, ownDataCall } from '../call.ts';
import { messageLimits as limits, messages, messageText as text } from '../fields/messages.ts';
import { orderNo } from '../fields/order.ts';

export type OrderMessages = v.InferOutput<typeof messages>;

export const orderMessages = call({
  ...ownDataCall,
  name: 'orderMessages',
  access: reads('order'),
  method: 'POST',
  path: '/api-ecommerce/orders/{no}/messages/query',
  payload: 'both',
  summary: '订单的留言；能下单的人读到，就算本企业已读',
  clauses: ['10.12'],
  request: v.strictObject({ no: orderNo }),
  answer: messages,
});

export const sendOrderMessage = call({
  ...ownDataCall,
  name: 'sendOrderMessage',
  access: writes('order'),
  method: 'POST',
  path: '/api-ecommerce/orders/{no}/messages',
  payload: 'body',
  idempotent: true,
  limits,
  summary: '给操作员留言，只有文字；满 200 条时回 10004009',
  clauses: ['10.12'],
  request: v.strictObject({ no: orderNo, text }),
  answer: messages,
});
