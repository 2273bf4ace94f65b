import * as v from 'valibot';
import { isEnterpriseCode } from '#domain/identity/enterprise-code.ts';
import { MOBILE } from '#domain/identity/phone.ts';
import { isOrderNumber } from '#domain/orders/number.ts';
import { vehicleStatuses } from '#domain/road/whole-vehicles.ts';
import { cleanCode, isDay } from '#domain/text.ts';
import { call, operatorCallFor } from '../call.ts';
import { fieldMessages } from '../messages.ts';

const operator = operatorCallFor('orders');

const name = (most: number, ...examples: string[]) =>
  v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most), v.regex(/^[^\p{Cc}<>&]+$/u), v.examples(examples));
const orderNo = v.pipe(v.string(), v.check(isOrderNumber), v.examples(['TRK26112900001']));

const fields = v.strictObject({
  /** Phone of an account, or credit code of an enterprise. */
  customer: v.pipe(
    v.string(),
    v.maxLength(64),
    v.transform(cleanCode),
    v.check((text) => MOBILE.test(text) || isEnterpriseCode(text), fieldMessages.vehicleCustomer),
    v.examples(['13800000000', '91350100M000100Y43']),
  ),
  originCity: name(20, '青岛'),
  destinationCity: name(20, '上海'),
  cargoName: name(40, '丙酮（桶装）'),
  unNo: v.pipe(v.string(), v.trim(), v.regex(/^(?:\d{4})?$/, fieldMessages.unNo), v.examples(['', '1090'])),
  vehicle: name(40, '13 米半挂厢车 × 1 辆'),
  weightKg: v.pipe(v.string(), v.trim(), v.regex(/^[1-9]\d{0,6}(?:\.\d{1,3})?$/), v.examples(['24000'])),
  amount: v.pipe(v.string(), v.trim(), v.regex(/^\d{1,8}(?:\.\d{1,2})?$/), v.examples(['6200', '6200.50'])),
  loadingDay: v.pipe(v.string(), v.trim(), v.check(isDay, fieldMessages.day), v.examples(['2026-12-01'])),
  status: v.picklist(vehicleStatuses),
});

const row = v.object({
  orderNo: v.string(),
  version: v.number(),
  /** Identifies the customer by name, not by phone. */
  fields: v.record(v.string(), v.string()),
  /** Null for demo data. */
  editedBy: v.nullable(v.string()),
  editedAt: v.nullable(v.number()),
});
export type OperatorVehicle = v.InferOutput<typeof row>;

export const operatorVehicles = call({
  ...operator,
  name: 'operatorVehicles',
  path: '/api-platform/desk/vehicles/query',
  summary: '操作室：登记的整车订单，新的在前',
  clauses: ['3.3'],
  request: v.strictObject({
    /** Part of a number, a city or the goods. */
    keyword: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40)), ''),
    /** Last row of the previous page. */
    after: v.optional(orderNo),
  }),
  answer: v.object({ items: v.array(row), total: v.number(), next: v.nullable(v.string()) }),
});
export type OperatorVehicles = v.InferOutput<typeof operatorVehicles.answer>;

const { customer: _, ...changeable } = fields.entries;

export const operatorVehicleSave = call({
  ...operator,
  name: 'operatorVehicleSave',
  path: '/api-platform/desk/vehicles/save',
  idempotent: true,
  summary: '操作室：登记一个整车订单，或修改登记过的；客户不能改；别人先改过的回 10004009，附现在的内容',
  clauses: ['3.3'],
  request: v.variant('kind', [
    v.strictObject({ kind: v.literal('ADD'), fields }),
    v.strictObject({
      kind: v.literal('CHANGE'),
      orderNo,
      version: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
      fields: v.strictObject(changeable),
    }),
  ]),
  answer: row,
});
export type VehicleToSave = v.InferOutput<typeof operatorVehicleSave.request>;
