import * as v from 'valibot';
import { COMPARED_AT_MOST } from '#domain/limits.ts';
import { PRICE_ID } from '#domain/orders/order-link.ts';
import { call } from '../call.ts';
import { pageOf, pageRequest } from '../fields/common.ts';
import {
  bookability,
  boxes,
  carrierCode,
  ctnType,
  cutOffs,
  dangerousClass,
  departureDaysQuery,
  feeLine,
  isDanger,
  laneLocation,
  laneResponse,
  locationCode,
  named,
  namedGoods,
  quantityText,
  refusal,
  total,
  unNo,
} from '../fields/market.ts';

/** Services with price history by lane, sailing and container. */
export const pricedService = v.picklist(['fcl']);
const lane = { orgPortCode: locationCode, dstPortCode: locationCode };
const many = <Item extends v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>>(item: Item) =>
  v.optional(v.pipe(v.array(item), v.maxLength(20)), []);

/** Freight station that receives and stuffs consolidated cargo. */
export const station = v.object({
  id: v.string(),
  name: v.string(),
  district: v.string(),
  address: v.string(),
  dgClasses: v.array(v.string()),
  openingHours: v.string(),
  portKilometres: v.number(),
});
export type Station = v.InferOutput<typeof station>;

export const minimumPriceSchema = v.object({
  lane: v.object({ id: v.string(), org: laneLocation, dst: laneLocation, hot: v.boolean() }),
  /** Unit of the price: a container type, RT per revenue ton, or 100KG for 100 kg by air including all surcharges. */
  ctnType: v.string(),
  amount: v.string(),
  currency: v.string(),
  etd: v.number(),
  transitDays: v.number(),
  carrier: named,
  bookingClose: v.number(),
  /** Classes this price accepts; empty for general cargo. */
  dgClasses: v.array(v.string()),
  validTo: v.number(),
  /** Consolidated cargo only; optional for back ends. */
  consolidation: v.optional(
    v.object({
      /** Trade lane of the destination. */
      trade: v.nullable(v.string()),
      cutAndSail: v.string(),
      minimumTons: v.string(),
      station: v.nullable(station),
    }),
  ),
});
export type MinimumPrice = v.InferOutput<typeof minimumPriceSchema>;

export const minimumPrices = call({
  name: 'minimumPrices',
  method: 'POST',
  path: '/api-item/price/minimum',
  payload: 'both',
  failureShown: 'inline',
  summary: '各航线最低价：热门航线在前',
  clauses: ['1.2', '3.14'],
  request: v.strictObject({
    service: v.optional(v.picklist(['air', 'domestic', 'fcl', 'lcl']), 'fcl'),
    orgPortCode: v.optional(locationCode),
    dstPortCode: v.optional(locationCode),
    isDanger: v.optional(isDanger, 'Y'),
    /** Ignored for consolidated cargo and air freight, whose prices are per revenue ton and per 100 kg. */
    ctnType: v.optional(ctnType, '20GP'),
    /** Only prices that accept this class; 1 means any division of class 1. */
    dgClass: v.optional(v.picklist(['1', ...dangerousClass.options])),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60)), 12),
  }),
  answer: v.array(minimumPriceSchema),
});

export const sellingSort = v.picklist(['recommended', 'price', 'transit', 'etd']);

export const offerSchema = v.object({
  priceId: v.string(),
  priceKind: v.picklist(['PUBLIC', 'CONTRACT']),
  scheduleId: v.string(),
  carrier: named,
  routeCode: v.string(),
  terminal: v.string(),
  pol: v.string(),
  pod: v.string(),
  /** Null when direct. */
  via: v.nullable(named),
  vessel: v.string(),
  voyage: v.string(),
  etd: v.number(),
  eta: v.number(),
  /** In the port of loading's time zone; weekday 0 is Sunday. */
  etdDay: v.string(),
  weekday: v.number(),
  transitDays: v.number(),
  cutOffs,
  /** Ocean freight by container type. */
  prices: v.array(
    v.object({ ctnType: v.string(), amount: v.string(), currency: v.string(), limitKg: v.nullable(v.number()) }),
  ),
  dgClasses: v.array(v.string()),
  carrierRefuses: v.array(v.string()),
  /** Classes refused by the carrier or a port of the voyage. */
  refusedClasses: v.optional(v.array(v.string())),
  collectAllowed: v.boolean(),
  space: v.picklist(['PLENTY', 'TIGHT', 'ASK']),
  validFrom: v.number(),
  validTo: v.number(),
  freeDays: v.nullable(v.number()),
  remark: v.nullable(v.string()),
  /** Cost of the requested containers by line; currencies are not converted. */
  lines: v.array(feeLine),
  totals: v.array(total),
  unpriced: v.array(v.string()),
  /** Assessment of the requested weight and volume. */
  load: v.nullable(
    v.object({ perBoxKg: v.nullable(v.string()), tooHeavy: v.array(v.string()), tooSmall: v.boolean() }),
  ),
  refusals: v.array(refusal),
  bookable: bookability,
});
export type Offer = v.InferOutput<typeof offerSchema>;

