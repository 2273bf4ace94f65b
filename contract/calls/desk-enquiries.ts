import * as v from 'valibot';
import { call, deskOf } from '../call.ts';
import { queueOf, unNumbers } from '../fields/desk-queue.ts';
import { currency } from '../fields/market.ts';
import { openBy } from '../fields/operator.ts';
import { enquiryNo } from '../fields/order.ts';
import { deskEnquiries } from './desk.ts';
import { enquiry, enquiryRow, enquiryService, enquiryStatus } from './ecommerce.ts';

const desk = deskOf('orders');

const queueRow = v.object({
  openBy,
  ...enquiryRow,
  company: v.nullable(v.string()),
  /** Null where nobody waits for an answer. */
  deadline: v.nullable(v.number()),
  unNumbers,
});

export const deskEnquiryQueue = call({
  ...desk,
  name: 'deskEnquiryQueue',
  path: '/api-platform/desk/enquiries/query',
  summary: '操作室：询价，先到期的在前；不写状态时列出待报价的与演示报价台没有报出的',
  clauses: ['10.8'],
  request: v.strictObject({
    service: v.optional(enquiryService),
    status: v.optional(enquiryStatus),
    /** Part of a number, phone, company or cargo name, or a whole UN number. */
    keyword: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40)), ''),
    /** Where the page before ended. */
    after: v.optional(
      v.pipe(
        v.string(),
        v.regex(/^\d{1,16}\.\d{1,16}\.\d{1,16}\.(?:ENQ|TRK)\d{11}$/),
        v.examples(['1791855600000.1792374000000.1791855600000.ENQ26101200007']),
      ),
    ),
  }),
  answer: queueOf(queueRow),
});
export type DeskEnquiryQueue = v.InferOutput<typeof deskEnquiryQueue.answer>;

const named = v.object({ code: v.string(), nameCn: v.string() });

export const deskEnquirySheet = call({
  ...desk,
  name: 'deskEnquirySheet',
  path: '/api-platform/desk/enquiries/read',
  summary: '操作室：一个询价：所问的全部、附件、客户，已答复的内容，与价目里适用的报价',
  clauses: ['10.8'],
  request: v.strictObject({ no: enquiryNo }),
  answer: v.object({
    /** As the queue lists it. */
    row: queueRow,
    /** As the customer reads it. */
    enquiry: enquiry.answer,
    /** It may be answered now. */
    isOpen: v.boolean(),
    customer: v.object({ name: v.nullable(v.string()), phone: v.nullable(v.string()) }),
    /** Our prices for what is asked, to choose from. */
    offers: v.array(
      v.object({
        priceId: v.string(),
        carrier: v.nullable(named),
        etd: v.nullable(v.number()),
        transitDays: v.nullable(v.number()),
        totals: enquiry.answer.entries.options.item.entries.totals,
        validTo: v.nullable(v.number()),
      }),
    ),
    /** Who may carry it, for an option that is written by hand. */
    carriers: v.array(named),
    /** Prices of ours that its lines may stand on: its customer orders it on the site then. */
    bases: v.array(named),
    /** What its lines may charge, with the usual currency. */
    fees: v.array(v.object({ ...named.entries, currency })),
  }),
});
export type DeskEnquirySheet = v.InferOutput<typeof deskEnquirySheet.answer>;

export const deskEnquiryPreview = call({
  ...desk,
  name: 'deskEnquiryPreview',
  path: '/api-platform/desk/enquiries/preview',
  summary: '操作室：一个答复发出之后客户会看到什么；什么也不记下',
  clauses: ['10.8'],
  request: deskEnquiries.request,
  answer: v.object({
    enquiry: enquiry.answer,
    /** Sent along with the answer: what costs something else by then is not sent. */
    digest: v.string(),
  }),
});
export type DeskEnquiryPreview = v.InferOutput<typeof deskEnquiryPreview.answer>;
