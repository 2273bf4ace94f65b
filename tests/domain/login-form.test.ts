import { describe, expect, test } from 'vitest';
import { type LoginFacts, type LoginValues, loginForm, loginModes } from '#domain/account/login-form.ts';
import { ownPasswordForm } from '#domain/account/own-password-form.ts';
import { errorsAt, errorsByField } from '#domain/form/check.ts';
import { tidy } from '#domain/form/tidy.ts';

const typed: LoginValues = {
  ...{ userName: '13800138000', captcha: '48120', password: 'secret-1', passwordAgain: 'secret-1' },
  ...{ isAgree: true, isRemembered: false },
};
const sms: LoginFacts = { mode: 'sms', isPasswordStored: false };
const password: LoginFacts = { mode: 'password', isPasswordStored: false };
const register: LoginFacts = { mode: 'register', isPasswordStored: false };
const errors = (facts: LoginFacts, more: Partial<LoginValues> = {}) =>
  errorsByField(loginForm, { ...typed, ...more }, facts);
const nothing = { userName: '', captcha: '', password: '', passwordAgain: '', isAgree: false };

describe('the form to sign in', () => {
  test('[5.2][5.5] each sign-in mode has its own fields, and all require the agreement', () => {
    expect(loginModes).toEqual(['sms', 'password', 'register']);
    const [userName, isAgree, captcha] = ['REQUIRED', 'MUST_TICK', 'REQUIRED'];
    expect(errors(sms, nothing)).toEqual({ userName, isAgree, captcha });
    expect(errors(password, nothing)).toEqual({ userName, isAgree, password: 'REQUIRED' });
    expect(errors(register, nothing)).toEqual({
      ...{ userName, isAgree, captcha, password: 'REQUIRED', passwordAgain: 'REQUIRED' },
    });
    for (const facts of [sms, password, register]) expect(errors(facts)).toEqual({});
  });

  test('[5.4] a password that this device keeps is not typed, but one of a new account is', () => {
    expect(errors({ ...password, isPasswordStored: true }, { password: '' })).toEqual({});
    expect(errors(password, { password: '' })).toEqual({ password: 'REQUIRED' });
    expect(errors({ ...register, isPasswordStored: true }, { password: '', passwordAgain: '' })).toEqual({
      ...{ password: 'REQUIRED', passwordAgain: 'REQUIRED' },
    });
  });

  test('[5.3] a code of four characters passes its field and is refused when it is sent, one of five is taken', () => {
    const left = (captcha: string) =>
      errorsAt(loginForm, { ...typed, captcha }, sms, 'captcha').map(({ code }) => code);
    expect([left('481'), left('4812'), left('48120')]).toEqual([['TOO_SHORT'], [], []]);
    expect(errors(sms, { captcha: '4812' })).toEqual({ captcha: 'SMS_CODE' });
    expect(errors(register, { captcha: '4812' })).toEqual({ captcha: 'SMS_CODE' });
    expect(errors(password, { captcha: '4812' })).toEqual({});
  });

  test('[5.1] eleven digits that are no mobile number are refused when they are sent', () => {
    expect(errors(password, { userName: '10000000000' })).toEqual({ userName: 'MOBILE' });
    expect(errorsAt(loginForm, { ...typed, userName: '1380013800' }, sms, 'userName')[0]?.code).toBe('TOO_SHORT');
    expect(errorsAt(loginForm, { ...typed, userName: '10000000000' }, sms, 'userName')).toEqual([]);
  });

  test('[5.4][5.6] a new password is typed twice, six letters at least', () => {
    expect(errors(register, { passwordAgain: 'secret-2' })).toEqual({ passwordAgain: 'PASSWORDS_DIFFER' });
    expect(errors(password, { passwordAgain: 'secret-2' })).toEqual({});
    expect(errors(register, { password: '12345', passwordAgain: '12345' })).toEqual({
      ...{ password: 'TOO_SHORT', passwordAgain: 'TOO_SHORT' },
    });
    expect(errors(register, { password: '123456', passwordAgain: '123456' })).toEqual({});
  });

  test('[5.2] typed text is cleaned, a password never', () => {
    const wide = {
      userName: ' １３８００１３８０００ ',
      captcha: ' ４８１２０',
      password: ' Ａ1 ',
      passwordAgain: ' Ａ1 ',
    };
    expect(tidy(loginForm, { ...typed, ...wide })).toEqual({
      ...typed,
      ...{ userName: '13800138000', captcha: '48120', password: ' Ａ1 ', passwordAgain: ' Ａ1 ' },
    });
  });
});

test('[5.4] the proof that an account is one’s own is its password, unless it was proved a moment ago', () => {
  const codes = (text: string, needsPassword: boolean) =>
    Object.values(errorsByField(ownPasswordForm, { password: text }, { needsPassword }));
  expect([codes('', true), codes('12345', true), codes('123456', true), codes('', false)]).toEqual([
    ...[['REQUIRED'], ['TOO_SHORT'], [], []],
  ]);
});
