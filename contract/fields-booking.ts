import * as v from 'valibot';
import type { FclForm } from '#domain/booking/services/fcl/form.ts';
import type { FclQuotePart } from '#domain/booking/services/fcl/quote.ts';
import { BOX_TYPES_OF_A_FORM, CARGO_LINES_OF_A_FORM, UPLOADS_OF_A_FORM } from '#domain/limits.ts';
import { containerCodes } from '#domain/reference/container-codes.ts';
import { identifier } from './fields.ts';
import { enquiryNo, serviceCode } from './fields-order.ts';

/** Only shape and size: what a field must hold is checked by the form's own description, in words a person can use. */
const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const code = (most = 20) => v.pipe(v.string(), v.maxLength(most), v.regex(/^[A-Za-z0-9_.-]*$/));
const lineId = v.pipe(v.string(), v.regex(/^\d{1,6}$/));
const stow = v.pipe(v.string(), v.regex(/^[A-F]$/));
const tick = v.boolean();
const number = text(40);
const day = v.pipe(v.string(), v.regex(/^(?:\d{4}-\d{2}-\d{2})?$/));
const minute = v.pipe(v.string(), v.regex(/^(?:\d{4}-\d{2}-\d{2}T\d{2}:\d{2})?$/));

const file = v.strictObject({
  fileId: v.pipe(v.string(), v.minLength(1), v.maxLength(64), v.regex(/^[A-Za-z0-9_-]+$/)),
  name: text(255),
  size: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(104_857_600)),
  language: v.picklist(['', 'CN', 'EN']),
  day,
});
const files = v.pipe(v.array(file), v.maxLength(UPLOADS_OF_A_FORM));

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

const dangerous = v.strictObject({
  unNo: text(20),
  psnEn: text(250),
  psnCn: text(100),
  technicalName: text(250),
  dgClass: code(),
  subRisk1: code(),
  subRisk2: code(),
  packingGroup: code(),
  flashPoint: number,
  isMarinePollutant: tick,
  isLimitedQuantity: tick,
  isExceptedQuantity: tick,
  innerPackSize: number,
  isWaste: tick,
  isHot: tick,
  isMolten: tick,
  isEmptyUncleaned: tick,
  isSalvage: tick,
  controlTemp: number,
  emergencyTemp: number,
  sadt: number,
  sapt: number,
  segregationGroups: v.pipe(v.array(v.pipe(v.string(), v.regex(/^SGG(?:[1-9]|1[0-8])$/))), v.maxLength(18)),
  noReaction: tick,
  emsNo: text(20),
  outerPackCode: code(),
  unMark: text(100),
  innerPackQty: number,
  innerPackDesc: text(100),
  dgNetWeight: number,
  dgGrossWeight: number,
  nec: number,
  emergencyContact: text(255),
  emergencyPhone: text(30),
  emergencyContractNo: v.optional(text(60), ''),
  dangerPackCertNo: text(60),
  dangerPackCertExpire: day,
  dangerPackCertQty: v.optional(number, ''),
  dangerPackCertFiles: files,
  perfCertNo: text(60),
  perfCertExpire: day,
  perfCertFiles: files,
  approvalNo: text(60),
});

const cargo = v.strictObject({
  id: lineId,
  isDanger: tick,
  stow,
  cargoNameCn: text(100),
  food: v.optional(code(), ''),
  cargoNameEn: text(250),
  hsCode: text(20),
  casNo: text(20),
  packageType: code(),
  packages: number,
  grossWeight: number,
  netWeight: number,
  volume: number,
  marks: text(500),
  cargoValue: number,
  cargoCurrency: code(),
  sds: files,
  classReport: files,
  dg: dangerous,
});

export const partyFields = v.strictObject({
  companyNameEn: text(70),
  addressEn: text(200),
  countryCode: text(4),
  taxNo: text(40),
  contact: text(60),
  phone: text(30),
  email: text(100),
});

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

const invoice = v.strictObject({
  wanted: tick,
  invoiceType: code(),
  companyName: text(100),
  taxpayerId: text(30),
  regAddress: text(100),
  regPhone: text(30),
  bankName: text(60),
  bankAccount: text(40),
  receiverName: text(20),
  receiverPhone: text(20),
  region: text(60),
  address: text(100),
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
  contactName: text(40),
  contactPhone: text(40),
  contactTel: text(40),
  contactEmail: text(100),
  wechat: text(40),
  parties: v.optional(code(), 'LATER'),
  shipper: partyFields,
  toOrder: tick,
  consignee: partyFields,
  notifySame: tick,
  notify: partyFields,
  services,
  invoice,
  documents: files,
  remark: text(500),
  agree: tick,
  truth: tick,
});

/** A full form with its files stays well below this. */
export const ORDER_FORM_BYTES = 256 * 1024;

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
        quantity: v.pipe(v.string(), v.regex(/^(?:[1-9]\d?|100)$/)),
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

type Same<Left, Right> = [Left] extends [Right] ? ([Right] extends [Left] ? true : never) : never;
/** The compiler holds the wire's form and the domain's to each other. */
export const isDomainForm: Same<v.InferOutput<typeof fclForm>, FclForm> = true;
type Listed = 'containers' | 'deliveryType' | 'insurance' | 'payTerm' | 'receiptType';
export const isDomainQuote: Same<Omit<v.InferOutput<typeof fclQuotePart>, Listed>, Omit<FclQuotePart, Listed>> = true;
