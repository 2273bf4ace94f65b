import * as v from 'valibot';
import { call } from '../call.ts';
import { pageOf, pageRequest } from '../fields/common.ts';
import { dangerousClass } from '../fields/market.ts';

const warehouse = v.object({
  id: v.string(),
  name: v.string(),
  cityCode: v.string(),
  cityName: v.string(),
  district: v.string(),
  address: v.string(),
  /** As what it is built: 甲类, 乙类, 丙类, and what else it is. */
  kinds: v.array(v.string()),
  /** Classes it is licensed for. */
  dgClasses: v.array(v.string()),
  /** Stuffs boxes. */
  isStuffing: v.boolean(),
  openingHours: v.string(),
  phone: v.string(),
  portCode: v.string(),
  portKilometres: v.number(),
});

export const warehouses = call({
  name: 'warehouses',
  method: 'POST',
  path: '/api-puds/warehouse/query',
  payload: 'both',
  failures: 'quiet',
  summary: '仓库：城市、库型、可存类别、收货时间与距港里程；可只看能装箱的',
  clauses: ['1.2', '3.14', '7.4'],
  request: v.strictObject({
    cityCode: v.optional(v.pipe(v.string(), v.regex(/^\d{6}$/))),
    kind: v.optional(v.pipe(v.string(), v.maxLength(10))),
    /** Takes it. */
    dgClass: v.optional(dangerousClass),
    portCode: v.optional(v.pipe(v.string(), v.regex(/^[A-Z0-9]{5}$/))),
    /** Only those that stuff boxes. */
    stuffing: v.optional(v.boolean(), false),
    ...pageRequest,
  }),
  answer: pageOf(warehouse),
});
export type Warehouse = v.InferOutput<typeof warehouse>;
