import * as v from 'valibot';
import { BAG_SIZES, bulkWays } from '#domain/flexitank/sizes.ts';
import { call, ofPrices } from '../call.ts';
import {
  answerOfLanes,
  askedEnds,
  askedPrice,
  feeLine,
  named,
  place,
  quantityText,
  total,
  unNo,
} from '../fields/market.ts';
import { offerSchema } from './item.ts';

const bagSize = v.picklist(BAG_SIZES);

const plan = v.object({
  boxes: v.number(),
  size: bagSize,
  /** Kilograms in one box, and in all. */
  netKg: v.string(),
  totalKg: v.string(),
  /** More than was asked for; less where it is negative. */
  differenceKg: v.string(),
});

export const flexitankOffer = v.object({
  ...offerSchema.entries,
  org: place,
  dst: place,
  /** Bags that are sold, in nominal cubic metres. */
  bagSizes: v.array(bagSize),
  /** Kilograms of cargo in one box at most: what the carrier agreed to, and what the box bears. */
  limitKg: v.number(),
  /** What comes with the freight. */
  included: v.array(v.string()),
  /** Boxes and bags for the mass that was asked for; null while it is not said, and where none carries it. */
  plan: v.nullable(plan),
});

/** A port with the texts that a search compares. */
const searchedPort = v.object({
  ...named.entries,
  nameEn: v.string(),
  pinyin: v.string(),
  initials: v.string(),
});

/** What the same liquid costs one way. */
const bulkCost = v.object({
  way: v.picklist(bulkWays),
  /** Null where no price of this way is listed for the lane. */
  priced: v.nullable(
    v.object({
      /** Boxes or tanks, and the kilograms in each of them. */
      units: v.number(),
      netKg: v.string(),
      totalKg: v.string(),
      /** Of a tank, and whether it surges. */
      fill: v.nullable(v.string()),
      isUnderfilled: v.boolean(),
      /** Totes in one box. */
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
  ...ofPrices,
  name: 'flexitankPrices',
  path: '/api-item/price/flexitank',
  summary: '液袋价格：按航线列价，按货重与密度选袋，并与罐箱、吨桶比每吨费用；危险品一律不收',
  request: v.strictObject({
    // Y and a number of dangerous goods are refused.
    ...askedEnds('N'),
    unNo: v.optional(unNo),
    /** Kilograms in all, kilograms per litre, mPa·s. */
    mass: v.optional(quantityText),
    density: v.optional(quantityText),
    viscosity: v.optional(quantityText),
    ...askedPrice(),
  }),
  answer: answerOfLanes(flexitankOffer, {
    /** Every lane there is. */
    lanes: v.array(v.object({ org: searchedPort, dst: searchedPort })),
    /** Null while lane, mass or density are not said. */
    comparison: v.nullable(v.array(bulkCost)),
  }),
});
export type FlexitankOffer = v.InferOutput<typeof flexitankOffer>;
export type FlexitankRequest = v.InferInput<typeof flexitankPrices.request>;
export type FlexitankAnswer = v.InferOutput<typeof flexitankPrices.answer>;
