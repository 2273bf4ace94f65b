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
const loaded = event('account.recognised', { user });
const asked = event('account.asked');
const left = (isExpired: boolean) => event('account.left', { isExpired });
const leave = event('centre.leave');
const redeemed = resolved('singleSignOn', { kind: 'signedIn', answer: { token: 'token-6', userName: '李航' } });
const unreached = resolved('singleSignOn', { kind: 'unreached', message: '抱歉，服务器繁忙！' });
const usual = {
  selectScreen: 'busy',
  selectUserName: null,
  selectFailure: null,
  selectCanLeave: false,
  selectIsLeaving: false,
  selectSingleSignOn: undefined,
  selectSignIn: undefined,
  selectCanSignIn: false,
  selectRooms: undefined,
  selectSession: 'session',
};
const known = { selectScreen: 'signedIn', selectUserName: '王珂', selectRooms: 'rooms' };
const canRetry = ['centre.leave', 'centre.retry'];

stateTable(userCentreMachine, userCentreCases, { all, constant: ['selectSession'] }, usual, [
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
    can: ['centre.leave'],
    shows: { ...known, selectCanLeave: true },
  },
  {
    title: '[4.6b] on the way back with a ticket',
    input,
    events: [loaded, leave],
    value: { open: { signedIn: 'returning' } },
    can: [],
    shows: { ...known, selectIsLeaving: true },
  },
  {
    title: '[4.9] nobody',
    input,
    events: [left(false)],
    value: { open: { anonymous: 'signingIn' } },
    can: ['centre.leave'],
    shows: { selectScreen: 'anonymous', selectCanLeave: true, selectSignIn: 'signIn' },
  },
  {
    title: '[4.9] nobody, and the sign-in is closed',
    input,
    events: [left(false), resolved('signIn', { kind: 'closed' })],
    value: { open: { anonymous: 'waiting' } },
    can: ['centre.leave', 'centre.signIn'],
    shows: { selectScreen: 'anonymous', selectCanLeave: true, selectCanSignIn: true },
  },
  {
    title: '[8.3] the account was not read',
    input,
    events: [event('account.unread', { failure: '没有网络' })],
    value: { open: 'unreachable' },
    can: canRetry,
    shows: { selectScreen: 'unreachable', selectFailure: '没有网络', selectCanLeave: true },
  },
  {
    title: '[4.8][4.10] being signed out, or expired',
    input,
    events: [loaded, asked],
    value: { open: 'ending' },
    can: [],
    shows: { selectUserName: '王珂' },
  },
  {
    title: '[4.10] expired',
    input,
    events: [loaded, asked, left(true)],
    value: { open: 'expired' },
    can: ['centre.leave', 'centre.signIn'],
    shows: { selectScreen: 'expired', selectCanLeave: true, selectCanSignIn: true },
  },
  { title: '[2.14b] gone', input, events: [leave], value: 'left', can: [] },
]);
