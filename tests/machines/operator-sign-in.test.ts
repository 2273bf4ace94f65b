import { CallFailure } from '#domain/failure.ts';
import { operatorRoomsMachine } from '#machines/operator-rooms/index.ts';
import { operatorSignInMachine } from '#machines/operator-sign-in/index.ts';
import { operatorSignInCases } from '#machines/operator-sign-in/operator-sign-in.cases.ts';
import * as selectors from '#machines/operator-sign-in/operator-sign-in.select.ts';
import { proofOfWorkMachine } from '#machines/proof-of-work/index.ts';
import { event, journeys, rejected, resolved, toChild } from '../kit/journey.ts';

const blank = {
  name: '',
  password: '',
  code: '',
  isIncomplete: false,
  failure: null,
  seconds: 0,
  hasEnded: false,
  operator: null,
  challenge: null,
  work: null,
};
const refusal = (message: string, more: object = {}) =>
  new CallFailure({ kind: 'refused', code: '10002001', message, status: 200, ...more });
const expired = new CallFailure({ kind: 'expired', code: '00000401', message: '步骤已过期', status: 401 });
const named = event('name.typed', { name: ' 值班员 ' });
const secret = event('password.typed', { password: 'hunter-22' });
const coded = (code: string) => event('code.typed', { code });
const submit = event('signIn.submit');
const visitor = [rejected('readSession', expired)];
const half = [...visitor, named, secret, submit, resolved('givePassword', { kind: 'right' })];
const operator = { name: '值班员', roles: ['orders', 'admin'], isOpening: false };
const inside = { value: 'signedIn', context: { ...blank, operator } };
const lost = new Error('没有网络');
const asked = { ...blank, name: ' 值班员 ', password: 'hunter-22' };
const between = { ...blank, name: ' 值班员 ' };

const wrong = [...visitor, named, secret, submit, rejected('givePassword', refusal('密码不正确'))];
const wrongCode = [...half, coded('123456'), submit, rejected('giveCode', refusal('动态码不正确'))];
const ended = [resolved('readSession', operator), event('session.expired')];
const next: readonly [string, ReturnType<typeof event>[], string, object][] = [
  ['a name after a wrong password', [...wrong, named], 'askingPassword', asked],
  ['another password', [...wrong, secret], 'askingPassword', asked],
  ['another code', [...wrongCode, coded('1')], 'askingCode', { ...between, code: '1' }],
  ['a name that was missing', [...visitor, submit, named], 'askingPassword', between],
  ['the rest of a code', [...half, submit, coded('123456')], 'askingCode', { ...between, code: '123456' }],
  ['a password once the session ended', [...ended, secret], 'askingPassword', { ...blank, password: 'hunter-22' }],
  ['nothing once the session ended', [...ended, submit], 'askingPassword', { ...blank, isIncomplete: true }],
  ['no code after a wrong one', [...wrongCode, submit], 'askingCode', { ...between, isIncomplete: true }],
  [
    'a password too many',
    [...wrong, submit, rejected('givePassword', refusal('太多', { retryAfter: 60 }))],
    'waiting',
    { ...between, seconds: 60 },
  ],
];

const challenge = { challenge: 'terms.signature', units: 200, iterations: 80_000 };
const work = { challenge: 'terms.signature', answer: 'AAAA' };
const workNeeded = [...visitor, named, secret, submit, resolved('givePassword', { kind: 'workNeeded', challenge })];

const limitedFor = (retryAfter: number) =>
  new CallFailure({ kind: 'refused', code: '10002004', message: '稍后', status: 200, retryAfter });
const limited = limitedFor(61);
const sampleVisitor = rejected('readSession', expired);
const sampleNamed = event('name.typed', { name: '值班员' });
const sampleCoded = event('code.typed', { code: '123456' });
const toHalf = [sampleVisitor, sampleNamed, secret, submit, resolved('givePassword', { kind: 'right' })];
const sampleOperator = { name: '值班员', roles: ['orders'], isOpening: false };
const opened = resolved('readSession', sampleOperator);
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
const insideEvents = ['operator.leave', 'session.expired'];

