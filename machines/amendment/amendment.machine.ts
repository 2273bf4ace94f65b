import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import { isConflict } from '#domain/conflict.ts';
import { toFailure } from '#domain/failure.ts';
import { port } from '../kit/port.ts';
import type { AmendmentContext, AmendmentEvent, AmendmentInput, Withdrawal } from './amendment.types.ts';

export const amendmentMachine = setup({
  types: {
    context: {} as AmendmentContext,
    events: {} as AmendmentEvent,
    input: {} as AmendmentInput,
    tags: {} as 'busy',
  },
  actors: { withdraw: port<void, Withdrawal>('amendment.withdraw') },
  actions: {
    storeNo: assign((_, { no }: { no: number }) => ({ no })),
    storeFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error).message })),
    clearFailure: assign({ failure: null }),
    tellChanged: sendTo(({ context }) => context.parent, { type: 'amendment.changed' }),
  },
  guards: {
    isDecided: (_, { error }: { error: unknown }) => isConflict(error),
  },
}).createMachine({
  id: 'amendment',
  description: '等待答复的变更申请：问过再撤回；已有结果时说明，请人看最新状态',
  context: ({ input }) => ({ ...input, no: 0, failure: null }),
  initial: 'viewing',
  states: {
    viewing: {
      description: '查看变更的内容与差价',
      on: {
        'amendment.withdraw': { target: 'asking', actions: { type: 'storeNo', params: ({ event }) => event } },
      },
    },
    asking: {
      description: '问是否真的撤回；没有撤回成时说明原因',
      on: {
        'amendment.confirm': { target: 'withdrawing', actions: 'clearFailure' },
        'amendment.keep': { target: 'viewing', actions: 'clearFailure' },
      },
    },
    withdrawing: {
      description: '正在撤回',
      tags: 'busy',
      invoke: {
        id: 'withdraw',
        src: 'withdraw',
        input: ({ context: { orderNo, no } }) => ({ orderNo, no }),
        onDone: { target: 'viewing', actions: 'tellChanged' },
        onError: [
          {
            guard: { type: 'isDecided', params: ({ event }) => event },
            target: 'decided',
            actions: [{ type: 'storeFailure', params: ({ event }) => event }, 'tellChanged'],
          },
          { target: 'asking', actions: { type: 'storeFailure', params: ({ event }) => event } },
        ],
      },
    },
    decided: {
      description: '操作员已经答复，或别处已经撤回：说明白，请人看最新状态',
      on: { 'amendment.keep': { target: 'viewing', actions: 'clearFailure' } },
    },
  },
});

export type AmendmentRef = ActorRefFrom<typeof amendmentMachine>;
export type AmendmentSnapshot = SnapshotFrom<typeof amendmentMachine>;
