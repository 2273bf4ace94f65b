import { operatorConsole } from '#copy/operator/console.ts';
import { operatorStaff as words } from '#copy/operator/staff.ts';
import { refusedByOther, wrongName } from '#machines/operator-staff/operator-staff.cases.ts';
import {
  fresh,
  paused,
  SECRET,
  secrets,
  self,
  staffList,
  worker,
} from '#machines/operator-staff/operator-staff.sample.ts';
import { subject } from '#stories/operator-staff/operator-staff.subject.tsx';
import { rejected, resolved } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { operatorStaffModel } from './operator-staff.model.ts';

const offline = new Error('没有网络');
const newcomer = '钱新人';
const roleBox = (role: keyof typeof operatorConsole.roles) => `${operatorConsole.roles[role]} ${words.roleTexts[role]}`;
const given = ['orders', 'rates', 'content'] as const;

walkView('[10.1] the operators', operatorStaffModel, subject, ({ press, type, happens, sees }) => ({
  gestures: {
    'the list arrives': () => happens(resolved('list', staffList)),
    'nothing arrives': () => happens(rejected('list', offline)),
    'try again': () => press('重试'),
    'add one': () => press(words.add),
    'go on without a word': () => press(words.next),
    'give it up': () => press(words.drop),
    'fill it in': async () => {
      await type(words.name, newcomer);
      await press(roleBox('rates'), 'checkbox');
    },
    'go on': () => press(words.next),
    'change it': () => press(words.keep),
    'confirm adding': () => press(words.confirms.add),
    'the set-up arrives': () => happens(resolved('act', secrets)),
    'the name is refused': () => happens(rejected('act', wrongName)),
    'the call fails': () => happens(rejected('act', offline)),
    'copy the key': () => press(`${words.copy} ${words.parts.secret}`),
    'the clipboard takes it': () => happens(resolved('copy', true)),
    'it refuses': () => happens(resolved('copy', false)),
    'close it': () => press(words.close),
    'change the roles of one': () => press(`${words.changeRoles} ${worker.name}`),
    'change the own roles': () => press(`${words.changeRoles} ${self.name}`),
    'go on unchanged': () => press(words.next),
    'give one more': () => press(roleBox('content'), 'checkbox'),
    'go on to the change': () => press(words.next),
    'confirm the change': () => press(words.confirms.roles),
    'it is done': () => happens(resolved('act', null)),
    'another was first': () => happens(rejected('act', refusedByOther)),
    'reset one': () => press(`${words.acts.reset} ${worker.name}`),
    'leave it': () => press(words.keep),
    'confirm the reset': () => press(words.confirms.reset),
    'the new set-up arrives': () => happens(resolved('act', secrets)),
    'the reset fails': () => happens(rejected('act', offline)),
    'disable one': () => press(`${words.acts.disable} ${worker.name}`),
    'confirm disabling': () => press(words.confirms.disable),
    'enable one': () => press(`${words.acts.enable} ${paused.name}`),
  },
  checks: {
    'they are read': sees({ says: [words.reading] }),
    'the reason is shown': sees({ says: ['没有网络', words.failures.list] }),
    'the list is shown': sees({
      says: [words.count(4), fresh.name, words.neverSignedIn, words.unbound, words.disabled, words.ownRow],
      shows: { table: [words.title] },
    }),
    'the own role is locked': sees({
      says: [words.ownAdmin],
      ticked: { [roleBox('orders')]: true, [`${operatorConsole.roles.admin} ${words.ownAdmin}`]: true },
    }),
    'a form is open': sees({ focus: words.adding, values: { [words.name]: '' } }),
    'the form says what is missing': sees({
      says: [words.errors.MISSING.roles],
      errors: { [words.name]: words.errors.MISSING.name },
    }),
    'the list is back': sees({ says: [words.count(4)], focus: words.add }),
    'the form is filled in': sees({ values: { [words.name]: newcomer }, ticked: { [roleBox('rates')]: true } }),
    'asked whether to add': sees({ focus: words.questions.add(newcomer), says: [words.helps.add(['rates'])] }),
    'the form is back': sees({ values: { [words.name]: newcomer }, ticked: { [roleBox('rates')]: true } }),
    'it is added': sees({ says: [words.questions.add(newcomer)], off: [words.keep] }),
    'the reason stands at the name': sees({ errors: { [words.name]: '姓名是 2 到 32 个汉字、字母或数字' } }),
    'the form says why': sees({ says: [words.failures.add, '没有网络'], values: { [words.name]: newcomer } }),
    'the set-up is shown': sees({
      focus: words.setUp(newcomer),
      says: [words.once, secrets.password, SECRET],
      shows: { img: [words.code] },
    }),
    'the key is copied': sees({ lacks: [words.copied.secret] }),
    'shown that it is copied': sees({ says: [words.copied.secret] }),
    'asked to copy by hand': sees({ says: [words.uncopied] }),
    'shown that it is added': sees({ focus: words.done.add(newcomer), lacks: [secrets.password, SECRET] }),
    'the roles of one are open': sees({
      focus: words.changing(worker.name),
      ticked: { [roleBox('orders')]: true, [roleBox('admin')]: false },
    }),
    'shown that nothing changed': sees({ says: [words.errors.UNCHANGED] }),
    'the new roles are ticked': sees({ ticked: { [roleBox('content')]: true } }),
    'asked whether to change': sees({ says: [words.helps.roles(worker.roles, given)] }),
    'they are changed': sees({ off: [words.keep] }),
    'shown that they are changed': sees({ focus: words.done.roles(worker.name) }),
    'notified of the other': sees({ says: [words.failures.roles, refusedByOther.message] }),
    'asked whether to reset': sees({ focus: words.questions.reset(worker.name), says: [words.helps.reset] }),
    'it is reset': sees({ off: [words.keep] }),
    'the new set-up is shown': sees({ focus: words.setUp(worker.name), says: [secrets.password] }),
    'shown that it failed': sees({ says: [words.failures.reset, '没有网络'] }),
    'asked whether to disable': sees({ says: [words.helps.disable] }),
    'it is disabled': sees({ off: [words.keep] }),
    'asked whether to enable': sees({ says: [words.helps.enable] }),
  },
}));
