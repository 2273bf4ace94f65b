import * as v from 'valibot';
import type { WarehouseForm } from '#domain/booking/services/warehouse/form.ts';
import type { WarehouseQuotePart } from '#domain/booking/services/warehouse/quote.ts';
import { CARGO_LINES_OF_A_FORM } from '#domain/limits.ts';
import { STORED_DAYS, warehouseWorks } from '#domain/warehouse/kinds.ts';
import {
  closingFields,
  code,
  contactFields,
  day,
  goodsLine,
  number,
  type Same,
  text,
  tick,
} from '../fields/booking.ts';

const cargo = v.strictObject({
  ...goodsLine.entries,
  pallets: number,
  batchNo: text(60),
  madeOn: day,
  usableUntil: day,
});

/** The whole booking form of a stay in a warehouse, complete or not: a draft is the same shape. */
export const warehouseForm = v.strictObject({
  copiedFrom: code(),
  enquiryNo: code(),
  optionId: code(64),
  warehouseId: code(64),
  mode: code(),
  startDate: day,
  days: number,
  cargo: v.pipe(v.array(cargo), v.maxLength(CARGO_LINES_OF_A_FORM)),
  tempFrom: number,
  tempTo: number,
  inbound: code(),
  inboundAddress: text(100),
  outbound: code(),
  outboundAddress: text(100),
  turnover: number,
  repack: tick,
  label: tick,
  decant: tick,
  sample: tick,
  count: tick,
  palletize: tick,
  insure: tick,
  payType: code(),
  ...contactFields,
  ...closingFields,
});

/** What a price depends on. */
export const warehouseQuotePart = v.strictObject({
  warehouseId: v.pipe(code(64), v.minLength(1)),
  mode: code(),
  days: v.pipe(v.number(), v.integer(), v.minValue(STORED_DAYS.min), v.maxValue(STORED_DAYS.max)),
  grossWeight: number,
  volume: number,
  pallets: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9_999_999)),
  inbound: code(),
  outbound: code(),
  works: v.pipe(v.array(code()), v.maxLength(warehouseWorks.length)),
  insure: tick,
});

/** The compiler holds the wire's form and the domain's to each other. */
export const isDomainWarehouseForm: Same<v.InferOutput<typeof warehouseForm>, WarehouseForm> = true;
export const isDomainWarehouseQuote: Same<v.InferOutput<typeof warehouseQuotePart>, WarehouseQuotePart> = true;
