import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { effect } from '../kit/effect.ts';
import { port } from '../kit/port.ts';
import type { SharedLinkAnswer, SharedLinkContext, SharedLinkEvent, SharedLinkInput } from './shared-link.types.ts';

export const sharedLinkMachine = setup({
  types: {
    context: {} as SharedLinkContext,
    events: {} as SharedLinkEvent,
    input: {} as SharedLinkInput,
    tags: {} as 'busy' | 'notice',
  },
  actors: { read: port<SharedLinkAnswer, { id: string | null }>('sharedLink.read') },
  actions: {
    storeId: assign((_, { id }: { id: string }) => ({ id })),
    forgetId: assign({ id: null }),
    /** Replaces the link in the address bar by the shared content. */
    openAddress: effect<{ answer: SharedLinkAnswer }>(),
    /** Removes the link from the address bar. */
    clearAddress: effect(),
  },
  guards: {
    hasLink: ({ context }) => context.id !== null,
    isFound: (_, { answer }: { answer: SharedLinkAnswer }) => answer.outcome === 'found',
  },
}).createMachine({
  id: 'shared-link',
  description: '打开分享链接：读出分享的条件放进网址，过期或不存在时说明',
  context: ({ input }) => ({ id: input.id }),
  initial: 'deciding',
  on: {
    'link.followed': { target: '.reading', actions: { type: 'storeId', params: ({ event }) => event } },
  },
  states: {
    deciding: {
      description: '看网址里有没有分享链接',
      always: [{ guard: 'hasLink', target: 'reading' }, { target: 'absent' }],
    },
    absent: { description: '没有分享链接，或已经打开' },
    reading: {
      description: '正在打开分享的内容',
      tags: ['busy', 'notice'],
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context }) => ({ id: context.id }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => ({ answer: event.output }) },
            target: 'absent',
            actions: ['forgetId', { type: 'openAddress', params: ({ event }) => ({ answer: event.output }) }],
          },
          { target: 'expired' },
        ],
        onError: 'failed',
      },
    },
    expired: {
      description: '分享已过期或不存在，可以自己查询',
      tags: 'notice',
      on: { 'link.leave': { target: 'absent', actions: ['forgetId', 'clearAddress'] } },
    },
    failed: {
      description: '分享没有读到，可以重试，也可以自己查询',
      tags: 'notice',
      on: {
        'link.retry': 'reading',
        'link.leave': { target: 'absent', actions: ['forgetId', 'clearAddress'] },
      },
    },
  },
});

export type SharedLinkRef = ActorRefFrom<typeof sharedLinkMachine>;
export type SharedLinkSnapshot = SnapshotFrom<typeof sharedLinkMachine>;
