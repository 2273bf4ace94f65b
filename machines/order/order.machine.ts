import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import { toFailure } from '#domain/failure.ts';
import { amendmentMachine } from '../amendment/index.ts';
import { handInMachine } from '../hand-in/index.ts';
import type { ClockTicked } from '../kit/clock.ts';
import { feed, port } from '../kit/port.ts';
import { orderCancellationMachine } from '../order-cancellation/index.ts';
import { orderDocumentsMachine } from '../order-documents/index.ts';
import { orderMessagesMachine } from '../order-messages/index.ts';
import { paperFormMachine } from '../paper-form/index.ts';
import { resourceMachine } from '../resource/index.ts';
import type { CancelRequest, OrderContext, OrderEvent, OrderInput, PageShown } from './order.types.ts';

export const orderMachine = setup({
  types: {
    context: {} as OrderContext,
    events: {} as OrderEvent,
    input: {} as OrderInput,
    children: {} as {
      amendment: 'amendment';
      cancellation: 'cancellation';
      content: 'content';
      documents: 'documents';
      handIn: 'handIn';
      messages: 'messages';
      paperForm: 'paperForm';
    },
  },
  actors: {
    amendment: amendmentMachine,
    cancellation: orderCancellationMachine,
    clock: feed<ClockTicked>('clock'),
    content: resourceMachine,
    documents: orderDocumentsMachine,
    handIn: handInMachine,
    messages: orderMessagesMachine,
    paperForm: paperFormMachine,
    visibility: feed<PageShown>('order.visibility'),
    cancelOrder: port<void, CancelRequest>('order.cancel'),
    markSeen: port<void, { orderNo: string }>('order.markSeen'),
  },
  actions: {
    storeNow: assign((_, { now }: { now: number }) => ({ now })),
    storeRefusal: assign((_, { error }: { error: unknown }) => ({ refusal: toFailure(error).message })),
    clearRefusal: assign({ refusal: null }),
    storeReason: assign((_, { reason }: { reason: string }) => ({ reason })),
    readAgain: sendTo('content', ({ context: { path } }) => ({ type: 'resource.asked' as const, path, query: '' })),
  },
}).createMachine({
  id: 'order',
  description: '一个订单：状态、截止倒计时、单证、变更、取消',
  context: ({ input }) => ({ ...input, now: 0, refusal: null, reason: '' }),
  invoke: [
    { id: 'clock', src: 'clock' },
    { id: 'visibility', src: 'visibility' },
    { id: 'content', src: 'content', input: ({ context }) => ({ path: context.path, query: '' }) },
    { id: 'documents', src: 'documents', input: ({ context }) => ({ orderNo: context.orderNo }) },
    { id: 'messages', src: 'messages', input: ({ context }) => ({ orderNo: context.orderNo }) },
    { id: 'amendment', src: 'amendment', input: ({ context, self }) => ({ orderNo: context.orderNo, parent: self }) },
    {
      id: 'cancellation',
      src: 'cancellation',
      input: ({ context, self }) => ({ orderNo: context.orderNo, parent: self }),
    },
    { id: 'handIn', src: 'handIn', input: ({ context, self }) => ({ orderNo: context.orderNo, parent: self }) },
    { id: 'paperForm', src: 'paperForm', input: ({ context, self }) => ({ orderNo: context.orderNo, parent: self }) },
  ],
  on: {
    'clock.ticked': { actions: { type: 'storeNow', params: ({ event }) => event } },
    'order.renew': { actions: 'readAgain' },
    'page.shown': { actions: 'readAgain', description: '离开的时候，别的标签页或同事可能改过' },
    'amendment.changed': { actions: 'readAgain', description: '撤回了变更，或别处已有答复' },
    'cancellation.changed': { actions: 'readAgain', description: '申请、同意或撤回了取消，或别处已有答复' },
    'handIn.changed': { actions: 'readAgain', description: '交了一份单证，或别处有了新的状态' },
    'paperForm.changed': { actions: 'readAgain', description: '填好一份单证，或别处有了新的状态' },
  },
  initial: 'viewing',
  states: {
    viewing: {
      description: '查看，剩余时间每秒更新',
      on: {
        'order.cancel': { target: 'confirming', actions: 'clearRefusal' },
        'milestones.seen': 'markingSeen',
      },
    },
    markingSeen: {
      description: '把动静标为看过；没有标上就还列着',
      entry: 'clearRefusal',
      invoke: {
        id: 'markSeen',
        src: 'markSeen',
        input: ({ context: { orderNo } }) => ({ orderNo }),
        onDone: { target: 'viewing', actions: 'readAgain' },
        onError: { target: 'viewing', actions: { type: 'storeRefusal', params: ({ event }) => event } },
      },
    },
    confirming: {
      description: '问是否真的取消；取消不掉时说明原因',
      exit: 'clearRefusal',
      on: {
        'order.reasoned': { actions: { type: 'storeReason', params: ({ event }) => event } },
        'order.confirm': 'cancelling',
        'order.keep': { target: 'viewing', actions: 'readAgain', description: '别处可能已经取消或推进' },
      },
    },
    cancelling: {
      description: '正在取消',
      invoke: {
        id: 'cancelOrder',
        src: 'cancelOrder',
        input: ({ context: { orderNo, reason } }) => ({ orderNo, reason }),
        onDone: {
          target: 'viewing',
          actions: 'readAgain',
        },
        onError: { target: 'confirming', actions: { type: 'storeRefusal', params: ({ event }) => event } },
      },
    },
  },
});

export type OrderRef = ActorRefFrom<typeof orderMachine>;
export type OrderSnapshot = SnapshotFrom<typeof orderMachine>;
