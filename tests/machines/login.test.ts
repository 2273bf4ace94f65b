import type { AnyEventObject } from 'xstate';
import { loginMachine } from '#machines/login/index.ts';
import { loginCases } from '#machines/login/login.cases.ts';
import * as selectors from '#machines/login/login.select.ts';
import { loginAttemptMachine } from '#machines/login-attempt/index.ts';
import { readingMachine } from '#machines/reading/index.ts';
import { smsCountdownMachine } from '#machines/sms-countdown/index.ts';
import { userAgreementMachine } from '#machines/user-agreement/index.ts';
import { event, type Journey, journeys, rejected, resolved, toChild } from '../kit/journey.ts';
import { answer, at, base, choose, code, input, phone, submit, tick, typed, values } from '../kit/login-form.ts';

const filled = { ...values, userName: '13800008888', captcha: '246810' };
const sms = [phone, code('246810'), submit];
const remembered = resolved('readRemembered', { userName: '13900009999', hasPassword: true });
const stored = {
  ...base,
  mode: 'password',
  values: { ...values, userName: '13900009999', isRemembered: true },
  isPasswordStored: true,
};
const forgot = [choose('password'), rejected('readRemembered'), event('login.passwordForgotten')];
const wanted = event('login.codeRequested');
const sendsCode = { type: 'sms.request' };
const phoneIs = (number: string | null) => ({ type: 'phone.changed', phone: number });
const refused = (message: string, isStoredPasswordForgotten: boolean) =>
  resolved('attempt', { kind: 'refused', message, isStoredPasswordForgotten });
const signedIn = (mode: string, wantsNewPassword = false) => ({
  outcome: { kind: 'signedIn', answer, mode, wantsNewPassword },
});
const withoutOutcome = <Context extends { outcome: object }>(context: Context) => ({
  value: 'finished',
  status: 'done',
  context,
  output: context.outcome,
});
const notice = event('login.agreementOpened', { texts: ['privacyNotice'] });
const unticked = tick('isAgree', false);

const answered = {
  ...loginCases,
  behind: {
    loginCode: 'smsCountdown',
    registerCode: 'smsCountdown',
    attempt: 'loginAttempt',
    agreement: 'userAgreement',
  },
};

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
const editable = { tags: ['editable'], can: [...always, ...editing, 'login.codeRequested'] };
const filledShows = { 'selectText(userName)': '13800008888', 'selectText(captcha)': '246810' };
const sampleSubmitting = {
  tags: ['busy'],
  can: [...always, 'login.codeRequested'],
  shows: {
    ...filledShows,
    selectIsEditable: false,
    selectIsBusy: true,
    selectCanSubmit: false,
    selectAttempt: 'attempt',
  },
};
const inPassword = {
  tags: ['editable'],
  can: [...always, ...editing, 'login.passwordForgotten'],
};
const passwordMode = { selectMode: 'password', selectCanForget: true };
const recalled = [choose('password'), rejected('readRemembered')];

/** Normalised field text. */
const taken = (title: string, field: string, text: string, shown: string): Journey => ({
  input,
  title,
  events: [typed(field, text)],
  ends: { ...editable, value: at('sms'), shows: { [`selectText(${field})`]: shown } },
});

/** Expected errors after an invalid submit in a mode; errors left out are null. */
const stopped = (
  title: string,
  mode: string,
  events: readonly AnyEventObject[],
  errors: object,
  more: object = {},
) => ({
  input,
  title,
  events: [choose(mode), ...events, submit],
  ends: {
    ...editable,
    value: at(mode),
    shows: {
      selectMode: mode,
      ...(mode === 'register' ? { selectCode: 'registerCode' } : {}),
      ...Object.fromEntries(Object.entries(errors).map(([field, error]) => [`selectError(${field})`, error])),
      ...more,
    },
  },
});
const register = (password: string, again: string) => [
  phone,
  code('246810'),
  typed('password', password),
  typed('passwordAgain', again),
];
const strength = (password: string, selectStrength: string): Journey => ({
  input,
  title: `a password ${password} is ${selectStrength}`,
  events: [typed('password', password)],
  ends: { ...editable, value: at('sms'), shows: { 'selectText(password)': password, selectStrength } },
});

