import { CallFailure } from '#domain/failure.ts';
import type { MachineCases } from '../kit/cases.ts';
import type { SingleSignOnInput } from './single-sign-on.types.ts';
import { singleSignOnWords } from './single-sign-on.words.ts';

const input: SingleSignOnInput = { ticket: 'ticket' };
const signedIn = { kind: 'signedIn', answer: { token: 'token', userName: '李航' } };

const failed = (id: string) => [
  {
    type: `xstate.error.actor.${id}`,
    error: new CallFailure({ kind: 'refused', code: '10004004', message: '登录链接已失效', status: 200 }),
  },
  { type: `xstate.error.actor.${id}`, error: new Error('no answer') },
];

export const singleSignOnCases: MachineCases = {
  words: singleSignOnWords,
  input,
  events: {
    'account.switch': [{ type: 'account.switch' }],
    'account.keep': [{ type: 'account.keep' }],
    'xstate.done.actor.redeemTicket': [
      { type: 'xstate.done.actor.redeemTicket', output: signedIn },
      { type: 'xstate.done.actor.redeemTicket', output: { kind: 'otherAccount', name: '李*' } },
    ],
    'xstate.error.actor.redeemTicket': failed('redeemTicket'),
    'xstate.done.actor.switchAccount': [{ type: 'xstate.done.actor.switchAccount', output: signedIn }],
    'xstate.error.actor.switchAccount': failed('switchAccount'),
  },
  delays: {},
};
