import * as v from 'valibot';
import type { DeskForm } from '#domain/booking/services/dgdesk/form.ts';
import type { DeskQuotePart } from '#domain/booking/services/dgdesk/quote.ts';
import { COMPONENTS_OF_A_FORM } from '#domain/limits.ts';
import { deskWorks } from '#domain/reference/desk-works.ts';
import {
  closingFields,
  code,
  contactFields,
  day,
  files,
  lineId,
  number,
  type Same,
  text,
  tick,
} from '../fields/booking.ts';
import { deskWork } from '../fields/order.ts';

const goods = v.strictObject({
  cargoNameCn: text(100),
  cargoNameEn: text(250),
  unNo: text(20),
  dgClass: code(),
  packingGroup: code(),
  ld50: number,
  state: code(),
  packageType: code(),
  packages: number,
  grossWeight: number,
  sds: files,
  formula: files,
  oldReport: files,
});

const component = v.strictObject({ id: lineId, name: text(100), casNo: text(20), percent: number });

const carriage = v.strictObject({
  mode: code(),
  orgPortCode: code(),
  dstPortCode: code(),
  carrierCode: code(),
  from: text(60),
  to: text(60),
  planDate: day,
});

/** The whole order of works of the desk, complete or not: a draft is the same shape. */
export const deskForm = v.strictObject({
  copiedFrom: code(),
  works: v.strictObject(v.entriesFromList(deskWorks, tick)),
  urgency: code(),
  sdsWork: code(),
  sdsLanguage: code(),
  trainTopic: code(),
  people: number,
  trainMode: code(),
  trainPlace: text(100),
  trainDay: day,
  months: number,
  phoneFrom: day,
  goods,
  components: v.pipe(v.array(component), v.maxLength(COMPONENTS_OF_A_FORM)),
  carriage,
  payType: code(),
  ...contactFields,
  ...closingFields,
});

const count = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most));

/** What a price depends on. */
export const deskQuotePart = v.strictObject({
  works: v.pipe(v.array(deskWork), v.maxLength(deskWorks.length)),
  urgency: code(),
  sdsWork: code(),
  sdsLanguage: code(),
  people: count(200),
  trainMode: code(),
  months: count(36),
});

/** The compiler holds the wire's form and the domain's to each other. */
export const isDomainDeskForm: Same<v.InferOutput<typeof deskForm>, DeskForm> = true;
export const isDomainDeskQuote: Same<v.InferOutput<typeof deskQuotePart>, DeskQuotePart> = true;
