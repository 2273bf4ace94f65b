import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import { isConflict } from '#domain/conflict.ts';
import { toFailure } from '#domain/failure.ts';
import { port } from '../kit/port.ts';
import type {
  CancellationDecision,
  CancellationRequest,
  OrderCancellationContext,
  OrderCancellationEvent,
  OrderCancellationInput,
} from './order-cancellation.types.ts';

type Failure = { error: unknown };

export const orderCancellationMachine = setup({
  types: {
    context: {} as OrderCancellationContext,
    events: {} as OrderCancellationEvent,
    input: {} as OrderCancellationInput,
    tags: {} as 'busy',
  },
  actors: {
    ask: port<void, CancellationRequest>('orderCancellation.ask'),
    decide: port<void, CancellationDecision>('orderCancellation.decide'),
  },
  actions: {
    storeReason: assign((_, { reason }: { reason: string }) => ({ reason })),
    clearReason: assign({ reason: '' }),
    chooseAcceptance: assign((_, { no, version }: { no: number; version: number }) => ({ choice: { no, version } })),
    chooseWithdrawal: assign((_, { no }: { no: number }) => ({ choice: { no, version: null } })),
    clearChoice: assign({ choice: null }),
    storeFailure: assign((_, { error }: Failure) => ({ failure: toFailure(error).message })),
    clearFailure: assign({ failure: null }),
    reportChange: sendTo(({ context }) => context.parent, { type: 'cancellation.changed' }),
  },
  guards: {
    hasReason: ({ context }) => context.reason.trim() !== '',
    isOutdated: (_, { error }: Failure) => isConflict(error),
  },
}).createMachine({
  id: 'order-cancellation',
  description: '取消要收费的订单：写明原因申请，看过费用再同意，或不取消了；别处有了新的结果就请人看最新状态',
  context: ({ input }) => ({ ...input, reason: '', choice: null, failure: null }),
  initial: 'viewing',
  states: {
    viewing: {
      description: '查看取消申请与答复的费用',
      on: {
        'cancellation.ask': 'asking',
        'cancellation.accept': {
          target: 'confirming',
          actions: { type: 'chooseAcceptance', params: ({ event }) => event },
        },
        'cancellation.withdraw': {
          target: 'confirming',
          actions: { type: 'chooseWithdrawal', params: ({ event }) => event },
        },
      },
    },
    asking: {
      description: '写取消原因；没有提交成时说明原因，所写的留着',
      on: {
        'cancellation.reasoned': { actions: { type: 'storeReason', params: ({ event }) => event } },
        'cancellation.confirm': { guard: 'hasReason', target: 'sending', actions: 'clearFailure' },
        'cancellation.keep': { target: 'viewing', actions: 'clearFailure' },
      },
    },
    sending: {
      description: '正在提交申请',
      tags: 'busy',
      invoke: {
        id: 'ask',
        src: 'ask',
        input: ({ context: { orderNo, reason } }) => ({ orderNo, reason: reason.trim() }),
        onDone: { target: 'viewing', actions: ['clearReason', 'reportChange'] },
        onError: onFailure('asking'),
      },
    },
    confirming: {
      description: '同意前再看一遍费用，或问是否真的不取消；没有办成时说明原因',
      on: {
        'cancellation.confirm': { target: 'deciding', actions: 'clearFailure' },
        'cancellation.keep': { target: 'viewing', actions: ['clearFailure', 'clearChoice'] },
      },
    },
    deciding: {
      description: '正在取消订单或撤回申请',
      tags: 'busy',
      invoke: {
        id: 'decide',
        src: 'decide',
        input: ({ context: { orderNo, choice } }) => ({ orderNo, no: 0, version: null, ...choice }),
        onDone: { target: 'viewing', actions: ['clearChoice', 'reportChange'] },
        onError: onFailure('confirming'),
      },
    },
    outdated: {
      description: '别处已有新的费用或结果：说明白，请人看最新状态',
      on: { 'cancellation.keep': { target: 'viewing', actions: ['clearFailure', 'clearChoice'] } },
    },
  },
});

/** A conflict shows the latest state; after any other failure the step can be retried. */
function onFailure<Target extends 'asking' | 'confirming'>(target: Target) {
  const storeFailure = { type: 'storeFailure', params: ({ event }: { event: Failure }) => event } as const;
  return [
    {
      guard: { type: 'isOutdated', params: ({ event }: { event: Failure }) => event },
      target: 'outdated',
      actions: [storeFailure, 'reportChange'],
    },
    { target, actions: storeFailure },
  ] as const;
}

export type OrderCancellationRef = ActorRefFrom<typeof orderCancellationMachine>;
export type OrderCancellationSnapshot = SnapshotFrom<typeof orderCancellationMachine>;
