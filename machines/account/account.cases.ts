import type { MachineCases } from '../kit/cases.ts';
import type { AccountInput } from './account.types.ts';
import { accountWords } from './account.words.ts';

const done = (id: string, output?: unknown) => ({ type: `xstate.done.actor.${id}`, output });
const lost = (id: string) => ({ type: `xstate.error.actor.${id}`, error: new Error('no answer') });
const signedIn = (mode: string, wantsNewPassword = false) =>
  done('login', { kind: 'signedIn', answer: { token: 'token', userName: '王珂' }, mode, wantsNewPassword });

const input: AccountInput = { intent: 'signIn', failure: null, lastMode: null, needsOldPassword: true };

export const accountCases: MachineCases = {
  words: accountWords,
  input,
  otherInputs: [
    { ...input, intent: 'changePassword' },
    { ...input, intent: 'completeProfile' },
    { ...input, intent: 'verify' },
  ],
  events: {
    'xstate.done.actor.login': [
      signedIn('sms'),
      signedIn('sms', true),
      signedIn('register'),
      done('login', { kind: 'closed' }),
    ],
    'xstate.done.actor.openSession': [
      done('openSession', { isSpecialEnterprise: false }),
      done('openSession', { isSpecialEnterprise: true }),
    ],
    'xstate.error.actor.openSession': [lost('openSession')],
    'xstate.done.actor.goToSpecialEnterprise': [done('goToSpecialEnterprise')],
    'xstate.error.actor.goToSpecialEnterprise': [lost('goToSpecialEnterprise')],
    'xstate.done.actor.changePassword': [done('changePassword', { kind: 'changed' })],
    'xstate.done.actor.verification': [done('verification', { status: 'PASS' })],
    'xstate.done.actor.profile': [done('profile', { kind: 'saved' }), done('profile', { kind: 'verify' })],
  },
  delays: {},
};
