import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { WATCH_INTERVAL_MS } from '#domain/limits.ts';
import { feed, port } from '../kit/port.ts';
import type { WatchAnswer, WatchContext, WatchEvent, WatchInput } from './watch.types.ts';

export const watchMachine = setup({
  types: {
    context: {} as WatchContext,
    events: {} as WatchEvent,
    input: {} as WatchInput,
    tags: {} as 'busy' | 'content',
  },
  actors: {
    visibility: feed<WatchEvent>('watch.visibility'),
    read: port<WatchAnswer, { asked: string }>('watch.read'),
  },
  actions: {
    storeRequest: assign((_, { asked }: { asked: string | null }) => ({ asked })),
    storeAnswer: assign((_, answer: WatchAnswer) =>
      answer.outcome === 'found'
        ? { content: answer.content, isSettled: answer.isSettled }
        : { content: null, isSettled: true },
    ),
    forgetContent: assign({ content: null, isSettled: false }),
    hide: assign({ isHidden: true }),
    show: assign({ isHidden: false }),
  },
  guards: {
    isNothingRequested: ({ context }) => context.asked === null,
    isHidden: ({ context }) => context.isHidden,
    isSettled: ({ context }) => context.isSettled,
    isMissing: (_, answer: WatchAnswer) => answer.outcome === 'missing',
  },
  delays: { interval: WATCH_INTERVAL_MS },
}).createMachine({
  id: 'watch',
  description: '自己更新的内容：有事在等就定时再读，页面看不见时停下，读不到时旧内容留着',
  context: ({ input }) => ({ asked: input.asked, content: null, isSettled: false, isHidden: false }),
  invoke: { id: 'visibility', src: 'visibility' },
  initial: 'deciding',
  on: {
    'watch.asked': {
      target: '.deciding',
      actions: [{ type: 'storeRequest', params: ({ event }) => event }, 'forgetContent'],
    },
    'page.hidden': { actions: 'hide' },
    'page.shown': { actions: 'show' },
  },
  states: {
    deciding: {
      description: '看有没有要读的',
      always: [{ guard: 'isNothingRequested', target: 'idle' }, { target: 'loading' }],
    },
    idle: { description: '没有要读的：没有登录，或者还没有选' },
    loading: {
      description: '第一次读取',
      tags: 'busy',
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context }) => ({ asked: context.asked ?? '' }),
        onDone: [
          { guard: { type: 'isMissing', params: ({ event }) => event.output }, target: 'missing' },
          { target: 'shown', actions: { type: 'storeAnswer', params: ({ event }) => event.output } },
        ],
        onError: 'failed',
      },
    },
    shown: {
      description: '有了内容，看还有没有在等的',
      always: [
        { guard: 'isHidden', target: 'paused' },
        { guard: 'isSettled', target: 'settled' },
        { target: 'waiting' },
      ],
    },
    waiting: {
      description: '有事在等：15 秒后再读一次',
      tags: 'content',
      after: { interval: 'refreshing' },
      on: { 'watch.refresh': 'refreshing', 'page.hidden': { target: 'paused', actions: 'hide' } },
    },
    settled: {
      description: '没有在等的，不再自动更新',
      tags: 'content',
      on: { 'watch.refresh': 'refreshing', 'page.hidden': { target: 'paused', actions: 'hide' } },
    },
    paused: {
      description: '页面看不见，停下；再看见时更新',
      tags: 'content',
      on: { 'watch.refresh': 'refreshing', 'page.shown': { target: 'refreshing', actions: 'show' } },
    },
    refreshing: {
      description: '正在再读，原来的内容留着',
      tags: ['busy', 'content'],
      invoke: {
        id: 'reread',
        src: 'read',
        input: ({ context }) => ({ asked: context.asked ?? '' }),
        onDone: [
          {
            guard: { type: 'isMissing', params: ({ event }) => event.output },
            target: 'missing',
            actions: { type: 'storeAnswer', params: ({ event }) => event.output },
          },
          { target: 'shown', actions: { type: 'storeAnswer', params: ({ event }) => event.output } },
        ],
        onError: 'outdated',
      },
    },
    outdated: {
      description: '没有更新成功：原来的内容留着，可以重试，也会自己再试',
      tags: 'content',
      after: { interval: 'retrying' },
      on: { 'watch.refresh': 'refreshing' },
    },
    retrying: {
      description: '页面看得见才再试',
      always: [{ guard: 'isHidden', target: 'outdated' }, { target: 'refreshing' }],
    },
    failed: {
      description: '读不到，可以重试',
      on: { 'watch.refresh': 'loading' },
    },
    missing: { description: '没有这一条，或者不是本人的' },
  },
});

export type WatchSnapshot = SnapshotFrom<typeof watchMachine>;
/** The type of its content is known where the view and its source are connected. */
export type WatchRef<Content = unknown> = ActorRefFrom<typeof watchMachine> & { readonly holds?: Content };
