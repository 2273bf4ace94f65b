import { PAYMENTS, QUALIFICATIONS, TRADES } from '../enquiry/purchase-fields.ts';
import type { FieldTable } from '../form/table.ts';
import { GOODS_QUANTITY_LIMITS, GOODS_UNITS } from '../procurement/quantity.ts';
import { cities } from '../reference/cities.ts';
import { dgClasses } from '../reference/dangerous-classes.ts';
import { warehouseKinds, warehouseWorks } from '../warehouse/kinds.ts';

const cityCodes = cities.map(({ code }) => code);
const classCodes = dgClasses.map(({ code }) => code);

const count = (min: number, max: number) =>
  ({ kind: 'quantity', required: true, most: 7, limits: { decimals: 0, min, max } }) as const;
const perDay = { kind: 'quantity', most: 9, limits: { decimals: 2, min: '0.01', max: '999999' } } as const;

/** Supplier roles whose directory operators maintain; shipping lines and airlines are reference codes. */
export const maintainedSupplierRoles = [
  ...['WAREHOUSE', 'CFS', 'TANK_OPERATOR', 'FLEXITANK', 'TRUCKER', 'RAIL_OPERATOR', 'CUSTOMS_BROKER'],
] as const;

/** Warehouse as visitors see it; lists are one text, separated by commas. */
export const warehouseFields = {
  title: { kind: 'freeText', required: true, most: 60 },
  cityCode: { kind: 'choice', required: true, choices: cityCodes },
  district: { kind: 'freeText', required: true, most: 20 },
  address: { kind: 'freeText', required: true, most: 80 },
  portCode: { kind: 'freeText', required: true, most: 5 },
  portKilometres: count(0, 9_999),
  kinds: { kind: 'freeText', required: true, most: 200, of: warehouseKinds },
  dgClasses: { kind: 'freeText', most: 200, of: classCodes },
  forbidden: { kind: 'freeText', most: 120 },
  areaTotal: count(1, 999_999),
  areaFree: count(0, 999_999),
  temperature: { kind: 'freeText', required: true, most: 20 },
  docks: count(0, 999),
  pricePerTon: perDay,
  pricePerPallet: perDay,
  pricePerCubicMetre: perDay,
  handlingPerTon: { ...perDay, required: true, limits: { decimals: 2, min: 0, max: '999999' } },
  minimumDays: count(1, 365),
  minimumQuantity: count(1, 9_999),
  freeDays: count(0, 365),
  works: { kind: 'freeText', most: 200, of: warehouseWorks },
  equipment: { kind: 'freeText', most: 200 },
  openingHours: { kind: 'freeText', required: true, most: 40 },
  phone: { kind: 'freeText', required: true, most: 20 },
  sort: { kind: 'freeText', required: true, most: 3 },
} as const satisfies FieldTable;

export const supplierFields = {
  title: { kind: 'freeText', required: true, most: 60 },
  role: { kind: 'choice', required: true, choices: maintainedSupplierRoles },
  cityCode: { kind: 'choice', choices: cityCodes },
  sort: { kind: 'freeText', required: true, most: 3 },
} as const satisfies FieldTable;

/** Procurement post: goods the company sells or seeks. */
export const postFields = {
  postKind: { kind: 'choice', required: true, choices: ['OFFER', 'REQUEST'] },
  title: { kind: 'freeText', required: true, most: 80 },
  deadline: { kind: 'minute', required: true },
  trade: { kind: 'choice', required: true, choices: TRADES },
  payment: { kind: 'choice', required: true, choices: PAYMENTS },
  tax: { kind: 'choice', required: true, choices: ['WITH', 'WITHOUT'] },
  deliveryPlace: { kind: 'freeText', required: true, most: 100 },
  deliveryDate: { kind: 'day', required: true },
  qualifications: { kind: 'freeText', most: 200, of: QUALIFICATIONS },
  contactName: { kind: 'freeText', required: true, most: 20 },
  contactPhone: { kind: 'freeText', required: true, most: 20 },
  remark: { kind: 'longText', most: 500 },
} as const satisfies FieldTable;

/** One chemical of a post. */
export const goodsFields = {
  nameCn: { kind: 'freeText', required: true, most: 100 },
  nameEn: { kind: 'freeText', most: 100 },
  casNo: { kind: 'freeText', most: 20 },
  unNo: { kind: 'freeText', most: 4 },
  grade: { kind: 'freeText', most: 20 },
  purity: { kind: 'freeText', required: true, most: 40 },
  packing: { kind: 'freeText', required: true, most: 40 },
  quantity: { kind: 'quantity', required: true, most: 12, limits: GOODS_QUANTITY_LIMITS },
  unit: { kind: 'choice', required: true, choices: GOODS_UNITS },
  price: { kind: 'quantity', most: 14, limits: { decimals: 4, min: '0.0001', max: '9999999' } },
  minimumQuantity: { kind: 'quantity', most: 12, limits: GOODS_QUANTITY_LIMITS },
  specifications: { kind: 'longText', most: 500 },
} as const satisfies FieldTable;

/** Warehouse licence with its expiry. */
export const licenceFields = {
  name: { kind: 'freeText', required: true, most: 40 },
  number: { kind: 'freeText', required: true, most: 60 },
  expires: { kind: 'day', required: true },
} as const satisfies FieldTable;
