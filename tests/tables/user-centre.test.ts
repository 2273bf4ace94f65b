import { userCentreMachine } from '#machines/user-centre/index.ts';
import { userCentreCases } from '#machines/user-centre/user-centre.cases.ts';
import * as all from '#machines/user-centre/user-centre.select.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const input = { ticket: null };
const ticket = { ticket: 'ticket-5' };
const user = {
  userId: 'user-7',
  name: '王珂',
  phone: '120****0007',
  email: '',
  avatar: null,
  roles: ['person'],
  protocolAgreed: false,
  enterpriseResp: null,
  mmInfo: [],
  mayChangePasswordUntil: null,
};
const loaded = resolved('loadUser', user);
const signsOut = [loaded, event('centre.signOut')];
const leave = event('centre.leave');
const redeemed = resolved('singleSignOn', { kind: 'signedIn', answer: { token: 'token-6', userName: '李航' } });
const unreached = resolved('singleSignOn', { kind: 'unreached', message: '抱歉，服务器繁忙！' });
const usual = {
  selectScreen: 'busy',
  selectUserName: null,
  selectFailure: null,
  selectCanLeave: false,
  selectIsLeaving: false,
  selectAsksAboutDrafts: false,
  selectCanSignOut: false,
  selectSingleSignOn: undefined,
  selectRooms: undefined,
};
const known = { selectScreen: 'signedIn', selectUserName: '王珂', selectRooms: 'rooms' };
const canRetry = ['centre.leave', 'centre.retry'];

stateTable(userCentreMachine, userCentreCases, { all }, usual, [
  {
    title: '[4.6] the ticket is being redeemed',
    input: ticket,
    events: [],
    value: 'redeeming',
    can: [],
    shows: { selectSingleSignOn: 'singleSignOn' },
  },
  { title: '[4.5] the session is being kept', input: ticket, events: [redeemed], value: 'keeping', can: [] },
  {
    title: '[4.6b] a refused ticket',
    input: ticket,
    events: [resolved('singleSignOn', { kind: 'invalid' })],
    value: 'refused',
    can: canRetry,
    shows: { selectScreen: 'refused', selectCanLeave: true },
  },
  {
    title: '[4.6b] the server was not reached',
    input: ticket,
    events: [unreached],
    value: 'unreached',
    can: canRetry,
    shows: { selectScreen: 'unreached', selectFailure: '抱歉，服务器繁忙！', selectCanLeave: true },
  },
  {
    title: '[4.5] no cookies',
    input: ticket,
    events: [redeemed, rejected('saveSession')],
    value: 'blocked',
    can: canRetry,
    shows: { selectScreen: 'blocked', selectCanLeave: true },
  },
  {
    title: '[4.9] who is signed in is being asked',
    input,
    events: [],
    value: { open: 'recognising' },
    can: ['centre.leave'],
    shows: { selectCanLeave: true },
  },
  {
    title: '[4.9] in the rooms',
    input,
    events: [loaded],
    value: { open: { signedIn: 'staying' } },
    can: ['centre.expired', 'centre.leave', 'centre.signOut'],
    shows: { ...known, selectCanLeave: true, selectCanSignOut: true },
  },
  {
    title: '[4.8] the drafts are being saved',
    input,
    events: signsOut,
    value: { open: { signedIn: 'savingDrafts' } },
    can: ['centre.expired'],
    shows: known,
  },
  {
    title: '[4.8] asked about the drafts: the question is the one place to answer',
    input,
    events: [...signsOut, rejected('saveDrafts')],
    value: { open: { signedIn: 'askingAboutDrafts' } },
    can: ['centre.expired', 'centre.signOut', 'centre.signOutAnyway', 'centre.stay'],
    shows: { ...known, selectAsksAboutDrafts: true },
  },
  {
    title: '[4.6b] on the way back with a ticket',
    input,
    events: [loaded, leave],
    value: { open: { signedIn: 'returning' } },
    can: ['centre.expired'],
    shows: { ...known, selectIsLeaving: true },
  },
  {
    title: '[4.9] nobody',
    input,
    events: [resolved('loadUser', null)],
    value: { open: 'anonymous' },
    can: ['centre.leave'],
    shows: { selectScreen: 'anonymous', selectCanLeave: true },
  },
  {
    title: '[8.3] the account was not read',
    input,
    events: [rejected('loadUser', new Error('没有网络'))],
    value: { open: 'unreachable' },
    can: canRetry,
    shows: { selectScreen: 'unreachable', selectFailure: '没有网络', selectCanLeave: true },
  },
  {
    title: '[4.10] an expired session is being cleared',
    input,
    events: [loaded, event('centre.expired')],
    value: { open: 'expiring' },
    can: [],
  },
  {
    title: '[4.10] expired',
    input,
    events: [loaded, event('centre.expired'), resolved('clearSession')],
    value: { open: 'expired' },
    can: ['centre.leave'],
    shows: { selectScreen: 'expired', selectCanLeave: true },
  },
  {
    title: '[4.8] being signed out',
    input,
    events: [...signsOut, resolved('saveDrafts')],
    value: { open: 'signingOut' },
    can: [],
    shows: { selectUserName: '王珂' },
  },
  {
    title: '[2.14b] on the way back without a ticket',
    input,
    events: [leave],
    value: 'leaving',
    can: [],
    shows: { selectIsLeaving: true },
  },
  { title: '[2.14b] gone', input, events: [leave, resolved('leave')], value: 'left', can: [] },
]);
