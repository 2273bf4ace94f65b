import * as v from 'valibot';
import { NAME_CN_MOST, NAME_EN_MOST } from '#domain/booking/goods-line.ts';
import { BOX_TYPES_OF_A_FORM, CARGO_LINES_OF_A_FORM, UPLOADS_OF_A_FORM } from '#domain/limits.ts';
import { containerCodes } from '#domain/reference/container-codes.ts';
import { unEntry } from './un-entry.ts';

/** Schemas check only type and size; the form's description validates the content, with messages for users. */
export const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
export const code = (most = 20) => v.pipe(v.string(), v.maxLength(most), v.regex(/^[A-Za-z0-9_.-]*$/));
export const lineId = v.pipe(v.string(), v.regex(/^\d{1,6}$/));
export const tick = v.boolean();
export const number = text(40);
export const day = v.pipe(v.string(), v.regex(/^(?:\d{4}-\d{2}-\d{2})?$/));
export const minute = v.pipe(v.string(), v.regex(/^(?:\d{4}-\d{2}-\d{2}T\d{2}:\d{2})?$/));

const file = v.strictObject({
  fileId: v.pipe(v.string(), v.minLength(1), v.maxLength(64), v.regex(/^[A-Za-z0-9_-]+$/)),
  name: text(255),
  size: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(104_857_600)),
  language: v.picklist(['', 'CN', 'EN']),
  day,
});
export const files = v.pipe(v.array(file), v.maxLength(UPLOADS_OF_A_FORM));

/** List entry of the number; the server loads it again when the order is placed. */
export const listedEntry = v.optional(v.nullable(unEntry), null);

const dangerous = v.strictObject({
  unNo: text(20),
  entry: listedEntry,
  psnEn: text(NAME_EN_MOST),
  psnCn: text(NAME_CN_MOST),
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

export const goodsLine = v.strictObject({
  id: lineId,
  isDanger: tick,
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

export const boxQuantity = v.pipe(v.string(), v.regex(/^(?:[1-9]\d?|100)$/));

export const requestedBoxes = v.pipe(
  v.array(
    v.strictObject({
      ctnType: v.picklist(containerCodes),
      quantity: boxQuantity,
    }),
  ),
  v.minLength(1),
  v.maxLength(BOX_TYPES_OF_A_FORM),
);

export const partyFields = v.strictObject({
  companyNameEn: text(70),
  addressEn: text(200),
  countryCode: text(4),
  taxNo: text(40),
  contact: text(60),
  phone: text(30),
  email: text(100),
});

export const invoice = v.strictObject({
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

export const contactFields = {
  contactName: text(40),
  contactPhone: text(40),
  contactTel: text(40),
  contactEmail: text(100),
  wechat: text(40),
};

export const closingFields = { invoice, documents: files, remark: text(500), agree: tick, truth: tick };

export const partiesFields = {
  shipper: partyFields,
  toOrder: tick,
  consignee: partyFields,
  notifySame: tick,
  notify: partyFields,
};

/** Delivery to our warehouse and at the destination. */
export const handInFields = {
  handIn: code(),
  pickupAddress: text(100),
  handInDay: day,
  clearance: code(),
  arrival: code(),
  arrivalAddress: text(200),
  arrivalPostcode: text(20),
};

export const measuredLine = { ...goodsLine.entries, length: number, width: number, height: number, stackable: tick };

const classedLine = {
  unNo: v.pipe(v.string(), v.regex(/^(?:\d{4})?$/)),
  dgClass: code(),
  subRisk1: code(),
  subRisk2: code(),
};

/** Dangerous goods of a price that depends on their classes only, one per line. */
export const classedGoods = v.pipe(v.array(v.strictObject(classedLine)), v.maxLength(CARGO_LINES_OF_A_FORM));

/** The same for a price that also depends on the packing group. */
export const pricedGoods = v.pipe(
  v.array(v.strictObject({ ...classedLine, packingGroup: code() })),
  v.maxLength(CARGO_LINES_OF_A_FORM),
);

/** Type check: resolves to true only for identical types. */
export type Same<Left, Right> = [Left] extends [Right] ? ([Right] extends [Left] ? true : never) : never;

/** Limit well above a complete form with files. */
export const ORDER_FORM_BYTES = 256 * 1024;

/** Source of an order and the option that sets its price. */
export const sourceFields = { copiedFrom: code(), enquiryNo: code(), optionId: code(64) };
/** Optional for services that introduced enquiries later; older drafts lack the fields. */
export const optionalSourceFields = {
  copiedFrom: code(),
  enquiryNo: v.optional(code(), ''),
  optionId: v.optional(code(64), ''),
};
export const laneFields = { priceId: code(100), scheduleId: code(100), orgPortCode: code(), dstPortCode: code() };

export const orderFields = { payType: code(), ...contactFields, ...closingFields };
