import * as v from 'valibot';
import { aircraftTypes } from '#domain/air/limits.ts';
import { MODE_MASS } from '#domain/modes/address.ts';
import { goodsStates, modeVerdicts, transportModes } from '#domain/modes/kinds.ts';
import { type QuantityLimits, readQuantity, TEMPERATURE_LIMITS, VOLUME_LIMITS } from '#domain/quantity.ts';
import { DENSITY_LIMITS, FILLING_TEMPERATURE, tankEnquiryReasons } from '#domain/tank/kinds.ts';
import { call } from '../call.ts';
import { feeLine, locationCode, named, packingGroup, total, unNo } from '../fields/market.ts';

/** Number as typed, ignoring blanks and bidirectional marks. */
const measure = (limits: QuantityLimits) =>
  v.pipe(
    v.string(),
    v.maxLength(12),
    v.examples([String(limits.min)]),
    v.check((text) => readQuantity(text, limits).ok),
    v.transform((text) => {
      const read = readQuantity(text, limits);
      return read.ok ? read.value : text;
    }),
  );
const lane = v.pipe(v.string(), v.regex(/^[A-Z0-9-]{2,10}_[A-Z0-9-]{2,10}$/));

/** Resulting load: containers with packages, tanks, bags, loose packages, or kilograms by air. */
const load = v.variant('kind', [
  v.object({
    kind: v.literal('BOX'),
    units: v.number(),
    package: v.picklist(['DRUM', 'IBC', 'BAG']),
    perBox: v.number(),
    packages: v.number(),
    netEach: v.string(),
    netKg: v.string(),
    totalKg: v.string(),
    grossKg: v.string(),
    volume: v.nullable(v.string()),
    /** Maximum cargo in kilograms per container. */
    limitKg: v.number(),
  }),
  v.object({
    kind: v.literal('TANK'),
    units: v.number(),
    tankType: v.string(),
    capacityLitres: v.number(),
    netKg: v.string(),
    totalKg: v.string(),
    /** Filling in per cent; null when it cannot be derived from the densities. */
    fill: v.string(),
    highest: v.nullable(v.string()),
    mostKg: v.string(),
    /** Derivation of the highest degree of filling, and the litres it allows; null when it cannot be derived. */
    filling: v.nullable(
      v.object({ provision: v.picklist(['TP1', 'TP2']), expansion: v.string(), fullLitres: v.string() }),
    ),
    isUnderfilled: v.boolean(),
  }),
  v.object({
    kind: v.literal('FLEXITANK'),
    units: v.number(),
    size: v.string(),
    netKg: v.string(),
    totalKg: v.string(),
    differenceKg: v.string(),
  }),
  v.object({
    kind: v.literal('LCL'),
    /** Null when the packages are unknown. */
    packages: v.nullable(v.number()),
    volume: v.string(),
    grossKg: v.string(),
    totalKg: v.string(),
    tons: v.string(),
    by: v.picklist(['VOLUME', 'WEIGHT', 'MINIMUM']),
  }),
  v.object({
    kind: v.literal('AIR'),
    packages: v.nullable(v.number()),
    volume: v.string(),
    grossKg: v.string(),
    totalKg: v.string(),
    chargedKg: v.string(),
    fromKg: v.number(),
    rate: v.string(),
    currency: v.string(),
    /** Net limit per package; null without a limit. */
    limit: v.nullable(v.object({ amount: v.string(), unit: v.picklist(['kg', 'L']) })),
  }),
]);

