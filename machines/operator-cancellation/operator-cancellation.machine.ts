import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import { isConflict } from '#domain/conflict.ts';
import { toFailure } from '#domain/failure.ts';
import { port } from '../kit/port.ts';
import {
  answerOf,
  blankFee,
  canAddFee,
  initialForm,
  isComplete,
  untouched,
  withFee,
  withoutFee,
} from './operator-cancellation.rules.ts';
import type {
  CancellationAct,
  CancellationAnswer,
  CancellationSubject,
  FeeDraft,
  OperatorCancellationContext,
  OperatorCancellationEvent,
  OperatorCancellationInput,
} from './operator-cancellation.types.ts';

type Failure = { error: unknown };

export const operatorCancellationMachine = setup({
  types: {
    context: {} as OperatorCancellationContext,
    events: {} as OperatorCancellationEvent,
    input: {} as OperatorCancellationInput,
    tags: {} as 'busy',
  },
  actors: { answer: port<unknown, CancellationAnswer>('operatorCancellation.answer') },
  actions: {
    storeOrder: assign((_, { orderNo }: { orderNo: string | null }) => ({ ...untouched, orderNo })),
    startForm: assign((_, { act, ...subject }: { act: CancellationAct } & CancellationSubject) => ({
      ...untouched,
      form: initialForm(act, subject),
    })),
    addFee: assign(({ context: { form } }) => ({
      form: form && { ...form, fees: [...form.fees, blankFee] },
      refusal: null,
    })),
    removeFee: assign(({ context: { form } }, { index }: { index: number }) => ({
      form: form && { ...form, fees: withoutFee(form, index) },
      refusal: null,
    })),
    changeFee: assign(({ context: { form } }, { index, change }: { index: number; change: Partial<FeeDraft> }) => ({
      form: form && { ...form, fees: withFee(form, index, change) },
      refusal: null,
    })),
    storeReason: assign(({ context: { form } }, { reason }: { reason: string }) => ({
      form: form && { ...form, reason },
      refusal: null,
    })),
    dropForm: assign(untouched),
    storeDone: assign(({ context: { form } }) => ({ ...untouched, done: form?.act ?? null })),
    storeRefusal: assign((_, { error }: Failure) => ({ refusal: toFailure(error).message })),
    closeForm: assign({ form: null }),
    reportChange: sendTo(({ context }) => context.parent, { type: 'cancellation.changed' }),
  },
  guards: {
    isOtherOrder: ({ context }, { orderNo }: { orderNo: string | null }) => context.orderNo !== orderNo,
    hasOrder: ({ context }) => context.orderNo !== null,
    canAddFee: ({ context }) => canAddFee(context.form),
    isComplete: ({ context }) => isComplete(context.form),
    isOutdated: (_, { error }: Failure) => isConflict(error),
  },
}).createMachine({
  id: 'operator-cancellation',
  description: '操作室答复取消：写费用与原因、免费取消、不同意，或提议取消；别处先动了就重新读',
  context: ({ input }) => ({ ...input, ...untouched, orderNo: null }),
  on: {
    'cancellation.order': {
      guard: { type: 'isOtherOrder', params: ({ event }) => event },
      target: '.viewing',
      actions: { type: 'storeOrder', params: ({ event }) => event },
    },
  },
  initial: 'viewing',
  states: {
    viewing: {
      description: '查看这一单的取消申请',
      on: {
        'cancellation.begin': {
          guard: 'hasOrder',
          target: 'editing',
          actions: { type: 'startForm', params: ({ event: { act, no, version } }) => ({ act, no, version }) },
        },
      },
    },
    editing: {
      description: '写费用与原因；没有送出时说明原因，所写的留着',
      on: {
        'fee.add': { guard: 'canAddFee', actions: 'addFee' },
        'fee.remove': { actions: { type: 'removeFee', params: ({ event }) => event } },
        'fee.change': { actions: { type: 'changeFee', params: ({ event }) => event } },
        'reason.typed': { actions: { type: 'storeReason', params: ({ event }) => event } },
        'cancellation.submit': { guard: 'isComplete', target: 'sending' },
        'cancellation.drop': { target: 'viewing', actions: 'dropForm' },
      },
    },
    sending: {
      description: '正在送出答复',
      tags: 'busy',
      invoke: {
        id: 'answer',
        src: 'answer',
        input: ({ context }) => answerOf(context),
        onDone: { target: 'viewing', actions: ['storeDone', 'reportChange'] },
        onError: [
          {
            guard: { type: 'isOutdated', params: ({ event }) => event },
            target: 'viewing',
            actions: ['closeForm', { type: 'storeRefusal', params: ({ event }) => event }, 'reportChange'],
            description: '客户撤回了，或别人先答复：重新读',
          },
          { target: 'editing', actions: { type: 'storeRefusal', params: ({ event }) => event } },
        ],
      },
    },
  },
});

export type OperatorCancellationRef = ActorRefFrom<typeof operatorCancellationMachine>;
export type OperatorCancellationSnapshot = SnapshotFrom<typeof operatorCancellationMachine>;
