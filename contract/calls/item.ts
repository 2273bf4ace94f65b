import * as v from 'valibot';
import { COMPARED_AT_MOST } from '#domain/limits.ts';
import { PRICE_ID } from '#domain/orders/order-link.ts';
import { call } from '../call.ts';
import { pageOf, pageRequest } from '../fields/common.ts';
import {
  askedDays,
  bookability,
  boxes,
  carrierCode,
  ctnType,
  cutOffs,
  dangerousClass,
  feeLine,
  isDanger,
  locationCode,
  named,
  namedGoods,
  place,
  quantityText,
  refusal,
  toldLane,
  total,
  unNo,
} from '../fields/market.ts';

/** Services whose prices are kept by lane, sailing and box. */
export const pricedService = v.picklist(['fcl']);
const lane = { orgPortCode: locationCode, dstPortCode: locationCode };
const many = <Item extends v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>>(item: Item) =>
  v.optional(v.pipe(v.array(item), v.maxLength(20)), []);

/** Where consolidated cargo of a lane is received and stuffed. */
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
  lane: v.object({ id: v.string(), org: place, dst: place, hot: v.boolean() }),
  /** What one price is for: a box type, RT for a revenue ton, or 100KG for a hundred kilograms by air with every surcharge. */
  ctnType: v.string(),
  amount: v.string(),
  currency: v.string(),
  etd: v.number(),
  transitDays: v.number(),
  carrier: named,
  /** When booking this sailing closes. */
  bookingClose: v.number(),
  /** The classes this price takes; empty for general cargo. */
  dgClasses: v.array(v.string()),
  validTo: v.number(),
  /** Of consolidated cargo; a back end may tell no more than the price. */
  consolidation: v.optional(
    v.object({
      /** The part of the world the lane leads to. */
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
    /** Consolidated cargo and air freight have no boxes: their prices are of a revenue ton and of 100 kg. */
    ctnType: v.optional(ctnType, '20GP'),
    /** Only prices that take this class; 1 is any division of class 1. */
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
  /** On the calendar of the port of loading; weekday 0 is Sunday. */
  etdDay: v.string(),
  weekday: v.number(),
  transitDays: v.number(),
  cutOffs,
  /** Ocean freight by box type. */
  prices: v.array(
    v.object({ ctnType: v.string(), amount: v.string(), currency: v.string(), limitKg: v.nullable(v.number()) }),
  ),
  dgClasses: v.array(v.string()),
  carrierRefuses: v.array(v.string()),
  /** Classes that the carrier or a port of the voyage does not take. */
  refusedClasses: v.optional(v.array(v.string())),
  /** Freight may be paid at the destination. */
  collectAllowed: v.boolean(),
  space: v.picklist(['PLENTY', 'TIGHT', 'ASK']),
  validFrom: v.number(),
  validTo: v.number(),
  freeDays: v.nullable(v.number()),
  remark: v.nullable(v.string()),
  /** What the boxes asked for cost, line by line; currencies are never added to each other. */
  lines: v.array(feeLine),
  totals: v.array(total),
  /** Box types this offer has no price for. */
  unpriced: v.array(v.string()),
  /** What the weight and volume asked for say of the boxes. */
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
    ...askedDays(),
    carriers: many(carrierCode),
    /** False asks for sailings by way of another port. */
    direct: v.optional(v.boolean()),
    transitDaysMax: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(120))),
    /** 0 is Sunday. */
    weekdays: many(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6))),
    hasContractPrice: v.optional(v.boolean(), false),
    onlyBookable: v.optional(v.boolean(), false),
    /** Only these prices, whenever they sail: those compared, or the one that is booked. */
    priceIds: v.optional(v.pipe(v.array(v.pipe(v.string(), v.regex(PRICE_ID))), v.maxLength(COMPARED_AT_MOST)), []),
    /** Asks which terms beyond yard to yard have a price. */
    terms: v.optional(v.boolean(), false),
    sort: v.optional(sellingSort, 'recommended'),
    /** Sorted by price: by the ocean freight of this box instead of what all boxes cost. */
    sortBox: v.optional(ctnType),
    ...pageRequest,
  }),
  answer: v.object({
    ...pageOf(offerSchema).entries,
    ...toldLane,
    /** The days that were searched, ends included. */
    etdFrom: v.string(),
    etdTo: v.string(),
    /** The dangerous goods asked for, as the number names them; null without a number or for one we do not list. */
    goods: v.nullable(
      v.object({
        ...namedGoods,
        /** Why they are controlled: 易制毒, 易制爆, 剧毒. */
        controls: v.array(v.string()),
      }),
    ),
    /** What the lane has in these days before any filter. */
    carriers: v.array(named),
    ctnTypes: v.array(v.string()),
    /** Box types that doors (TRK, DDC) and the freight station (CFS) have a price for; the empty text stands for all. */
    termRates: v.optional(v.record(v.string(), v.array(v.string()))),
    /** Where nothing is shown: the lane's last known lowest price. */
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
    /** Whose price of today the line ends with. */
    isDanger: v.optional(isDanger, 'Y'),
    ctnType: v.optional(ctnType, '20GP'),
    days: v.optional(v.picklist([30, 90, 180]), 30),
  }),
  answer: v.object({
    currency: v.nullable(v.string()),
    points: v.array(v.object({ date: v.string(), min: v.string(), avg: v.string() })),
    /** One amount to each point; null on a day without a price of this carrier. A back end may keep none. */
    carriers: v.optional(
      v.array(v.object({ code: v.string(), nameCn: v.string(), amounts: v.array(v.nullable(v.string())) })),
    ),
    /** Per cent against seven days earlier; null where that day has no point, and with too few points. */
    weeklyChange: v.nullable(v.string()),
  }),
});
