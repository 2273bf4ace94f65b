import { operatorConsole as words } from '#copy/operator/console.ts';
import { operatorOrders } from '#copy/operator/orders.ts';
import { CallFailure } from '#domain/failure.ts';
import { subject } from '#stories/operator-sign-in/operator-sign-in.subject.tsx';
import { event, rejected, resolved } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { operatorSignInModel } from './operator-sign-in.model.ts';

const expired = new CallFailure({ kind: 'expired', code: '00000401', message: '步骤已过期', status: 401 });
const refusal = (message: string, more: object = {}) =>
  new CallFailure({ kind: 'refused', code: '10002001', message, status: 200, ...more });
const operator = { name: '值班员', roles: ['orders'], isOpening: false };

walkView('[10.2] the door of the room', operatorSignInModel, subject, ({ press, type, happens, sees }) => ({
  gestures: {
    'no user is signed in': () => happens(rejected('readSession', expired)),
    'a user is signed in': () => happens(resolved('readSession', operator)),
    'send nothing': () => press(words.next),
    'send name and password': async () => {
      await type(words.name, '值班员');
      await type(words.password, 'hunter-22');
      await press(words.next);
    },
    'send again': () => press(words.next),
    'it is wrong': () => happens(rejected('givePassword', refusal('姓名或密码不正确'))),
    'it was wrong too often': () => happens(rejected('givePassword', refusal('太多', { retryAfter: 600 }))),
    'it is right': () => happens(resolved('givePassword', { kind: 'right' })),
    'time passes': () => happens(resolved('pause')),
    'send half a code': async () => {
      await type(words.code, '123');
      await press(words.enter);
    },
    'send a code': async () => {
      await type(words.code, '123456');
      await press(words.enter);
    },
    'another user sits down': () => press(words.back),
    'the code is wrong': () => happens(rejected('giveCode', refusal('动态码不正确'))),
    'it took too long': () => happens(rejected('giveCode', expired)),
    'the code is right': () => happens(resolved('giveCode', operator)),
    leave: () => press(words.leave),
    'be removed': () => happens(event('session.expired')),
    'it is left': () => happens(resolved('endSession', null)),
    'no one answers': () => happens(rejected('endSession', new Error('没有网络'))),
  },
  checks: {
    'it looks who is there': sees({ status: words.looking }),
    'asked who it is': sees({ values: { [words.name]: '', [words.password]: '' }, alert: '', lacks: [words.ended] }),
    'shown what is missing': sees({ errors: { [words.password]: words.missingPassword } }),
    'the password is checked': sees({ fields: 'locked', off: [words.next], values: { [words.name]: '值班员' } }),
    'shown it is wrong': sees({ alert: '姓名或密码不正确', values: { [words.password]: 'hunter-22' } }),
    'asked to wait': sees({ says: [words.waiting(10)], fields: 'locked', off: [words.next] }),
    'asked for the password again': sees({ lacks: [words.waiting(10)], values: { [words.password]: '' } }),
    'asked for a code': sees({ says: [words.codeTitle('值班员')], values: { [words.code]: '' }, focus: words.code }),
    'shown it is no code': sees({ errors: { [words.code]: words.notCode } }),
    'the code is checked': sees({ fields: 'locked', off: [words.enter, words.back] }),
    'shown that the code is wrong': sees({ alert: '动态码不正确', values: { [words.code]: '' } }),
    'asked to begin again': sees({ alert: '步骤已过期', values: { [words.password]: '' } }),
    'in the room': sees({ says: [operator.name, operatorOrders.title], shows: { button: [words.leave] } }),
    'on the way out': sees({ off: [words.leave] }),
    'reported to be still inside': sees({ alert: '没有网络', says: [operatorOrders.title] }),
    'shown that the session is over': sees({ says: [words.ended], values: { [words.name]: '', [words.password]: '' } }),
  },
}));
