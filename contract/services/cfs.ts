import * as v from 'valibot';
import type { CfsForm } from '#domain/cfs/form.ts';
import type { CfsQuotePart } from '#domain/cfs/quote.ts';
import { BOX_TYPES_OF_A_FORM, CARGO_LINES_OF_A_FORM, VEHICLES_OF_A_FORM } from '#domain/limits.ts';
import * as field from '../fields/booking.ts';
import { namedOption, stuffingOption, stuffingService } from '../fields/order.ts';

const container = v.strictObject({
  id: field.lineId,
  ctnType: field.code(),
  quantity: field.number,
  containerNos: field.text(1300),
  sealNos: field.text(1700),
});

const cargo = v.strictObject({
  ...field.goodsLine.entries,
  length: field.number,
  width: field.number,
  height: field.number,
  stow: v.pipe(v.string(), v.regex(/^[A-F]$/)),
});

const vehicle = v.strictObject({
  id: field.lineId,
  plate: field.text(20),
  driver: field.text(20),
  driverId: field.text(40),
  driverPhone: field.text(40),
  transportPermit: field.text(40),
});

const ticksOf = <const Codes extends readonly string[]>(codes: Codes) =>
  v.strictObject(v.entriesFromList(codes, field.tick));

/** Stuffing order form, possibly incomplete, since drafts use the same schema. */
export const cfsForm = v.strictObject({
  ...field.optionalSourceFields,
  warehouseId: field.code(64),
  soNo: field.text(40),
  blNo: field.text(40),
  carrierCode: field.code(),
  vessel: field.text(60),
  voyage: field.text(20),
  imoNo: field.text(20),
  orgPortCode: field.code(),
  terminal: field.text(60),
  viaPortCode: field.code(),
  dstPortCode: field.code(),
  etd: field.minute,
  cyOpen: field.minute,
  cyClosing: field.minute,
  siCutoff: field.minute,
  dgCutoff: field.minute,
  vgmCutoff: field.minute,
  customsCutoff: field.minute,
  gateInRequirement: field.text(60),
  containers: v.pipe(v.array(container), v.maxLength(BOX_TYPES_OF_A_FORM)),
  emptyPickup: field.code(),
  cargo: v.pipe(v.array(cargo), v.maxLength(CARGO_LINES_OF_A_FORM)),
  options: ticksOf(stuffingOption.options),
  services: ticksOf(stuffingService.options),
  handIn: field.code(),
  pickupAddress: field.text(100),
  pickupPostcode: field.text(20),
  planDeliverDate: field.day,
  planStuffDate: field.day,
  vehicles: v.pipe(v.array(vehicle), v.maxLength(VEHICLES_OF_A_FORM)),
  packList: field.files,
  ...field.contactFields,
  payType: field.code(),
  ...field.closingFields,
});

export const cfsQuotePart = v.strictObject({
  /** Empty until a station is selected. */
  warehouseId: field.code(64),
  containers: field.requestedBoxes,
  goods: field.classedGoods,
  grossWeight: field.number,
  options: v.pipe(v.array(stuffingOption), v.maxLength(stuffingOption.options.length)),
  services: v.pipe(v.array(stuffingService), v.maxLength(stuffingService.options.length)),
  emptyPickup: field.code(),
  handIn: field.code(),
  enquiry: namedOption,
});

/** Type check: API and domain form must be identical. */
export const isDomainCfsForm: field.Same<v.InferOutput<typeof cfsForm>, CfsForm> = true;
export const isDomainCfsQuote: field.Same<
  Omit<v.InferOutput<typeof cfsQuotePart>, 'containers'>,
  Omit<CfsQuotePart, 'containers'>
> = true;
