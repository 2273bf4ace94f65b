import { accountCases } from '#machines/account/account.cases.ts';
import { accountMachine } from '#machines/account/index.ts';
import { journeys, rejected, resolved } from '../kit/journey.ts';

const answer = { token: 'token', userName: '王珂' };
const input = { wish: 'signIn', obstacle: null, lastMode: null, needsOldPassword: true };
const login = (mode: string, wantsNewPassword = false) => ({ kind: 'signedIn', answer, mode, wantsNewPassword });
const opened = resolved('openSession', { isSpecialEnterprise: false });
const base = { ...input, login: { kind: 'closed' }, outcome: { kind: 'closed' } };
const signedIn = (how: object) => ({ ...base, login: how, needsOldPassword: false, outcome: { kind: 'signedIn' } });

journeys(accountMachine, accountCases, [
  {
    title: '[4.4] a sign-in closes the dialog',
    input,
    events: [resolved('login', login('sms')), opened],
    ends: { value: 'finished', status: 'done', context: signedIn(login('sms')), output: { kind: 'signedIn' } },
  },
  {
    title: '[1.7b] a registration goes on to the profile',
    input,
    events: [resolved('login', login('register')), opened],
    ends: { value: 'completingProfile', context: signedIn(login('register')) },
  },
  {
    title: '[1.7b][4.32] a company named there goes on to its verification',
    input,
    events: [resolved('login', login('register')), opened, resolved('profile', { kind: 'verify' })],
    ends: { value: 'verifying', context: signedIn(login('register')) },
  },
  {
    title: '[4.8b] a forgotten password goes on to a new one, without the old',
    input,
    events: [resolved('login', login('sms', true)), opened],
    ends: { value: 'changingPassword', context: signedIn(login('sms', true)) },
  },
  {
    title: '[2.15] the special enterprise goes to its own place',
    input,
    events: [resolved('login', login('sms')), resolved('openSession', { isSpecialEnterprise: true })],
    ends: { value: 'redirecting', context: signedIn(login('sms')) },
  },
  {
    title: '[4.5] a session that cannot be kept signs nobody in',
    input,
    events: [resolved('login', login('sms')), rejected('openSession')],
    ends: {
      value: 'finished',
      status: 'done',
      context: { ...base, login: login('sms') },
      output: { kind: 'closed' },
    },
  },
]);
