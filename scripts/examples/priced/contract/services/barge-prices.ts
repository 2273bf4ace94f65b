import * as v from 'valibot';
import { call, priceCall } from '../call.ts';
import { offerSchema } from '../calls/item.ts';
import { answerOfLanes, daysResponse, departureQuery, locationCode } from '../fields/market.ts';

export const bargePrices = call({
  ...priceCall,
  name: 'bargePrices',
  path: '/api-item/price/barge',
  summary: '内河驳船价格：不指定航线时列出每条航线最近一班',
  request: v.strictObject({
    orgPortCode: v.optional(locationCode),
    dstPortCode: v.optional(locationCode),
    ...departureQuery(),
  }),
  answer: answerOfLanes(offerSchema, daysResponse),
});
export type BargeRequest = v.InferInput<typeof bargePrices.request>;
export type BargeAnswer = v.InferOutput<typeof bargePrices.answer>;
