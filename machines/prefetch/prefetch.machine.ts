import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { PageName } from '#contract/routes.ts';
import { PREFETCH_IDLE_MS } from '#domain/limits.ts';
import { feed, port } from '../kit/port.ts';
import type { PrefetchContext, PrefetchEvent } from './prefetch.types.ts';

export const prefetchMachine = setup({
  types: { context: {} as PrefetchContext, events: {} as PrefetchEvent },
  actors: {
    connection: feed<PrefetchEvent>('prefetch.connection'),
    linksInView: feed<PrefetchEvent>('prefetch.linksInView'),
    whenIdle: port<void, { atMostMs: number }>('prefetch.whenIdle'),
    fetchPages: port<void, { pages: readonly PageName[] }>('prefetch.fetchPages'),
  },
  actions: {
    queuePage: assign(({ context }, { page }: { page: PageName }) => ({
      known: [...context.known, page],
      waiting: [...context.waiting, page],
    })),
    takeBatch: assign(({ context }) => ({ batch: context.waiting, waiting: [] })),
    forgetWaiting: assign(({ context }) => ({
      known: context.known.filter((page) => !context.waiting.includes(page)),
      waiting: [],
    })),
  },
  guards: {
    isNew: ({ context }, { page }: { page: PageName }) => !context.known.includes(page),
    isWaitedFor: ({ context }) => context.waiting.length > 0,
    isSavingData: (_, params: { savesData: boolean }) => params.savesData,
  },
}).createMachine({
  id: 'prefetch',
  description: '浏览器空闲时预先下载视野内链接的页面',
  context: { known: [], waiting: [], batch: [] },
  initial: 'off',
  invoke: { id: 'connection', src: 'connection' },
  on: {
    'connection.changed': [
      {
        guard: { type: 'isSavingData', params: ({ event }) => event },
        target: '.off',
        actions: 'forgetWaiting',
      },
      { target: '.watching' },
    ],
  },
  states: {
    off: { description: '不预取：连接要求节省流量，或还不知道连接情况' },
    watching: {
      description: '留意视野内的链接',
      initial: 'resting',
      invoke: { id: 'linksInView', src: 'linksInView' },
      states: {
        resting: {
          description: '没有新链接',
          always: { guard: 'isWaitedFor', target: 'queued' },
          on: {
            'link.seen': {
              guard: { type: 'isNew', params: ({ event }) => event },
              actions: { type: 'queuePage', params: ({ event }) => event },
            },
          },
        },
        queued: {
          description: '等浏览器空闲，最多 2 秒',
          invoke: {
            id: 'whenIdle',
            src: 'whenIdle',
            input: { atMostMs: PREFETCH_IDLE_MS },
            onDone: { target: 'fetching', actions: 'takeBatch' },
            onError: { target: 'fetching', actions: 'takeBatch' },
          },
          on: {
            'link.seen': {
              guard: { type: 'isNew', params: ({ event }) => event },
              actions: { type: 'queuePage', params: ({ event }) => event },
            },
          },
        },
        fetching: {
          description: '正在预取',
          invoke: {
            id: 'fetchPages',
            src: 'fetchPages',
            input: ({ context }) => ({ pages: context.batch }),
            onDone: 'resting',
            onError: { target: 'resting', description: '预取失败不打扰任何人' },
          },
          on: {
            'link.seen': {
              guard: { type: 'isNew', params: ({ event }) => event },
              actions: { type: 'queuePage', params: ({ event }) => event },
            },
          },
        },
      },
    },
  },
});

export type PrefetchRef = ActorRefFrom<typeof prefetchMachine>;
export type PrefetchSnapshot = SnapshotFrom<typeof prefetchMachine>;