journeys(operatorSignInMachine, { ...operatorSignInCases, selectors, usual }, [
  {
    title: '[11.7] an account that strangers tried: the work of this computer goes with the password',
    events: [...workNeeded, resolved('work', { kind: 'solved', answer: work })],
    ends: {
      value: 'checkingPassword',
      context: { ...asked, challenge, work },
      asked: {
        work: [{ challenge }],
        givePassword: [
          { name: '值班员', password: 'hunter-22', work: null },
          { name: '值班员', password: 'hunter-22', work },
        ],
      },
    },
  },
  {
    title: '[11.7] the work itself is done',
    real: { work: proofOfWorkMachine },
    events: [...workNeeded, toChild('work', 'work.solved', { answer: work })],
    ends: { value: 'checkingPassword', context: { ...asked, challenge, work } },
  },
  {
    title: '[11.7] the work itself is given up',
    real: { work: proofOfWorkMachine },
    events: [...workNeeded, toChild('work', 'work.close')],
    ends: { value: 'askingPassword', context: { ...asked, challenge } },
  },
  {
    title: '[11.7] work that is given up leaves what was typed',
    events: [...workNeeded, resolved('work', { kind: 'closed' })],
    ends: { value: 'askingPassword', context: { ...asked, challenge } },
  },
  ...next.map(([what, events, value, context]) => ({
    title: `[10.1] what was shown goes with the next step: ${what}`,
    events,
    ends: { value, context },
  })),
  {
    title: '[10.2] a session that still stands opens the room at once',
    events: [resolved('readSession', operator)],
    ends: { ...inside, asked: { rooms: [{ roles: ['orders', 'admin'], isOpening: false }] } },
  },
  {
    title: '[10.2][10.1] without one the password is asked for, and no message is shown',
    events: visitor,
    ends: { value: 'askingPassword', context: blank, can: first, shows: { selectName: '' } },
  },
  {
    title: '[10.2] a server that does not answer is named',
    events: [rejected('readSession', new Error('没有网络'))],
    ends: { value: 'askingPassword', context: { ...blank, failure: '没有网络' } },
  },
  ...[
    {
      title: 'the password',
      events: [...visitor, named, secret, submit, rejected('givePassword', lost)],
      value: 'askingPassword',
      more: asked,
    },
    {
      title: 'the code',
      events: [...half, coded('123456'), submit, rejected('giveCode', lost)],
      value: 'askingCode',
      more: between,
    },
  ].map(({ title, events, value, more }) => ({
    title: `[8.3] nor is ${title} waited for where the server does not answer`,
    events,
    ends: { value, context: { ...more, failure: '没有网络' } },
  })),
  {
    title: '[10.1] a blank is no name',
    events: [...visitor, event('name.typed', { name: ' ' }), secret, submit],
    ends: {
      value: 'askingPassword',
      context: { ...blank, name: ' ', password: 'hunter-22', isIncomplete: true },
      asked: { givePassword: [] },
    },
  },
  {
    title: '[10.1] a password alone is not sent',
    events: [...visitor, secret, submit],
    ends: {
      value: 'askingPassword',
      context: { ...blank, password: 'hunter-22', isIncomplete: true },
      asked: { givePassword: [] },
    },
  },
  {
    title: '[10.1] nor a name alone; what is typed next takes the word away',
    events: [...visitor, named, submit, secret],
    ends: { value: 'askingPassword', context: asked, asked: { givePassword: [] } },
  },
  {
    title: '[10.1] a right password is forgotten and the code asked for',
    events: half,
    ends: {
      value: 'askingCode',
      context: between,
      asked: { givePassword: [{ name: '值班员', password: 'hunter-22', work: null }] },
    },
  },
  {
    title: '[10.1] a wrong one may be mended',
    events: [...visitor, named, secret, submit, rejected('givePassword', refusal('姓名或密码不正确'))],
    ends: { value: 'askingPassword', context: { ...asked, failure: '姓名或密码不正确' } },
  },
  {
    title: '[10.1] too many passwords: as long a wait as the server says',
    events: [...visitor, named, secret, submit, rejected('givePassword', refusal('太多', { retryAfter: 600 }))],
    ends: { value: 'waiting', context: { ...between, seconds: 600 }, asked: { pause: [{ seconds: 600 }] } },
  },
  {
    title: '[10.1] and then another try',
    events: [
      ...[...visitor, named, secret, submit, rejected('givePassword', refusal('太多', { retryAfter: 600 }))],
      resolved('pause'),
    ],
    ends: { value: 'askingPassword', context: { ...between, seconds: 600 } },
  },
  {
    title: '[10.1] a second is waited for as well',
    events: [...visitor, named, secret, submit, rejected('givePassword', refusal('太多', { retryAfter: 1 }))],
    ends: { value: 'waiting', context: { ...between, seconds: 1 }, asked: { pause: [{ seconds: 1 }] } },
  },
  {
    title: '[10.1] five digits are no code',
    events: [...half, coded('12345'), submit],
    ends: {
      value: 'askingCode',
      context: { ...between, code: '12345', isIncomplete: true },
      asked: { giveCode: [] },
    },
  },
  {
    title: '[10.1] six open the room, and nothing typed is kept',
    events: [...half, coded(' 123456 '), submit, resolved('giveCode', operator)],
    ends: { ...inside, asked: { giveCode: [{ code: '123456' }] } },
  },
  {
    title: '[10.1] a wrong code is emptied, so that the next can be typed',
    events: [...half, coded('123456'), submit, rejected('giveCode', refusal('动态码不正确'))],
    ends: { value: 'askingCode', context: { ...between, failure: '动态码不正确' } },
  },
  {
    title: '[10.1] who waited too long between the steps starts again, and is reported',
    events: [...half, coded('123456'), submit, rejected('giveCode', expired)],
    ends: { value: 'askingPassword', context: { ...between, failure: '步骤已过期' } },
  },
  {
    title: '[10.1] too many codes wait as well',
    events: [...half, coded('123456'), submit, rejected('giveCode', refusal('太多', { retryAfter: 60 }))],
    ends: { value: 'waiting', context: { ...between, seconds: 60 } },
  },
  {
    title: '[10.1] another user signs in instead',
    events: [...half, event('signIn.back')],
    ends: { value: 'askingPassword', context: blank },
  },
  {
    title: '[10.2] an operator who was removed while signed in is back at the door, with the reason',
    real: { rooms: operatorRoomsMachine },
    events: [resolved('readSession', operator), event('session.expired')],
    ends: {
      value: 'askingPassword',
      context: { ...blank, hasEnded: true },
      can: first,
      shows: { selectName: '', selectHasEnded: true },
    },
  },
  {
    title: '[10.2] the reason goes as soon as something is typed',
    events: [resolved('readSession', operator), event('session.expired'), named],
    ends: { value: 'askingPassword', context: between },
  },
  {
    title: '[10.2] leaving ends the session',
    events: [resolved('readSession', operator), event('operator.leave'), resolved('endSession', null)],
    ends: { value: 'askingPassword', context: blank, asked: { endSession: [undefined] } },
  },
  {
    title: '[10.2] leaving a session that is over is leaving',
    events: [resolved('readSession', operator), event('operator.leave'), rejected('endSession', expired)],
    ends: { value: 'askingPassword', context: blank },
  },
  {
    title: '[10.2] and so it is the next time',
    events: [
      resolved('readSession', operator),
      event('operator.leave'),
      rejected('endSession', expired),
      ...[named, secret, submit, resolved('givePassword', { kind: 'right' })],
      ...[coded('123456'), submit, resolved('giveCode', operator)],
      event('operator.leave'),
      rejected('endSession', expired),
    ],
    ends: { value: 'askingPassword', context: blank },
  },
  {
    title: '[10.2] where the server does not answer no one has left, and that is shown',
    events: [resolved('readSession', operator), event('operator.leave'), rejected('endSession', new Error('没有网络'))],
    ends: { value: 'signedIn', context: { ...blank, operator, failure: '没有网络' } },
  },
  {
    title: '[10.2] each time in the words of that time',
    events: [
      ...[resolved('readSession', operator), event('operator.leave'), rejected('endSession', new Error('没有网络'))],
      ...[event('operator.leave'), rejected('endSession', new Error('服务器没有回应'))],
    ],
    ends: { value: 'signedIn', context: { ...blank, operator, failure: '服务器没有回应' } },
  },
  {
    title: '[10.2] it looks who is there',
    events: [],
    ends: {
      value: 'looking',
      tags: ['busy'],
      can: [],
      shows: { ...locked, selectStep: 'looking', selectName: '', selectIsBusy: true },
    },
  },
  {
    title: '[10.1] a name alone',
    events: [sampleVisitor, sampleNamed, submit],
    ends: { value: 'askingPassword', can: first, shows: { selectIsIncomplete: true } },
  },
  {
    title: '[10.1] the password is checked',
    events: [sampleVisitor, sampleNamed, secret, submit],
    ends: {
      value: 'checkingPassword',
      tags: ['busy'],
      can: [],
      shows: { ...locked, selectPassword: 'hunter-22', selectIsBusy: true },
    },
  },
  {
    title: '[10.1] it was wrong',
    events: [sampleVisitor, sampleNamed, secret, submit, rejected('givePassword', new Error('不正确'))],
    ends: { value: 'askingPassword', can: first, shows: { selectPassword: 'hunter-22', selectFailure: '不正确' } },
  },
  {
    title: '[11.7] this computer works first',
    events: [
      ...[sampleVisitor, sampleNamed, secret, submit],
      resolved('givePassword', {
        kind: 'workNeeded',
        challenge: { challenge: 'terms.signature', units: 200, iterations: 80_000 },
      }),
    ],
    ends: {
      value: 'working',
      tags: ['busy'],
      can: [],
      shows: { ...locked, selectPassword: 'hunter-22', selectIsBusy: true, selectWork: 'work' },
    },
  },
  {
    title: '[10.1] it was wrong too often: minutes are rounded up',
    events: [sampleVisitor, sampleNamed, secret, submit, rejected('givePassword', limited)],
    ends: { value: 'waiting', can: [], shows: { ...locked, selectMinutes: 2 } },
  },
  {
    title: '[10.1] a minute is one',
    events: [sampleVisitor, sampleNamed, secret, submit, rejected('givePassword', limitedFor(60))],
    ends: { value: 'waiting', can: [], shows: { ...locked, selectMinutes: 1 } },
  },
  {
    title: '[10.1] the code is asked for',
    events: toHalf,
    ends: { value: 'askingCode', can: second, shows: { selectStep: 'code', selectCanGoBack: true } },
  },
  {
    title: '[10.1] the code is checked',
    events: [...toHalf, sampleCoded, submit],
    ends: {
      value: 'checkingCode',
      tags: ['busy'],
      can: [],
      shows: { ...locked, selectStep: 'code', selectCode: '123456', selectIsBusy: true },
    },
  },
  {
    title: '[10.1] in the room',
    events: [opened],
    ends: {
      value: 'signedIn',
      can: insideEvents,
      shows: { ...room, selectOperator: sampleOperator, selectCanLeave: true, selectRooms: 'rooms' },
    },
  },
  {
    title: '[10.2] on the way out',
    events: [opened, event('operator.leave')],
    ends: {
      value: 'leaving',
      tags: ['busy'],
      can: [],
      shows: { ...room, selectOperator: sampleOperator, selectIsBusy: true },
    },
  },
]);
