import * as v from 'valibot';
import { writes } from '../access.ts';
import { amendRequest } from '../booked-services.ts';
import { call, ownDataCall } from '../call.ts';
import { seenAmendment } from '../fields/amendment.ts';
import { ORDER_FORM_BYTES } from '../fields/booking.ts';
import { orderNo } from '../fields/order.ts';
import { order, placeOrder } from './orders.ts';

export const amendOrder = call({
  ...ownDataCall,
  name: 'amendOrder',
  access: writes('order'),
  method: 'POST',
  path: '/api-ecommerce/orders/{no}/amend',
  payload: 'body',
  idempotent: true,
  limits: { bodyBytes: ORDER_FORM_BYTES },
  summary: '申请变更订单：放舱之前；价格与报价不同时回 10005001，已有别的变更时回 10004009',
  clauses: ['10.11'],
  request: amendRequest,
  answer: placeOrder.answer,
});

export const withdrawAmendment = call({
  ...ownDataCall,
  name: 'withdrawAmendment',
  access: writes('order'),
  method: 'POST',
  path: '/api-ecommerce/orders/{no}/amend/withdraw',
  payload: 'both',
  summary: '撤回等待答复的变更申请，订单不变',
  clauses: ['10.11'],
  request: v.strictObject({ no: orderNo, amendment: seenAmendment }),
  answer: order.answer,
});
