import * as v from 'valibot';
import { call, operatorCallFor } from '../call.ts';
import { messageLimits as limits, messages, messageText as text } from '../fields/messages.ts';
import { orderNo } from '../fields/order.ts';

const operator = operatorCallFor('orders');

export const operatorMessages = call({
  ...operator,
  name: 'operatorMessages',
  path: '/api-platform/desk/orders/messages/query',
  summary: '操作室：订单的留言；读到就算已读',
  clauses: ['10.8'],
  request: v.strictObject({ orderNo }),
  answer: messages,
});

export const operatorSendMessage = call({
  ...operator,
  name: 'operatorSendMessage',
  path: '/api-platform/desk/orders/messages/send',
  idempotent: true,
  limits,
  summary: '操作室：在订单里给客户留言，只有文字；满 200 条时回 10004009',
  clauses: ['10.8'],
  request: v.strictObject({ orderNo, text }),
  answer: messages,
});
