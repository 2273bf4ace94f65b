import * as v from 'valibot';
import { call, operatorCallFor } from '../call.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const operatorCounts = call({
  ...operatorCallFor('orders'),
  name: 'operatorCounts',
  path: '/api-platform/desk/counts/query',
  failureShown: 'never',
  summary: '操作室：订单、询价、认证、发票、线索各有多少件在等',
  clauses: ['10.8'],
  request: v.strictObject({}),
  answer: v.object({
    /** Unfiltered size of each queue. */
    orders: count,
    enquiries: count,
    verifications: count,
    invoices: count,
    leads: count,
  }),
});
export type OperatorCounts = v.InferOutput<typeof operatorCounts.answer>;
