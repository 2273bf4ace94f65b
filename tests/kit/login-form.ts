import type { StateValue } from 'xstate';
import { event } from './journey.ts';

export const input = { failure: null, lastMode: 'register' };

export const values = {
  userName: '',
  password: '',
  captcha: '',
  passwordAgain: '',
  isAgree: true,
  isRemembered: false,
};

/** Input of the login dialog. */
export const base = {
  mode: 'sms',
  values,
  errors: {},
  failure: null,
  lastMode: 'register',
  isFromForm: false,
  isPasswordStored: false,
  wantsNewPassword: false,
  refusal: null,
  texts: [],
  outcome: { kind: 'closed' },
};

export const answer = { token: 'token-7', userName: '王珂' };

export const at = (mode: StateValue, form = 'editing', agreement = 'closed') => ({ open: { mode, form, agreement } });

export const typed = (field: string, text: string) => event('login.typed', { field, text });
export const code = (text: string) => typed('captcha', text);
export const phone = typed('userName', '+86 138-0000-8888');
export const tick = (field: string, isTicked: boolean) => event('login.ticked', { field, isTicked });
export const choose = (mode: string) => event('login.modeChosen', { mode });
export const submit = event('login.submit');
