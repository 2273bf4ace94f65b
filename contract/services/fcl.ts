import * as v from 'valibot';
import type { FclForm } from '#domain/fcl/form.ts';
import type { FclQuotePart } from '#domain/fcl/quote.ts';
import { BOX_TYPES_OF_A_FORM, CARGO_LINES_OF_A_FORM } from '#domain/limits.ts';
import { containerCodes } from '#domain/reference/container-codes.ts';
import * as field from '../fields/booking.ts';
import { namedOption, serviceCode } from '../fields/order.ts';

const stow = v.pipe(v.string(), v.regex(/^[A-F]$/));

const container = v.strictObject({
  id: field.lineId,
  ctnType: field.code(),
  quantity: field.number,
  soc: field.tick,
  containerNos: field.text(1300),
  weightPerCtn: field.number,
  temperature: field.number,
  ventilation: field.text(20),
  humidity: field.number,
  overDimensions: field.text(100),
});

const cargo = v.strictObject({ ...field.goodsLine.entries, stow });

const services = v.strictObject({
  truck: v.strictObject({
    wanted: field.tick,
    province: field.text(20),
    city: field.text(20),
    district: field.text(20),
    address: field.text(100),
    loadingAt: field.minute,
    dgVehicle: v.optional(field.code(), ''),
  }),
  customs: v.strictObject({ wanted: field.tick, mode: field.code() }),
  declaration: v.strictObject({ wanted: field.tick }),
  stuffing: v.strictObject({ wanted: field.tick, deliverDay: field.day }),
  placards: v.strictObject({ wanted: field.tick }),
  certificates: v.strictObject({ wanted: field.tick, kind: field.code() }),
  storage: v.strictObject({ wanted: field.tick, fromDay: field.day, days: field.number }),
  insurance: v.strictObject({ wanted: field.tick, cargoValue: field.number, currency: field.code() }),
  destination: v.strictObject({ wanted: field.tick, kind: field.code(), address: field.text(200) }),
  handling: v.strictObject({ wanted: field.tick, kind: field.code(), note: field.text(100) }),
  video: v.strictObject({ wanted: field.tick }),
});

/** Full container order form, possibly incomplete, since drafts use the same schema. */
export const fclForm = v.strictObject({
  ...field.optionalSourceFields,
  copiedFrom: v.optional(field.code(), ''),
  ...field.laneFields,
  receiptType: field.code(),
  deliveryType: field.code(),
  containers: v.pipe(v.array(container), v.maxLength(BOX_TYPES_OF_A_FORM)),
  cargoReadyDate: field.day,
  cargo: v.pipe(v.array(cargo), v.maxLength(CARGO_LINES_OF_A_FORM)),
  tradeTerm: field.code(),
  payTerm: field.code(),
  settleType: field.code(),
  currency: field.code(),
  payType: field.code(),
  blType: field.code(),
  blOwner: field.code(),
  blCopies: field.number,
  issuePlace: field.text(60),
  ...field.contactFields,
  parties: v.optional(field.code(), 'LATER'),
  ...field.partiesFields,
  services,
  ...field.closingFields,
});

const dangerousItem = v.strictObject({
  unNo: v.pipe(v.string(), v.regex(/^(?:\d{4})?$/)),
  dgClass: field.code(),
  subRisk1: field.code(),
  subRisk2: field.code(),
  stow: v.optional(stow, 'A'),
});

export const fclQuotePart = v.strictObject({
  priceId: v.pipe(field.code(100), v.minLength(1)),
  scheduleId: field.code(100),
  receiptType: v.picklist(['CY', 'SD', 'CFS']),
  deliveryType: v.picklist(['CY', 'SD', 'CFS']),
  containers: v.pipe(
    v.array(
      v.strictObject({
        ctnType: v.picklist(containerCodes),
        quantity: field.boxQuantity,
        weightPerCtn: field.number,
      }),
    ),
    v.minLength(1),
    v.maxLength(BOX_TYPES_OF_A_FORM),
  ),
  goods: v.pipe(v.array(dangerousItem), v.maxLength(CARGO_LINES_OF_A_FORM)),
  /** Stowage groups; groups do not share containers. */
  stows: v.optional(v.pipe(v.array(stow), v.maxLength(6)), []),
  grossWeight: field.number,
  /** Total cubic metres; empty when unknown. */
  volume: v.optional(field.number, ''),
  payTerm: v.optional(v.picklist(['PRE', 'COL']), 'PRE'),
  currency: v.optional(field.code(), '1'),
  services: v.pipe(v.array(serviceCode), v.maxLength(11)),
  dgVehicle: v.optional(field.tick, false),
  insurance: v.nullable(v.strictObject({ cargoValue: field.number, currency: v.picklist(['1', '2', '3']) })),
  enquiry: namedOption,
});

/** Type check: API and domain form must be identical. */
export const isDomainForm: field.Same<v.InferOutput<typeof fclForm>, FclForm> = true;
type Listed = 'containers' | 'deliveryType' | 'insurance' | 'payTerm' | 'receiptType';
export const isDomainQuote: field.Same<
  Omit<v.InferOutput<typeof fclQuotePart>, Listed>,
  Omit<FclQuotePart, Listed>
> = true;
