import * as v from 'valibot';
import { call, priceCall } from '../call.ts';
import { offerSchema } from '../calls/item.ts';
import {
  answerOfLanes,
  boxes,
  carrierCode,
  ctnType,
  daysResponse,
  departureQuery,
  goodsQuery,
  goodsResponse,
  laneQuery,
  named,
} from '../fields/market.ts';

/** Division code of GB/T 2260. */
export const cityCode = v.pipe(v.string(), v.regex(/^\d{6}$/));

const city = v.object({ code: v.string(), nameCn: v.string(), province: v.string() });

/** City served by the port's trucks, with the price per container. */
export const door = v.object({
  ...city.entries,
  kilometres: v.number(),
  limitKg: v.number(),
  prices: v.array(v.object({ ctnType: v.string(), amount: v.string() })),
});
export type Door = v.InferOutput<typeof door>;

export const domesticOffer = v.object({
  ...offerSchema.entries,
  /** Priced doors at either end. */
  pickup: v.array(door),
  delivery: v.array(door),
  /** VAT included in the total. */
  tax: v.string(),
});

export const domesticPrices = call({
  ...priceCall,
  name: 'domesticPrices',
  path: '/api-item/price/domestic',
  summary: '一条内贸航线的价格：按箱型箱量与装卸门点逐行算出含税费用',
  request: v.strictObject({
    ...laneQuery(),
    boxes: v.optional(boxes, []),
    ...goodsQuery(),
    /** Cities of truck pick-up and delivery; absent: at the port. */
    pickup: v.optional(cityCode),
    delivery: v.optional(cityCode),
    carriers: v.optional(v.pipe(v.array(carrierCode), v.maxLength(20)), []),
    ...departureQuery(),
  }),
  answer: answerOfLanes(domesticOffer, {
    ...daysResponse,
    goods: goodsResponse,
    boxes: v.array(v.object({ ctnType, quantity: v.number() })),
    /** Filter options of the lane in these days, before filtering. */
    carriers: v.array(named),
    pickups: v.array(city),
    deliveries: v.array(city),
  }),
});
export type DomesticOffer = v.InferOutput<typeof domesticOffer>;
export type DomesticRequest = v.InferInput<typeof domesticPrices.request>;
export type DomesticAnswer = v.InferOutput<typeof domesticPrices.answer>;
