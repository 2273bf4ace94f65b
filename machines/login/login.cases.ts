import type { MachineCases } from '../kit/cases.ts';
import type { LoginInput } from './login.types.ts';
import { loginWords } from './login.words.ts';

const done = (id: string, output?: unknown) => ({ type: `xstate.done.actor.${id}`, output });
const input: LoginInput = { failure: null, lastMode: 'password' };

export const loginCases: MachineCases = {
  words: loginWords,
  input,
  events: {
    'login.modeChosen': [
      { type: 'login.modeChosen', mode: 'sms' },
      { type: 'login.modeChosen', mode: 'password' },
      { type: 'login.modeChosen', mode: 'register' },
    ],
    'login.typed': [
      { type: 'login.typed', field: 'userName', text: '+86 138-0000-8888' },
      { type: 'login.typed', field: 'userName', text: '138' },
      { type: 'login.typed', field: 'passwordAgain', text: 'harbour' },
    ],
    'login.ticked': [{ type: 'login.ticked', field: 'isAgree', isTicked: false }],
    'login.left': [{ type: 'login.left', field: 'userName' }],
    'phone.completed': [],
    'login.codeRequested': [{ type: 'login.codeRequested' }],
    'login.submit': [{ type: 'login.submit' }],
    'login.passwordForgotten': [{ type: 'login.passwordForgotten' }],
    'login.agreementOpened': [{ type: 'login.agreementOpened', texts: ['userAgreement', 'privacyNotice'] }],
    'login.close': [{ type: 'login.close' }],
    'xstate.done.actor.readRemembered': [done('readRemembered', { userName: '13800008888', hasPassword: true })],
    'xstate.error.actor.readRemembered': [
      { type: 'xstate.error.actor.readRemembered', error: new Error('storage blocked') },
    ],
    'xstate.done.actor.attempt': [
      done('attempt', { kind: 'signedIn', answer: { token: 'token', userName: '王珂' } }),
      done('attempt', { kind: 'refused', message: '手机号或密码错误', isStoredPasswordForgotten: true }),
      done('attempt', { kind: 'cancelled' }),
    ],
    'xstate.done.actor.agreement': [done('agreement', { completed: ['1'] }), done('agreement', { completed: [] })],
  },
  delays: {},
};
