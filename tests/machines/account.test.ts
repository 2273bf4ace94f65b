import { accountCases } from '#machines/account/account.cases.ts';
import * as selectors from '#machines/account/account.select.ts';
import { accountMachine } from '#machines/account/index.ts';
import { changePasswordMachine } from '#machines/change-password/index.ts';
import { loginMachine } from '#machines/login/index.ts';
import { profileMachine } from '#machines/profile/index.ts';
import { verificationMachine } from '#machines/verification/index.ts';
import { journeys, rejected, resolved, toChild } from '../kit/journey.ts';

const answer = { token: 'token-7', userName: '王珂' };
const input = { intent: 'signIn', failure: 'cookiesBlocked', lastMode: 'register', needsOldPassword: true };
const login = (mode: string, wantsNewPassword = false) => ({ kind: 'signedIn', answer, mode, wantsNewPassword });
const signedInBy = (mode: string, wantsNewPassword = false) => resolved('login', login(mode, wantsNewPassword));
const opened = resolved('openSession', { isSpecialEnterprise: false });
const special = resolved('openSession', { isSpecialEnterprise: true });
const base = { ...input, login: { kind: 'closed' }, outcome: { kind: 'closed' } };
const signedIn = (how: object) => ({ ...base, login: how, needsOldPassword: false, outcome: { kind: 'signedIn' } });
const finished = { value: 'finished', status: 'done' };
const asSignedIn = { ...finished, output: { kind: 'signedIn' } };
const asClosed = { ...finished, output: { kind: 'closed' } };
const registered = { ...asSignedIn, context: signedIn(login('register')) };
const withRequest = (request: string, needsOldPassword = true) => {
  const inputWithRequest = { ...input, intent: request, needsOldPassword };
  return { input: inputWithRequest, context: { ...base, ...inputWithRequest } };
};
const profile = withRequest('completeProfile');
const emptyProfile = { name: '', companyName: '', schoolName: '', enterpriseType: '', industry: '', email: '' };
const standing = { status: 'PENDING', reason: null, accountName: '宁波某化工有限公司' };

const sampleInput = { intent: 'signIn', failure: null, lastMode: 'password', needsOldPassword: true };
const sampleSignedIn = resolved('login', { kind: 'signedIn', answer, mode: 'password', wantsNewPassword: false });
const nothing = {
  selectLogin: undefined,
  selectChangePassword: undefined,
  selectProfile: undefined,
  selectVerification: undefined,
};

