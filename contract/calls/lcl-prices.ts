import * as v from 'valibot';
import { call, ofPrices } from '../call.ts';
import {
  answerOfLanes,
  askedDeparture,
  askedGoods,
  askedLane,
  bookability,
  cutOffs,
  feeLine,
  named,
  packingGroup,
  place,
  quantityText,
  refusalBasis,
  toldDays,
  total,
} from '../fields/market.ts';
import { station } from './item.ts';

/** The warehouse where consolidated cargo is handed in, with whom to call there. */
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
  /** On the calendar of the port of loading. */
  etdDay: v.string(),
  transitDays: v.number(),
  cutOffs,
  /** When goods are handed in and when they sail, by weekday. */
  cutAndSail: v.string(),
  station: v.nullable(lclStation),
  /** Freight for a revenue ton; below nothing where the consolidator pays it back. */
  freight: amount,
  /** The same for the other kind of cargo; null where none is sold. */
  otherFreight: v.nullable(amount),
  minimumTons: v.string(),
  kgPerCubicMetre: v.number(),
  dgClasses: v.array(v.string()),
  /** Classes that the carrier or a port of the voyage does not take. */
  refusedClasses: v.array(v.string()),
  space: v.picklist(['PLENTY', 'TIGHT', 'ASK']),
  validFrom: v.number(),
  validTo: v.number(),
  remark: v.nullable(v.string()),
  /** What the load is charged as; null while it is not said. */
  charged: v.nullable(v.object({ tons: v.string(), by: v.picklist(['VOLUME', 'WEIGHT', 'MINIMUM']) })),
  lines: v.array(feeLine),
  totals: v.array(total),
  /** Whether such goods are consolidated: a person says so for some. */
  acceptance: v.picklist(['ACCEPTED', 'ASK', 'REFUSED']),
  /** Who does not take the goods. */
  refusals: v.array(
    v.object({
      /** LCL: nobody consolidates them; STATION: the warehouse. */
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
  ...ofPrices,
  name: 'lclPrices',
  path: '/api-item/price/lcl',
  summary: '一条航线的拼箱价：按体积与毛重逐行算出费用，写明不收的类别与下一步',
  request: v.strictObject({
    ...askedLane(),
    ...askedGoods(),
    packingGroup: v.optional(packingGroup),
    volume: v.optional(quantityText),
    weight: v.optional(quantityText),
    ...askedDeparture(),
  }),
  answer: answerOfLanes(lclOffer, {
    ...toldDays,
    /** The dangerous goods asked for; null without a number or a class. */
    goods: v.nullable(
      v.object({
        unNo: v.string(),
        nameCn: v.string(),
        classes: v.array(v.string()),
        packingGroups: v.array(v.string()),
      }),
    ),
    /** Where the goods can go instead, the nearest first: only where no price of the lane takes them. */
    alternatives: v.array(v.object({ org: place, dst: place })),
  }),
});
export type LclOffer = v.InferOutput<typeof lclOffer>;
export type LclPricesRequest = v.InferInput<typeof lclPrices.request>;
export type LclPricesAnswer = v.InferOutput<typeof lclPrices.answer>;
