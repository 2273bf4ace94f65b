import * as v from 'valibot';
import { DOOR_BY_ENQUIRY, railDirections, railLoads } from '#domain/rail/terms.ts';
import { call, priceCall } from '../call.ts';
import { offerSchema } from '../calls/item.ts';
import {
  answerOfLanes,
  boxes,
  boxesResponse,
  daysResponse,
  departureQuery,
  goodsQuery,
  goodsResponse,
  laneLocation,
  locationCode,
  named,
  optionalLaneQuery,
  quantityText,
} from '../fields/market.ts';
import { cityCode, door } from './domestic-prices.ts';

/** City with a door price, or ASK for a door fee on enquiry. */
export const railDoor = v.union([cityCode, v.literal(DOOR_BY_ENQUIRY)]);

const city = v.object({ code: v.string(), nameCn: v.string(), province: v.string() });

export const railOffer = v.object({
  ...offerSchema.entries,
  org: laneLocation,
  dst: laneLocation,
  direction: v.picklist(railDirections),
  /** Stations on both sides of the Chinese border. */
  border: v.string(),
  foreignBorder: v.string(),
  returnDepot: v.string(),
  /** Price per cubic metre of shared space; null when not sold, or not for these goods. */
  cubicMetre: v.nullable(v.object({ amount: v.string(), currency: v.string() })),
  /** Charged quantity of shared cargo; null for containers, and without a size. */
  charged: v.nullable(v.object({ tons: v.string(), by: v.picklist(['VOLUME', 'WEIGHT', 'MINIMUM']) })),
  /** Priced doors at either end. */
  pickup: v.array(door),
  delivery: v.array(door),
});

export const railPrices = call({
  ...priceCall,
  name: 'railPrices',
  path: '/api-item/price/rail',
  summary: '班列价格：按箱型箱量或立方与门点逐行算出费用；危险品只列班期，逐票审批',
  request: v.strictObject({
    ...optionalLaneQuery(),
    direction: v.optional(v.picklist(railDirections)),
    /** Border station where the train leaves or enters China. */
    border: v.optional(locationCode),
    load: v.optional(v.picklist(railLoads), 'BOX'),
    boxes: v.optional(boxes, []),
    volume: v.optional(quantityText),
    weight: v.optional(quantityText),
    ...goodsQuery(),
    pickup: v.optional(railDoor),
    delivery: v.optional(railDoor),
    ...departureQuery(),
  }),
  answer: answerOfLanes(railOffer, {
    ...daysResponse,
    goods: goodsResponse,
    boxes: boxesResponse,
    /** Filter options, before filtering. */
    borders: v.array(named),
    pickups: v.array(city),
    deliveries: v.array(city),
  }),
});
export type RailOffer = v.InferOutput<typeof railOffer>;
export type RailRequest = v.InferInput<typeof railPrices.request>;
export type RailAnswer = v.InferOutput<typeof railPrices.answer>;
