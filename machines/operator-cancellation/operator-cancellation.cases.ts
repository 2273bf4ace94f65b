import { createEmptyActor } from 'xstate';
import { CallFailure } from '#domain/failure.ts';
import type { MachineCases } from '../kit/cases.ts';
import { canAddFee, isComplete } from './operator-cancellation.rules.ts';
import type { OperatorCancellationInput } from './operator-cancellation.types.ts';
import { operatorCancellationWords } from './operator-cancellation.words.ts';

export const operatorCancellationInput: OperatorCancellationInput = { parent: createEmptyActor() };

export const withdrawnElsewhere = new CallFailure({
  kind: 'refused',
  code: '10004009',
  message: '这份取消申请已有结果或已撤回，请看最新状态',
  status: 200,
});

export const cancellationOrder = 'FCL26101200007';
const subject = { no: 2, version: 0 };

export const operatorCancellationCases: MachineCases = {
  words: operatorCancellationWords,
  input: operatorCancellationInput,
  events: {
    'cancellation.order': [{ type: 'cancellation.order', orderNo: cancellationOrder }],
    'cancellation.begin': [{ type: 'cancellation.begin', act: 'FEE', ...subject }],
    'fee.add': [{ type: 'fee.add' }],
    'fee.remove': [{ type: 'fee.remove', index: 0 }],
    'fee.change': [{ type: 'fee.change', index: 0, change: { amount: '300' } }],
    'reason.typed': [{ type: 'reason.typed', reason: '船公司已放舱' }],
    'cancellation.drop': [{ type: 'cancellation.drop' }],
    'cancellation.submit': [{ type: 'cancellation.submit' }],
    'xstate.done.actor.answer': [{ type: 'xstate.done.actor.answer', output: null }],
    'xstate.error.actor.answer': [new Error('没有网络'), withdrawnElsewhere].map((error) => ({
      ...{ type: 'xstate.error.actor.answer', error },
    })),
  },
  delays: {},
  /** Includes only what decides the accepted events; the first line alone is filled in and removed. */
  key: ({ value, context: { orderNo, form } }) =>
    JSON.stringify([
      value,
      orderNo !== null,
      form?.act,
      form?.fees.length,
      form?.fees[0]?.amount !== '',
      canAddFee(form),
      isComplete(form),
      form?.reason !== '',
    ]),
};
