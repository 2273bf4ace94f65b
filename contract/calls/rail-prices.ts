import * as v from 'valibot';
import { ASKED_DOOR, railDirections, railLoads } from '#domain/rail/terms.ts';
import { call, ofPrices } from '../call.ts';
import {
  answerOfLanes,
  askedDeparture,
  askedEnds,
  askedGoods,
  boxes,
  locationCode,
  named,
  place,
  quantityText,
  toldBoxes,
  toldDays,
  toldGoods,
} from '../fields/market.ts';
import { cityCode, door } from './domestic-prices.ts';
import { offerSchema } from './item.ts';

/** A door at a city that has a price, or one whose price follows from its address. */
export const railDoor = v.union([cityCode, v.literal(ASKED_DOOR)]);

const city = v.object({ code: v.string(), nameCn: v.string(), province: v.string() });

export const railOffer = v.object({
  ...offerSchema.entries,
  org: place,
  dst: place,
  direction: v.picklist(railDirections),
  /** The stations on either side of the border of China. */
  border: v.string(),
  foreignBorder: v.string(),
  /** Where a hired box goes back to. */
  returnDepot: v.string(),
  /** The price of a cubic metre of shared cargo; null where none is sold, or the goods are not priced. */
  cubicMetre: v.nullable(v.object({ amount: v.string(), currency: v.string() })),
  /** What shared cargo is charged as; null for boxes, and while its size is not said. */
  charged: v.nullable(v.object({ tons: v.string(), by: v.picklist(['VOLUME', 'WEIGHT', 'MINIMUM']) })),
  /** Doors at either end that have a price. */
  pickup: v.array(door),
  delivery: v.array(door),
});

export const railPrices = call({
  ...ofPrices,
  name: 'railPrices',
  path: '/api-item/price/rail',
  summary: '班列价格：按箱型箱量或立方与门点逐行算出费用；危险品只列班期，逐票审批',
  request: v.strictObject({
    ...askedEnds(),
    direction: v.optional(v.picklist(railDirections)),
    /** The station where the train leaves or enters China. */
    border: v.optional(locationCode),
    load: v.optional(v.picklist(railLoads), 'BOX'),
    boxes: v.optional(boxes, []),
    volume: v.optional(quantityText),
    weight: v.optional(quantityText),
    ...askedGoods(),
    pickup: v.optional(railDoor),
    delivery: v.optional(railDoor),
    ...askedDeparture(),
  }),
  answer: answerOfLanes(railOffer, {
    ...toldDays,
    goods: toldGoods,
    boxes: toldBoxes,
    /** What the lines have before any filter. */
    borders: v.array(named),
    pickups: v.array(city),
    deliveries: v.array(city),
  }),
});
export type RailOffer = v.InferOutput<typeof railOffer>;
export type RailRequest = v.InferInput<typeof railPrices.request>;
export type RailAnswer = v.InferOutput<typeof railPrices.answer>;
