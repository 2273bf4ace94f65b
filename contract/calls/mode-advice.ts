import * as v from 'valibot';
import { aircraftTypes } from '#domain/air/limits.ts';
import { MODE_MASS } from '#domain/modes/address.ts';
import { goodsStates, modeVerdicts, transportModes } from '#domain/modes/kinds.ts';
import { type QuantityLimits, readQuantity, TEMPERATURE_LIMITS, VOLUME_LIMITS } from '#domain/quantity.ts';
import { askedTankReasons, DENSITY_LIMITS, FILLING_TEMPERATURE } from '#domain/tank/kinds.ts';
import { call } from '../call.ts';
import { feeLine, locationCode, named, packingGroup, total, unNo } from '../fields/market.ts';

/** A number as people type it, blanks and marks of direction apart. */
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

/** What the goods become: boxes with packages, tanks, bags, loose packages, or so many kilograms in the air. */
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
    /** Kilograms of cargo in one box at most. */
    limitKg: v.number(),
  }),
  v.object({
    kind: v.literal('TANK'),
    units: v.number(),
    tankType: v.string(),
    capacityLitres: v.number(),
    netKg: v.string(),
    totalKg: v.string(),
    /** Per cent of the tank; null where the densities do not tell the highest one. */
    fill: v.string(),
    highest: v.nullable(v.string()),
    /** Kilograms in one tank at most. */
    mostKg: v.string(),
    /** What the highest degree follows from, the litres by it alone; null where the densities do not tell it. */
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
    /** Null where the packages are not known. */
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
    /** Net, of one package; null without a limit. */
    limit: v.nullable(v.object({ amount: v.string(), unit: v.picklist(['kg', 'L']) })),
  }),
]);

/** Why a way is closed, or what has to be settled first. */
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
  /** Packing instructions that do not allow the package; empty where the goods have none for it. */
  v.object({
    code: v.literal('PACKAGE_FORBIDDEN'),
    package: v.picklist(['DRUM', 'IBC', 'BAG']),
    instructions: v.string(),
  }),
  v.object({ code: v.literal('TANK_GAS'), tankType: v.string() }),
  v.object({ code: v.literal('TANK_ASKED'), tankType: v.string(), why: v.picklist(askedTankReasons) }),
  v.object({ code: v.literal('TANK_WEAK'), needed: v.string(), offered: v.string() }),
  v.object({ code: v.literal('TANK_SURGE'), fill: v.string() }),
  /** One package holds less than a drum: the goods are packed again. */
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
  /** The ends of the lane, which for aircraft and trains are not the ports; null where no lane is near. */
  org: v.nullable(named),
  dst: v.nullable(named),
  load: v.nullable(load),
  /** The price that the amounts are of; null where none is sold. */
  offer: v.nullable(
    v.object({
      priceId: v.string(),
      priceKind: v.picklist(['PUBLIC', 'CONTRACT']),
      carrier: named,
      /** The vessel and its voyage, the train, or the flight. */
      means: v.string(),
      /** yyyy-MM-dd where it leaves from; empty where no day is open. */
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
    /** Without a number the goods are dangerous where the flash point says so. */
    unNo: v.optional(unNo),
    packingGroup: v.optional(packingGroup),
    flashPoint: v.optional(measure(TEMPERATURE_LIMITS)),
    state: v.optional(v.picklist(goodsStates), 'LIQUID'),
    /** Kilograms in all. */
    mass: v.optional(measure(MODE_MASS)),
    /** kg/L. */
    density15: v.optional(measure(DENSITY_LIMITS)),
    density50: v.optional(measure(DENSITY_LIMITS)),
    fillTemp: v.optional(measure(FILLING_TEMPERATURE)),
    /** Cubic metres of the packages, where it is not worked out from drums. */
    volume: v.optional(measure(VOLUME_LIMITS)),
    /** Both codes of a lane of aircraft or trains; without it the one that is near the ports. */
    airLane: v.optional(lane),
    railLane: v.optional(lane),
  }),
  answer: v.object({
    /** The cheapest allowed way first, the forbidden ones last; empty while lane or mass are not said. */
    rows: v.array(modeRow),
    /** The dangerous goods; null for general cargo and for a number that is not listed. */
    goods: v.nullable(v.object({ unNo: v.string(), nameCn: v.string(), classes: v.array(v.string()) })),
    isDanger: v.boolean(),
    /** Where a lane of a ship begins and ends, and the lanes of aircraft and trains. */
    origins: v.array(named),
    destinations: v.array(named),
    airLanes: v.array(v.object({ org: named, dst: named })),
    railLanes: v.array(v.object({ org: named, dst: named })),
    now: v.number(),
  }),
});
export type ModeRequest = v.InferInput<typeof modeAdvice.request>;
export type ModeAdvice = v.InferOutput<typeof modeAdvice.answer>;
