import { createEmptyActor } from 'xstate';
import { CallFailure } from '#domain/failure.ts';
import type { MachineCases } from '../kit/cases.ts';
import type { AmendmentInput } from './amendment.types.ts';
import { amendmentWords } from './amendment.words.ts';

export const decidedElsewhere = new CallFailure({
  kind: 'refused',
  code: '10004009',
  message: '这份变更申请已有结果',
  status: 200,
});

export const amendmentInput: AmendmentInput = { orderNo: 'FCL26101200007', parent: createEmptyActor() };

export const amendmentCases: MachineCases = {
  words: amendmentWords,
  input: amendmentInput,
  events: {
    'amendment.withdraw': [{ type: 'amendment.withdraw', no: 2 }],
    'amendment.keep': [{ type: 'amendment.keep' }],
    'amendment.confirm': [{ type: 'amendment.confirm' }],
    'xstate.done.actor.withdraw': [{ type: 'xstate.done.actor.withdraw' }],
    'xstate.error.actor.withdraw': [
      { type: 'xstate.error.actor.withdraw', error: new Error('没有网络') },
      { type: 'xstate.error.actor.withdraw', error: decidedElsewhere },
    ],
  },
  delays: {},
};
