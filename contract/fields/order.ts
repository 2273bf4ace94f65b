import * as v from 'valibot';
import { ENQUIRY_NUMBER } from '#domain/orders/number.ts';
import { dgStatuses, orderStatuses } from '#domain/orders/statuses.ts';
import { deskWorks } from '#domain/reference/desk-works.ts';
import { stuffingOptions, stuffingServices } from '#domain/reference/stuffing-works.ts';
import { identifier } from './common.ts';
import { feeLine, total } from './market.ts';

export const enquiryNo = v.pipe(v.string(), v.regex(ENQUIRY_NUMBER));

/** One's own answered enquiry, whose option names the price. */
export const namedOption = v.optional(v.nullable(v.strictObject({ no: enquiryNo, optionId: identifier })), null);

export const orderNo = v.pipe(v.string(), v.regex(/^[A-Z]{3}\d{11}$/));

export const orderStatus = v.picklist(orderStatuses);

export const dgStatus = v.picklist(dgStatuses);

/** What the user does next; `dueAt` is null where nothing is late. */
export const nextStep = v.object({
  code: v.picklist(['VERIFY_ENTERPRISE', 'PAPER', 'PARTIES', 'VEHICLES']),
  /** The paper that is owed, where it is one. */
  paper: v.nullable(v.string()),
  text: v.string(),
  dueAt: v.nullable(v.number()),
});

/** What is added to a booking on request. */
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

/** What is done with boxes at a station, and around it. */
export const stuffingOption = v.picklist(stuffingOptions);
export const stuffingService = v.picklist(stuffingServices);

/** What the desk of dangerous goods does. */
export const deskWork = v.picklist(deskWorks);

const addOnCode = v.picklist([
  ...new Set([...serviceCode.options, ...stuffingOption.options, ...stuffingService.options, ...deskWork.options]),
]);

/** What each service adds to the price, whether it is asked for or not; nothing where the price holds it already. */
export const addOnPrice = v.object({ service: addOnCode, isIncluded: v.boolean(), lines: v.array(feeLine) });
export type AddOnPrice = v.InferOutput<typeof addOnPrice>;

export const priced = {
  lines: v.array(feeLine),
  totals: v.array(total),
};

/** Where goods are brought in for an order. */
export const station = v.object({
  name: v.string(),
  address: v.string(),
  openingHours: v.string(),
  phone: v.string(),
});

/** Where the price has boxes of the train given back, and for how many days they are free. */
export const boxUse = v.object({ returnDepot: v.string(), freeDays: v.nullable(v.number()) });

/** What was bought, how much of it, and where it is handed over. */
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
  /** yyyy-MM-dd. */
  day: v.string(),
  /** Of goods that were asked for: whose quote won. */
  quoteNo: v.optional(v.string()),
  supplier: v.optional(v.string()),
});

/** A step that was taken although something was missing. */
export const deviation = v.object({
  status: orderStatus,
  name: v.string(),
  at: v.number(),
  recordedAt: v.number(),
  /** In the operator's words. */
  reason: v.string(),
  missing: v.array(v.string()),
});
