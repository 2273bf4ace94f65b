import * as v from 'valibot';
import { aircraftTypes } from '#domain/air/limits.ts';
import { priceRefusalKinds } from '#domain/dangerous-goods/price-refusals.ts';
import { COMPARED_AT_MOST } from '#domain/limits.ts';
import { PRICE_ID } from '#domain/orders/order-link.ts';
import { call, priceCall } from '../call.ts';
import {
  carrierCode,
  departureDaysQuery,
  feeLine,
  laneQuery,
  laneResponse,
  named,
  namedGoods,
  packingGroup,
  quantityText,
  refusalBasis,
  total,
  unNo,
} from '../fields/market.ts';

const centimetres = v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}(?:\.\d)?$/));

/** Pieces of one size, in centimetres. */
const airPieces = v.strictObject({
  length: centimetres,
  width: centimetres,
  height: centimetres,
  pieces: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9_999)),
});

const unit = v.picklist(['kg', 'L']);

const limit = v.variant('kind', [
  v.object({ kind: v.literal('FORBIDDEN') }),
  v.object({ kind: v.literal('NO_LIMIT') }),
  v.object({ kind: v.literal('UNKNOWN') }),
  v.object({ kind: v.literal('LIMIT'), amount: v.string(), unit }),
  v.object({ kind: v.literal('OPEN'), amount: v.string(), unit }),
]);

const refusal = v.variant('kind', [
  /** The list forbids the goods in this aircraft. */
  v.object({ kind: v.literal('FORBIDDEN') }),
  /** The limit is in doubt, so an operator asks the airline. */
  v.object({ kind: v.literal('IN_DOUBT') }),
  /** Quantity per package exceeds the aircraft's limit. */
  v.object({ kind: v.literal('OVER_LIMIT'), amount: v.string(), unit }),
  v.object({
    kind: v.picklist(['CARRIER', 'DESTINATION', 'ORIGIN', ...priceRefusalKinds]),
    nameCn: v.string(),
    refusedClass: v.string(),
    basis: refusalBasis,
  }),
]);

const minutes = v.optional(v.number());

const flightCutOffs = v.object({
  bookingClose: minutes,
  bookingCloseDangerous: minutes,
  handIn: minutes,
  handInDangerous: minutes,
  customs: minutes,
});

const airFlight = v.object({
  priceId: v.string(),
  priceKind: v.picklist(['PUBLIC', 'CONTRACT']),
  /** `prefix`: first three digits of its waybills; null when unknown. */
  carrier: v.object({ ...named.entries, prefix: v.nullable(v.string()) }),
  flight: v.string(),
  aircraft: v.picklist(aircraftTypes),
  /** 1 (Monday) to 7, with a dot for each day without a flight. */
  weekdays: v.string(),
  /** HH:mm at the airport; absent when only the day is known. */
  departs: v.optional(v.string()),
  transitDays: v.number(),
  /** Bookable flight days within the requested days and the price's validity. */
  days: v.array(v.string()),
  bookingClose: v.nullable(v.number()),
  /** Airline cut-offs in minutes from the start of the flight day; defaults apply to absent ones. */
  cutOffs: v.optional(flightCutOffs),
  validFrom: v.number(),
  validTo: v.number(),
  space: v.picklist(['PLENTY', 'TIGHT', 'ASK']),
  dgClasses: v.array(v.string()),
  /** Classes refused by the airline or an airport. */
  refusedClasses: v.array(v.string()),
  remark: v.nullable(v.string()),
  currency: v.string(),
  minimum: v.string(),
  breaks: v.array(v.object({ fromKg: v.number(), rate: v.string() })),
  /** Surcharges per kilogram or per waybill. */
  surcharges: v.array(
    v.object({
      feeCode: v.string(),
      feeName: v.string(),
      currency: v.string(),
      unitPrice: v.string(),
      basis: feeLine.entries.basis,
    }),
  ),
  /** Charge of the requested load; null without weight or volume. */
  charge: v.nullable(
    v.object({
      by: v.picklist(['OWN_BREAK', 'HIGHER_BREAK', 'MINIMUM']),
      chargedKg: v.string(),
      fromKg: v.number(),
      rate: v.string(),
      freight: v.string(),
      saved: v.string(),
      /** At the chargeable weight's own break. */
      own: v.nullable(v.object({ fromKg: v.number(), rate: v.string(), amount: v.string() })),
    }),
  ),
  lines: v.array(feeLine),
  totals: v.array(total),
  /** Limit of the requested goods in this aircraft; null without a number. */
  limit: v.nullable(limit),
  refusals: v.array(refusal),
  /** NO_FLIGHT: no flight day is bookable. */
  bookable: v.picklist(['BOOKABLE', 'REFUSED', 'NO_FLIGHT']),
});

export const airPrices = call({
  ...priceCall,
  name: 'airPrices',
  path: '/api-item/price/air',
  summary: '一条航线的空运价：各重量档、计费的那一档、逐行费用与每件限量',
  request: v.strictObject({
    ...laneQuery(),
    unNo: v.optional(unNo),
    packingGroup: v.optional(packingGroup),
    perPackage: v.optional(quantityText),
    weight: v.optional(quantityText),
    volume: v.optional(quantityText),
    /** When given, the sizes determine the volume. */
    packages: v.optional(v.pipe(v.array(airPieces), v.maxLength(20)), []),
    /** Percentage of the volume weight's excess that the carrier bears. */
    share: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)), 0),
    aircraft: v.optional(v.picklist(aircraftTypes)),
    carrier: v.optional(carrierCode),
    ...departureDaysQuery(),
    priceIds: v.optional(v.pipe(v.array(v.pipe(v.string(), v.regex(PRICE_ID))), v.maxLength(COMPARED_AT_MOST)), []),
  }),
  answer: v.object({
    ...laneResponse,
    /** Searched days, both included. */
    etdFrom: v.string(),
    etdTo: v.string(),
    /** Requested dangerous goods; null without a number and for unlisted numbers. */
    goods: v.nullable(
      v.object({
        ...namedGoods,
        limits: v.array(v.object({ packingGroup: v.string(), passenger: limit, cargo: limit })),
      }),
    ),
    load: v.nullable(
      v.object({
        grossKg: v.string(),
        volume: v.string(),
        volumeKg: v.string(),
        chargeableKg: v.string(),
        density: v.picklist(['LIGHT', 'EVEN', 'HEAVY']),
        share: v.number(),
      }),
    ),
    /** Filter options of the lane, before filtering by airline or aircraft. */
    carriers: v.array(named),
    aircraft: v.array(v.picklist(aircraftTypes)),
    items: v.array(airFlight),
    now: v.number(),
  }),
});

export type AirPricesRequest = v.InferOutput<typeof airPrices.request>;
export type AirRequest = v.InferInput<typeof airPrices.request>;
export type AirAnswer = v.InferOutput<typeof airPrices.answer>;
export type AirFlight = v.InferOutput<typeof airFlight>;
export type AirLimitAnswer = v.InferOutput<typeof limit>;
