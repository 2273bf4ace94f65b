import { loginAttemptMachine } from '#machines/login-attempt/index.ts';
import { loginAttemptCases } from '#machines/login-attempt/login-attempt.cases.ts';
import { journeys, rejected, resolved } from '../kit/journey.ts';

const values = {
  userName: '13800008888',
  password: 'harbour-1',
  captcha: '',
  passwordAgain: '',
  isAgree: true,
  isRemembered: true,
};
const input = { mode: 'password', values, isPasswordStored: true };
const base = { ...input, captchaType: 'blockPuzzle', captchaVerification: null, outcome: { kind: 'cancelled' } };
const needed = resolved('sendCredentials', { kind: 'captchaNeeded', captchaType: 'clickWord' });

journeys(loginAttemptMachine, loginAttemptCases, [
  {
    title: '[3.11d] a wrong stored password is forgotten',
    input,
    events: [
      resolved('sendCredentials', { kind: 'refused', message: '手机号或密码错误', isPasswordWrong: true }),
      resolved('forgetCredentials'),
    ],
    ends: {
      value: 'finished',
      status: 'done',
      context: {
        ...base,
        outcome: { kind: 'refused', message: '手机号或密码错误', isStoredPasswordForgotten: true },
      },
      output: { kind: 'refused', message: '手机号或密码错误', isStoredPasswordForgotten: true },
    },
  },
  {
    title: '[4.19] a solved captcha goes with the second try',
    input,
    events: [needed, resolved('captcha', { kind: 'solved', verification: 'proof' })],
    ends: { value: 'sending', context: { ...base, captchaType: 'clickWord', captchaVerification: 'proof' } },
  },
  {
    title: 'a closed captcha gives the submit up',
    input,
    events: [needed, resolved('captcha', { kind: 'closed' })],
    ends: {
      value: 'finished',
      status: 'done',
      context: { ...base, captchaType: 'clickWord' },
      output: { kind: 'cancelled' },
    },
  },
  {
    title: 'a device that keeps nothing signs in all the same',
    input,
    events: [
      resolved('sendCredentials', { kind: 'signedIn', answer: { token: 'token', userName: '王珂' } }),
      rejected('settleCredentials'),
    ],
    ends: {
      value: 'finished',
      status: 'done',
      context: { ...base, outcome: { kind: 'signedIn', answer: { token: 'token', userName: '王珂' } } },
      output: { kind: 'signedIn', answer: { token: 'token', userName: '王珂' } },
    },
  },
]);
