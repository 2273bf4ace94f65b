import * as v from 'valibot';
import { blockCodes, DEVIATION_REASON_MIN } from '#domain/orders/order-life.ts';
import { PRICE_ID } from '#domain/orders/order-link.ts';
import { operatorStatuses } from '#domain/orders/statuses.ts';
import { call, operatorCallFor } from '../call.ts';
import { bookedService } from '../fields/booked-service.ts';
import { identifier } from '../fields/common.ts';
import { carrierCode, ctnType, currency, day, isDanger, priceText, quantityText } from '../fields/market.ts';
import { dgStatus, enquiryNo, orderNo, orderStatus } from '../fields/order.ts';
import { enquiryFile, enquiryService, enquiryStatus } from './ecommerce.ts';
import { auditStatus } from './user.ts';

const operator = operatorCallFor('orders');
const words = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), '');

export const operatorVerifications = call({
  ...operator,
  name: 'operatorVerifications',
  path: '/api-platform/desk/verifications',
  summary: '运营台：决定一个企业认证；驳回须写原因',
  clauses: ['1.9b', '7.5'],
  request: v.strictObject({
    id: identifier,
    decision: v.picklist(['PASS', 'REJECT']),
    reason: words,
  }),
  answer: v.object({
    id: v.string(),
    creditCode: v.string(),
    name: v.string(),
    status: auditStatus,
    reason: v.nullable(v.string()),
  }),
});

const movedTo = v.picklist(operatorStatuses);
const moved = v.object({ orderNo: v.string(), status: orderStatus, dgStatus, updatedAt: v.number() });

export const operatorOrders = call({
  ...operator,
  name: 'operatorOrders',
  path: '/api-platform/desk/orders',
  summary:
    '运营台：推进一个订单，记入时间线；条件不齐时回 10004001 与缺的项，偏离须写原因；已不在所见状态时回 10004009',
  clauses: ['7.5', '11.1'],
  request: v.strictObject({
    orderNo,
    /** Cancelled and final orders keep their status. */
    status: movedTo,
    /** Status the operator saw; the call is refused when it has changed. */
    from: v.optional(orderStatus),
    dgStatus: v.optional(dgStatus),
    remark: words,
    /** Actual time; defaults to now, never in the future. */
    at: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
    /** Reason for proceeding despite blocks; shown to the customer. */
    deviation: v.optional(
      v.strictObject({
        reason: v.pipe(v.string(), v.trim(), v.minLength(DEVIATION_REASON_MIN), v.maxLength(200)),
        /** Block codes the operator saw; a new code is refused as a conflict. */
        seen: v.pipe(v.array(v.picklist(blockCodes)), v.minLength(1), v.maxLength(blockCodes.length)),
      }),
    ),
  }),
  answer: moved,
});

export const operatorOrderUndo = call({
  ...operator,
  name: 'operatorOrderUndo',
  path: '/api-platform/desk/orders/undo',
  summary: '运营台：撤回订单最近的一步，须写原因；24 小时内，完成以后由管理员；通知过客户的另发更正',
  clauses: ['11.1'],
  request: v.strictObject({
    orderNo,
    /** Status to undo, as the operator saw it. */
    from: orderStatus,
    reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
  }),
  answer: moved,
});

const optionLine = v.strictObject({
  /** Fee code, including those operators added. */
  feeCode: v.pipe(v.string(), v.regex(/^[A-Z]{2,6}$/), v.examples(['OF'])),
  unitPrice: priceText,
  quantity: quantityText,
  /** Defaults to the fee's usual currency. */
  currency: v.optional(currency),
  ctnType: v.optional(ctnType),
});
export type OperatorOptionLine = v.InferOutput<typeof optionLine>;

/** One of our prices, at its own charges or with the given lines; without a price, only the lines. */
const operatorOption = v.strictObject({
  priceId: v.optional(v.pipe(v.string(), v.regex(PRICE_ID))),
  lines: v.optional(v.pipe(v.array(optionLine), v.maxLength(30)), []),
  /** Carrier of a manual option; our prices include theirs. */
  carrier: v.optional(carrierCode),
  etd: v.optional(day),
  transitDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(120))),
  validDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30)), 5),
  remark: words,
});
export type OperatorOptionRequest = v.InferOutput<typeof operatorOption>;

