import { type AnyMachineSnapshot, createEmptyActor } from 'xstate';
import { CallFailure } from '#domain/failure.ts';
import type { MachineCases } from '../kit/cases.ts';
import { methanolEntry } from '../kit/methanol-entry.ts';
import type { ListedNumbersInput } from './listed-numbers.types.ts';
import { listedNumbersWords } from './listed-numbers.words.ts';

export const listedNumbersInput: ListedNumbersInput = { parent: createEmptyActor() };

export const lookUpFailed = new CallFailure({ kind: 'offline', message: '网络不可用，请检查后重试', status: 0 });

export const listedNumbersCases: MachineCases = {
  words: listedNumbersWords,
  input: listedNumbersInput,
  key: ({ value, context }: AnyMachineSnapshot) =>
    JSON.stringify([value, context.wanted, context.unlisted, context.failure]),
  events: {
    'numbers.asked': [
      { type: 'numbers.asked', unNos: ['1230'] },
      { type: 'numbers.asked', unNos: ['9999'] },
      { type: 'numbers.asked', unNos: [] },
    ],
    'numbers.retry': [{ type: 'numbers.retry' }],
    'xstate.done.actor.read': [{ type: 'xstate.done.actor.read', output: [methanolEntry] }],
    'xstate.error.actor.read': [{ type: 'xstate.error.actor.read', error: lookUpFailed }],
  },
  delays: {},
};
