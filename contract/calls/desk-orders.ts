import * as v from 'valibot';
import { cancellationSides, openCancellationStates } from '#domain/orders/cancellation.ts';
import { call, deskOf } from '../call.ts';
import { bookedService } from '../fields/booked-service.ts';
import { contractStanding } from '../fields/contract.ts';
import { queueOf, unNumbers } from '../fields/desk-queue.ts';
import { openBy } from '../fields/operator.ts';
import { orderNo, orderStatus } from '../fields/order.ts';
import { deskPaper } from './desk-papers.ts';
import { order, orderRow } from './orders.ts';
import { auditStatus } from './user.ts';

const desk = deskOf('orders');

/** What comes at the next moment of an order: a cut-off of its voyage, its departure or loading, or its end by itself. */
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

/** The facts from which `order-life` derives the steps an order may take. */
const life = v.object({
  steps: v.array(v.object({ node: orderStatus, plannedAt: instantOrNull, actualAt: instantOrNull })),
  /** Papers of the customer that are not accepted yet. */
  outstanding: v.array(v.object({ name: v.string(), neededFor: orderStatus })),
  lastMove: v.nullable(
    v.object({
      from: orderStatus,
      recordedAt: v.number(),
      /** The operator's name, or the name of the system, that recorded it. */
      by: v.string(),
      /** Whether this operator can undo it now. */
      isUndoable: v.boolean(),
    }),
  ),
  isEnquired: v.boolean(),
  /** The amendment that waits for its answer, with the status the order resumes. */
  amendment: v.nullable(v.object({ resumes: orderStatus })),
  /** The open cancellation. */
  cancellation: v.nullable(
    v.object({ state: v.picklist(openCancellationStates), side: v.picklist(cancellationSides) }),
  ),
});

const queueRow = v.object({
  openBy,
  ...orderRow,
  company: v.nullable(v.string()),
  /** The next moment at which something can be missed, and what that is; null where none is set. */
  deadline: v.nullable(v.number()),
  deadlineKind: v.nullable(v.picklist(deadlineKinds)),
  unNumbers,
});

export const deskOrderQueue = call({
  ...desk,
  name: 'deskOrderQueue',
  path: '/api-platform/desk/orders/query',
  summary: '操作室：各项服务的订单，先到期的在前；不写状态时只列未结束的',
  clauses: ['10.8'],
  request: v.strictObject({
    service: v.optional(bookedService),
    status: v.optional(orderStatus),
    /** Part of a number, phone or company name, or a UN number. */
    keyword: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40)), ''),
    /** Where the page before ended. */
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
export type DeskOrderQueue = v.InferOutput<typeof deskOrderQueue.answer>;

export const deskOrderSheet = call({
  ...desk,
  name: 'deskOrderSheet',
  path: '/api-platform/desk/orders/read',
  summary: '操作室：一个订单的全部内容：客户、收发货人、货物与危险品、费用、单证与时间线',
  clauses: ['10.8'],
  request: v.strictObject({ orderNo }),
  answer: v.object({
    /** As the queue lists it. */
    row: queueRow,
    order: order.answer,
    customer: v.object({
      company: v.nullable(v.string()),
      name: v.nullable(v.string()),
      phone: v.nullable(v.string()),
      auditStatus,
    }),
    /** The dangerous goods of each line, as the shipper declared them. */
    dangerous: v.array(v.object({ lineNo: v.number(), name: v.string(), block: v.record(v.string(), v.unknown()) })),
    papers: v.array(deskPaper),
    life,
    /** How its contract stands; a back end may tell none. */
    contract: v.optional(contractStanding),
  }),
});
export type DeskOrderSheet = v.InferOutput<typeof deskOrderSheet.answer>;
