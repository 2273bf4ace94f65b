import * as v from 'valibot';
import { BAG_SIZES, bulkModes } from '#domain/flexitank/sizes.ts';
import { call, priceCall } from '../call.ts';
import { offerSchema } from '../calls/item.ts';
import {
  answerOfLanes,
  feeLine,
  laneLocation,
  named,
  optionalLaneQuery,
  priceQuery,
  quantityText,
  total,
  unNo,
} from '../fields/market.ts';

const bagSize = v.picklist(BAG_SIZES);

const plan = v.object({
  boxes: v.number(),
  size: bagSize,
  /** Kilograms per container, and in total. */
  netKg: v.string(),
  totalKg: v.string(),
  /** Loaded minus requested kilograms. */
  differenceKg: v.string(),
});

export const flexitankOffer = v.object({
  ...offerSchema.entries,
  org: laneLocation,
  dst: laneLocation,
  /** Bag sizes sold, in nominal cubic metres. */
  bagSizes: v.array(bagSize),
  /** Maximum cargo in kilograms per container: the smaller of the carrier's limit and the container's. */
  limitKg: v.number(),
  /** Services included in the freight. */
  included: v.array(v.string()),
  /** Containers and bags for the requested mass; null without a mass, and when no bag carries it. */
  plan: v.nullable(plan),
});

const searchedPort = v.object({
  ...named.entries,
  nameEn: v.string(),
  pinyin: v.string(),
  initials: v.string(),
});

/** Cost of the same liquid by one bulk option. */
const bulkCost = v.object({
  way: v.picklist(bulkModes),
  /** Null when the lane has no price for this option. */
  priced: v.nullable(
    v.object({
      /** Containers or tanks, with kilograms per unit. */
      units: v.number(),
      netKg: v.string(),
      totalKg: v.string(),
      /** Filling of a tank in per cent, and whether it surges. */
      fill: v.nullable(v.string()),
      isUnderfilled: v.boolean(),
      /** IBCs per container. */
      totes: v.nullable(v.number()),
      carrier: named,
      lines: v.array(feeLine),
      totals: v.array(total),
      perTon: v.array(total),
    }),
  ),
});
export type BulkCost = v.InferOutput<typeof bulkCost>;

export const flexitankPrices = call({
  ...priceCall,
  name: 'flexitankPrices',
  path: '/api-item/price/flexitank',
  summary: '液袋价格：按航线列价，按货重与密度选袋，并与罐箱、吨桶比每吨费用；危险品一律不收',
  request: v.strictObject({
    // Y and UN numbers are refused.
    ...optionalLaneQuery('N'),
    unNo: v.optional(unNo),
    /** Total kilograms, kilograms per litre, mPa·s. */
    mass: v.optional(quantityText),
    density: v.optional(quantityText),
    viscosity: v.optional(quantityText),
    ...priceQuery(),
  }),
  answer: answerOfLanes(flexitankOffer, {
    lanes: v.array(v.object({ org: searchedPort, dst: searchedPort })),
    /** Null without lane, mass or density. */
    comparison: v.nullable(v.array(bulkCost)),
  }),
});
export type FlexitankOffer = v.InferOutput<typeof flexitankOffer>;
export type FlexitankRequest = v.InferInput<typeof flexitankPrices.request>;
export type FlexitankAnswer = v.InferOutput<typeof flexitankPrices.answer>;