journeys(loginMachine, { ...answered, selectors, asked, usual }, [
  {
    title: '[3.10][4.12c][4.1] the form starts empty, with the agreement ticked, and each kind of code has its button',
    input,
    events: [],
    ends: {
      value: at('sms'),
      context: base,
      asked: { loginCode: [{ messageType: 'user_login' }], registerCode: [{ messageType: 'user_sign' }] },
      ...editable,
    },
  },
  {
    title: '[4.1] closed by itself it signs no one in',
    input,
    events: [phone, event('login.close')],
    ends: withoutOutcome({ ...base, values: { ...values, userName: '13800008888' } }),
  },
  {
    title: '[4.2] another mode clears the errors',
    input,
    events: [tick('isAgree', false), submit, choose('register'), choose('sms')],
    ends: { value: at('sms'), context: { ...base, values: { ...values, isAgree: false } } },
  },
  {
    title: '[4.2] and the refusal, and the typed stays',
    input,
    events: [...sms, refused('验证码错误', false), choose('register')],
    ends: { value: at('register'), context: { ...base, mode: 'register', values: filled } },
  },
  {
    title: '[4.3] entering the password mode fills in what the device remembers, and both buttons hear of the phone',
    input,
    events: [choose('password'), remembered, submit],
    ends: {
      value: at({ password: 'recalled' }, 'submitting'),
      context: stored,
      asked: { attempt: [{ mode: 'password', values: stored.values, isPasswordStored: true }] },
      sent: { loginCode: [phoneIs('13900009999')], registerCode: [phoneIs('13900009999')] },
    },
  },
  {
    title: '[4.3][3.11] and so who types it in place of another',
    input,
    events: [
      ...[choose('password'), remembered, typed('userName', '1380000'), typed('userName', '13900009999')],
      remembered,
    ],
    ends: { value: at({ password: 'recalled' }), context: stored },
  },
  {
    title: '[4.3] a password that is typed stays when the remembered phone follows',
    input,
    events: [
      ...[choose('password'), resolved('readRemembered', null)],
      ...[typed('password', 'harbour-9'), typed('userName', '13900009999'), remembered],
    ],
    ends: {
      value: at({ password: 'recalled' }),
      context: { ...base, mode: 'password', values: { ...values, userName: '13900009999', password: 'harbour-9' } },
    },
  },
  ...['password', 'userName'].map((field) => ({
    title: `[3.11c][3.11d] typing in ${field} makes the stored password none`,
    input,
    events: [choose('password'), remembered, typed(field, '13700007777')],
    ends: {
      value: at({ password: field === 'userName' ? 'recalling' : 'recalled' }),
      context: { ...stored, isPasswordStored: false, values: { ...stored.values, [field]: '13700007777' } },
    },
  })),
  {
    title: '[3.11d] a stored password that was wrong is removed from the form',
    input,
    events: [choose('password'), remembered, submit, refused('手机号或密码错误', true)],
    ends: {
      value: at({ password: 'recalled' }),
      context: {
        ...stored,
        isPasswordStored: false,
        values: { ...stored.values, isRemembered: false },
        refusal: '手机号或密码错误',
      },
    },
  },
  {
    title: '[3.11d] a wrong password that was typed stays to be mended',
    input,
    events: [
      choose('password'),
      remembered,
      typed('password', 'harbour-1'),
      submit,
      refused('手机号或密码错误', false),
    ],
    ends: {
      value: at({ password: 'recalled' }),
      context: {
        ...stored,
        isPasswordStored: false,
        values: { ...stored.values, password: 'harbour-1' },
        refusal: '手机号或密码错误',
      },
    },
  },
  {
    title: '[2.24] a puzzle that is given up leaves the form as it was',
    input,
    events: [...sms, resolved('attempt', { kind: 'cancelled' })],
    ends: { value: at('sms'), context: { ...base, values: filled } },
  },
  ...['register', 'sms'].map((mode) => ({
    title: `[4.2] choosing ${mode} while submitting gives the submit up`,
    input,
    events: [...sms, choose(mode)],
    ends: { value: at(mode), context: { ...base, mode, values: filled } },
  })),
  {
    title: '[4.8b] a password forgotten while submitting gives the submit up',
    input,
    events: [choose('password'), remembered, submit, event('login.passwordForgotten')],
    ends: { value: at('sms'), context: { ...stored, mode: 'sms', wantsNewPassword: true } },
  },
  {
    title: '[4.8b] choosing the SMS sign-in once more forgets nothing of that',
    input,
    events: [...forgot, choose('sms')],
    ends: {
      value: at('sms'),
      context: { ...base, wantsNewPassword: true },
      ...editable,
      shows: { selectWantsNewPassword: true },
    },
  },
  ...[
    { mode: 'register', value: at('register') },
    { mode: 'password', value: at({ password: 'recalling' }) },
  ].map(({ mode, value }) => ({
    title: `[4.8b] who goes on to ${mode} wants no new password`,
    input,
    events: [...forgot, choose(mode)],
    ends: { value, context: { ...base, mode } },
  })),
  {
    title: '[5.2][5.3] each field is checked as it is left, with the rules of a single field',
    input,
    events: [
      event('login.modeChosen', { mode: 'register' }),
      typed('userName', '1380000888'),
      code('123'),
      typed('password', 'harbo'),
      typed('passwordAgain', 'harb'),
      ...['userName', 'captcha', 'password', 'passwordAgain'].map((field) => event('login.left', { field })),
    ],
    ends: {
      value: at('register'),
      context: {
        ...base,
        mode: 'register',
        values: { ...values, userName: '1380000888', captcha: '123', password: 'harbo', passwordAgain: 'harb' },
        errors: {
          userName: 'TOO_SHORT',
          captcha: 'TOO_SHORT',
          password: 'TOO_SHORT',
          passwordAgain: 'TOO_SHORT',
        },
      },
    },
  },
  {
    title: '[4.12c] nothing but the phone is sent to them',
    input,
    events: [code('246810'), typed('password', 'harbour-1')],
    ends: {
      value: at('sms'),
      context: { ...base, values: { ...values, captcha: '246810', password: 'harbour-1' } },
      sent: { loginCode: [], registerCode: [] },
    },
  },
  {
    title: '[4.12c] a code is asked for from the button of the mode',
    input,
    events: [phone, wanted, choose('register'), wanted, wanted],
    ends: {
      value: at('register'),
      context: { ...base, mode: 'register', values: { ...values, userName: '13800008888' } },
      sent: {
        loginCode: [phoneIs('13800008888'), sendsCode],
        registerCode: [phoneIs('13800008888'), sendsCode, sendsCode],
      },
    },
  },
  ...['sms', 'register'].map((mode) => ({
    title: `[5.7] without a valid phone no code is asked for in ${mode}`,
    input,
    events: [choose(mode), typed('userName', '11390001000'), wanted],
    ends: {
      value: at(mode),
      context: {
        ...base,
        mode,
        values: { ...values, userName: '11390001000' },
        errors: { userName: 'MOBILE' },
      },
      sent: { loginCode: [phoneIs(null)], registerCode: [phoneIs(null)] },
    },
  })),
  {
    title: '[2.21] the link of the privacy notice opens the privacy notice, and reading it ticks the box',
    input,
    events: [unticked, submit, notice, resolved('agreement', { completed: ['2'] })],
    ends: {
      value: at('sms'),
      context: { ...base, texts: ['privacyNotice'], errors: { userName: 'REQUIRED', captcha: 'REQUIRED' } },
      asked: { agreement: [{ texts: ['privacyNotice'] }] },
    },
  },
  {
    title: '[2.21] the other text is read after it',
    input,
    events: [
      ...[unticked, notice, resolved('agreement', { completed: [] })],
      event('login.agreementOpened', { texts: ['userAgreement'] }),
    ],
    ends: {
      value: at('sms', 'editing', 'open'),
      context: { ...base, texts: ['userAgreement'], values: { ...values, isAgree: false } },
      asked: { agreement: [{ texts: ['privacyNotice'] }, { texts: ['userAgreement'] }] },
    },
  },
  {
    title: '[4.4][4.12c] the parts themselves: a code is sent to the phone and signs in',
    input,
    real: { smsCountdown: smsCountdownMachine, loginAttempt: loginAttemptMachine },
    events: [
      phone,
      resolved('loginCode/readWait', null),
      resolved('registerCode/readWait', null),
      wanted,
      resolved('loginCode/sendCode', { kind: 'sent', endsAt: 67_000, now: 7_000 }),
      code('246810'),
      submit,
      resolved('attempt/sendCredentials', { kind: 'refused', message: '验证码错误', isPasswordWrong: false }),
      submit,
      resolved('attempt/sendCredentials', { kind: 'signedIn', answer }),
      resolved('attempt/settleCredentials'),
    ],
    ends: {
      ...withoutOutcome({ ...base, values: filled, ...signedIn('sms') }),
      asked: {
        'loginCode/sendCode': [
          { phone: '13800008888', messageType: 'user_login', captchaVerification: null, work: null },
        ],
        'registerCode/sendCode': [],
        'attempt/sendCredentials': [1, 2].map(() => ({
          mode: 'sms',
          values: filled,
          isPasswordStored: false,
          captchaVerification: null,
          work: null,
        })),
      },
      can: ['login.close'],
      shows: {
        ...filledShows,
        selectIsEditable: false,
        selectCanChooseMode: false,
        selectCanRead: false,
        selectCanSubmit: false,
      },
    },
  },
  {
    title: '[2.21] the text itself is closed unread',
    input,
    real: { userAgreement: userAgreementMachine, reading: readingMachine },
    events: [unticked, notice, toChild('agreement/reading', 'reading.close')],
    ends: { value: at('sms'), context: { ...base, texts: ['privacyNotice'], values: { ...values, isAgree: false } } },
  },
  {
    title: '[4.5b][2.5b] a failure leaves nothing to submit',
    input: { failure: 'insecure', lastMode: 'password', isFromForm: true },
    events: [],
    ends: {
      ...editable,
      value: at('sms'),
      can: editable.can.filter((type) => type !== 'login.submit'),
      shows: { selectFailure: 'insecure', selectLastMode: 'password', selectIsFromForm: true, selectCanSubmit: false },
    },
  },
  {
    input,
    title: '[4.4b] under way as a registration',
    events: [choose('register'), ...register('harbour-1', 'harbour-1'), submit],
    ends: {
      ...sampleSubmitting,
      value: at('register', 'submitting'),
      shows: {
        ...sampleSubmitting.shows,
        selectMode: 'register',
        selectCode: 'registerCode',
        'selectText(password)': 'harbour-1',
        'selectText(passwordAgain)': 'harbour-1',
        selectStrength: 'medium',
      },
    },
  },
  {
    input,
    title: '[4.3] what the device remembers is being read',
    events: [choose('password')],
    ends: { ...inPassword, value: at({ password: 'recalling' }), shows: passwordMode },
  },
  {
    input,
    title: '[2.21] a text is being read',
    events: [event('login.agreementOpened', { texts: ['userAgreement'] })],
    ends: {
      ...editable,
      value: at('sms', 'editing', 'open'),
      can: editable.can.filter((type) => type !== 'login.agreementOpened'),
      shows: { selectCanRead: false, selectAgreement: 'agreement' },
    },
  },
  {
    input,
    title: '[8.8] refused',
    events: [
      phone,
      code('246810'),
      submit,
      resolved('attempt', { kind: 'refused', message: '验证码错误', isStoredPasswordForgotten: false }),
    ],
    ends: { ...editable, value: at('sms'), shows: { ...filledShows, selectRefusal: '验证码错误' } },
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
    { ...filledShows, 'selectText(captcha)': '123' },
  ),
  stopped(
    '[5.3] four are refused at submit',
    'sms',
    [phone, code('1234')],
    { captcha: 'SMS_CODE' },
    { ...filledShows, 'selectText(captcha)': '1234' },
  ),
  stopped(
    '[5.5] the agreement has to be ticked',
    'sms',
    [phone, code('246810'), tick('isAgree', false)],
    { isAgree: 'MUST_TICK' },
    { ...filledShows, selectIsAgreed: false },
  ),
  stopped(
    '[5.6] both texts at a registration',
    'register',
    [...register('harbour-1', 'harbour-1'), tick('isAgree', false)],
    { isAgree: 'MUST_TICK' },
    {
      ...filledShows,
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
    { ...filledShows, 'selectText(password)': 'harbo', 'selectText(passwordAgain)': 'harbo' },
  ),
  stopped(
    '[5.6] and of six they have to be the same',
    'register',
    register('harbou', 'harbor'),
    { passwordAgain: 'PASSWORDS_DIFFER' },
    { ...filledShows, 'selectText(password)': 'harbou', 'selectText(passwordAgain)': 'harbor' },
  ),
  {
    input,
    title: '[5.4] and six for a password',
    events: [...recalled, phone, rejected('readRemembered'), typed('password', 'harbou'), submit],
    ends: {
      ...sampleSubmitting,
      value: at({ password: 'recalled' }, 'submitting'),
      can: [...always, 'login.passwordForgotten'],
      shows: {
        ...sampleSubmitting.shows,
        ...passwordMode,
        'selectText(captcha)': '',
        'selectText(password)': 'harbou',
      },
    },
  },
  {
    input,
    title: '[3.11c] a stored password serves for no registration',
    events: [
      choose('password'),
      resolved('readRemembered', { userName: '13900009999', hasPassword: true }),
      choose('register'),
      code('246810'),
      submit,
    ],
    ends: {
      ...editable,
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
  },
  {
    input,
    title: '[4.2] typing answers the error of its own field, ticking that of its box',
    events: [
      choose('register'),
      tick('isAgree', false),
      submit,
      typed('captcha', '9'),
      typed('passwordAgain', 'h'),
      tick('isRemembered', true),
    ],
    ends: {
      ...editable,
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
