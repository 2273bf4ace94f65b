import * as v from 'valibot';
import { call, priceCall } from '../call.ts';
import { station } from '../calls/item.ts';
import {
  answerOfLanes,
  bookability,
  cutOffs,
  daysResponse,
  departureQuery,
  feeLine,
  goodsQuery,
  laneLocation,
  laneQuery,
  named,
  packingGroup,
  quantityText,
  refusalBasis,
  total,
} from '../fields/market.ts';

/** Receiving warehouse with its phone. */
export const lclStation = v.object({ ...station.entries, phone: v.string() });

const amount = v.object({ amount: v.string(), currency: v.string() });

export const lclOffer = v.object({
  priceId: v.string(),
  priceKind: v.picklist(['PUBLIC', 'CONTRACT']),
  scheduleId: v.string(),
  carrier: named,
  pol: v.string(),
  pod: v.string(),
  /** Null when direct. */
  via: v.nullable(named),
  vessel: v.string(),
  voyage: v.string(),
  terminal: v.string(),
  etd: v.number(),
  eta: v.number(),
  /** In the port of loading's time zone. */
  etdDay: v.string(),
  transitDays: v.number(),
  cutOffs,
  cutAndSail: v.string(),
  station: v.nullable(lclStation),
  /** Freight per revenue ton; negative when the consolidator pays. */
  freight: amount,
  /** Freight of the other kind of cargo; null when not sold. */
  otherFreight: v.nullable(amount),
  minimumTons: v.string(),
  kgPerCubicMetre: v.number(),
  dgClasses: v.array(v.string()),
  /** Classes refused by the carrier or a port of the voyage. */
  refusedClasses: v.array(v.string()),
  space: v.picklist(['PLENTY', 'TIGHT', 'ASK']),
  validFrom: v.number(),
  validTo: v.number(),
  remark: v.nullable(v.string()),
  /** Charged revenue tons; null without a load. */
  charged: v.nullable(v.object({ tons: v.string(), by: v.picklist(['VOLUME', 'WEIGHT', 'MINIMUM']) })),
  lines: v.array(feeLine),
  totals: v.array(total),
  /** Acceptance of the goods; ASK needs an enquiry. */
  acceptance: v.picklist(['ACCEPTED', 'ASK', 'REFUSED']),
  refusals: v.array(
    v.object({
      /** LCL: no consolidator accepts them; STATION: the warehouse refuses. */
      kind: v.picklist(['LCL', 'STATION', 'CARRIER', 'ORIGIN', 'TRANSHIPMENT', 'DESTINATION', 'OFFER', 'SUBSIDIARY']),
      nameCn: v.string(),
      unNo: v.string(),
      refusedClass: v.string(),
      basis: refusalBasis,
    }),
  ),
  bookable: bookability,
});

export const lclPrices = call({
  ...priceCall,
  name: 'lclPrices',
  path: '/api-item/price/lcl',
  summary: '一条航线的拼箱价：按体积与毛重逐行算出费用，写明不收的类别与下一步',
  request: v.strictObject({
    ...laneQuery(),
    ...goodsQuery(),
    packingGroup: v.optional(packingGroup),
    volume: v.optional(quantityText),
    weight: v.optional(quantityText),
    ...departureQuery(),
  }),
  answer: answerOfLanes(lclOffer, {
    ...daysResponse,
    /** Requested dangerous goods; null without a number or class. */
    goods: v.nullable(
      v.object({
        unNo: v.string(),
        nameCn: v.string(),
        classes: v.array(v.string()),
        packingGroups: v.array(v.string()),
      }),
    ),
    /** Alternative lanes, nearest first; only when no price of the lane accepts the goods. */
    alternatives: v.array(v.object({ org: laneLocation, dst: laneLocation })),
  }),
});
export type LclOffer = v.InferOutput<typeof lclOffer>;
export type LclPricesRequest = v.InferInput<typeof lclPrices.request>;
export type LclPricesAnswer = v.InferOutput<typeof lclPrices.answer>;
