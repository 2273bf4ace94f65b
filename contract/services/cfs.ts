import * as v from 'valibot';
import type { CfsForm } from '#domain/booking/services/cfs/form.ts';
import type { CfsQuotePart } from '#domain/booking/services/cfs/quote.ts';
import { BOX_TYPES_OF_A_FORM, CARGO_LINES_OF_A_FORM, VEHICLES_OF_A_FORM } from '#domain/limits.ts';
import {
  askedBoxes,
  classedGoods,
  closingFields,
  code,
  contactFields,
  day,
  files,
  goodsLine,
  lineId,
  minute,
  number,
  type Same,
  text,
  tick,
} from '../fields/booking.ts';
import { stuffingOption, stuffingService } from '../fields/order.ts';

const container = v.strictObject({
  id: lineId,
  ctnType: code(),
  quantity: number,
  containerNos: text(1300),
  sealNos: text(1700),
});

const cargo = v.strictObject({
  ...goodsLine.entries,
  length: number,
  width: number,
  height: number,
  stow: v.pipe(v.string(), v.regex(/^[A-F]$/)),
});

const vehicle = v.strictObject({
  id: lineId,
  plate: text(20),
  driver: text(20),
  driverId: text(40),
  driverPhone: text(40),
  transportPermit: text(40),
});

const ticksOf = <const Codes extends readonly string[]>(codes: Codes) => v.strictObject(v.entriesFromList(codes, tick));

/** The whole stuffing order, complete or not: a draft is the same shape. */
export const cfsForm = v.strictObject({
  copiedFrom: code(),
  warehouseId: code(64),
  soNo: text(40),
  blNo: text(40),
  carrierCode: code(),
  vessel: text(60),
  voyage: text(20),
  imoNo: text(20),
  orgPortCode: code(),
  terminal: text(60),
  viaPortCode: code(),
  dstPortCode: code(),
  etd: minute,
  cyOpen: minute,
  cyClosing: minute,
  siCutoff: minute,
  dgCutoff: minute,
  vgmCutoff: minute,
  customsCutoff: minute,
  gateInRequirement: text(60),
  containers: v.pipe(v.array(container), v.maxLength(BOX_TYPES_OF_A_FORM)),
  emptyPickup: code(),
  cargo: v.pipe(v.array(cargo), v.maxLength(CARGO_LINES_OF_A_FORM)),
  options: ticksOf(stuffingOption.options),
  services: ticksOf(stuffingService.options),
  handIn: code(),
  pickupAddress: text(100),
  pickupPostcode: text(20),
  planDeliverDate: day,
  planStuffDate: day,
  vehicles: v.pipe(v.array(vehicle), v.maxLength(VEHICLES_OF_A_FORM)),
  packList: files,
  ...contactFields,
  payType: code(),
  ...closingFields,
});

/** What a price depends on. */
export const cfsQuotePart = v.strictObject({
  warehouseId: v.pipe(code(64), v.minLength(1)),
  containers: askedBoxes,
  goods: classedGoods,
  grossWeight: number,
  options: v.pipe(v.array(stuffingOption), v.maxLength(stuffingOption.options.length)),
  services: v.pipe(v.array(stuffingService), v.maxLength(stuffingService.options.length)),
  emptyPickup: code(),
  handIn: code(),
});

/** The compiler holds the wire's form and the domain's to each other. */
export const isDomainCfsForm: Same<v.InferOutput<typeof cfsForm>, CfsForm> = true;
export const isDomainCfsQuote: Same<
  Omit<v.InferOutput<typeof cfsQuotePart>, 'containers'>,
  Omit<CfsQuotePart, 'containers'>
> = true;
