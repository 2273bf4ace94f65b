import { accountCases } from '#machines/account/account.cases.ts';
import * as all from '#machines/account/account.select.ts';
import { accountMachine } from '#machines/account/index.ts';
import { rejected, resolved } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const input = { wish: 'signIn', failure: null, lastMode: 'password', needsOldPassword: true };
const answer = { token: 'token-7', userName: '王珂' };
const signedIn = resolved('login', { kind: 'signedIn', answer, mode: 'password', wantsNewPassword: false });

const nothing = {
  selectLogin: undefined,
  selectChangePassword: undefined,
  selectProfile: undefined,
  selectVerification: undefined,
};

stateTable(accountMachine, accountCases, { all }, nothing, [
  {
    title: '[4.9] the login dialog is open',
    input,
    events: [],
    value: 'signingIn',
    can: [],
    shows: { selectLogin: 'login' },
  },
  { title: '[4.5] the session is being kept', input, events: [signedIn], value: 'opening', can: [] },
  {
    title: '[2.15] on the way to the special place',
    input,
    events: [signedIn, resolved('openSession', { isSpecialEnterprise: true })],
    value: 'redirecting',
    can: [],
  },
  {
    title: '[4.8b] the password dialog is open',
    input: { ...input, wish: 'changePassword' },
    events: [],
    value: 'changingPassword',
    can: [],
    shows: { selectChangePassword: 'changePassword' },
  },
  {
    title: '[1.7b] the profile is open',
    input: { ...input, wish: 'completeProfile' },
    events: [],
    value: 'completingProfile',
    can: [],
    shows: { selectProfile: 'profile' },
  },
  {
    title: '[4.32] the verification is open',
    input: { ...input, wish: 'verify' },
    events: [],
    value: 'verifying',
    can: [],
    shows: { selectVerification: 'verification' },
  },
  {
    title: '[4.5] nothing is open',
    input,
    events: [signedIn, rejected('openSession')],
    value: 'finished',
    can: [],
  },
]);
