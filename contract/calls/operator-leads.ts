import * as v from 'valibot';
import { call, operatorCallFor } from '../call.ts';
import { identifier } from '../fields/common.ts';
import { openBy } from '../fields/operator.ts';

const operator = operatorCallFor('orders');

const topic = v.picklist(['lead', 'feedback', 'question']);
const leadStatus = v.picklist(['new', 'taken', 'done']);

const queueRow = v.object({
  openBy,
  leadNo: v.string(),
  topic,
  status: leadStatus,
  /** Name given by the sender; may be empty. */
  who: v.string(),
  text: v.string(),
  createdAt: v.number(),
  /** Operator who took it or closed it. */
  handledBy: v.nullable(v.string()),
});

export const operatorLeadQueue = call({
  ...operator,
  name: 'operatorLeadQueue',
  path: '/api-platform/desk/leads/query',
  summary: '操作室：线索、意见与提问，先到的在前；不写状态时列出没有处理完的',
  clauses: ['10.8'],
  request: v.strictObject({
    topic: v.optional(topic),
    status: v.optional(leadStatus),
    /** Part of a number, name, phone, company or of the text. */
    keyword: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40)), ''),
    /** Last row of the previous page. */
    after: v.optional(
      v.pipe(v.string(), v.regex(/^\d{1,16}\.[\w-]{1,64}$/), v.examples(['1791855600000.AbCdEfGhIjKl'])),
    ),
  }),
  answer: v.object({ items: v.array(queueRow), total: v.number(), next: v.nullable(v.string()), now: v.number() }),
});
export type OperatorLeadQueue = v.InferOutput<typeof operatorLeadQueue.answer>;

export const operatorLeadSheet = call({
  ...operator,
  name: 'operatorLeadSheet',
  path: '/api-platform/desk/leads/read',
  summary: '操作室：一条线索、意见或提问的全部，与怎样处理的',
  clauses: ['10.8'],
  request: v.strictObject({ leadNo: identifier }),
  answer: v.object({
    row: queueRow,
    form: v.record(v.string(), v.unknown()),
    /** Null when the sender was signed out. */
    account: v.nullable(v.object({ name: v.nullable(v.string()), phone: v.nullable(v.string()) })),
    note: v.string(),
    handledAt: v.nullable(v.number()),
    version: v.number(),
  }),
});
export type OperatorLeadSheet = v.InferOutput<typeof operatorLeadSheet.answer>;

export const operatorLeads = call({
  ...operator,
  name: 'operatorLeads',
  path: '/api-platform/desk/leads/settle',
  summary: '操作室：接手一条线索、意见或提问，或写明结果处理完；别人刚动过时回 10004009',
  clauses: ['10.8'],
  request: v.strictObject({
    leadNo: identifier,
    /** Version the operator read. */
    version: v.pipe(v.number(), v.integer(), v.minValue(0)),
    status: v.picklist(['taken', 'done']),
    note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500)), ''),
  }),
  answer: v.object({ leadNo: v.string(), status: leadStatus, version: v.number() }),
});
export type OperatorLeadsRequest = v.InferOutput<typeof operatorLeads.request>;
