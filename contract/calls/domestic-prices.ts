import * as v from 'valibot';
import { call, ofPrices } from '../call.ts';
import {
  answerOfLanes,
  askedDeparture,
  askedGoods,
  askedLane,
  boxes,
  carrierCode,
  ctnType,
  named,
  toldDays,
  toldGoods,
} from '../fields/market.ts';
import { offerSchema } from './item.ts';

/** Division code of GB/T 2260. */
export const cityCode = v.pipe(v.string(), v.regex(/^\d{6}$/));

const city = v.object({ code: v.string(), nameCn: v.string(), province: v.string() });

/** A city that trucks of the port serve, with what one costs for a box. */
export const door = v.object({
  ...city.entries,
  kilometres: v.number(),
  /** Cargo in one box that the roads there bear. */
  limitKg: v.number(),
  prices: v.array(v.object({ ctnType: v.string(), amount: v.string() })),
});
export type Door = v.InferOutput<typeof door>;

export const domesticOffer = v.object({
  ...offerSchema.entries,
  /** Doors at either end that have a price. */
  pickup: v.array(door),
  delivery: v.array(door),
  /** The value-added tax that the total holds. */
  tax: v.string(),
});

export const domesticPrices = call({
  ...ofPrices,
  name: 'domesticPrices',
  path: '/api-item/price/domestic',
  summary: '一条内贸航线的价格：按箱型箱量与装卸门点逐行算出含税费用',
  request: v.strictObject({
    ...askedLane(),
    boxes: v.optional(boxes, []),
    ...askedGoods(),
    /** The city a truck fetches the boxes in, and the one it brings them to; absent: at the port. */
    pickup: v.optional(cityCode),
    delivery: v.optional(cityCode),
    carriers: v.optional(v.pipe(v.array(carrierCode), v.maxLength(20)), []),
    ...askedDeparture(),
  }),
  answer: answerOfLanes(domesticOffer, {
    ...toldDays,
    goods: toldGoods,
    boxes: v.array(v.object({ ctnType, quantity: v.number() })),
    /** What the lane has in these days before any filter. */
    carriers: v.array(named),
    pickups: v.array(city),
    deliveries: v.array(city),
  }),
});
export type DomesticOffer = v.InferOutput<typeof domesticOffer>;
export type DomesticRequest = v.InferInput<typeof domesticPrices.request>;
export type DomesticAnswer = v.InferOutput<typeof domesticPrices.answer>;
