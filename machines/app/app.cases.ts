import type { MachineCases } from '../kit/cases.ts';
import type { AppInput } from './app.types.ts';
import { appWords } from './app.words.ts';

const done = (id: string, output?: unknown) => ({ type: `xstate.done.actor.${id}`, output });
const lost = (id: string) => ({ type: `xstate.error.actor.${id}`, error: new Error('no answer') });
const input: AppInput = { ticket: null };
const accountInput = { intent: 'signIn', failure: null, lastMode: null, needsOldPassword: true };

export const appCases: MachineCases = {
  words: appWords,
  input,
  otherInputs: [{ ticket: 'ticket' } satisfies AppInput],
  events: {
    'account.wanted': [{ type: 'account.wanted', ...accountInput }],
    'account.dismissed': [{ type: 'account.dismissed' }],
    'xstate.done.actor.account': [done('account', { kind: 'closed' })],
    'xstate.error.actor.account': [lost('account')],
    'xstate.done.actor.singleSignOn': [
      done('singleSignOn', { kind: 'signedIn', answer: { token: 'token', userName: '王珂' } }),
      done('singleSignOn', { kind: 'kept' }),
    ],
    'xstate.error.actor.singleSignOn': [lost('singleSignOn')],
  },
  delays: {},
};
