import type { OperatorOrderQueue } from '#contract/calls/operator-orders.ts';
import { HOUR_MS } from '#domain/limits.ts';
import type { MachineCases } from '../kit/cases.ts';
import { orderRow } from './operator-queue.rules.ts';
import type { QueuePage } from './operator-queue.types.ts';
import { operatorQueueWords } from './operator-queue.words.ts';

export const NOW = Date.parse('2026-10-12T09:40:00+08:00');

const orderOf = (orderNo: string, deadline: number | null): OperatorOrderQueue['items'][number] => ({
  orderNo,
  service: 'fcl',
  status: 'reviewing',
  dgStatus: 'pending',
  isDanger: 'Y',
  carrier: null,
  org: { code: 'CNSHA', nameCn: '上海', nameEn: 'SHANGHAI', timezone: 'Asia/Shanghai' },
  dst: { code: 'NLRTM', nameCn: '鹿特丹', nameEn: 'ROTTERDAM', timezone: 'Europe/Amsterdam' },
  etd: null,
  boxes: [{ ctnType: '20GP', quantity: 2 }],
  totals: [],
  createdAt: NOW - 1,
  autoCancelAt: null,
  nextSteps: [],
  company: '示例化工',
  deadline,
  deadlineKind: deadline === null ? null : 'siCutoff',
  unNumbers: [{ unNo: '1230', classes: ['3', '6.1'] }],
  ownPapers: { ready: 2, all: 7 },
});

export const first = {
  ...orderRow(orderOf('FCL26101200007', NOW + HOUR_MS)),
  openBy: [{ name: '周样本', at: NOW - 1 }],
};
export const second = orderRow(orderOf('FCL26101200008', null));
const due = { urgent: 1, soon: 0, ample: 0 };
export const firstPage: QueuePage = { items: [first], total: 2, due, next: '1.2.FCL26101200007', now: NOW };
export const lastPage: QueuePage = { items: [first, second], total: 2, due, next: null, now: NOW + 1 };

const pages = (id: string) => [firstPage, lastPage].map((output) => ({ type: `xstate.done.actor.${id}`, output }));
const lost = (id: string) => [{ type: `xstate.error.actor.${id}`, error: new Error('没有网络') }];

export const operatorQueueCases: MachineCases = {
  words: operatorQueueWords,
  events: {
    'filters.changed': [{ type: 'filters.changed', filters: { keyword: '1230', service: 'fcl', status: 'booked' } }],
    'list.more': [{ type: 'list.more' }],
    'list.renew': [{ type: 'list.renew' }],
    'row.changed': [{ type: 'row.changed', row: { ...first, status: 'booked' } }],
    'xstate.done.actor.firstPage': pages('firstPage'),
    'xstate.error.actor.firstPage': lost('firstPage'),
    'xstate.done.actor.nextPage': pages('nextPage'),
    'xstate.error.actor.nextPage': lost('nextPage'),
  },
  delays: {},
};
