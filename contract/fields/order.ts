import * as v from 'valibot';
import { ENQUIRY_NUMBER } from '#domain/orders/number.ts';
import { dgStatuses, orderStatuses } from '#domain/orders/statuses.ts';
import { deskWorks } from '#domain/reference/desk-works.ts';
import { stuffingOptions, stuffingServices } from '#domain/reference/stuffing-works.ts';
import { identifier } from './common.ts';
import { feeLine, total } from './market.ts';

export const enquiryNo = v.pipe(v.string(), v.regex(ENQUIRY_NUMBER));

/** User's answered enquiry whose option sets the price. */
export const namedOption = v.optional(v.nullable(v.strictObject({ no: enquiryNo, optionId: identifier })), null);

export const orderNo = v.pipe(v.string(), v.regex(/^[A-Z]{3}\d{11}$/));

export const orderStatus = v.picklist(orderStatuses);

export const dgStatus = v.picklist(dgStatuses);

/** Next step of the user; `dueAt` is null without a deadline. */
export const nextStep = v.object({
  code: v.picklist(['VERIFY_ENTERPRISE', 'PAPER', 'PARTIES', 'VEHICLES']),
  /** Required document, if the step is one. */
  paper: v.nullable(v.string()),
  text: v.string(),
  dueAt: v.nullable(v.number()),
});

/** Optional services of a booking. */
export const serviceCode = v.picklist([
  'truck',
  'customs',
  'declaration',
  'stuffing',
  'placards',
  'certificates',
  'storage',
  'insurance',
  'destination',
  'handling',
  'video',
]);

/** Stuffing options and related services at a station. */
export const stuffingOption = v.picklist(stuffingOptions);
export const stuffingService = v.picklist(stuffingServices);

export const deskWork = v.picklist(deskWorks);

const addOnCode = v.picklist([
  ...new Set([...serviceCode.options, ...stuffingOption.options, ...stuffingService.options, ...deskWork.options]),
]);

/** Price of each add-on, selected or not; empty when it is included. */
export const addOnPrice = v.object({ service: addOnCode, isIncluded: v.boolean(), lines: v.array(feeLine) });
export type AddOnPrice = v.InferOutput<typeof addOnPrice>;

export const priced = {
  lines: v.array(feeLine),
  totals: v.array(total),
};

/** Station that receives goods. */
export const station = v.object({
  name: v.string(),
  address: v.string(),
  openingHours: v.string(),
  phone: v.string(),
});

/** Return depot and free days of rail containers included in the price. */
export const boxUse = v.object({ returnDepot: v.string(), freeDays: v.nullable(v.number()) });

export const boughtGoods = v.object({
  postId: v.string(),
  lineNo: v.number(),
  postNo: v.string(),
  nameCn: v.string(),
  quantity: v.string(),
  unit: v.string(),
  batchNo: v.string(),
  delivery: v.picklist(['SELF', 'DELIVERY']),
  address: v.string(),
  day: v.string(),
  /** Winning quote of requested goods. */
  quoteNo: v.optional(v.string()),
  supplier: v.optional(v.string()),
});

export const deviation = v.object({
  status: orderStatus,
  name: v.string(),
  at: v.number(),
  recordedAt: v.number(),
  /** Operator's text. */
  reason: v.string(),
  missing: v.array(v.string()),
});
