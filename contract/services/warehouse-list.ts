import * as v from 'valibot';
import {
  PALLETS_AT_MOST,
  STORED_DAYS,
  STORED_GOODS_AT_MOST,
  storageModes,
  warehouseKinds,
  warehouseWorks,
} from '#domain/warehouse/kinds.ts';
import { call, priceCall } from '../call.ts';
import { identifier, pageOf, pageRequest } from '../fields/common.ts';
import {
  dangerousClass,
  day,
  feeLine,
  locationCode,
  named,
  packingGroup,
  quantityText,
  total,
  unNo,
} from '../fields/market.ts';

const kind = v.picklist(warehouseKinds);
const mode = v.picklist(storageModes);
const work = v.picklist(warehouseWorks);
const wholeNumber = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most));
const categories = v.array(v.picklist(['甲', '乙', '丙']));

/** Closed cup, ℃. */
const flashPoint = v.pipe(
  v.string(),
  v.regex(/^-?\d{1,3}(?:\.\d)?$/),
  v.check((text) => Number(text) >= -100 && Number(text) <= 300),
);

const requestedGoods = v.strictObject({
  unNo,
  packingGroup: v.optional(packingGroup),
  flashPoint: v.optional(flashPoint),
});

const reason = v.variant('kind', [
  v.object({ kind: v.literal('CLASS'), goods: v.number(), dangerousClass: v.string() }),
  v.object({ kind: v.picklist(['POISON', 'UNKNOWN']), goods: v.number() }),
  v.object({ kind: v.picklist(['CATEGORY', 'CATEGORY_ASKED']), goods: v.number(), categories }),
  /** Square metres required, and free during the stay. */
  v.object({ kind: v.literal('FULL'), area: v.number(), free: v.number() }),
  v.object({ kind: v.picklist(['LICENCE', 'LICENCE_ENDS']), name: v.string(), expires: v.string() }),
]);

const warehouse = v.object({
  id: v.string(),
  name: v.string(),
  city: named,
  district: v.string(),
  address: v.string(),
  /** Construction types such as 甲类, 乙类, 丙类. */
  kinds: v.array(v.string()),
  dgClasses: v.array(v.string()),
  forbidden: v.array(v.string()),
  qualifications: v.array(v.object({ name: v.string(), number: v.string(), expires: v.string() })),
  /** Square metres; `areaFree` applies to the requested stay. */
  areaTotal: v.number(),
  areaFree: v.number(),
  temperature: v.string(),
  docks: v.number(),
  /** Daily rates by storage mode. */
  rates: v.array(v.object({ mode, perDay: v.string() })),
  handlingPerTon: v.string(),
  minimumDays: v.number(),
  /** In the unit of the storage mode. */
  minimumQuantity: v.number(),
  freeDays: v.number(),
  port: named,
  portKilometres: v.number(),
  openingHours: v.string(),
  equipment: v.array(v.string()),
  works: v.array(work),
  isStuffing: v.boolean(),
  phone: v.string(),
  pictures: v.array(v.object({ fileId: v.string(), text: v.string() })),
  /** ASK: the reasons need an enquiry. */
  fit: v.picklist(['FITS', 'ASK', 'REFUSED']),
  reasons: v.array(reason),
  /** Cost of the stay; null without load or days, and when the mode is not sold. */
  charge: v.nullable(
    v.object({
      mode,
      quantity: v.string(),
      isLeastQuantity: v.boolean(),
      days: v.number(),
      paidDays: v.number(),
      isLeastDays: v.boolean(),
      lines: v.array(feeLine),
      totals: v.array(total),
    }),
  ),
});

export const warehouseQuery = call({
  ...priceCall,
  name: 'warehouseQuery',
  path: '/api-puds/warehouse/query',
  summary: '按城市、库型、类别与货物查仓库：收不收、消防类别、同室与分室、逐行费用',
  request: v.strictObject({
    cityCode: v.optional(locationCode),
    kind: v.optional(kind),
    dgClass: v.optional(dangerousClass),
    portCode: v.optional(locationCode),
    stuffing: v.optional(v.boolean(), false),
    /** Minimum free square metres. */
    areaAtLeast: v.optional(wholeNumber(1_000_000)),
    portKilometresMost: v.optional(wholeNumber(10_000)),
    works: v.optional(v.pipe(v.array(work), v.maxLength(warehouseWorks.length)), []),
    /** First day; days that are too early become the first possible one. */
    startDate: v.optional(day),
    days: v.optional(v.pipe(wholeNumber(STORED_DAYS.max), v.minValue(STORED_DAYS.min))),
    mode: v.optional(mode, 'TON'),
    weight: v.optional(quantityText),
    volume: v.optional(quantityText),
    pallets: v.optional(wholeNumber(PALLETS_AT_MOST)),
    goods: v.optional(v.pipe(v.array(requestedGoods), v.maxLength(STORED_GOODS_AT_MOST)), []),
    /** Returned in addition, regardless of filters. */
    warehouseId: v.optional(identifier),
    ...pageRequest,
  }),
  answer: v.object({
    ...pageOf(warehouse).entries,
    /** Number of warehouses that accept the goods, with or without an enquiry. */
    fitting: v.number(),
    opened: v.nullable(warehouse),
    cities: v.array(
      v.object({
        ...named.entries,
        warehouses: v.number(),
        areaFree: v.number(),
        kinds: v.array(v.string()),
        dgClasses: v.array(v.string()),
      }),
    ),
    goods: v.array(
      v.object({
        unNo: v.string(),
        nameCn: v.string(),
        isKnown: v.boolean(),
        classes: v.array(v.string()),
        packingGroup: v.nullable(v.string()),
        flashPoint: v.nullable(v.string()),
        categories,
      }),
    ),
    /** Required separation of each pair: passage, wall, building (GB 15603). */
    pairs: v.array(
      v.object({
        a: v.number(),
        b: v.number(),
        apart: v.picklist(['PASSAGE', 'WALL', 'BUILDING']),
        reason: v.string(),
      }),
    ),
    /** Indexes of the goods that share each room. */
    rooms: v.array(v.array(v.number())),
    /** yyyy-MM-dd: the requested day, or the first possible one. */
    startDate: v.string(),
    earliestStart: v.string(),
    now: v.number(),
  }),
});

export type WarehousesRequest = v.InferOutput<typeof warehouseQuery.request>;
export type WarehouseRequest = v.InferInput<typeof warehouseQuery.request>;
export type WarehouseAnswer = v.InferOutput<typeof warehouseQuery.answer>;
export type Warehouse = v.InferOutput<typeof warehouse>;
