import { CallFailure } from '#domain/failure.ts';
import type { MachineCases } from '../kit/cases.ts';
import { operatorSignInWords } from './operator-sign-in.words.ts';

const limited = new CallFailure({
  kind: 'refused',
  code: '10002004',
  message: '操作过于频繁',
  status: 200,
  retryAfter: 600,
});
const expired = new CallFailure({ kind: 'expired', code: '00000401', message: '请先登录', status: 401 });
const failed = (id: string) =>
  [new Error('no answer'), limited, expired].map((error) => ({ type: `xstate.error.actor.${id}`, error }));
const operators = [
  { name: '值班员', roles: ['orders', 'admin'], isOpening: false },
  { name: '价格员', roles: ['rates'], isOpening: true },
];
const signedIn = (id: string) => operators.map((output) => ({ type: `xstate.done.actor.${id}`, output }));

export const operatorSignInCases: MachineCases = {
  words: operatorSignInWords,
  events: {
    'name.typed': [{ type: 'name.typed', name: '值班员' }],
    'password.typed': [{ type: 'password.typed', password: 'abcd2345efgh6789jkmn' }],
    'code.typed': [
      { type: 'code.typed', code: '123456' },
      { type: 'code.typed', code: '12' },
    ],
    'signIn.submit': [{ type: 'signIn.submit' }],
    'signIn.back': [{ type: 'signIn.back' }],
    'operator.leave': [{ type: 'operator.leave' }],
    'session.expired': [{ type: 'session.expired' }],
    'xstate.done.actor.readSession': signedIn('readSession'),
    'xstate.error.actor.readSession': failed('readSession'),
    'xstate.done.actor.givePassword': [
      { type: 'xstate.done.actor.givePassword', output: { kind: 'right' } },
      {
        type: 'xstate.done.actor.givePassword',
        output: { kind: 'workNeeded', challenge: { challenge: 'terms.signature', units: 200, iterations: 80_000 } },
      },
    ],
    'xstate.done.actor.work': [
      {
        type: 'xstate.done.actor.work',
        output: { kind: 'solved', answer: { challenge: 'terms.signature', answer: 'AAAA' } },
      },
      { type: 'xstate.done.actor.work', output: { kind: 'closed' } },
    ],
    'xstate.error.actor.givePassword': failed('givePassword'),
    'xstate.done.actor.giveCode': signedIn('giveCode'),
    'xstate.error.actor.giveCode': failed('giveCode'),
    'xstate.done.actor.endSession': [{ type: 'xstate.done.actor.endSession', output: null }],
    'xstate.error.actor.endSession': failed('endSession').filter((_, index) => index !== 1),
    'xstate.done.actor.pause': [{ type: 'xstate.done.actor.pause' }],
  },
  delays: {},
};