/** State the operator saw; the enquiry is unchanged when it was answered or repriced since. */
const seen = {
  /** Time of the last answer; null for none. */
  answeredAt: v.optional(v.nullable(v.pipe(v.number(), v.integer()))),
  /** Digest of the previewed answer. */
  digest: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/), v.examples(['0'.repeat(64)]))),
};

export const operatorEnquiries = call({
  ...operator,
  name: 'operatorEnquiries',
  path: '/api-platform/desk/enquiries',
  summary: '运营台：以报价方案回复一个询价，或写明原因不报；别人刚答复过或价格已变时回 10004009',
  clauses: ['7.5'],
  request: v.variant('decision', [
    v.strictObject({
      no: enquiryNo,
      decision: v.literal('ANSWER'),
      options: v.pipe(v.array(operatorOption), v.minLength(1), v.maxLength(5)),
      ...seen,
    }),
    v.strictObject({ no: enquiryNo, decision: v.literal('DECLINE'), reason: words, ...seen }),
  ]),
  answer: v.object({
    enquiryNo: v.string(),
    status: enquiryStatus,
    optionCount: v.number(),
    reply: v.nullable(v.string()),
  }),
});
export type OperatorEnquiriesRequest = v.InferOutput<typeof operatorEnquiries.request>;

/** Oldest first, limited to a readable number. */
const queue = <Row extends v.GenericSchema>(row: Row) => v.object({ items: v.array(row), total: v.number() });

export const operatorWaiting = call({
  ...operator,
  name: 'operatorWaiting',
  path: '/api-platform/desk/waiting',
  failureShown: 'never',
  summary: '运营台：等待处理的询价、企业认证与订单，近一个月的提问，先到在前',
  clauses: ['7.5'],
  request: v.strictObject({}),
  answer: v.object({
    enquiries: queue(
      v.object({
        enquiryNo: v.string(),
        service: enquiryService,
        /** `declined` is set by the demonstration operator when it finds no price. */
        status: enquiryStatus,
        form: v.record(v.string(), v.unknown()),
        files: v.array(enquiryFile),
        deadline: v.number(),
        createdAt: v.number(),
      }),
    ),
    verifications: queue(
      v.object({
        id: v.string(),
        creditCode: v.string(),
        name: v.string(),
        legalPerson: v.string(),
        hasLicence: v.boolean(),
        reason: v.nullable(v.string()),
        submittedAt: v.number(),
      }),
    ),
    orders: queue(
      v.object({
        orderNo: v.string(),
        service: bookedService,
        status: orderStatus,
        statusName: v.string(),
        isDanger,
        dgStatus,
        autoCancelAt: v.nullable(v.number()),
        createdAt: v.number(),
      }),
    ),
    /** Open questions to the dangerous goods desk and the company, from the last month. */
    questions: queue(
      v.object({
        leadNo: v.string(),
        text: v.string(),
        /** Phone number or e-mail address; empty when a signed-in user left none. */
        contact: v.string(),
        createdAt: v.number(),
      }),
    ),
    /** Submitted after ordering. */
    papers: queue(
      v.object({
        orderNo: v.string(),
        paper: v.string(),
        name: v.string(),
        isLate: v.boolean(),
        at: v.number(),
      }),
    ),
    /** Allowed next statuses with their names. */
    moves: v.array(v.object({ status: movedTo, name: v.string() })),
    now: v.number(),
  }),
});

export const operatorFile = call({
  ...operator,
  name: 'operatorFile',
  path: '/api-platform/desk/files',
  delivery: 'file',
  summary: '运营台：下载一个询价的附件',
  clauses: ['7.5'],
  request: v.strictObject({ no: enquiryNo, fileId: identifier }),
  answer: v.null(),
});
