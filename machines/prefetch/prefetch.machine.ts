import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { PageName } from '#contract/routes.ts';
import { PREFETCH_BYTES, PREFETCH_IDLE_MS, PREFETCH_REST_MS } from '#domain/limits.ts';
import { feed, port } from '../kit/port.ts';
import type { PrefetchContext, PrefetchEvent, Prefetched, PrefetchInput } from './prefetch.types.ts';

export const prefetchMachine = setup({
  types: { context: {} as PrefetchContext, events: {} as PrefetchEvent },
  actors: {
    connection: feed<PrefetchEvent>('prefetch.connection'),
    links: feed<PrefetchEvent, { restMs: number }>('prefetch.links'),
    whenIdle: port<void, { atMostMs: number }>('prefetch.whenIdle'),
    prefetchPages: port<Prefetched, PrefetchInput>('prefetch.prefetchPages'),
  },
  actions: {
    queuePage: assign(({ context }, { page }: { page: PageName }) => ({
      known: [...context.known, page],
      waiting: [...context.waiting, page],
    })),
    takeBatch: assign(({ context }) => ({ batch: context.waiting, waiting: [] })),
    takeTouched: assign(({ context }, { page }: { page: PageName }) => ({
      known: withPage(context.known, page),
      wanted: [...context.wanted, page],
      waiting: context.waiting.filter((one) => one !== page),
      batch: [page],
    })),
    queueTouched: assign(({ context }, { page }: { page: PageName }) => ({
      known: withPage(context.known, page),
      wanted: [...context.wanted, page],
      waiting: [page, ...context.waiting.filter((one) => one !== page)],
    })),
    countBytes: assign(({ context }, { bytes }: Prefetched) => ({
      leftBytes: Math.max(0, context.leftBytes - bytes),
    })),
    forgetWaiting: assign(({ context }) => ({
      known: context.known.filter((page) => !context.waiting.includes(page)),
      wanted: context.wanted.filter((page) => !context.waiting.includes(page)),
      waiting: [],
      batch: [],
    })),
  },
  guards: {
    isNew: ({ context }, { page }: { page: PageName }) => !context.known.includes(page),
    isFirstTouch: ({ context }, { page }: { page: PageName }) => !context.wanted.includes(page),
    isWaitedFor: ({ context }) => context.waiting.length > 0,
    isSavingData: (_, params: { savesData: boolean }) => params.savesData,
  },
}).createMachine({
  id: 'prefetch',
  description: '预先下载将要打开的页面，只下载不运行：一次访问有总量，节省流量的连接从不预取',
  context: { known: [], wanted: [], waiting: [], batch: [], leftBytes: PREFETCH_BYTES.visit },
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
      description: '留意视野内的链接，和指针、焦点、手指碰到的链接',
      initial: 'resting',
      invoke: { id: 'links', src: 'links', input: { restMs: PREFETCH_REST_MS } },
      states: {
        resting: {
          description: '没有新链接',
          always: { guard: 'isWaitedFor', target: 'queued' },
          on: {
            'link.seen': {
              guard: { type: 'isNew', params: ({ event }) => event },
              actions: { type: 'queuePage', params: ({ event }) => event },
            },
            'link.wanted': {
              guard: { type: 'isFirstTouch', params: ({ event }) => event },
              target: 'fetchingTouched',
              actions: { type: 'takeTouched', params: ({ event }) => event },
            },
          },
        },
        queued: {
          description: '等浏览器空闲，连同在视野里停留的时间最多 2 秒',
          invoke: {
            id: 'whenIdle',
            src: 'whenIdle',
            input: { atMostMs: PREFETCH_IDLE_MS - PREFETCH_REST_MS },
            onDone: { target: 'fetchingSeen', actions: 'takeBatch' },
            onError: { target: 'fetchingSeen', actions: 'takeBatch' },
          },
          on: {
            'link.seen': {
              guard: { type: 'isNew', params: ({ event }) => event },
              actions: { type: 'queuePage', params: ({ event }) => event },
            },
            'link.wanted': {
              guard: { type: 'isFirstTouch', params: ({ event }) => event },
              target: 'fetchingTouched',
              actions: { type: 'takeTouched', params: ({ event }) => event },
              description: '碰到的链接不等空闲，排队的页面随后',
            },
          },
        },
        fetchingSeen: {
          description: '正在预取视野内链接的页面，留出一份给碰到的链接',
          invoke: {
            id: 'prefetchSeen',
            src: 'prefetchPages',
            input: ({ context }) => ({
              pages: context.batch,
              atMostBytes: Math.max(0, context.leftBytes - PREFETCH_BYTES.wanted),
            }),
            onDone: { target: 'resting', actions: { type: 'countBytes', params: ({ event }) => event.output } },
            onError: { target: 'resting', description: '预取失败不打扰任何人' },
          },
          on: {
            'link.seen': {
              guard: { type: 'isNew', params: ({ event }) => event },
              actions: { type: 'queuePage', params: ({ event }) => event },
            },
            'link.wanted': {
              guard: { type: 'isFirstTouch', params: ({ event }) => event },
              actions: { type: 'queueTouched', params: ({ event }) => event },
            },
          },
        },
        fetchingTouched: {
          description: '正在预取碰到的链接的页面',
          invoke: {
            id: 'prefetchTouched',
            src: 'prefetchPages',
            input: ({ context }) => ({ pages: context.batch, atMostBytes: context.leftBytes }),
            onDone: { target: 'resting', actions: { type: 'countBytes', params: ({ event }) => event.output } },
            onError: { target: 'resting', description: '预取失败不打扰任何人' },
          },
          on: {
            'link.seen': {
              guard: { type: 'isNew', params: ({ event }) => event },
              actions: { type: 'queuePage', params: ({ event }) => event },
            },
            'link.wanted': {
              guard: { type: 'isFirstTouch', params: ({ event }) => event },
              actions: { type: 'queueTouched', params: ({ event }) => event },
            },
          },
        },
      },
    },
  },
});

const withPage = (pages: PageName[], page: PageName) => (pages.includes(page) ? pages : [...pages, page]);

export type PrefetchRef = ActorRefFrom<typeof prefetchMachine>;
export type PrefetchSnapshot = SnapshotFrom<typeof prefetchMachine>;
