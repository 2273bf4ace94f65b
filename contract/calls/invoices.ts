import * as v from 'valibot';
import { ORDERS_OF_AN_INVOICE } from '#domain/invoices/requests.ts';
import { lists, writes } from '../access.ts';
import { call, ownDataCall } from '../call.ts';
import { pageOf, pageRequest } from '../fields/common.ts';
import { invoiceDetails, invoicedOrder, invoiceRecord } from '../fields/invoice.ts';
import { orderNo } from '../fields/order.ts';

export const requestInvoice = call({
  ...ownDataCall,
  name: 'requestInvoice',
  access: writes('invoice'),
  method: 'POST',
  path: '/api-ecommerce/invoices',
  payload: 'body',
  limits: { bodyBytes: 8 * 1024, perMinute: 30 },
  summary: '申请发票：同一付款方的一个或几个订单；一个订单只开一次，被退回的可以再申请',
  clauses: ['1.6', '7.4'],
  request: v.strictObject({
    orderNos: v.pipe(v.array(orderNo), v.minLength(1), v.maxLength(ORDERS_OF_AN_INVOICE)),
    ...invoiceDetails,
  }),
  answer: v.object({ invoiceId: v.string() }),
});

export const invoiceList = call({
  ...ownDataCall,
  name: 'invoiceList',
  access: lists('invoice'),
  method: 'POST',
  path: '/api-ecommerce/invoices/query',
  payload: 'both',
  summary: '我的发票，最近的在前，以及可以开票的订单',
  clauses: ['1.6', '7.4'],
  request: v.strictObject({ ...pageRequest }),
  answer: v.object({
    ...pageOf(v.object(invoiceRecord)).entries,
    /** False for viewers. */
    mayAsk: v.boolean(),
    /** An invoice covers either own orders or those of the enterprise. */
    invoiceable: v.array(v.object({ ...invoicedOrder.entries, isEnterprise: v.boolean(), createdAt: v.number() })),
  }),
});
