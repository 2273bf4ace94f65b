import * as v from 'valibot';
import { cancellationSides, openCancellationStates } from '#domain/orders/cancellation.ts';
import { call, operatorCallFor } from '../call.ts';
import { bookedService } from '../fields/booked-service.ts';
import { contractStanding } from '../fields/contract.ts';
import { seenVersion } from '../fields/hand-in.ts';
import { openBy } from '../fields/operator.ts';
import { queueOf, unNumbers } from '../fields/operator-queue.ts';
import { orderNo, orderStatus } from '../fields/order.ts';
import { recordedNumbers, shipmentNumbers } from '../fields/shipment-numbers.ts';
import { operatorPaper } from './operator-papers.ts';
import { order, orderRow } from './orders.ts';
import { auditStatus } from './user.ts';

const operator = operatorCallFor('orders');

/** Kinds of an order's next deadline: a cut-off, departure or loading, or automatic cancellation. */
export const deadlineKinds = [
  'siCutoff',
  'dgCutoff',
  'vgmCutoff',
  'customsCutoff',
  'cyClosing',
  'departure',
  'loading',
  'autoCancel',
] as const;
export type DeadlineKind = (typeof deadlineKinds)[number];

const instantOrNull = v.nullable(v.number());

/** Facts from which `order-life` derives the allowed steps. */
const life = v.object({
  steps: v.array(v.object({ node: orderStatus, plannedAt: instantOrNull, actualAt: instantOrNull })),
  /** Customer documents not accepted yet. */
  outstanding: v.array(v.object({ name: v.string(), neededFor: orderStatus })),
  lastMove: v.nullable(
    v.object({
      from: orderStatus,
      recordedAt: v.number(),
      by: v.string(),
      /** This operator can undo it now. */
      isUndoable: v.boolean(),
    }),
  ),
  isEnquired: v.boolean(),
  /** Pending amendment with the status to resume. */
  amendment: v.nullable(v.object({ resumes: orderStatus })),
  cancellation: v.nullable(
    v.object({ state: v.picklist(openCancellationStates), side: v.picklist(cancellationSides) }),
  ),
});

const queueRow = v.object({
  openBy,
  ...orderRow,
  company: v.nullable(v.string()),
  /** Next deadline and its kind; null when there is none. */
  deadline: v.nullable(v.number()),
  deadlineKind: v.nullable(v.picklist(deadlineKinds)),
  unNumbers,
});

export const operatorOrderQueue = call({
  ...operator,
  name: 'operatorOrderQueue',
  path: '/api-platform/desk/orders/query',
  summary: '操作室：各项服务的订单，先到期的在前；不写状态时只列未结束的',
  clauses: ['10.8'],
  request: v.strictObject({
    service: v.optional(bookedService),
    status: v.optional(orderStatus),
    /** Part of a number, phone or company name, or a UN number. */
    keyword: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40)), ''),
    /** Last row of the previous page. */
    after: v.optional(
      v.pipe(
        v.string(),
        v.regex(/^\d{1,16}\.\d{1,16}\.[A-Z]{3}\d{11}$/),
        v.examples(['1791855600000.1792374000000.FCL26101200007']),
      ),
    ),
  }),
  answer: queueOf(queueRow),
});
export type OperatorOrderQueue = v.InferOutput<typeof operatorOrderQueue.answer>;

export const operatorOrderSheet = call({
  ...operator,
  name: 'operatorOrderSheet',
  path: '/api-platform/desk/orders/read',
  summary: '操作室：一个订单的全部内容：客户、收发货人、货物与危险品、费用、单证与时间线',
  clauses: ['10.8'],
  request: v.strictObject({ orderNo }),
  answer: v.object({
    row: queueRow,
    order: order.answer,
    customer: v.object({
      company: v.nullable(v.string()),
      name: v.nullable(v.string()),
      phone: v.nullable(v.string()),
      auditStatus,
    }),
    /** Dangerous goods of each line as declared. */
    dangerous: v.array(v.object({ lineNo: v.number(), name: v.string(), block: v.record(v.string(), v.unknown()) })),
    papers: v.array(operatorPaper),
    life,
    /** Null before any number was recorded. */
    recordedNumbers: v.nullable(recordedNumbers),
    /** Waybill prefix of the airline; null for other carriers. */
    airlinePrefix: v.nullable(v.string()),
    /** State of its contract; optional for back ends. */
    contract: v.optional(contractStanding),
  }),
});
export type OperatorOrderSheet = v.InferOutput<typeof operatorOrderSheet.answer>;

export const operatorNumbers = call({
  ...operator,
  name: 'operatorNumbers',
  path: '/api-platform/desk/orders/numbers',
  summary: '操作室：录一票的订舱号、提单号、船名航次、箱号封号等；别人先录了回 10004009，附现在的内容',
  clauses: ['11.11'],
  request: v.strictObject({
    orderNo,
    /** Version the operator saw; 0 before the first. */
    version: seenVersion,
    numbers: shipmentNumbers,
  }),
  answer: v.object({
    ...recordedNumbers.entries,
    /** Other orders under way with one of these containers, tanks or wagons. */
    alsoIn: v.array(v.object({ number: v.string(), orderNo: v.string() })),
  }),
});
export type NumbersSaved = v.InferOutput<typeof operatorNumbers.answer>;
