import * as v from 'valibot';
import type { DeskForm } from '#domain/dg-desk/form.ts';
import type { DeskQuotePart } from '#domain/dg-desk/quote.ts';
import { COMPONENTS_OF_A_FORM } from '#domain/limits.ts';
import { deskWorks } from '#domain/reference/desk-works.ts';
import * as field from '../fields/booking.ts';
import { deskWork, namedOption } from '../fields/order.ts';

const goods = v.strictObject({
  cargoNameCn: field.text(100),
  cargoNameEn: field.text(250),
  unNo: field.text(20),
  entry: field.listedEntry,
  dgClass: field.code(),
  packingGroup: field.code(),
  ld50: field.number,
  state: field.code(),
  packageType: field.code(),
  packages: field.number,
  grossWeight: field.number,
  sds: field.files,
  formula: field.files,
  oldReport: field.files,
});

const component = v.strictObject({
  id: field.lineId,
  name: field.text(100),
  casNo: field.text(20),
  percent: field.number,
});

const carriage = v.strictObject({
  mode: field.code(),
  orgPortCode: field.code(),
  dstPortCode: field.code(),
  carrierCode: field.code(),
  from: field.text(60),
  to: field.text(60),
  planDate: field.day,
});

/** Desk order form, possibly incomplete, since drafts use the same schema. */
export const deskForm = v.strictObject({
  ...field.optionalSourceFields,
  works: v.strictObject(v.entriesFromList(deskWorks, field.tick)),
  urgency: field.code(),
  sdsWork: field.code(),
  sdsLanguage: field.code(),
  trainTopic: field.code(),
  people: field.number,
  trainMode: field.code(),
  trainPlace: field.text(100),
  trainDay: field.day,
  months: field.number,
  phoneFrom: field.day,
  goods,
  components: v.pipe(v.array(component), v.maxLength(COMPONENTS_OF_A_FORM)),
  carriage,
  ...field.orderFields,
});

const count = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most));

export const deskQuotePart = v.strictObject({
  works: v.pipe(v.array(deskWork), v.maxLength(deskWorks.length)),
  urgency: field.code(),
  sdsWork: field.code(),
  sdsLanguage: field.code(),
  people: count(200),
  trainMode: field.code(),
  months: count(36),
  enquiry: namedOption,
});

/** Type check: API and domain form must be identical. */
export const isDomainDeskForm: field.Same<v.InferOutput<typeof deskForm>, DeskForm> = true;
export const isDomainDeskQuote: field.Same<v.InferOutput<typeof deskQuotePart>, DeskQuotePart> = true;
