import * as v from 'valibot';
import { PRICE_ID } from '#domain/orders/order-link.ts';
import { call } from '../call.ts';
import {
  boxes,
  carrierCode,
  ctnType,
  dangerousClass,
  day,
  isDanger,
  locationCode,
  named,
  namedGoods,
  place,
  unNo,
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
export type DomesticOffer = v.InferOutput<typeof domesticOffer>;

export const domesticPrices = call({
  name: 'domesticPrices',
  method: 'POST',
  path: '/api-item/price/domestic',
  payload: 'both',
  failures: 'quiet',
  summary: '一条内贸航线的价格：按箱型箱量与装卸门点逐行算出含税费用',
  clauses: ['1.2', '3.14', '5.9'],
  request: v.strictObject({
    orgPortCode: locationCode,
    dstPortCode: locationCode,
    isDanger: v.optional(isDanger, 'Y'),
    boxes: v.optional(boxes, []),
    unNo: v.optional(unNo),
    dgClass: v.optional(dangerousClass),
    /** The city a truck fetches the boxes in, and the one it brings them to; absent: at the port. */
    pickup: v.optional(cityCode),
    delivery: v.optional(cityCode),
    carriers: v.optional(v.pipe(v.array(carrierCode), v.maxLength(20)), []),
    etdFrom: v.optional(day),
    etdTo: v.optional(day),
    /** Only this price, whenever it sails. */
    priceId: v.optional(v.pipe(v.string(), v.regex(PRICE_ID))),
  }),
  answer: v.object({
    items: v.array(domesticOffer),
    /** Null where the code is of no port. */
    org: v.nullable(place),
    dst: v.nullable(place),
    etdFrom: v.string(),
    etdTo: v.string(),
    goods: v.nullable(v.object({ ...namedGoods, controls: v.array(v.string()) })),
    boxes: v.array(v.object({ ctnType, quantity: v.number() })),
    /** What the lane has in these days before any filter. */
    carriers: v.array(named),
    pickups: v.array(city),
    deliveries: v.array(city),
    now: v.number(),
  }),
});
export type DomesticRequest = v.InferInput<typeof domesticPrices.request>;
export type DomesticAnswer = v.InferOutput<typeof domesticPrices.answer>;
