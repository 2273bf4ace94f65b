import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import { toFailure } from '#domain/failure.ts';
import { isSendable } from '#domain/orders/messages.ts';
import { port } from '../kit/port.ts';
import { watchMachine } from '../watch/index.ts';
import type {
  MessageToSend,
  OrderMessagesContext,
  OrderMessagesEvent,
  OrderMessagesInput,
} from './order-messages.types.ts';

const blank = { text: '', failure: null, isSent: false } as const;

export const orderMessagesMachine = setup({
  types: {
    context: {} as OrderMessagesContext,
    events: {} as OrderMessagesEvent,
    input: {} as OrderMessagesInput,
    children: {} as { list: 'list' },
    tags: {} as 'busy',
  },
  actors: {
    list: watchMachine,
    send: port<unknown, MessageToSend>('orderMessages.send'),
  },
  actions: {
    openOrder: assign((_, { orderNo }: { orderNo: string | null }) => ({ ...blank, orderNo })),
    readOrder: sendTo('list', (_, { orderNo }: { orderNo: string | null }) => ({
      type: 'watch.asked',
      asked: orderNo,
    })),
    readAgain: sendTo('list', { type: 'watch.refresh' }),
    storeText: assign((_, { text }: { text: string }) => ({ ...blank, text })),
    storeSent: assign({ ...blank, isSent: true }),
    storeFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error).message })),
    forgetFailure: assign({ failure: null }),
  },
  guards: {
    isOther: ({ context }, { orderNo }: { orderNo: string | null }) => orderNo !== context.orderNo,
    isSendable: ({ context: { orderNo, text } }) => orderNo !== null && isSendable(text),
  },
}).createMachine({
  id: 'order-messages',
  description: '订单里客户与操作员的留言：自己更新，写一条、送出；没有送到时所写的留着',
  context: ({ input }) => ({ ...input, ...blank }),
  invoke: { id: 'list', src: 'list', input: ({ context }) => ({ asked: context.orderNo }) },
  on: {
    'messages.order': {
      guard: { type: 'isOther', params: ({ event }) => event },
      target: '.writing',
      actions: [
        { type: 'openOrder', params: ({ event }) => event },
        { type: 'readOrder', params: ({ event }) => event },
      ],
      description: '换了订单：没有送出的不留',
    },
  },
  initial: 'writing',
  states: {
    writing: {
      description: '看留言，写一条',
      on: {
        'messages.typed': { actions: { type: 'storeText', params: ({ event }) => event } },
        'messages.send': { guard: 'isSendable', target: 'sending' },
      },
    },
    sending: {
      description: '正在送出，这时不能改',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context: { orderNo, text } }) => ({ orderNo: orderNo ?? '', text: text.trim() }),
        onDone: { target: 'writing', actions: ['storeSent', 'readAgain'] },
        onError: { target: 'writing', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
  },
});

export type OrderMessagesRef = ActorRefFrom<typeof orderMessagesMachine>;
export type OrderMessagesSnapshot = SnapshotFrom<typeof orderMessagesMachine>;
