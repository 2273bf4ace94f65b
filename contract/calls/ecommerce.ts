import * as v from 'valibot';
import {
  airFields,
  cfsFields,
  dgdeskFields,
  domesticFields,
  fclFields,
  flexitankFields,
  lclFields,
  railFields,
  tankFields,
  truckFields,
  warehouseFields,
} from '#domain/enquiry/fields.ts';
import { enquiryServices } from '#domain/enquiry/kinds.ts';
import { lists, makes, reads } from '../access.ts';
import { call } from '../call.ts';
import { pageOf, pageRequest } from '../fields/common.ts';
import { entriesOf } from '../fields/form.ts';
import {
  bookability,
  boxesResponse,
  carrierCode,
  ctnType,
  cutOffs,
  day,
  feeLine,
  isDanger,
  locationCode,
  named,
  total,
} from '../fields/market.ts';
import { enquiryNo } from '../fields/order.ts';

export const sailSchedule = call({
  name: 'sailSchedule',
  method: 'POST',
  path: '/api-ecommerce/schedule/etd',
  payload: 'both',
  failureShown: 'inline',
  summary: '船期：按开航日的最低价与航次',
  clauses: ['3.14'],
  request: v.strictObject({
    orgPortCode: locationCode,
    dstPortCode: locationCode,
    from: v.optional(day),
    to: v.optional(day),
    carriers: v.optional(v.pipe(v.array(carrierCode), v.maxLength(20)), []),
    isDanger: v.optional(isDanger, 'Y'),
    ctnType: v.optional(ctnType, '20GP'),
    ...pageRequest,
  }),
  answer: v.object({
    chips: v.array(
      v.object({
        date: v.string(),
        weekday: v.number(),
        /** Null when no price is known for that day. */
        minAmount: v.nullable(v.string()),
        currency: v.nullable(v.string()),
        bookable: v.boolean(),
      }),
    ),
    sailings: pageOf(
      v.object({
        scheduleId: v.string(),
        carrier: named,
        vessel: v.string(),
        voyage: v.string(),
        terminal: v.string(),
        via: v.nullable(named),
        etd: v.number(),
        eta: v.number(),
        etdDay: v.string(),
        weekday: v.number(),
        transitDays: v.number(),
        cutOffs,
        bookable: bookability,
      }),
    ),
    now: v.number(),
  }),
});

// Marked as pure so that the site's bundle drops these schemas, which it does not read.
/** Full containers, from /enquiryFcl. */
export const fclEnquiryForm = /* @__PURE__ */ v.strictObject(/* @__PURE__ */ entriesOf(fclFields));
export type FclEnquiryForm = v.InferOutput<typeof fclEnquiryForm>;

export const truckEnquiryForm = /* @__PURE__ */ v.strictObject(/* @__PURE__ */ entriesOf(truckFields));

export const lclEnquiryForm = /* @__PURE__ */ v.strictObject(/* @__PURE__ */ entriesOf(lclFields));
export type LclEnquiryForm = v.InferOutput<typeof lclEnquiryForm>;

/** The following are from /enquiryFcl too, which names the service in its URL. */
export const airEnquiryForm = /* @__PURE__ */ v.strictObject(/* @__PURE__ */ entriesOf(airFields));
export type AirEnquiryForm = v.InferOutput<typeof airEnquiryForm>;
export const railEnquiryForm = /* @__PURE__ */ v.strictObject(/* @__PURE__ */ entriesOf(railFields));
export type RailEnquiryForm = v.InferOutput<typeof railEnquiryForm>;
export const domesticEnquiryForm = /* @__PURE__ */ v.strictObject(/* @__PURE__ */ entriesOf(domesticFields));
export type DomesticEnquiryForm = v.InferOutput<typeof domesticEnquiryForm>;
export const flexitankEnquiryForm = /* @__PURE__ */ v.strictObject(/* @__PURE__ */ entriesOf(flexitankFields));
export type FlexitankEnquiryForm = v.InferOutput<typeof flexitankEnquiryForm>;
export const tankEnquiryForm = /* @__PURE__ */ v.strictObject(/* @__PURE__ */ entriesOf(tankFields));
export const warehouseEnquiryForm = /* @__PURE__ */ v.strictObject(/* @__PURE__ */ entriesOf(warehouseFields));
export type WarehouseEnquiryForm = v.InferOutput<typeof warehouseEnquiryForm>;
export const cfsEnquiryForm = /* @__PURE__ */ v.strictObject(/* @__PURE__ */ entriesOf(cfsFields));
export const dgdeskEnquiryForm = /* @__PURE__ */ v.strictObject(/* @__PURE__ */ entriesOf(dgdeskFields));

