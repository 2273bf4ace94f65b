import * as v from 'valibot';
import { amendRequest } from '../booked-services.ts';
import { call, ofDesk, own } from '../call.ts';
import { amendment, seenAmendment } from '../fields/amendment.ts';
import { bookedService } from '../fields/booked-service.ts';
import { ORDER_FORM_BYTES } from '../fields/booking.ts';
import { orderNo, orderStatus } from '../fields/order.ts';
import { order, placeOrder } from './orders.ts';

export const amendOrder = call({
  ...own,
  name: 'amendOrder',
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
  ...own,
  name: 'withdrawAmendment',
  method: 'POST',
  path: '/api-ecommerce/orders/{no}/amend/withdraw',
  payload: 'body',
  summary: '撤回等待答复的变更申请，订单不变',
  clauses: ['10.11'],
  request: v.strictObject({ no: orderNo, amendment: seenAmendment }),
  answer: order.answer,
});

const desk = { ...ofDesk, auth: 'desk', role: 'orders' } as const;

const deskAmendment = v.object({ orderNo: v.string(), service: bookedService, ...amendment });
export type DeskAmendment = v.InferOutput<typeof deskAmendment>;

export const deskAmendments = call({
  ...desk,
  name: 'deskAmendments',
  path: '/api-platform/desk/orders/amendments/query',
  summary: '运营台：等待答复的变更申请，先到在前；给出订单号时是该订单的全部变更',
  clauses: ['10.11'],
  request: v.strictObject({ orderNo: v.optional(orderNo) }),
  answer: v.object({ items: v.array(deskAmendment), total: v.number() }),
});

export const deskAmendmentDecision = call({
  ...desk,
  name: 'deskAmendmentDecision',
  path: '/api-platform/desk/orders/amendments/decide',
  summary: '运营台：接受变更并改订单，或写明原因不接受，订单不变',
  clauses: ['10.11'],
  request: v.strictObject({
    orderNo,
    amendment: seenAmendment,
    decision: v.picklist(['ACCEPT', 'REFUSE']),
    reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
  }),
  answer: v.object({ ...deskAmendment.entries, status: orderStatus }),
});
