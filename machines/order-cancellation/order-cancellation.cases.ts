import { createEmptyActor } from 'xstate';
import { CallFailure } from '#domain/failure.ts';
import type { MachineCases } from '../kit/cases.ts';
import type { OrderCancellationInput } from './order-cancellation.types.ts';
import { orderCancellationWords } from './order-cancellation.words.ts';

export const answerChanged = new CallFailure({
  kind: 'refused',
  code: '10004009',
  message: '费用刚刚有了新的答复，请看最新的费用后再决定',
  status: 200,
});

export const orderCancellationInput: OrderCancellationInput = {
  orderNo: 'FCL26101200007',
  parent: createEmptyActor(),
};

const failures = (id: string) =>
  [new Error('没有网络'), answerChanged].map((error) => ({ type: `xstate.error.actor.${id}`, error }));

export const orderCancellationCases: MachineCases = {
  words: orderCancellationWords,
  input: orderCancellationInput,
  events: {
    'cancellation.ask': [{ type: 'cancellation.ask' }],
    'cancellation.reasoned': [{ type: 'cancellation.reasoned', reason: '收货人取消采购' }],
    'cancellation.accept': [{ type: 'cancellation.accept', no: 2, version: 1 }],
    'cancellation.withdraw': [{ type: 'cancellation.withdraw', no: 2 }],
    'cancellation.keep': [{ type: 'cancellation.keep' }],
    'cancellation.confirm': [{ type: 'cancellation.confirm' }],
    'xstate.done.actor.ask': [{ type: 'xstate.done.actor.ask' }],
    'xstate.error.actor.ask': failures('ask'),
    'xstate.done.actor.decide': [{ type: 'xstate.done.actor.decide' }],
    'xstate.error.actor.decide': failures('decide'),
  },
  delays: {},
};
