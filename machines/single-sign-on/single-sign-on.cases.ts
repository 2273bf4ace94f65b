import type { MachineCases } from '../kit/cases.ts';
import type { SingleSignOnInput } from './single-sign-on.types.ts';

const input: SingleSignOnInput = { ticket: 'ticket' };
const signedIn = { kind: 'signedIn', answer: { token: 'token', userName: '李航' } };

export const singleSignOnCases: MachineCases = {
  input,
  events: {
    'account.switch': [{ type: 'account.switch' }],
    'account.keep': [{ type: 'account.keep' }],
    'xstate.done.actor.redeemTicket': [
      { type: 'xstate.done.actor.redeemTicket', output: signedIn },
      { type: 'xstate.done.actor.redeemTicket', output: { kind: 'otherAccount', name: '李*' } },
    ],
    'xstate.error.actor.redeemTicket': [{ type: 'xstate.error.actor.redeemTicket', error: new Error('used') }],
    'xstate.done.actor.switchAccount': [{ type: 'xstate.done.actor.switchAccount', output: signedIn }],
    'xstate.error.actor.switchAccount': [{ type: 'xstate.error.actor.switchAccount', error: new Error('late') }],
  },
  delays: {},
};