/** Why a mode is unavailable, or which condition comes first. */
const reason = v.variant('code', [
  v.object({
    code: v.picklist([
      'FLEXITANK_DANGEROUS',
      'FLEXITANK_NO_BAG',
      'SOLID_IN_TANK',
      'SOLID_IN_BAG',
      'TANK_NONE',
      'TANK_UNKNOWN',
      'TANK_IN_DOUBT',
      'TANK_FILL_IN_DOUBT',
      'LCL_ASK',
      'AIR_UNKNOWN',
      'AIR_IN_DOUBT',
      'RAIL_APPROVAL',
      'PRICED_BY_ENQUIRY',
      'NEEDS_DENSITY',
      'NEEDS_DENSITY_AT_50',
      'NEEDS_VOLUME',
      'NO_NUMBER',
      'NO_LANE',
      'NO_DEPARTURE',
      'CLOSED',
    ]),
  }),
  /** Packing instructions that forbid the package; empty when the goods have no instruction for it. */
  v.object({
    code: v.literal('PACKAGE_FORBIDDEN'),
    package: v.picklist(['DRUM', 'IBC', 'BAG']),
    instructions: v.string(),
  }),
  v.object({ code: v.literal('TANK_GAS'), tankType: v.string() }),
  v.object({ code: v.literal('TANK_ASKED'), tankType: v.string(), why: v.picklist(tankEnquiryReasons) }),
  v.object({ code: v.literal('TANK_WEAK'), needed: v.string(), offered: v.string() }),
  v.object({ code: v.literal('TANK_SURGE'), fill: v.string() }),
  /** The package limit is below a drum: the goods must be repacked. */
  v.object({ code: v.literal('AIR_REPACK'), amount: v.string(), unit: v.picklist(['kg', 'L']), packages: v.number() }),
  v.object({ code: v.literal('AIR_FORBIDDEN'), aircraft: v.picklist(aircraftTypes) }),
  v.object({
    code: v.literal('PARTY'),
    party: v.picklist(['CARRIER', 'DESTINATION', 'LCL', 'OFFER', 'ORIGIN', 'STATION', 'TRANSHIPMENT']),
    nameCn: v.string(),
    refusedClass: v.string(),
  }),
]);

export const modeRow = v.object({
  mode: v.picklist(transportModes),
  verdict: v.picklist(modeVerdicts),
  reasons: v.array(reason),
  /** Ends of the lane, which differ from the ports for air and rail; null when no lane is near. */
  org: v.nullable(named),
  dst: v.nullable(named),
  load: v.nullable(load),
  /** Price of the amounts; null when none is sold. */
  offer: v.nullable(
    v.object({
      priceId: v.string(),
      priceKind: v.picklist(['PUBLIC', 'CONTRACT']),
      carrier: named,
      /** Vessel and voyage, train, or flight. */
      means: v.string(),
      /** yyyy-MM-dd at the origin; empty when no day is bookable. */
      departs: v.string(),
      transitDays: v.number(),
      validTo: v.number(),
      lines: v.array(feeLine),
      totals: v.array(total),
      perTon: v.array(total),
    }),
  ),
});
export type ModeRow = v.InferOutput<typeof modeRow>;
export type ModeLoad = NonNullable<ModeRow['load']>;
export type ModeReason = ModeRow['reasons'][number];

export const modeAdvice = call({
  name: 'modeAdvice',
  method: 'POST',
  path: '/api-item/price/modes',
  payload: 'both',
  failureShown: 'inline',
  limits: { bodyBytes: 8 * 1024, perMinute: 60 },
  summary: '一种货的各种走法：按本站现价比每吨费用，不能走的写明规定与出处',
  clauses: ['1.2', '3.14', '5.9'],
  request: v.strictObject({
    orgPortCode: v.optional(locationCode),
    dstPortCode: v.optional(locationCode),
    /** Without a number, the flash point decides whether the goods are dangerous. */
    unNo: v.optional(unNo),
    packingGroup: v.optional(packingGroup),
    flashPoint: v.optional(measure(TEMPERATURE_LIMITS)),
    state: v.optional(v.picklist(goodsStates), 'LIQUID'),
    mass: v.optional(measure(MODE_MASS)),
    /** kg/L. */
    density15: v.optional(measure(DENSITY_LIMITS)),
    density50: v.optional(measure(DENSITY_LIMITS)),
    fillTemp: v.optional(measure(FILLING_TEMPERATURE)),
    /** Cubic metres of the packages, when not derived from drums. */
    volume: v.optional(measure(VOLUME_LIMITS)),
    /** Codes of an air or rail lane; defaults to the nearest one. */
    airLane: v.optional(lane),
    railLane: v.optional(lane),
  }),
  answer: v.object({
    /** Cheapest allowed mode first, forbidden modes last; empty without lane or mass. */
    rows: v.array(modeRow),
    /** Dangerous goods; null for general cargo and unlisted numbers. */
    goods: v.nullable(v.object({ unNo: v.string(), nameCn: v.string(), classes: v.array(v.string()) })),
    isDanger: v.boolean(),
    /** Origins and destinations by sea, and the lanes of air and rail. */
    origins: v.array(named),
    destinations: v.array(named),
    airLanes: v.array(v.object({ org: named, dst: named })),
    railLanes: v.array(v.object({ org: named, dst: named })),
    now: v.number(),
  }),
});
export type ModeRequest = v.InferInput<typeof modeAdvice.request>;
export type ModeAdvice = v.InferOutput<typeof modeAdvice.answer>;
