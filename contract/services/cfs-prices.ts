import * as v from 'valibot';
import { call } from '../call.ts';
import { feeLine } from '../fields/market.ts';
import { addOnPrice } from '../fields/order.ts';

export const stuffingPrices = call({
  name: 'stuffingPrices',
  method: 'POST',
  path: '/api-item/price/stuffing',
  payload: 'both',
  failureShown: 'inline',
  summary: '内装价目：每箱必有的费用与每项作业的单价，一只 20GP 与一只 40HQ',
  clauses: ['1.2', '5.9'],
  request: v.strictObject({}),
  answer: v.object({
    /** Fees of every order, including empty container pick-up by the company. */
    always: v.array(feeLine),
    /** Options and services; lines at cost need an enquiry. */
    works: v.array(addOnPrice),
  }),
});
export type StuffingPrices = v.InferOutput<typeof stuffingPrices.answer>;
