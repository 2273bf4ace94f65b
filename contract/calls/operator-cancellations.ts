import * as v from 'valibot';
import { call, operatorCallFor } from '../call.ts';
import {
  answerReason,
  cancellation,
  cancellationNo,
  cancellationReason,
  enteredFees,
  seenAnswer,
} from '../fields/cancellation.ts';
import { orderNo, orderStatus } from '../fields/order.ts';

const operator = operatorCallFor('orders');

const answered = v.object({ ...cancellation, orderNo: v.string(), status: orderStatus });

export const operatorCancellationAnswer = call({
  ...operator,
  name: 'operatorCancellationAnswer',
  path: '/api-platform/desk/orders/cancellations/answer',
  summary: '运营台：答复取消申请：写明费用等客户同意、免费取消，或写明原因不同意；也可改答、收回提议',
  clauses: ['11.4'],
  request: v.strictObject({
    orderNo,
    cancellation: cancellationNo,
    version: seenAnswer,
    decision: v.picklist(['FEE', 'FREE', 'REFUSE']),
    fees: enteredFees,
    reason: answerReason,
  }),
  answer: answered,
});

export const operatorCancellationOffer = call({
  ...operator,
  name: 'operatorCancellationOffer',
  path: '/api-platform/desk/orders/cancellations/offer',
  summary: '运营台：提议取消订单，写明原因与费用，由客户确认',
  clauses: ['11.4'],
  request: v.strictObject({ orderNo, fees: enteredFees, reason: cancellationReason }),
  answer: answered,
});