export const enquiryService = v.picklist(enquiryServices);
/**
 * manual: nothing in the price list, an operator answers before the deadline; declined: an operator refused it with a
 * reason.
 */
export const enquiryStatus = v.picklist(['waiting', 'manual', 'answered', 'accepted', 'expired', 'declined']);

export const enquiryFile = v.object({ fileId: v.string(), name: v.string(), size: v.number() });

export const enquiryRow = {
  enquiryNo: v.string(),
  service: enquiryService,
  status: enquiryStatus,
  isDanger,
  cargoName: v.string(),
  /** Port code, or free text. */
  org: v.string(),
  dst: v.string(),
  orgName: v.string(),
  dstName: v.string(),
  boxes: boxesResponse,
  weight: v.nullable(v.string()),
  volume: v.nullable(v.string()),
  optionCount: v.number(),
  deadline: v.number(),
  createdAt: v.number(),
  answeredAt: v.nullable(v.number()),
  orderNo: v.nullable(v.string()),
};

export const placeEnquiry = call({
  name: 'placeEnquiry',
  access: makes('enquiry'),
  method: 'POST',
  path: '/api-ecommerce/enquiries',
  payload: 'body',
  auth: 'session',
  failureShown: 'inline',
  idempotent: true,
  summary: '提交询价；十分钟内相同的询价回 10004009',
  clauses: ['1.10b', '2.5b'],
  request: v.variant('service', [
    v.strictObject({ service: v.literal('fcl'), form: fclEnquiryForm }),
    v.strictObject({ service: v.literal('lcl'), form: lclEnquiryForm }),
    v.strictObject({ service: v.literal('truck'), form: truckEnquiryForm }),
    v.strictObject({ service: v.literal('air'), form: airEnquiryForm }),
    v.strictObject({ service: v.literal('rail'), form: railEnquiryForm }),
    v.strictObject({ service: v.literal('domestic'), form: domesticEnquiryForm }),
    v.strictObject({ service: v.literal('flexitank'), form: flexitankEnquiryForm }),
    v.strictObject({ service: v.literal('tank'), form: tankEnquiryForm }),
    v.strictObject({ service: v.literal('warehouse'), form: warehouseEnquiryForm }),
    v.strictObject({ service: v.literal('dgdesk'), form: dgdeskEnquiryForm }),
    v.strictObject({ service: v.literal('cfs'), form: cfsEnquiryForm }),
  ]),
  answer: v.object({ enquiryNo: v.string(), deadline: v.number() }),
});
export type EnquiryRequest = v.InferOutput<typeof placeEnquiry.request>;

export const enquiryList = call({
  name: 'enquiryList',
  access: lists('enquiry'),
  method: 'POST',
  path: '/api-ecommerce/enquiries/query',
  payload: 'both',
  auth: 'session',
  failureShown: 'inline',
  summary: '我的询价',
  clauses: ['1.10b', '6.5'],
  request: v.strictObject({
    service: v.optional(enquiryService),
    status: v.optional(enquiryStatus),
    ...pageRequest,
  }),
  answer: v.object({ ...pageOf(v.object(enquiryRow)).entries, now: v.number() }),
});

export type EnquiryListAnswer = v.InferOutput<typeof enquiryList.answer>;
export type EnquiryRow = EnquiryListAnswer['items'][number];

export const enquiry = call({
  name: 'enquiry',
  access: reads('enquiry'),
  method: 'GET',
  path: '/api-ecommerce/enquiries/{no}',
  payload: 'query',
  auth: 'session',
  failureShown: 'inline',
  summary: '一个询价与它的报价方案',
  clauses: ['1.10b'],
  request: v.strictObject({ no: enquiryNo }),
  answer: v.object({
    ...enquiryRow,
    form: v.record(v.string(), v.unknown()),
    files: v.array(enquiryFile),
    /** Desk's explanation and next steps when there is no option. */
    reply: v.nullable(v.string()),
    options: v.array(
      v.object({
        optionId: v.string(),
        /** Null for an option that cannot be ordered online. */
        priceId: v.nullable(v.string()),
        scheduleId: v.nullable(v.string()),
        carrier: v.nullable(named),
        store: v.optional(named),
        etd: v.nullable(v.number()),
        transitDays: v.nullable(v.number()),
        lines: v.array(feeLine),
        totals: v.array(total),
        validTo: v.number(),
        isExpired: v.boolean(),
        remark: v.nullable(v.string()),
      }),
    ),
    now: v.number(),
  }),
});
export type EnquiryAnswer = v.InferOutput<typeof enquiry.answer>;
