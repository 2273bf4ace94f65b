import * as v from 'valibot';
import {
  PALLETS_AT_MOST,
  STORED_DAYS,
  STORED_GOODS_AT_MOST,
  storageModes,
  warehouseKinds,
  warehouseWorks,
} from '#domain/warehouse/kinds.ts';
import { call, ofPrices } from '../call.ts';
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

const askedGoods = v.strictObject({
  unNo,
  packingGroup: v.optional(packingGroup),
  flashPoint: v.optional(flashPoint),
});

const reason = v.variant('kind', [
  v.object({ kind: v.literal('CLASS'), goods: v.number(), dangerousClass: v.string() }),
  v.object({ kind: v.picklist(['POISON', 'UNKNOWN']), goods: v.number() }),
  v.object({ kind: v.picklist(['CATEGORY', 'CATEGORY_ASKED']), goods: v.number(), categories }),
  /** Square metres: what the goods need, and what is free during the stay. */
  v.object({ kind: v.literal('FULL'), area: v.number(), free: v.number() }),
  v.object({ kind: v.picklist(['LICENCE', 'LICENCE_ENDS']), name: v.string(), expires: v.string() }),
]);

const warehouse = v.object({
  id: v.string(),
  name: v.string(),
  city: named,
  district: v.string(),
  address: v.string(),
  /** As what it is built: 甲类, 乙类, 丙类, and what else it is. */
  kinds: v.array(v.string()),
  dgClasses: v.array(v.string()),
  forbidden: v.array(v.string()),
  qualifications: v.array(v.object({ name: v.string(), number: v.string(), expires: v.string() })),
  /** Square metres; what is free during the stay that is asked about. */
  areaTotal: v.number(),
  areaFree: v.number(),
  temperature: v.string(),
  docks: v.number(),
  /** By the day, for each way of counting that is sold. */
  rates: v.array(v.object({ mode, perDay: v.string() })),
  handlingPerTon: v.string(),
  minimumDays: v.number(),
  /** In whichever unit the goods are counted by. */
  minimumQuantity: v.number(),
  freeDays: v.number(),
  port: named,
  portKilometres: v.number(),
  openingHours: v.string(),
  equipment: v.array(v.string()),
  works: v.array(work),
  /** Stuffs boxes. */
  isStuffing: v.boolean(),
  phone: v.string(),
  pictures: v.array(v.object({ fileId: v.string(), text: v.string() })),
  /** ASK: the warehouse has to be asked about what the reasons say. */
  fit: v.picklist(['FITS', 'ASK', 'REFUSED']),
  reasons: v.array(reason),
  /** What the stay costs; null while its load or its days are not known, and where it is not sold that way. */
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
  ...ofPrices,
  name: 'warehouseQuery',
  path: '/api-puds/warehouse/query',
  summary: '按城市、库型、类别与货物查仓库：收不收、消防类别、同室与分室、逐行费用',
  request: v.strictObject({
    cityCode: v.optional(locationCode),
    kind: v.optional(kind),
    dgClass: v.optional(dangerousClass),
    portCode: v.optional(locationCode),
    /** Only those that stuff boxes. */
    stuffing: v.optional(v.boolean(), false),
    /** Square metres that are free. */
    areaAtLeast: v.optional(wholeNumber(1_000_000)),
    portKilometresMost: v.optional(wholeNumber(10_000)),
    works: v.optional(v.pipe(v.array(work), v.maxLength(warehouseWorks.length)), []),
    /** The first day; a day that is too early is the first possible one. */
    startDate: v.optional(day),
    days: v.optional(v.pipe(wholeNumber(STORED_DAYS.max), v.minValue(STORED_DAYS.min))),
    mode: v.optional(mode, 'TON'),
    weight: v.optional(quantityText),
    volume: v.optional(quantityText),
    pallets: v.optional(wholeNumber(PALLETS_AT_MOST)),
    goods: v.optional(v.pipe(v.array(askedGoods), v.maxLength(STORED_GOODS_AT_MOST)), []),
    /** Also answered by itself, whatever else is asked for. */
    warehouseId: v.optional(identifier),
    ...pageRequest,
  }),
  answer: v.object({
    ...pageOf(warehouse).entries,
    /** How many of them take the goods, without asking or after it. */
    fitting: v.number(),
    opened: v.nullable(warehouse),
    /** Where there are warehouses at all. */
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
    /** How far each two of them lie apart: a passage, a wall, a building (GB 15603). */
    pairs: v.array(
      v.object({
        a: v.number(),
        b: v.number(),
        apart: v.picklist(['PASSAGE', 'WALL', 'BUILDING']),
        reason: v.string(),
      }),
    ),
    /** Goods by their place in the list: what may share a room is together. */
    rooms: v.array(v.array(v.number())),
    /** yyyy-MM-dd; the day that was asked for, or the first possible one. */
    startDate: v.string(),
    earliestStart: v.string(),
    now: v.number(),
  }),
});

export type WarehouseAsked = v.InferOutput<typeof warehouseQuery.request>;
export type WarehouseRequest = v.InferInput<typeof warehouseQuery.request>;
export type WarehouseAnswer = v.InferOutput<typeof warehouseQuery.answer>;
export type Warehouse = v.InferOutput<typeof warehouse>;
