import * as v from 'valibot';
import { readQuantity } from '#domain/quantity.ts';
import { DENSITY_LIMITS, FILLING_TEMPERATURE, rentalTerms, tankTypes, tankWorks } from '#domain/tank/kinds.ts';
import { call, priceCall } from '../call.ts';
import { offerSchema } from '../calls/item.ts';
import {
  answerOfLanes,
  daysResponse,
  departureQuery,
  feeLine,
  goodsResponse,
  laneLocation,
  named,
  optionalLaneQuery,
  packingGroup,
  unNo,
} from '../fields/market.ts';
import { tankNeed } from '../fields/tank-need.ts';

const tankType = v.picklist(tankTypes);
const measure = (limits: typeof DENSITY_LIMITS) =>
  v.pipe(
    v.string(),
    v.maxLength(12),
    v.check((text) => readQuantity(text, limits).ok),
  );

export const tankOffer = v.object({
  ...offerSchema.entries,
  org: laneLocation,
  dst: laneLocation,
  tankType: v.string(),
  capacityLitres: v.number(),
  /** Services included in a tank price. */
  included: v.array(v.picklist(tankWorks)),
  /** Return depot of the empty tank. */
  returnDepot: v.string(),
  /** MET: meets the requirement; ASK: needs an enquiry; OPEN: no goods given. */
  fit: v.picklist(['MET', 'WEAK', 'ASK', 'NONE', 'OPEN']),
  /** Maximum filling of one tank; null until both densities are given. */
  filling: v.nullable(
    v.object({
      expansion: v.string(),
      percent: v.string(),
      fullLitres: v.string(),
      litres: v.string(),
      kilograms: v.string(),
      boundBy: v.picklist(['FILL', 'GROSS', 'LANE']),
      isSurgeSafe: v.boolean(),
    }),
  ),
});

export const tankPrices = call({
  ...priceCall,
  name: 'tankPrices',
  path: '/api-item/price/tank',
  summary: '罐箱运价：按航线、罐型与容积列价，逐行说明货物的最低罐型够不够、每罐最多装多少',
  request: v.strictObject({
    ...optionalLaneQuery(),
    tanks: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 1),
    tankType: v.optional(tankType),
    unNo: v.optional(unNo),
    packingGroup: v.optional(packingGroup),
    /** kg/L, and ℃. */
    density15: v.optional(measure(DENSITY_LIMITS)),
    density50: v.optional(measure(DENSITY_LIMITS)),
    fillTemp: v.optional(measure(FILLING_TEMPERATURE)),
    ...departureQuery(),
  }),
  answer: answerOfLanes(tankOffer, {
    ...daysResponse,
    goods: goodsResponse,
    /** Minimum tank of the goods; null without goods, and for unlisted numbers. */
    need: v.nullable(tankNeed),
    tanks: v.number(),
    /** Filter options of the lanes, before filtering. */
    tankTypes: v.array(v.string()),
  }),
});
export type TankOffer = v.InferOutput<typeof tankOffer>;
export type TankRequest = v.InferInput<typeof tankPrices.request>;
export type TankAnswer = v.InferOutput<typeof tankPrices.answer>;

const priceOf = v.object({ currency: v.string(), amount: v.string() });

export const tankYards = call({
  name: 'tankYards',
  method: 'POST',
  path: '/api-item/tank/yards',
  payload: 'both',
  failureShown: 'inline',
  summary: '罐箱堆场：在哪里取罐、洗罐与堆存，租金、押金与各项作业的单价',
  clauses: ['1.2', '3.14'],
  request: v.strictObject({}),
  answer: v.object({
    depots: v.array(
      v.object({
        id: v.string(),
        name: v.string(),
        city: named,
        address: v.string(),
        openingHours: v.string(),
        phone: v.string(),
        dgClasses: v.array(v.string()),
        port: named,
        portKilometres: v.number(),
      }),
    ),
    /** Rentable types: daily rates by term, and remaining tanks. */
    rented: v.array(
      v.object({
        tankType: v.string(),
        capacityLitres: v.number(),
        terms: v.array(v.object({ term: v.picklist(rentalTerms), perDay: priceOf, leastDays: v.number() })),
        deposit: priceOf,
      }),
    ),
    /** Tanks ready for rental, at the daily rate of their type. */
    fleet: v.array(
      v.object({
        number: v.string(),
        tankType,
        capacityLitres: v.number(),
        tareKg: v.number(),
        depotId: v.string(),
        testDue: v.string(),
        /** First free day from tomorrow on. */
        freeFrom: v.string(),
        taken: v.array(v.object({ from: v.string(), to: v.string() })),
      }),
    ),
    /** Yard services; zero amounts need an enquiry. */
    works: v.array(
      v.object({
        code: v.picklist(['CLEAN', 'CLEAN_DANGEROUS', 'STORE', 'RESIDUE', 'REPAIR', 'HALF', 'FIVE']),
        basis: feeLine.entries.basis,
        price: v.nullable(priceOf),
      }),
    ),
    now: v.number(),
  }),
});
export type TankYards = v.InferOutput<typeof tankYards.answer>;
