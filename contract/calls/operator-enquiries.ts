import * as v from 'valibot';
import { call, operatorCallFor } from '../call.ts';
import { currency } from '../fields/market.ts';
import { openBy } from '../fields/operator.ts';
import { queueOf, unNumbers } from '../fields/operator-queue.ts';
import { enquiryNo } from '../fields/order.ts';
import { enquiry, enquiryRow, enquiryService, enquiryStatus } from './ecommerce.ts';
import { operatorEnquiries } from './operator.ts';

const operator = operatorCallFor('orders');

const queueRow = v.object({
  openBy,
  ...enquiryRow,
  company: v.nullable(v.string()),
  /** Null when no answer is awaited. */
  deadline: v.nullable(v.number()),
  unNumbers,
});

export const operatorEnquiryQueue = call({
  ...operator,
  name: 'operatorEnquiryQueue',
  path: '/api-platform/desk/enquiries/query',
  summary: '操作室：询价，先到期的在前；不写状态时列出待报价的与演示报价台没有报出的',
  clauses: ['10.8'],
  request: v.strictObject({
    service: v.optional(enquiryService),
    status: v.optional(enquiryStatus),
    /** Part of a number, phone, company or cargo name, or a complete UN number. */
    keyword: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40)), ''),
    /** Last row of the previous page. */
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
export type OperatorEnquiryQueue = v.InferOutput<typeof operatorEnquiryQueue.answer>;

const named = v.object({ code: v.string(), nameCn: v.string() });

export const operatorEnquirySheet = call({
  ...operator,
  name: 'operatorEnquirySheet',
  path: '/api-platform/desk/enquiries/read',
  summary: '操作室：一个询价：所问的全部、附件、客户，已答复的内容，与价目里适用的报价',
  clauses: ['10.8'],
  request: v.strictObject({ no: enquiryNo }),
  answer: v.object({
    row: queueRow,
    /** As the customer reads it. */
    enquiry: enquiry.answer,
    /** The enquiry can be answered. */
    isOpen: v.boolean(),
    customer: v.object({ name: v.nullable(v.string()), phone: v.nullable(v.string()) }),
    /** Our prices that match the request. */
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
    /** Selectable carriers of a manually written option. */
    carriers: v.array(named),
    /** Our prices a manual option can be based on, which makes it bookable online. */
    bases: v.array(named),
    /** Fees with their usual currency. */
    fees: v.array(v.object({ ...named.entries, currency })),
  }),
});
export type OperatorEnquirySheet = v.InferOutput<typeof operatorEnquirySheet.answer>;

export const operatorEnquiryPreview = call({
  ...operator,
  name: 'operatorEnquiryPreview',
  path: '/api-platform/desk/enquiries/preview',
  summary: '操作室：一个答复发出之后客户会看到什么；什么也不记下',
  clauses: ['10.8'],
  request: operatorEnquiries.request,
  answer: v.object({
    enquiry: enquiry.answer,
    /** Returned with the answer; the answer is refused when prices have changed since. */
    digest: v.string(),
  }),
});
export type OperatorEnquiryPreview = v.InferOutput<typeof operatorEnquiryPreview.answer>;
