import * as v from 'valibot';
import { CARGO_LINES_OF_A_FORM } from '#domain/limits.ts';
import type { WarehouseForm } from '#domain/warehouse/form.ts';
import { STORED_DAYS, warehouseWorks } from '#domain/warehouse/kinds.ts';
import type { WarehouseQuotePart } from '#domain/warehouse/quote.ts';
import * as field from '../fields/booking.ts';
import { namedOption } from '../fields/order.ts';

const cargo = v.strictObject({
  ...field.goodsLine.entries,
  pallets: field.number,
  batchNo: field.text(60),
  madeOn: field.day,
  usableUntil: field.day,
});

/** Storage order form, possibly incomplete, since drafts use the same schema. */
export const warehouseForm = v.strictObject({
  ...field.sourceFields,
  warehouseId: field.code(64),
  mode: field.code(),
  startDate: field.day,
  days: field.number,
  cargo: v.pipe(v.array(cargo), v.maxLength(CARGO_LINES_OF_A_FORM)),
  tempFrom: field.number,
  tempTo: field.number,
  inbound: field.code(),
  inboundAddress: field.text(100),
  outbound: field.code(),
  outboundAddress: field.text(100),
  turnover: field.number,
  repack: field.tick,
  label: field.tick,
  decant: field.tick,
  sample: field.tick,
  count: field.tick,
  palletize: field.tick,
  insure: field.tick,
  ...field.orderFields,
});

export const warehouseQuotePart = v.strictObject({
  warehouseId: v.pipe(field.code(64), v.minLength(1)),
  mode: field.code(),
  days: v.pipe(v.number(), v.integer(), v.minValue(STORED_DAYS.min), v.maxValue(STORED_DAYS.max)),
  grossWeight: field.number,
  volume: field.number,
  pallets: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9_999_999)),
  inbound: field.code(),
  outbound: field.code(),
  works: v.pipe(v.array(field.code()), v.maxLength(warehouseWorks.length)),
  insure: field.tick,
  enquiry: namedOption,
});

/** Type check: API and domain form must be identical. */
export const isDomainWarehouseForm: field.Same<v.InferOutput<typeof warehouseForm>, WarehouseForm> = true;
export const isDomainWarehouseQuote: field.Same<v.InferOutput<typeof warehouseQuotePart>, WarehouseQuotePart> = true;
