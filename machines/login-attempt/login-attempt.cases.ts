import type { MachineCases } from '../kit/cases.ts';
import type { LoginAttemptInput } from './login-attempt.types.ts';
import { loginAttemptWords } from './login-attempt.words.ts';

const done = (id: string, output?: unknown) => ({ type: `xstate.done.actor.${id}`, output });
const lost = (id: string) => ({ type: `xstate.error.actor.${id}`, error: new Error('no answer') });

const input: LoginAttemptInput = {
  mode: 'password',
  values: {
    userName: '13800008888',
    password: '',
    captcha: '',
    passwordAgain: '',
    isAgree: true,
    isRemembered: true,
  },
  isPasswordStored: true,
};

export const loginAttemptCases: MachineCases = {
  words: loginAttemptWords,
  input,
  events: {
    'xstate.done.actor.sendCredentials': [
      done('sendCredentials', { kind: 'signedIn', answer: { token: 'token', userName: '王珂' } }),
      done('sendCredentials', { kind: 'captchaNeeded', captchaType: 'blockPuzzle' }),
      done('sendCredentials', {
        kind: 'workNeeded',
        challenge: { challenge: 'terms.signature', units: 200, iterations: 80_000 },
      }),
      done('sendCredentials', { kind: 'refused', message: '手机号或密码错误', isPasswordWrong: true }),
      done('sendCredentials', { kind: 'refused', message: '尝试次数过多', isPasswordWrong: false }),
    ],
    'xstate.error.actor.sendCredentials': [lost('sendCredentials')],
    'xstate.done.actor.captcha': [
      done('captcha', { kind: 'solved', verification: 'token---{"x":124,"y":5}' }),
      done('captcha', { kind: 'closed' }),
    ],
    'xstate.done.actor.work': [
      done('work', { kind: 'solved', answer: { challenge: 'terms.signature', answer: 'AAAA' } }),
      done('work', { kind: 'closed' }),
    ],
    'xstate.done.actor.forgetCredentials': [done('forgetCredentials')],
    'xstate.error.actor.forgetCredentials': [lost('forgetCredentials')],
    'xstate.done.actor.settleCredentials': [done('settleCredentials')],
    'xstate.error.actor.settleCredentials': [lost('settleCredentials')],
  },
  delays: {},
};
