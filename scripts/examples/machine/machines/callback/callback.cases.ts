import type { MachineCases } from '../kit/cases.ts';
import type { CallbackInput } from './callback.types.ts';
import { callbackWords } from './callback.words.ts';

const input: CallbackInput = { phone: '13800008888' };

export const callbackCases: MachineCases = {
  words: callbackWords,
  input,
  events: {
    'callback.ask': [{ type: 'callback.ask' }],
    'xstate.done.actor.sendPhone': [{ type: 'xstate.done.actor.sendPhone' }],
    'xstate.error.actor.sendPhone': [{ type: 'xstate.error.actor.sendPhone', error: new Error('no answer') }],
  },
  delays: {},
};
