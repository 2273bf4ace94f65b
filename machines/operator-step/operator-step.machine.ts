import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { isConflict } from '#domain/conflict.ts';
import { toFailure } from '#domain/failure.ts';
import { port } from '../kit/port.ts';
import { isDeviationConfirmed, isUndoExplained, moveRequestOf, undoRequestOf } from './operator-step.rules.ts';
import type {
  MoveRequest,
  OperatorStepContext,
  OperatorStepEvent,
  OperatorStepInput,
  OperatorStepOutput,
  UndoRequest,
} from './operator-step.types.ts';

type Failure = { error: unknown };

export const operatorStepMachine = setup({
  types: {
    context: {} as OperatorStepContext,
    events: {} as OperatorStepEvent,
    input: {} as OperatorStepInput,
    output: {} as OperatorStepOutput,
    tags: {} as 'sending',
  },
  actors: {
    moveOrder: port<unknown, MoveRequest>('operatorOrder.move'),
    undoStep: port<unknown, UndoRequest>('operatorOrder.undo'),
  },
  actions: {
    storeTyped: assign((_, { text }: { text: string }) => ({ typed: text, refusal: null })),
    storeRefusal: assign((_, { error }: Failure) => ({ refusal: toFailure(error).message })),
    forgetRefusal: assign({ refusal: null }),
    markMoved: assign({ outcome: 'moved' }),
    markUndone: assign({ outcome: 'undone' }),
    markOutdated: assign({ outcome: 'outdated' }),
  },
  guards: {
    isDeviationConfirmed: ({ context }) => isDeviationConfirmed(context),
    isUndoExplained: ({ context }) => isUndoExplained(context),
    isOutdated: (_, { error }: Failure) => isConflict(error),
  },
}).createMachine({
  id: 'operator-step',
  description: '推进的第二次确认：缺了条件仍要走的一步，或撤回最近的一步；先看后果，再确认',
  context: ({ input }) => ({ ...input, typed: '', refusal: null, outcome: 'dismissed' }),
  initial: 'asking',
  states: {
    asking: {
      description: '看后果：偏离要写订单号后四位，撤回要写原因',
      on: {
        'step.typed': { actions: { type: 'storeTyped', params: ({ event }) => event } },
        'step.confirm': [
          { guard: 'isDeviationConfirmed', target: 'moving' },
          { guard: 'isUndoExplained', target: 'undoing' },
        ],
        'step.dismiss': { target: 'finished', actions: 'forgetRefusal', description: '什么都不变' },
      },
    },
    moving: {
      description: '正在记下偏离的一步',
      tags: 'sending',
      entry: 'forgetRefusal',
      invoke: {
        id: 'moveOrder',
        src: 'moveOrder',
        input: ({ context }) => moveRequestOf(context),
        onDone: { target: 'finished', actions: 'markMoved' },
        onError: onFailure(),
      },
    },
    undoing: {
      description: '正在撤回',
      tags: 'sending',
      entry: 'forgetRefusal',
      invoke: {
        id: 'undoStep',
        src: 'undoStep',
        input: ({ context }) => undoRequestOf(context),
        onDone: { target: 'finished', actions: 'markUndone' },
        onError: onFailure(),
      },
    },
    finished: { description: '已记下、已撤回、回去补齐，或别处先动了', type: 'final' },
  },
  output: ({ context: { outcome, refusal } }) => ({ outcome, refusal }),
});

function onFailure() {
  const storeRefusal = { type: 'storeRefusal', params: ({ event }: { event: Failure }) => event } as const;
  return [
    {
      guard: { type: 'isOutdated', params: ({ event }: { event: Failure }) => event },
      target: 'finished',
      actions: [storeRefusal, 'markOutdated'],
      description: '别处先动了，或缺的又多了：重新读',
    },
    { target: 'asking', actions: storeRefusal },
  ] as const;
}

export type OperatorStepRef = ActorRefFrom<typeof operatorStepMachine>;
export type OperatorStepSnapshot = SnapshotFrom<typeof operatorStepMachine>;
