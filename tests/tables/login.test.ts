import type { AnyEventObject } from 'xstate';
import { loginMachine } from '#machines/login/index.ts';
import { loginCases } from '#machines/login/login.cases.ts';
import * as all from '#machines/login/login.select.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { answer, at, choose, code, input, phone, submit, tick, typed } from '../kit/login-form.ts';
import { type StateRow, stateTable } from '../kit/state-table.ts';

const textFields = ['userName', 'captcha', 'password', 'passwordAgain'];
const asked = { selectText: textFields, selectError: [...textFields, 'isAgree'] };

const usual = {
  selectMode: 'sms',
  selectIsFromForm: false,
  selectLastMode: 'register',
  selectFailure: null,
  selectRefusal: null,
  ...Object.fromEntries(textFields.map((field) => [`selectText(${field})`, ''])),
  ...Object.fromEntries(asked.selectError.map((field) => [`selectError(${field})`, null])),
  selectIsAgreed: true,
  selectIsRemembered: false,
  selectIsPasswordStored: false,
  selectWantsNewPassword: false,
  selectStrength: 'weak',
  selectIsEditable: true,
  selectIsBusy: false,
  selectCanChooseMode: true,
  selectCanForget: false,
  selectCanRead: true,
  selectCanSubmit: true,
  selectCode: 'loginCode',
  selectAttempt: undefined,
  selectAgreement: undefined,
};

const always = ['login.modeChosen', 'login.agreementOpened', 'login.close'];
const editing = ['login.typed', 'login.ticked', 'login.left', 'login.submit'];
const editable = { input, tags: ['editable'], can: [...always, ...editing, 'login.codeWanted'] };
const filled = { 'selectText(userName)': '13800008888', 'selectText(captcha)': '246810' };
const submitting = {
  input,
  tags: ['busy'],
  can: [...always, 'login.codeWanted'],
  shows: {
    ...filled,
    selectIsEditable: false,
    selectIsBusy: true,
    selectCanSubmit: false,
    selectAttempt: 'attempt',
  },
};
const inPassword = {
  input,
  tags: ['editable'],
  can: [...always, ...editing, 'login.passwordForgotten'],
};
const passwordMode = { selectMode: 'password', selectCanForget: true };
const recalled = [choose('password'), rejected('readRemembered')];

/** What a text becomes in its field. */
const taken = (title: string, field: string, text: string, shown: string): StateRow => ({
  ...editable,
  title,
  events: [typed(field, text)],
  value: at('sms'),
  shows: { [`selectText(${field})`]: shown },
});

/** What is said of a form that is submitted in a mode and goes nowhere; errors not named are none. */
const stopped = (
  title: string,
  mode: string,
  events: readonly AnyEventObject[],
  errors: object,
  more: object = {},
) => ({
  ...editable,
  title,
  events: [choose(mode), ...events, submit],
  value: at(mode),
  shows: {
    selectMode: mode,
    ...(mode === 'register' ? { selectCode: 'registerCode' } : {}),
    ...Object.fromEntries(Object.entries(errors).map(([field, error]) => [`selectError(${field})`, error])),
    ...more,
  },
});

const register = (password: string, again: string) => [
  phone,
  code('246810'),
  typed('password', password),
  typed('passwordAgain', again),
];

const strength = (password: string, selectStrength: string): StateRow => ({
  ...editable,
  title: `a password ${password} is ${selectStrength}`,
  events: [typed('password', password)],
  value: at('sms'),
  shows: { 'selectText(password)': password, selectStrength },
});

