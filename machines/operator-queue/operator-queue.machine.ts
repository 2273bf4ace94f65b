import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { toFailure } from '#domain/failure.ts';
import { port } from '../kit/port.ts';
import { groupsOf } from './operator-queue.rules.ts';
import type {
  OperatorQueueContext,
  OperatorQueueEvent,
  PageRequest,
  QueueFilters,
  QueuePage,
  QueueRow,
} from './operator-queue.types.ts';

export const operatorQueueMachine = setup({
  types: {
    context: {} as OperatorQueueContext,
    events: {} as OperatorQueueEvent,
    tags: {} as 'reading',
  },
  actors: {
    readPage: port<QueuePage, PageRequest>('operatorQueue.page'),
  },
  actions: {
    storeFilters: assign((_, { filters }: { filters: QueueFilters }) => ({ filters, failure: null })),
    storePage: assign((_, { output: { items, total, due, next, now } }: { output: QueuePage }) => ({
      rows: items,
      listedIn: groupsOf(items, now),
      total,
      due: due ?? null,
      next,
      readAt: now,
      failure: null,
    })),
    appendPage: assign(({ context }, { output: { items, total, due, next } }: { output: QueuePage }) => {
      const known = new Set(context.rows.map(({ id }) => id));
      const more = items.filter(({ id }) => !known.has(id));
      const listedIn = { ...context.listedIn, ...groupsOf(more, context.readAt) };
      return { rows: [...context.rows, ...more], listedIn, total, due: due ?? null, next };
    }),
    storeRow: assign(({ context }, { row }: { row: QueueRow }) => ({
      rows: context.rows.map((each) => (each.id === row.id ? row : each)),
    })),
    storeFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error).message })),
  },
  guards: { hasMore: ({ context }) => context.next !== null },
}).createMachine({
  id: 'operator-queue',
  description: '操作室的一个队列：先到期的在前，筛选、搜索、翻下去',
  context: {
    filters: { keyword: '', service: '', status: '' },
    rows: [],
    listedIn: {},
    total: 0,
    due: null,
    next: null,
    readAt: 0,
    failure: null,
  },
  on: {
    'filters.changed': { target: '.reading', actions: { type: 'storeFilters', params: ({ event }) => event } },
    'row.changed': {
      actions: { type: 'storeRow', params: ({ event }) => event },
      description: '打开的一件有了新的状态：只换这一行，位置不变',
    },
  },
  initial: 'reading',
  states: {
    reading: {
      description: '读第一页，旧的先留着',
      tags: 'reading',
      invoke: {
        id: 'firstPage',
        src: 'readPage',
        input: ({ context: { filters } }) => ({ filters, after: null }),
        onDone: { target: 'shown', actions: { type: 'storePage', params: ({ event }) => event } },
        onError: { target: 'failed', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    shown: {
      description: '列出',
      on: { 'list.more': { guard: 'hasMore', target: 'readingMore' }, 'list.renew': 'reading' },
    },
    readingMore: {
      description: '接着读下一页',
      tags: 'reading',
      invoke: {
        id: 'nextPage',
        src: 'readPage',
        input: ({ context: { filters, next } }) => ({ filters, after: next }),
        onDone: { target: 'shown', actions: { type: 'appendPage', params: ({ event }) => event } },
        onError: { target: 'failed', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    failed: { description: '没有读到，说明原因', on: { 'list.renew': 'reading' } },
  },
});

export type OperatorQueueRef = ActorRefFrom<typeof operatorQueueMachine>;
export type OperatorQueueSnapshot = SnapshotFrom<typeof operatorQueueMachine>;
