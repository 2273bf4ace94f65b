import { createActor, fromCallback, fromPromise } from 'xstate';
import type { OperatorCounts } from '#contract/calls/operator-counts.ts';
import { operatorOrderMachine } from '#machines/operator-order/index.ts';
import { operatorRoomsMachine } from '#machines/operator-rooms/index.ts';
import { type MessageToSend, orderMessagesMachine } from '#machines/order-messages/index.ts';
import { conversation } from '#machines/order-messages/order-messages.cases.ts';
import { type WatchAnswer, type WatchEvent, watchMachine } from '#machines/watch/index.ts';

/** Two messages that were read at once. */
export const conversationWatch = watchMachine.provide({
  actors: {
    visibility: fromCallback<WatchEvent, undefined>(() => undefined),
    read: fromPromise<WatchAnswer, { asked: string }>(async () => ({
      outcome: 'found',
      content: conversation,
      isSettled: true,
    })),
  },
});

export const sampleMessages = orderMessagesMachine.provide({
  actors: { list: conversationWatch, send: fromPromise<unknown, MessageToSend>(async () => null) },
});

/** Messages of no order: nothing is read. */
export const noMessages = () => createActor(sampleMessages, { input: { orderNo: null } }).start();

const waiting: OperatorCounts = { orders: 18, enquiries: 6, verifications: 3, invoices: 2, leads: 0 };

/** Stubs the number of pending items in each queue. */
const countsWatch = watchMachine.provide({
  actors: {
    visibility: fromCallback<WatchEvent, undefined>(() => undefined),
    read: fromPromise<WatchAnswer, { asked: string }>(async () => ({
      outcome: 'found',
      content: waiting,
      isSettled: true,
    })),
  },
});

/** The rooms of the operator console with an order whose messages are these. */
export const sampleRooms = operatorRoomsMachine.provide({
  actors: { order: operatorOrderMachine.provide({ actors: { messages: sampleMessages } }), counts: countsWatch },
});
