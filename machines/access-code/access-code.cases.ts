import { CallFailure } from '#domain/failure.ts';
import type { MachineCases } from '../kit/cases.ts';
import { accessCodeWords } from './access-code.words.ts';

export const accessCodeCases: MachineCases = {
  words: accessCodeWords,
  input: { postId: 'request-of-the-tests' },
  events: {
    'code.typed': [
      { type: 'code.typed', code: '48A2C1' },
      { type: 'code.typed', code: '48' },
    ],
    'code.submit': [{ type: 'code.submit' }],
    'xstate.done.actor.open': [{ type: 'xstate.done.actor.open', output: null }],
    'xstate.error.actor.open': [
      { type: 'xstate.error.actor.open', error: new Error('no answer') },
      {
        type: 'xstate.error.actor.open',
        error: new CallFailure({
          kind: 'refused',
          code: '10002004',
          message: '操作过于频繁',
          status: 200,
          retryAfter: 600,
        }),
      },
    ],
    'xstate.done.actor.pause': [{ type: 'xstate.done.actor.pause' }],
  },
  delays: {},
};
