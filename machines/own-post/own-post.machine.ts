import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { isConflict } from '#domain/conflict.ts';
import { toFailure } from '#domain/failure.ts';
import { effect } from '../kit/effect.ts';
import { port } from '../kit/port.ts';
import type { Decided, Decision, OwnPostContext, OwnPostEvent, OwnPostInput } from './own-post.types.ts';

export const ownPostMachine = setup({
  types: {
    context: {} as OwnPostContext,
    events: {} as OwnPostEvent,
    input: {} as OwnPostInput,
    tags: {} as 'busy' | 'open',
  },
  actors: { decide: port<unknown, Decided>('own-post.decide') },
  actions: {
    storeDecision: assign((_, { decision }: { decision: Decision }) => ({ decision, failure: null })),
    forgetDecision: assign({ decision: null, failure: null }),
    leaveDecision: assign({ decision: null }),
    storeFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error).message })),
    /** Reloads the post after it changed. */
    reread: effect(),
  },
  guards: {
    isOutdated: (_, { error }: { error: unknown }) => isConflict(error),
  },
}).createMachine({
  id: 'own-post',
  description: '自己的采购单：定标与撤销，先问清楚再办，办过的不能反悔',
  context: ({ input }) => ({ ...input, decision: null, failure: null }),
  initial: 'idle',
  states: {
    idle: {
      description: '没有在办的事',
      on: {
        'post.award': {
          target: 'asking',
          actions: {
            type: 'storeDecision',
            params: ({ event: { quoteNo, updatedAt } }) => ({ decision: { kind: 'award', quoteNo, updatedAt } }),
          },
        },
        'post.revoke': {
          target: 'asking',
          actions: { type: 'storeDecision', params: { decision: { kind: 'revoke' } } },
        },
      },
    },
    asking: {
      description: '问清是不是真要这样，说明后果',
      tags: 'open',
      on: { 'post.confirm': 'deciding', 'post.keep': { target: 'idle', actions: 'forgetDecision' } },
    },
    deciding: {
      description: '正在办理',
      tags: ['busy', 'open'],
      invoke: {
        id: 'decide',
        src: 'decide',
        input: ({ context: { postId, decision } }) => ({ postId, decision }),
        onDone: { target: 'idle', actions: ['forgetDecision', 'reread'] },
        onError: [
          {
            guard: { type: 'isOutdated', params: ({ event }) => event },
            target: 'idle',
            actions: [{ type: 'storeFailure', params: ({ event }) => event }, 'leaveDecision', 'reread'],
            description: '报价刚改过，或已在别处办了：说明原因，请页面再读一次，看过再定',
          },
          {
            target: 'asking',
            actions: { type: 'storeFailure', params: ({ event }) => event },
            description: '没有办成：说明原因，可以再试或不办',
          },
        ],
      },
    },
  },
});

export type OwnPostRef = ActorRefFrom<typeof ownPostMachine>;
export type OwnPostSnapshot = SnapshotFrom<typeof ownPostMachine>;