export const sellingPrices = call({
  name: 'sellingPrices',
  method: 'POST',
  path: '/api-item/price/selling',
  payload: 'both',
  failureShown: 'inline',
  summary: '一条航线的对外报价：协议价优先于公开价，逐行列明费用',
  clauses: ['1.2', '3.5', '3.6', '3.14', '5.9'],
  request: v.strictObject({
    service: v.optional(pricedService, 'fcl'),
    ...lane,
    isDanger: v.optional(isDanger, 'Y'),
    boxes: v.optional(boxes, []),
    unNo: v.optional(unNo),
    dgClasses: many(dangerousClass),
    volume: v.optional(quantityText),
    weight: v.optional(quantityText),
    ...departureDaysQuery(),
    carriers: many(carrierCode),
    /** False requests transhipment sailings. */
    direct: v.optional(v.boolean()),
    transitDaysMax: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(120))),
    /** 0 is Sunday. */
    weekdays: many(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6))),
    hasContractPrice: v.optional(v.boolean(), false),
    onlyBookable: v.optional(v.boolean(), false),
    /** Restricts the result to these prices on any sailing day: for comparison and booking. */
    priceIds: v.optional(v.pipe(v.array(v.pipe(v.string(), v.regex(PRICE_ID))), v.maxLength(COMPARED_AT_MOST)), []),
    /** Requests the priced terms besides CY to CY. */
    terms: v.optional(v.boolean(), false),
    sort: v.optional(sellingSort, 'recommended'),
    /** Sorts by the ocean freight of this container type instead of the total. */
    sortBox: v.optional(ctnType),
    ...pageRequest,
  }),
  answer: v.object({
    ...pageOf(offerSchema).entries,
    ...laneResponse,
    /** Searched days, both included. */
    etdFrom: v.string(),
    etdTo: v.string(),
    /** Requested dangerous goods; null without a number and for unlisted numbers. */
    goods: v.nullable(
      v.object({
        ...namedGoods,
        /** Control categories: 易制毒, 易制爆, 剧毒. */
        controls: v.array(v.string()),
      }),
    ),
    /** Filter options of the lane in these days, before filtering. */
    carriers: v.array(named),
    ctnTypes: v.array(v.string()),
    /** Container types priced for doors (TRK, DDC) and freight station (CFS); the empty key means all types. */
    termRates: v.optional(v.record(v.string(), v.array(v.string()))),
    /** Last known lowest price of the lane when there is no offer. */
    fromPrice: v.nullable(v.object({ ctnType: v.string(), amount: v.string(), currency: v.string(), day: v.string() })),
    now: v.number(),
  }),
});
export type SellingRequest = v.InferInput<typeof sellingPrices.request>;
export type SellingAnswer = v.InferOutput<typeof sellingPrices.answer>;

export const feePage = call({
  name: 'feePage',
  method: 'POST',
  path: '/api-item/fee/page',
  payload: 'both',
  failureShown: 'inline',
  summary: '一条航线的内部费用明细，或一个报价背后的费用',
  clauses: ['3.14', '5.9'],
  request: v.strictObject({
    service: v.optional(pricedService, 'fcl'),
    ...lane,
    isDanger: v.optional(isDanger, 'Y'),
    carrier: v.optional(carrierCode),
    priceId: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(100))),
    ...pageRequest,
  }),
  answer: pageOf(v.object({ carrier: named, ...feeLine.entries, remark: v.nullable(v.string()) })),
});

export const priceTrend = call({
  name: 'priceTrend',
  method: 'POST',
  path: '/api-item/price/trend',
  payload: 'both',
  failureShown: 'inline',
  summary: '价格走势：每日最低、平均与各船公司',
  clauses: ['3.14', '3.16'],
  request: v.strictObject({
    service: v.optional(pricedService, 'fcl'),
    ...lane,
    /** Kind of cargo whose current price ends the chart. */
    isDanger: v.optional(isDanger, 'Y'),
    ctnType: v.optional(ctnType, '20GP'),
    days: v.optional(v.picklist([30, 90, 180]), 30),
  }),
  answer: v.object({
    currency: v.nullable(v.string()),
    points: v.array(v.object({ date: v.string(), min: v.string(), avg: v.string() })),
    /** One amount per point; null without a price of this carrier. Optional for back ends. */
    carriers: v.optional(
      v.array(v.object({ code: v.string(), nameCn: v.string(), amounts: v.array(v.nullable(v.string())) })),
    ),
    /** Change in per cent from seven days earlier; null without a point on that day, and with too few points. */
    weeklyChange: v.nullable(v.string()),
  }),
});