journeys(accountMachine, { ...accountCases, selectors, usual: nothing }, [
  {
    title: '[4.4][2.5b] a form asks for a sign-in, which closes the dialog',
    input: { ...input, isFromForm: true },
    events: [signedInBy('sms'), opened],
    ends: {
      ...asSignedIn,
      context: { ...signedIn(login('sms')), isFromForm: true },
      asked: {
        login: [{ failure: 'cookiesBlocked', lastMode: 'register', isFromForm: true }],
        openSession: [answer],
        goToSpecialEnterprise: [],
      },
      did: { toastSignedIn: [{ mode: 'sms' }], toastCookiesBlocked: [] },
    },
  },
  {
    title: '[2.5b][4.9] without a form the dialog states that there is none',
    input,
    events: [],
    ends: {
      value: 'signingIn',
      context: base,
      asked: { login: [{ failure: 'cookiesBlocked', lastMode: 'register', isFromForm: false }] },
      can: [],
      shows: { selectLogin: 'login' },
    },
  },
  {
    title: 'a closed login dialog opens no session',
    input,
    events: [resolved('login', { kind: 'closed' })],
    ends: {
      ...asClosed,
      context: base,
      asked: { openSession: [] },
      did: { toastSignedIn: [], toastCookiesBlocked: [] },
    },
  },
  {
    title: '[1.7b] a registration goes on to the profile',
    input,
    events: [signedInBy('register'), opened],
    ends: {
      value: 'completingProfile',
      context: signedIn(login('register')),
      did: { toastSignedIn: [{ mode: 'register' }] },
    },
  },
  {
    title: '[1.7b] a profile that is saved, or left for later, ends it',
    input,
    events: [signedInBy('register'), opened, resolved('profile', { kind: 'saved' })],
    ends: registered,
  },
  {
    title: '[1.7b][4.32] a company named there goes on to its verification',
    input,
    events: [
      signedInBy('register'),
      opened,
      resolved('profile', { kind: 'verify' }),
      resolved('verification', { status: 'PENDING' }),
    ],
    ends: registered,
  },
  {
    title: '[4.8b] a forgotten password goes on to a new one, without the old',
    input,
    events: [signedInBy('sms', true), opened],
    ends: {
      value: 'changingPassword',
      context: signedIn(login('sms', true)),
      asked: { changePassword: [{ needsOldPassword: false }] },
    },
  },
  {
    title: '[2.15] the special enterprise goes to its own place, a new member of it too',
    input,
    events: [signedInBy('register'), special],
    ends: {
      value: 'redirecting',
      context: signedIn(login('register')),
      asked: { goToSpecialEnterprise: [undefined] },
      did: { toastSignedIn: [{ mode: 'register' }] },
      can: [],
    },
  },
  {
    title: '[2.15] and is done once it is there',
    input,
    events: [signedInBy('password'), special, resolved('goToSpecialEnterprise')],
    ends: { ...asSignedIn, context: signedIn(login('password')), did: { toastSignedIn: [{ mode: 'password' }] } },
  },
  {
    title: '[2.15] or stays here, signed in, where its place cannot be reached',
    input,
    events: [signedInBy('password'), special, rejected('goToSpecialEnterprise')],
    ends: { ...asSignedIn, context: signedIn(login('password')) },
  },
  {
    title: '[4.5] a session that cannot be kept signs no one in and says so',
    input,
    events: [signedInBy('sms'), rejected('openSession')],
    ends: {
      ...asClosed,
      context: { ...base, login: login('sms') },
      did: { toastSignedIn: [], toastCookiesBlocked: [undefined] },
      can: [],
    },
  },
  ...[true, false].map((needsOldPassword) => {
    const { input: inputWithRequest, context } = withRequest('changePassword', needsOldPassword);
    return {
      title: `[4.8b] a new password is wanted by itself, the old one asked for: ${needsOldPassword}`,
      input: inputWithRequest,
      events: [resolved('changePassword', { kind: 'changed' })],
      ends: { ...asClosed, context, asked: { login: [], changePassword: [{ needsOldPassword }] } },
    };
  }),
  {
    title: '[1.7b] the profile is completed from elsewhere',
    input: profile.input,
    events: [],
    ends: {
      value: 'completingProfile',
      context: profile.context,
      asked: { login: [], changePassword: [] },
      can: [],
      shows: { selectProfile: 'profile' },
    },
  },
  {
    title: '[4.32] a verification is started from elsewhere',
    input: withRequest('verify').input,
    events: [],
    ends: {
      value: 'verifying',
      context: withRequest('verify').context,
      asked: { login: [], changePassword: [] },
      can: [],
      shows: { selectVerification: 'verification' },
    },
  },
  {
    title: '[4.4][1.7b] the dialogs themselves: registered, the profile saved',
    input: { ...input, failure: null },
    real: { login: loginMachine, profile: profileMachine },
    events: [
      toChild('login', 'login.modeChosen', { mode: 'register' }),
      toChild('login', 'login.typed', { field: 'userName', text: '13800008888' }),
      toChild('login', 'login.typed', { field: 'captcha', text: '123456' }),
      toChild('login', 'login.typed', { field: 'password', text: 'harbour-1' }),
      toChild('login', 'login.typed', { field: 'passwordAgain', text: 'harbour-1' }),
      toChild('login', 'login.submit'),
      resolved('login/attempt', { kind: 'signedIn', answer }),
      opened,
      resolved('profile/loadProfile', emptyProfile),
      toChild('profile', 'profile.submit'),
      resolved('profile/saveProfile', { isUnverified: true }),
    ],
    ends: {
      ...asSignedIn,
      context: { ...signedIn(login('register')), failure: null },
      asked: { openSession: [answer] },
    },
  },
  {
    title: 'the login dialog itself is closed',
    input,
    real: { login: loginMachine },
    events: [toChild('login', 'login.close')],
    ends: { ...asClosed, context: base },
  },
  {
    title: '[4.8b] the password dialog itself is closed',
    input: withRequest('changePassword').input,
    real: { changePassword: changePasswordMachine },
    events: [toChild('changePassword', 'password.close')],
    ends: { ...asClosed, context: withRequest('changePassword').context },
  },
  {
    title: '[1.7b][4.32] a company is named in the profile itself and verified at once',
    input: profile.input,
    real: { profile: profileMachine, verification: verificationMachine },
    events: [
      resolved('profile/loadProfile', emptyProfile),
      toChild('profile', 'profile.typed', { field: 'companyName', text: '宁波某化工有限公司' }),
      toChild('profile', 'profile.submit'),
      resolved('profile/saveProfile', { isUnverified: true }),
      toChild('profile', 'profile.verify'),
      resolved('verification/loadStanding', standing),
      toChild('verification', 'verification.close'),
    ],
    ends: { ...asClosed, context: profile.context, asked: { 'verification/loadStanding': [undefined] } },
  },
  {
    title: '[4.5] the session is being kept',
    input: sampleInput,
    events: [sampleSignedIn],
    ends: { value: 'opening', can: [] },
  },
  {
    title: '[4.8b] the password dialog is open',
    input: { ...sampleInput, intent: 'changePassword' },
    events: [],
    ends: { value: 'changingPassword', can: [], shows: { selectChangePassword: 'changePassword' } },
  },
]);
