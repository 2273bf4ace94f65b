import type { StateValue } from 'xstate';
import { loginMachine } from '#machines/login/index.ts';
import { loginCases } from '#machines/login/login.cases.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const input = { obstacle: null, lastMode: null };
const values = {
  userName: '',
  password: '',
  captcha: '',
  passwordAgain: '',
  isAgree: true,
  isRemembered: false,
};
const base = {
  mode: 'sms',
  values,
  faults: {},
  obstacle: null,
  lastMode: null,
  isFromForm: false,
  isPasswordStored: false,
  wantsNewPassword: false,
  refusal: null,
  texts: [],
  outcome: { kind: 'closed' },
};
const typed = (field: string, text: string) => event('login.typed', { field, text });
const submit = event('login.submit');
const choose = (mode: string) => event('login.modeChosen', { mode });
const phone = typed('userName', '+86 138-0000-8888');
const at = (mode: StateValue, form = 'editing') => ({ open: { mode, form, agreement: 'closed' } });
const answer = { token: 'token', userName: '王珂' };

journeys(loginMachine, loginCases, [
  {
    title: '[5.2] a pasted number is understood before its length is cut',
    input,
    events: [phone],
    ends: { value: at('sms'), context: { ...base, values: { ...values, userName: '13800008888' } } },
  },
  {
    title: '[3.10] the form begins empty, with the agreement ticked and nothing remembered',
    input,
    events: [],
    ends: { value: at('sms'), context: base },
  },
  {
    title: '[5.2b] an e-mail is no name to sign in with',
    input,
    events: [typed('userName', 'a@b.cn'), typed('captcha', '123456'), submit],
    ends: {
      value: at('sms'),
      context: {
        ...base,
        values: { ...values, userName: 'a@bcn', captcha: '123456' },
        faults: { userName: 'phoneLength' },
      },
    },
  },
  {
    title: '[5.3] four digits pass the field and are refused at submit',
    input,
    events: [phone, typed('captcha', '1234'), event('login.left', { field: 'captcha' }), submit],
    ends: {
      value: at('sms'),
      context: {
        ...base,
        values: { ...values, userName: '13800008888', captcha: '1234' },
        faults: { captcha: 'codeAtLeastFive' },
      },
    },
  },
  {
    title: '[5.2] leaving a field takes nothing back that was found wrong at submit',
    input,
    events: [
      typed('userName', '11390001000'),
      typed('captcha', '1234'),
      submit,
      event('login.left', { field: 'userName' }),
    ],
    ends: {
      value: at('sms'),
      context: {
        ...base,
        values: { ...values, userName: '11390001000', captcha: '1234' },
        faults: { userName: 'phoneFormat', captcha: 'codeAtLeastFive' },
      },
    },
  },
  {
    title: '[4.2] another mode clears the faults',
    input,
    events: [submit, choose('register')],
    ends: { value: at('register'), context: { ...base, mode: 'register' } },
  },
  {
    title: '[5.6] an unticked agreement and two passwords stop a registration',
    input,
    events: [
      choose('register'),
      phone,
      typed('captcha', '123456'),
      typed('password', 'harbour-1'),
      typed('passwordAgain', 'harbour-2'),
      event('login.ticked', { field: 'isAgree', isTicked: false }),
      submit,
    ],
    ends: {
      value: at('register'),
      context: {
        ...base,
        mode: 'register',
        values: {
          ...values,
          userName: '13800008888',
          captcha: '123456',
          password: 'harbour-1',
          passwordAgain: 'harbour-2',
          isAgree: false,
        },
        faults: { passwordAgain: 'passwordsDiffer', isAgree: 'agreeToBoth' },
      },
    },
  },
  {
    title: '[4.3] entering the password mode fills in what the device remembers',
    input,
    events: [choose('password'), resolved('readRemembered', { userName: '13800008888', hasPassword: true }), submit],
    ends: {
      value: at({ password: 'recalled' }, 'submitting'),
      context: {
        ...base,
        mode: 'password',
        values: { ...values, userName: '13800008888', isRemembered: true },
        isPasswordStored: true,
      },
    },
  },
  {
    title: '[4.1] a second Enter while submitting sends nothing more, and typing is not taken',
    input,
    events: [phone, typed('captcha', '123456'), submit, submit, typed('captcha', '9')],
    ends: {
      value: at('sms', 'submitting'),
      context: { ...base, values: { ...values, userName: '13800008888', captcha: '123456' } },
    },
  },
  {
    title: 'switching the mode while submitting gives the submit up',
    input,
    events: [phone, typed('captcha', '123456'), submit, choose('password'), rejected('readRemembered')],
    ends: {
      value: at({ password: 'recalled' }),
      context: { ...base, mode: 'password', values: { ...values, userName: '13800008888', captcha: '123456' } },
    },
  },
  {
    title: '[4.5b] over plain http nothing can be submitted',
    input: { obstacle: 'insecure', lastMode: null },
    events: [phone, typed('captcha', '123456'), submit],
    ends: {
      value: at('sms'),
      context: {
        ...base,
        obstacle: 'insecure',
        values: { ...values, userName: '13800008888', captcha: '123456' },
      },
    },
  },
  {
    title: '[2.21] the link of the privacy notice opens the privacy notice, and reading it ticks the box',
    input,
    events: [
      event('login.ticked', { field: 'isAgree', isTicked: false }),
      event('login.agreementOpened', { texts: ['privacyNotice'] }),
      resolved('agreement', { completed: ['2'] }),
    ],
    ends: { value: at('sms'), context: { ...base, texts: ['privacyNotice'] } },
  },
  {
    title: '[4.8b] a forgotten password leads by way of an SMS sign-in',
    input,
    events: [
      choose('password'),
      rejected('readRemembered'),
      event('login.passwordForgotten'),
      phone,
      typed('captcha', '123456'),
      submit,
      resolved('attempt', { kind: 'signedIn', answer }),
    ],
    ends: {
      value: 'finished',
      status: 'done',
      context: {
        ...base,
        wantsNewPassword: true,
        values: { ...values, userName: '13800008888', captcha: '123456' },
        outcome: { kind: 'signedIn', answer, mode: 'sms', wantsNewPassword: true },
      },
      output: { kind: 'signedIn', answer, mode: 'sms', wantsNewPassword: true },
    },
  },
]);
