import { type ActorRefFrom, assign, raise, type SnapshotFrom, setup } from 'xstate';
import { FETCH_MINIMUM_MS, LOADING_THROTTLE_MS } from '#domain/limits.ts';
import { port } from '../kit/port.ts';
import type { ResourceAddress, ResourceAnswer, ResourceContext, ResourceEvent } from './resource.types.ts';

export const resourceMachine = setup({
  types: {
    context: {} as ResourceContext,
    events: {} as ResourceEvent,
    input: {} as ResourceAddress,
    tags: {} as 'skeleton' | 'content',
  },
  actors: { read: port<ResourceAnswer, ResourceAddress>('resource.read') },
  actions: {
    storeAddress: assign((_, { path, query }: ResourceAddress) => ({ address: { path, query } })),
    storeAnswer: assign((_, params: ResourceAnswer) =>
      params.outcome === 'found'
        ? { outcome: params.outcome, content: params.content }
        : { outcome: params.outcome, content: null },
    ),
    storeFailure: assign({ outcome: 'failed' }),
    askAgain: raise((_, { path, query }: ResourceAddress) => ({ type: 'resource.asked', path, query })),
    forgetOutcome: assign({ outcome: null }),
    forgetContent: assign({ content: null }),
  },
  guards: {
    isSettled: ({ context }) => context.outcome !== null,
    isMissing: ({ context }) => context.outcome === 'missing' || context.outcome === 'absent',
    isFailed: ({ context }) => context.outcome === 'failed',
    isMissingAnswer: (_, params: ResourceAnswer) => params.outcome !== 'found',
  },
  delays: { loadingThrottle: LOADING_THROTTLE_MS, skeletonMinimum: FETCH_MINIMUM_MS },
}).createMachine({
  id: 'resource',
  description: '一页所读的内容：载入、显示、换条件、出错重试、不存在',
  context: ({ input: { path, query } }) => ({ address: { path, query }, content: null, outcome: null }),
  initial: 'loading',
  on: {
    'page.opened': { actions: { type: 'askAgain', params: ({ event }) => event } },
    'page.asked': { actions: { type: 'askAgain', params: ({ event }) => event } },
  },
  states: {
    loading: {
      description: '第一次读取',
      type: 'parallel',
      entry: ['forgetOutcome', 'forgetContent'],
      on: {
        'resource.asked': {
          target: 'loading',
          reenter: true,
          actions: { type: 'storeAddress', params: ({ event }) => event },
        },
      },
      states: {
        answer: {
          description: '内容',
          initial: 'awaited',
          states: {
            awaited: {
              description: '还没有到',
              invoke: {
                id: 'read',
                src: 'read',
                input: ({ context }) => context.address,
                onDone: {
                  target: 'settled',
                  actions: { type: 'storeAnswer', params: ({ event }) => event.output },
                },
                onError: { target: 'settled', actions: 'storeFailure' },
              },
            },
            settled: { description: '到了，或确定不会到' },
          },
        },
        skeleton: {
          description: '载入的样子',
          initial: 'hidden',
          states: {
            hidden: {
              description: '200 毫秒内到达就什么也不显示',
              always: { guard: 'isSettled', target: '#resource.deciding' },
              after: { loadingThrottle: 'fresh' },
            },
            fresh: {
              description: '刚显示，至少停留 200 毫秒',
              tags: 'skeleton',
              after: { skeletonMinimum: 'lasting' },
            },
            lasting: {
              description: '显示着，内容一到就让位',
              tags: 'skeleton',
              always: { guard: 'isSettled', target: '#resource.deciding' },
            },
          },
        },
      },
    },
    deciding: {
      description: '看读到了什么',
      always: [{ guard: 'isMissing', target: 'missing' }, { guard: 'isFailed', target: 'failed' }, { target: 'shown' }],
    },
    shown: {
      description: '显示内容',
      tags: 'content',
      on: {
        'resource.asked': { target: 'refreshing', actions: { type: 'storeAddress', params: ({ event }) => event } },
      },
    },
    refreshing: {
      description: '换了条件正在读取，旧内容留在原处',
      tags: 'content',
      invoke: {
        id: 'reread',
        src: 'read',
        input: ({ context }) => context.address,
        onDone: [
          {
            guard: { type: 'isMissingAnswer', params: ({ event }) => event.output },
            target: 'missing',
            actions: { type: 'storeAnswer', params: ({ event }) => event.output },
          },
          { target: 'shown', actions: { type: 'storeAnswer', params: ({ event }) => event.output } },
        ],
        onError: { target: 'stale', actions: 'storeFailure' },
      },
      on: {
        'resource.asked': {
          target: 'refreshing',
          reenter: true,
          actions: { type: 'storeAddress', params: ({ event }) => event },
        },
      },
    },
    stale: {
      description: '没有读到新的，旧内容留着，可以重试',
      tags: 'content',
      on: {
        'resource.retry': 'refreshing',
        'resource.asked': { target: 'refreshing', actions: { type: 'storeAddress', params: ({ event }) => event } },
      },
    },
    failed: {
      description: '读取失败，可以重试',
      on: {
        'resource.retry': 'loading',
        'resource.asked': { target: 'loading', actions: { type: 'storeAddress', params: ({ event }) => event } },
      },
    },
    missing: {
      description: '没有这条内容：显示走丢了',
      on: {
        'resource.asked': { target: 'loading', actions: { type: 'storeAddress', params: ({ event }) => event } },
      },
    },
  },
});

export type ResourceSnapshot = SnapshotFrom<typeof resourceMachine>;
/** The actor of a page's content; its type is known where the page and its source are connected. */
export type ResourceRef<Content = unknown> = ActorRefFrom<typeof resourceMachine> & { readonly holds?: Content };
