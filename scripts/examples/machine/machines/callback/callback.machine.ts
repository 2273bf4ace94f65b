import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { toFailure } from '#domain/failure.ts';
import { port } from '../kit/port.ts';
import type { CallbackContext, CallbackEvent, CallbackInput } from './callback.types.ts';

export const callbackMachine = setup({
  types: {
    context: {} as CallbackContext,
    events: {} as CallbackEvent,
    input: {} as CallbackInput,
    tags: {} as 'busy',
  },
  actors: { sendPhone: port<void, CallbackInput>('callback.send') },
  actions: {
    storeRefusal: assign((_, { error }: { error: unknown }) => ({ refusal: toFailure(error).message })),
    clearRefusal: assign({ refusal: null }),
  },
}).createMachine({
  id: 'callback',
  description: '请客服回电：只问一次，没有送到可以再试',
  context: ({ input: { phone } }) => ({ phone, refusal: null }),
  initial: 'idle',
  states: {
    idle: {
      description: '还没有请求，或者没有送到',
      on: { 'callback.ask': { target: 'sending', actions: 'clearRefusal' } },
    },
    sending: {
      description: '正在送出号码',
      tags: 'busy',
      invoke: {
        id: 'sendPhone',
        src: 'sendPhone',
        input: ({ context: { phone } }) => ({ phone }),
        onDone: 'asked',
        onError: { target: 'idle', actions: { type: 'storeRefusal', params: ({ event }) => event } },
      },
    },
    asked: { description: '客服会打来', type: 'final' },
  },
});

export type CallbackRef = ActorRefFrom<typeof callbackMachine>;
export type CallbackSnapshot = SnapshotFrom<typeof callbackMachine>;
