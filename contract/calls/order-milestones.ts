import * as v from 'valibot';
import { reads } from '../access.ts';
import { call, ownDataCall } from '../call.ts';
import { orderNo } from '../fields/order.ts';

export const seeMilestones = call({
  ...ownDataCall,
  name: 'seeMilestones',
  access: reads('order'),
  method: 'POST',
  path: '/api-ecommerce/orders/{no}/milestones/seen',
  payload: 'both',
  limits: { bodyBytes: 1024, perMinute: 60 },
  summary: '把订单到此时为止的动静标为看过；只对自己',
  clauses: ['11.23'],
  request: v.strictObject({ no: orderNo }),
  answer: v.null(),
});
