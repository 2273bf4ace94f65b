import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { toFailure } from '#domain/failure.ts';
import { effect } from '../kit/effect.ts';
import { port } from '../kit/port.ts';
import type { CalendarFeed, CalendarFeedContext, CalendarFeedEvent, MadeFeed } from './calendar-feed.types.ts';

export const calendarFeedMachine = setup({
  types: {
    context: {} as CalendarFeedContext,
    events: {} as CalendarFeedEvent,
    tags: {} as 'busy' | 'kept',
  },
  actors: {
    loadFeed: port<CalendarFeed | null>('calendarFeed.load'),
    makeFeed: port<MadeFeed>('calendarFeed.make'),
    revokeFeed: port<void>('calendarFeed.revoke'),
  },
  actions: {
    storeFeed: assign((_, { feed }: { feed: CalendarFeed | null }) => ({ feed })),
    storeMade: assign((_, { feed, url }: MadeFeed) => ({ feed, url })),
    forgetFeed: assign({ feed: null, url: null }),
    storeFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error).message })),
    forgetFailure: assign({ failure: null }),
    copyUrl: effect<{ text: string }>(),
  },
  guards: {
    isThere: (_, { feed }: { feed: CalendarFeed | null }) => feed !== null,
    isUrlKnown: ({ context }) => context.url !== null,
  },
}).createMachine({
  id: 'calendar-feed',
  description: '日历订阅：私有地址生成一次、只显示一次，随时可以停用',
  context: { feed: null, url: null, failure: null },
  initial: 'loading',
  on: { 'feed.close': '.finished' },
  states: {
    loading: {
      description: '看有没有订阅地址',
      tags: 'busy',
      invoke: {
        id: 'loadFeed',
        src: 'loadFeed',
        onDone: [
          {
            guard: { type: 'isThere', params: ({ event }) => ({ feed: event.output }) },
            target: 'kept',
            actions: { type: 'storeFeed', params: ({ event }) => ({ feed: event.output }) },
          },
          { target: 'none' },
        ],
        onError: { target: 'unavailable', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    unavailable: {
      description: '没有读到，可以重试',
      on: { 'feed.retry': { target: 'loading', actions: 'forgetFailure' } },
    },
    none: {
      description: '没有订阅地址',
      on: { 'feed.make': { target: 'making', actions: 'forgetFailure' } },
    },
    making: {
      description: '正在生成',
      tags: 'busy',
      invoke: {
        id: 'makeFeed',
        src: 'makeFeed',
        onDone: { target: 'kept', actions: { type: 'storeMade', params: ({ event }) => event.output } },
        onError: { target: 'none', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    kept: {
      description: '有订阅地址：刚生成的可以复制，以前的不再显示',
      tags: 'kept',
      on: {
        'feed.copy': {
          guard: 'isUrlKnown',
          actions: { type: 'copyUrl', params: ({ context }) => ({ text: context.url! }) },
        },
        'feed.revoke': { target: 'asking', actions: 'forgetFailure' },
      },
    },
    asking: {
      description: '说明后果，确认才停用',
      tags: 'kept',
      on: { 'feed.confirm': 'revoking', 'feed.cancel': 'kept' },
    },
    revoking: {
      description: '正在停用',
      tags: ['busy', 'kept'],
      invoke: {
        id: 'revokeFeed',
        src: 'revokeFeed',
        onDone: { target: 'none', actions: 'forgetFeed' },
        onError: { target: 'kept', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    finished: { description: '窗口关闭', type: 'final' },
  },
});

export type CalendarFeedRef = ActorRefFrom<typeof calendarFeedMachine>;
export type CalendarFeedSnapshot = SnapshotFrom<typeof calendarFeedMachine>;