stateTable(loginMachine, loginCases, { all, asked }, usual, [
  { ...editable, title: '[4.1][3.10] the dialog as it opens', events: [], value: at('sms') },
  {
    ...editable,
    title: '[4.5b][2.5b] a failure leaves nothing to submit',
    input: { failure: 'insecure', lastMode: 'password', isFromForm: true },
    events: [],
    value: at('sms'),
    can: editable.can.filter((type) => type !== 'login.submit'),
    shows: { selectFailure: 'insecure', selectLastMode: 'password', selectIsFromForm: true, selectCanSubmit: false },
  },
  {
    ...submitting,
    title: '[4.1] under way by SMS',
    events: [phone, code('246810'), submit],
    value: at('sms', 'submitting'),
  },
  {
    ...submitting,
    title: '[4.4b] under way as a registration',
    events: [choose('register'), ...register('harbour-1', 'harbour-1'), submit],
    value: at('register', 'submitting'),
    shows: {
      ...submitting.shows,
      selectMode: 'register',
      selectCode: 'registerCode',
      'selectText(password)': 'harbour-1',
      'selectText(passwordAgain)': 'harbour-1',
      selectStrength: 'medium',
    },
  },
  {
    ...inPassword,
    title: '[4.3] what the device remembers is being read',
    events: [choose('password')],
    value: at({ password: 'recalling' }),
    shows: passwordMode,
  },
  {
    ...inPassword,
    title: '[4.3] and is filled in',
    events: [choose('password'), resolved('readRemembered', { userName: '13900009999', hasPassword: true })],
    value: at({ password: 'recalled' }),
    shows: {
      ...passwordMode,
      'selectText(userName)': '13900009999',
      selectIsPasswordStored: true,
      selectIsRemembered: true,
    },
  },
  {
    ...editable,
    title: '[4.8b] a forgotten password, to be set after this sign-in',
    events: [...recalled, event('login.passwordForgotten')],
    value: at('sms'),
    shows: { selectWantsNewPassword: true },
  },
  {
    ...editable,
    title: '[4.1] a registration',
    events: [choose('register')],
    value: at('register'),
    shows: { selectMode: 'register', selectCode: 'registerCode' },
  },
  {
    ...editable,
    title: '[2.21] a text is being read',
    events: [event('login.agreementOpened', { texts: ['userAgreement'] })],
    value: at('sms', 'editing', 'open'),
    can: editable.can.filter((type) => type !== 'login.agreementOpened'),
    shows: { selectCanRead: false, selectAgreement: 'agreement' },
  },
  {
    ...editable,
    title: '[8.8] refused',
    events: [
      phone,
      code('246810'),
      submit,
      resolved('attempt', { kind: 'refused', message: '验证码错误', isStoredPasswordForgotten: false }),
    ],
    value: at('sms'),
    shows: { ...filled, selectRefusal: '验证码错误' },
  },
  {
    title: '[4.4] gone',
    input,
    events: [phone, code('246810'), submit, resolved('attempt', { kind: 'signedIn', answer })],
    value: 'finished',
    can: ['login.close'],
    shows: {
      ...filled,
      selectIsEditable: false,
      selectCanChooseMode: false,
      selectCanRead: false,
      selectCanSubmit: false,
    },
  },

  taken('[5.2] a pasted number is understood before its length is cut', 'userName', '+86 138-0000-8888', '13800008888'),
  taken('[5.2] what is no number is cut at eleven', 'userName', '012345678901', '01234567890'),
  taken(
    '[5.3] the code is found in a pasted message of four',
    'captcha',
    '【化舟】1357是您的验证码，10分钟内有效',
    '1357',
  ),
  taken('[5.3] or of six', 'captcha', '您的验证码 ２４６８１０。', '246810'),
  taken('[5.3] three digits, or seven, are no code to be found', 'captcha', 'a1234567 b123 c', 'a12345'),
  taken('[5.3] what is typed of it are letters and digits, six at most', 'captcha', 'aB3-xYz9', 'aB3xYz'),
  taken('[5.4] a password is taken as it is', 'password', ' ＡＢ 12 ', ' ＡＢ 12 '),
  {
    ...editable,
    title: '[3.11] ticks',
    events: [tick('isRemembered', true), tick('isAgree', false)],
    value: at('sms'),
    shows: { selectIsRemembered: true, selectIsAgreed: false },
  },

  stopped('[5.2] an SMS sign-in needs phone and code', 'sms', [], { userName: 'REQUIRED', captcha: 'REQUIRED' }),
  stopped(
    '[5.2] a phone of ten digits',
    'sms',
    [typed('userName', '1380000888'), code('246810')],
    { userName: 'TOO_SHORT' },
    { 'selectText(userName)': '1380000888', 'selectText(captcha)': '246810' },
  ),
  stopped(
    '[5.2b] an e-mail is no name to sign in with',
    'sms',
    [typed('userName', 'a@b.cn'), code('246810')],
    { userName: 'TOO_SHORT' },
    { 'selectText(userName)': 'a@bcn', 'selectText(captcha)': '246810' },
  ),
  stopped(
    '[5.1] eleven digits that are no phone',
    'sms',
    [typed('userName', '11390001000'), code('246810')],
    { userName: 'MOBILE' },
    { 'selectText(userName)': '11390001000', 'selectText(captcha)': '246810' },
  ),
  stopped(
    '[5.3] three characters are no code',
    'sms',
    [phone, code('123')],
    { captcha: 'TOO_SHORT' },
    { ...filled, 'selectText(captcha)': '123' },
  ),
  stopped(
    '[5.3] four are refused at submit',
    'sms',
    [phone, code('1234')],
    { captcha: 'SMS_CODE' },
    { ...filled, 'selectText(captcha)': '1234' },
  ),
  stopped(
    '[5.5] the agreement has to be ticked',
    'sms',
    [phone, code('246810'), tick('isAgree', false)],
    { isAgree: 'MUST_TICK' },
    { ...filled, selectIsAgreed: false },
  ),
  stopped(
    '[5.6] both texts at a registration',
    'register',
    [...register('harbour-1', 'harbour-1'), tick('isAgree', false)],
    { isAgree: 'MUST_TICK' },
    {
      ...filled,
      'selectText(password)': 'harbour-1',
      'selectText(passwordAgain)': 'harbour-1',
      selectStrength: 'medium',
      selectIsAgreed: false,
    },
  ),
  stopped('[5.4] a registration needs all four', 'register', [], {
    userName: 'REQUIRED',
    captcha: 'REQUIRED',
    password: 'REQUIRED',
    passwordAgain: 'REQUIRED',
  }),
  stopped(
    '[5.4] of five characters each is too short',
    'register',
    register('harbo', 'harbo'),
    { password: 'TOO_SHORT', passwordAgain: 'TOO_SHORT' },
    { ...filled, 'selectText(password)': 'harbo', 'selectText(passwordAgain)': 'harbo' },
  ),
  stopped(
    '[5.6] and of six they have to be the same',
    'register',
    register('harbou', 'harbor'),
    { passwordAgain: 'PASSWORDS_DIFFER' },
    { ...filled, 'selectText(password)': 'harbou', 'selectText(passwordAgain)': 'harbor' },
  ),
  {
    ...inPassword,
    title: '[5.4] a sign-in by password needs it and the phone, and neither code nor repetition',
    events: [...recalled, submit],
    value: at({ password: 'recalled' }),
    shows: { ...passwordMode, 'selectError(userName)': 'REQUIRED', 'selectError(password)': 'REQUIRED' },
  },
  {
    ...submitting,
    title: '[5.3] five characters are enough for a code',
    events: [phone, code('12345'), submit],
    value: at('sms', 'submitting'),
    shows: { ...submitting.shows, 'selectText(captcha)': '12345' },
  },
  {
    ...submitting,
    title: '[5.4] and six for a password',
    events: [...recalled, phone, rejected('readRemembered'), typed('password', 'harbou'), submit],
    value: at({ password: 'recalled' }, 'submitting'),
    can: [...always, 'login.passwordForgotten'],
    shows: {
      ...submitting.shows,
      ...passwordMode,
      'selectText(captcha)': '',
      'selectText(password)': 'harbou',
    },
  },
  {
    ...editable,
    title: '[3.11c] a stored password serves for no registration',
    events: [
      choose('password'),
      resolved('readRemembered', { userName: '13900009999', hasPassword: true }),
      choose('register'),
      code('246810'),
      submit,
    ],
    value: at('register'),
    shows: {
      selectMode: 'register',
      selectCode: 'registerCode',
      'selectText(userName)': '13900009999',
      'selectText(captcha)': '246810',
      'selectError(password)': 'REQUIRED',
      'selectError(passwordAgain)': 'REQUIRED',
      selectIsPasswordStored: true,
      selectIsRemembered: true,
    },
  },
  {
    ...editable,
    title: '[4.2] typing answers the error of its own field, ticking that of its box',
    events: [
      choose('register'),
      tick('isAgree', false),
      submit,
      typed('captcha', '9'),
      typed('passwordAgain', 'h'),
      tick('isRemembered', true),
    ],
    value: at('register'),
    shows: {
      selectMode: 'register',
      selectCode: 'registerCode',
      'selectText(captcha)': '9',
      'selectText(passwordAgain)': 'h',
      'selectError(userName)': 'REQUIRED',
      'selectError(password)': 'REQUIRED',
      'selectError(isAgree)': 'MUST_TICK',
      selectIsAgreed: false,
      selectIsRemembered: true,
    },
  },

  strength('harbou1', 'weak'),
  strength('harbours', 'weak'),
  strength('HARBOUR1', 'medium'),
  strength('harbour-', 'medium'),
  strength('harbour-side', 'medium'),
  strength('harboursid1-', 'strong'),
  strength('HARBOURSID1-', 'strong'),
  strength('Harbour1234', 'medium'),
]);
