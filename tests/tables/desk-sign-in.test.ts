import { CallFailure } from '#domain/failure.ts';
import { deskSignInCases } from '#machines/desk-sign-in/desk-sign-in.cases.ts';
import * as all from '#machines/desk-sign-in/desk-sign-in.select.ts';
import { deskSignInMachine } from '#machines/desk-sign-in/index.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const expired = new CallFailure({ kind: 'expired', code: '00000401', message: '步骤已过期', status: 401 });
const limitedFor = (retryAfter: number) =>
  new CallFailure({ kind: 'refused', code: '10002004', message: '稍后', status: 200, retryAfter });
const limited = limitedFor(61);
const visitor = rejected('readSession', expired);
const named = event('name.typed', { name: '值班员' });
const secret = event('password.typed', { password: 'hunter-22' });
const coded = event('code.typed', { code: '123456' });
const submit = event('signIn.submit');
const half = [visitor, named, secret, submit, resolved('givePassword', { kind: 'right' })];
const operator = { name: '值班员', roles: ['orders'], isOpening: false };
const opened = resolved('readSession', operator);
const usual = {
  selectStep: 'password',
  selectName: '值班员',
  selectPassword: '',
  selectCode: '',
  selectIsIncomplete: false,
  selectFailure: null,
  selectHasEnded: false,
  selectOperator: null,
  selectIsBusy: false,
  selectCanType: true,
  selectCanSubmit: true,
  selectCanGoBack: false,
  selectCanLeave: false,
  selectMinutes: null,
  selectWork: undefined,
  selectRooms: undefined,
};
const locked = { selectCanType: false, selectCanSubmit: false };
const room = { ...locked, selectStep: 'room', selectName: '' };
const first = ['name.typed', 'password.typed', 'signIn.submit'];
const second = ['code.typed', 'signIn.back', 'signIn.submit'];
const inside = ['desk.leave', 'session.expired'];

stateTable(deskSignInMachine, deskSignInCases, { all }, usual, [
  {
    title: '[10.2] it looks who is there',
    events: [],
    value: 'looking',
    tags: ['busy'],
    can: [],
    shows: { ...locked, selectStep: 'looking', selectName: '', selectIsBusy: true },
  },
  { title: '[10.1] nobody', events: [visitor], value: 'askingPassword', can: first, shows: { selectName: '' } },
  {
    title: '[10.1] a name alone',
    events: [visitor, named, submit],
    value: 'askingPassword',
    can: first,
    shows: { selectIsIncomplete: true },
  },
  {
    title: '[10.1] the password is checked',
    events: [visitor, named, secret, submit],
    value: 'checkingPassword',
    tags: ['busy'],
    can: [],
    shows: { ...locked, selectPassword: 'hunter-22', selectIsBusy: true },
  },
  {
    title: '[10.1] it was wrong',
    events: [visitor, named, secret, submit, rejected('givePassword', new Error('不正确'))],
    value: 'askingPassword',
    can: first,
    shows: { selectPassword: 'hunter-22', selectFailure: '不正确' },
  },
  {
    title: '[11.7] this computer works first',
    events: [
      ...[visitor, named, secret, submit],
      resolved('givePassword', {
        kind: 'workNeeded',
        challenge: { challenge: 'terms.signature', units: 200, iterations: 80_000 },
      }),
    ],
    value: 'working',
    tags: ['busy'],
    can: [],
    shows: { ...locked, selectPassword: 'hunter-22', selectIsBusy: true, selectWork: 'work' },
  },
  {
    title: '[10.1] it was wrong too often: minutes are rounded up',
    events: [visitor, named, secret, submit, rejected('givePassword', limited)],
    value: 'waiting',
    can: [],
    shows: { ...locked, selectMinutes: 2 },
  },
  {
    title: '[10.1] a minute is one',
    events: [visitor, named, secret, submit, rejected('givePassword', limitedFor(60))],
    value: 'waiting',
    can: [],
    shows: { ...locked, selectMinutes: 1 },
  },
  {
    title: '[10.1] the code is asked for',
    events: half,
    value: 'askingCode',
    can: second,
    shows: { selectStep: 'code', selectCanGoBack: true },
  },
  {
    title: '[10.1] the code is checked',
    events: [...half, coded, submit],
    value: 'checkingCode',
    tags: ['busy'],
    can: [],
    shows: { ...locked, selectStep: 'code', selectCode: '123456', selectIsBusy: true },
  },
  {
    title: '[10.1] in the room',
    events: [opened],
    value: 'signedIn',
    can: inside,
    shows: { ...room, selectOperator: operator, selectCanLeave: true, selectRooms: 'rooms' },
  },
  {
    title: '[10.2] on the way out',
    events: [opened, event('desk.leave')],
    value: 'leaving',
    tags: ['busy'],
    can: [],
    shows: { ...room, selectOperator: operator, selectIsBusy: true },
  },
  {
    title: '[10.2] thrown out',
    events: [opened, event('session.expired')],
    value: 'askingPassword',
    can: first,
    shows: { selectName: '', selectHasEnded: true },
  },
]);
