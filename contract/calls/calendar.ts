import * as v from 'valibot';
import { anyUser, lists, reads } from '../access.ts';
import { call, ownDataCall } from '../call.ts';
import { identifier } from '../fields/common.ts';
import { nextStep, orderStatus } from '../fields/order.ts';

const agendaItem = {
  orderNo: v.string(),
  text: v.string(),
  at: v.nullable(v.number()),
  place: v.nullable(v.string()),
};

/** A document the customer must submit, or a planned step. */
const moment = v.variant('kind', [
  v.object({
    kind: v.literal('OWED'),
    ...agendaItem,
    code: nextStep.entries.code,
    paper: nextStep.entries.paper,
  }),
  v.object({ kind: v.literal('PLANNED'), ...agendaItem, code: orderStatus, paper: v.null() }),
]);

export const agenda = call({
  ...ownDataCall,
  name: 'agenda',
  access: lists('order'),
  method: 'POST',
  path: '/api-ecommerce/orders/agenda',
  payload: 'both',
  summary: '在途订单接下来的事，最近的在前：客户要做的与计划中的节点；没有期限的在最后',
  clauses: ['2.14', '10.12'],
  request: v.strictObject({}),
  answer: v.object({
    moments: v.array(moment),
    /** Total entries; the response contains the soonest. */
    total: v.number(),
    now: v.number(),
  }),
});

export const calendarFeedTimes = v.object({ madeAt: v.number(), readAt: v.nullable(v.number()) });
export type CalendarFeed = v.InferOutput<typeof calendarFeedTimes>;

export const calendarFeed = call({
  ...ownDataCall,
  name: 'calendarFeed',
  access: anyUser,
  method: 'POST',
  path: '/api-user/calendar/query',
  payload: 'both',
  summary: '本人的日历订阅地址何时生成、何时被读过；地址本身不再给出',
  clauses: ['10.12'],
  request: v.strictObject({}),
  answer: v.object({ feed: v.nullable(calendarFeedTimes) }),
});

export const makeCalendarFeed = call({
  ...ownDataCall,
  name: 'makeCalendarFeed',
  access: anyUser,
  method: 'POST',
  path: '/api-user/calendar/make',
  payload: 'both',
  limits: { bodyBytes: 1024, perMinute: 10 },
  summary: '生成日历订阅地址，只在这时给出一次；原来的随即失效',
  clauses: ['10.12'],
  request: v.strictObject({}),
  answer: v.object({ feed: calendarFeedTimes, url: v.string() }),
});

export const revokeCalendarFeed = call({
  ...ownDataCall,
  name: 'revokeCalendarFeed',
  access: reads('member'),
  method: 'POST',
  path: '/api-user/calendar/revoke',
  payload: 'both',
  summary: '停用日历订阅地址；主账号带 memberId 则停用这位同事的',
  clauses: ['10.12', '11.5'],
  request: v.strictObject({ memberId: v.optional(identifier) }),
  answer: v.null(),
});
