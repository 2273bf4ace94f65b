import * as v from 'valibot';
import type { FclForm } from '#domain/booking/services/fcl/form.ts';
import type { FclQuotePart } from '#domain/booking/services/fcl/quote.ts';
import { BOX_TYPES_OF_A_FORM, CARGO_LINES_OF_A_FORM } from '#domain/limits.ts';
import { containerCodes } from '#domain/reference/container-codes.ts';
import {
  boxQuantity,
  closingFields,
  code,
  contactFields,
  day,
  goodsLine,
  lineId,
  minute,
  number,
  partiesFields,
  type Same,
  text,
  tick,
} from '../fields/booking.ts';
import { identifier } from '../fields/common.ts';
import { enquiryNo, serviceCode } from '../fields/order.ts';

const stow = v.pipe(v.string(), v.regex(/^[A-F]$/));

const container = v.strictObject({
  id: lineId,
  ctnType: code(),
  quantity: number,
  soc: tick,
  containerNos: text(1300),
  weightPerCtn: number,
  temperature: number,
  ventilation: text(20),
  humidity: number,
  overDimensions: text(100),
});

const cargo = v.strictObject({ ...goodsLine.entries, stow });

const services = v.strictObject({
  truck: v.strictObject({
    wanted: tick,
    province: text(20),
    city: text(20),
    district: text(20),
    address: text(100),
    loadingAt: minute,
    dgVehicle: v.optional(code(), ''),
  }),
  customs: v.strictObject({ wanted: tick, mode: code() }),
  declaration: v.strictObject({ wanted: tick }),
  stuffing: v.strictObject({ wanted: tick, deliverDay: day }),
  placards: v.strictObject({ wanted: tick }),
  certificates: v.strictObject({ wanted: tick, kind: code() }),
  storage: v.strictObject({ wanted: tick, fromDay: day, days: number }),
  insurance: v.strictObject({ wanted: tick, cargoValue: number, currency: code() }),
  destination: v.strictObject({ wanted: tick, kind: code(), address: text(200) }),
  handling: v.strictObject({ wanted: tick, kind: code(), note: text(100) }),
  video: v.strictObject({ wanted: tick }),
});

/** The whole order form of a sea container booking, complete or not: a draft is the same shape. */
export const fclForm = v.strictObject({
  copiedFrom: v.optional(code(), ''),
  enquiryNo: v.optional(code(), ''),
  optionId: v.optional(code(64), ''),
  priceId: code(100),
  scheduleId: code(100),
  orgPortCode: code(),
  dstPortCode: code(),
  receiptType: code(),
  deliveryType: code(),
  containers: v.pipe(v.array(container), v.maxLength(BOX_TYPES_OF_A_FORM)),
  cargoReadyDate: day,
  cargo: v.pipe(v.array(cargo), v.maxLength(CARGO_LINES_OF_A_FORM)),
  tradeTerm: code(),
  payTerm: code(),
  settleType: code(),
  currency: code(),
  payType: code(),
  blType: code(),
  blOwner: code(),
  blCopies: number,
  issuePlace: text(60),
  ...contactFields,
  parties: v.optional(code(), 'LATER'),
  ...partiesFields,
  services,
  ...closingFields,
});

const dangerousItem = v.strictObject({
  unNo: v.pipe(v.string(), v.regex(/^(?:\d{4})?$/)),
  dgClass: code(),
  subRisk1: code(),
  subRisk2: code(),
  stow: v.optional(stow, 'A'),
});

/** What a price depends on. */
export const fclQuotePart = v.strictObject({
  priceId: v.pipe(code(100), v.minLength(1)),
  scheduleId: code(100),
  receiptType: v.picklist(['CY', 'SD', 'CFS']),
  deliveryType: v.picklist(['CY', 'SD', 'CFS']),
  containers: v.pipe(
    v.array(
      v.strictObject({
        ctnType: v.picklist(containerCodes),
        quantity: boxQuantity,
        weightPerCtn: number,
      }),
    ),
    v.minLength(1),
    v.maxLength(BOX_TYPES_OF_A_FORM),
  ),
  goods: v.pipe(v.array(dangerousItem), v.maxLength(CARGO_LINES_OF_A_FORM)),
  /** Groups of lines that share boxes; a group goes into boxes of its own. */
  stows: v.optional(v.pipe(v.array(stow), v.maxLength(6)), []),
  grossWeight: number,
  /** Cubic metres of all goods; empty where none is given. */
  volume: v.optional(number, ''),
  payTerm: v.optional(v.picklist(['PRE', 'COL']), 'PRE'),
  /** What the order is settled in. */
  currency: v.optional(code(), '1'),
  services: v.pipe(v.array(serviceCode), v.maxLength(11)),
  /** The truck is one for dangerous goods. */
  dgVehicle: v.optional(tick, false),
  insurance: v.nullable(v.strictObject({ cargoValue: number, currency: v.picklist(['1', '2', '3']) })),
  /** One's own answered enquiry, whose option names the price. */
  enquiry: v.optional(v.nullable(v.strictObject({ no: enquiryNo, optionId: identifier })), null),
});

/** The compiler holds the wire's form and the domain's to each other. */
export const isDomainForm: Same<v.InferOutput<typeof fclForm>, FclForm> = true;
type Listed = 'containers' | 'deliveryType' | 'insurance' | 'payTerm' | 'receiptType';
export const isDomainQuote: Same<Omit<v.InferOutput<typeof fclQuotePart>, Listed>, Omit<FclQuotePart, Listed>> = true;
