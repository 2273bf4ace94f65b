import { operatorStaffMachine } from '#machines/operator-staff/index.ts';
import { operatorStaffCases, refusedByOther, wrongName } from '#machines/operator-staff/operator-staff.cases.ts';
import {
  fresh,
  listAlone,
  paused,
  SECRET,
  secrets,
  self,
  staffList,
  worker,
} from '#machines/operator-staff/operator-staff.sample.ts';
import * as selectors from '#machines/operator-staff/operator-staff.select.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const offline = new Error('没有网络');
const noAct = { act: null, draft: { name: '', roles: [] }, errors: {}, secrets: null, copied: null };
const empty = { ...noAct, done: null, failure: null, list: null };
const listed = { ...empty, list: staffList };
const failureOf = (of: string, message = '没有网络') => ({ of, message });

const read = resolved('list', staffList);
const renew = event('list.renew');
const add = [read, event('staff.add')];
const typed = event('name.typed', { value: ' 钱新人 ' });
const toggle = (role: string) => event('role.toggled', { role });
const submit = event('draft.submit');
const confirm = event('act.confirm');
const keep = event('act.keep');
const written = [...add, typed, toggle('rates'), toggle('orders')];
const asked = [...written, submit];
const acting = [...asked, confirm];
const newcomer = { ...listed, act: 'add', draft: { name: ' 钱新人 ', roles: ['orders', 'rates'] } };
const shown = [...acting, resolved('act', secrets)];
const close = event('secrets.close');
const copy = (part: string) => event('secret.copy', { part });

const change = (name: string) => event('roles.change', { name });
const ofWorker = [read, change(worker.name)];
const changing = { ...listed, act: 'roles', draft: { name: worker.name, roles: worker.roles } };
const widened = [...ofWorker, toggle('admin')];
const widenedDraft = { name: worker.name, roles: ['orders', 'rates', 'admin'] };
const ask = (act: string, name: string) => event('act.ask', { act, name });
const about = (act: string, name: string) => ({ ...listed, act, draft: { name, roles: [] } });

const disableWorker = { act: 'disable', name: worker.name } as const;
const columnOf = (request: object) => `selectIsAllowed(${JSON.stringify(request)})`;
const usual = {
  selectColleagues: staffList.items,
  selectSelf: self.name,
  selectAct: null,
  selectDraft: { name: '', roles: [] },
  selectPresentRoles: null,
  selectErrors: {},
  selectOtpauth: null,
  selectSecret: '',
  selectPassword: '',
  selectCopied: null,
  selectDone: null,
  selectFailure: null,
  selectIsReading: false,
  selectIsUnread: false,
  selectIsBrowsing: false,
  selectIsWriting: false,
  selectIsAsking: false,
  selectIsActing: false,
  selectIsCopying: false,
  [columnOf(disableWorker)]: true,
  'selectIsRoleFree(admin)': true,
};
const none = { selectColleagues: null, selectSelf: null, [columnOf(disableWorker)]: false };
const filled = [...add, event('name.typed', { value: fresh.name }), event('role.toggled', { role: 'rates' })];
const request = [...filled, event('draft.submit')];
const toActing = [...request, event('act.confirm')];
const toShown = [...toActing, resolved('act', secrets)];
const adding = {
  selectAct: 'add',
  selectDraft: { name: fresh.name, roles: ['rates'] },
  selectPresentRoles: ['orders'],
};
const setUp = {
  ...adding,
  selectOtpauth: secrets.otpauth,
  selectSecret: SECRET,
  selectPassword: secrets.password,
};
const writing = ['draft.drop', 'draft.submit', 'name.typed', 'role.toggled'];
const browsing = ['act.ask', 'list.renew', 'roles.change', 'staff.add'];
const cases = {
  ...operatorStaffCases,
  behind: { list: 'readList' },
  selectors,
  asked: { selectIsAllowed: [disableWorker], selectIsRoleFree: ['admin'] },
  usual,
};

journeys(operatorStaffMachine, cases, [
  {
    title: '[10.1] the operators are read at once',
    events: [read],
    ends: {
      value: 'browsing',
      context: listed,
      asked: { list: [undefined] },
      can: browsing,
      shows: { selectIsBrowsing: true },
    },
  },
  {
    title: '[10.1] what was not read says why',
    events: [rejected('list', offline)],
    ends: {
      value: 'unread',
      context: { ...empty, failure: failureOf('list') },
      can: ['list.renew'],
      shows: { ...none, selectIsUnread: true, selectFailure: { of: 'list', message: '没有网络' } },
    },
  },
  {
    title: '[10.1] and is read again on a press',
    events: [rejected('list', offline), renew, read],
    ends: { value: 'browsing', context: listed, asked: { list: [undefined, undefined] } },
  },
  {
    title: '[10.1] the list is read again while it stays',
    events: [read, renew],
    ends: { value: 'reading', context: listed },
  },
  {
    title: '[10.1] a new operator takes a name and a role',
    events: [...add, submit],
    ends: {
      value: 'writing',
      context: { ...listed, act: 'add', errors: { name: 'MISSING', roles: 'MISSING' } },
      can: writing,
      shows: { selectAct: 'add', selectIsWriting: true, selectErrors: { name: 'MISSING', roles: 'MISSING' } },
    },
  },
  {
    title: '[10.1] what is filled in takes its error away',
    events: [...add, submit, typed],
    ends: {
      value: 'writing',
      context: { ...listed, act: 'add', draft: { name: ' 钱新人 ', roles: [] }, errors: { roles: 'MISSING' } },
    },
  },
  {
    title: '[10.1] roles are ticked in their order and taken off again',
    events: [...add, submit, toggle('rates'), toggle('orders'), toggle('content'), toggle('content')],
    ends: {
      value: 'writing',
      context: { ...listed, act: 'add', draft: { name: '', roles: ['orders', 'rates'] }, errors: { name: 'MISSING' } },
    },
  },
  {
    title: '[10.1] what is written is dropped on a press',
    events: [...written, event('draft.drop')],
    ends: { value: 'browsing', context: listed },
  },
  { title: '[10.1] adding is confirmed first', events: asked, ends: { value: 'asking', context: newcomer } },
  {
    title: '[10.1] what is not confirmed is written on',
    events: [...asked, keep],
    ends: { value: 'writing', context: newcomer, asked: {} },
  },
  {
    title: '[10.1] the set-up is shown once',
    events: shown,
    ends: {
      value: { shown: 'still' },
      context: { ...newcomer, secrets },
      asked: { act: [{ act: 'add', name: '钱新人', roles: ['orders', 'rates'] }] },
    },
  },
  {
    title: '[10.1] the key is copied without the address around it',
    events: [...shown, copy('secret'), resolved('copy', true)],
    ends: {
      value: { shown: 'still' },
      context: { ...newcomer, secrets, copied: { part: 'secret', isThere: true } },
      asked: { copy: [{ text: SECRET }] },
    },
  },
  {
    title: '[10.1] the password is copied beside it',
    events: [...shown, copy('secret'), copy('password'), resolved('copy', false)],
    ends: {
      value: { shown: 'still' },
      context: { ...newcomer, secrets, copied: { part: 'password', isThere: false } },
      asked: { copy: [{ text: SECRET }, { text: secrets.password }] },
    },
  },
  {
    title: '[10.1] a clipboard that fails is reported from one that takes it',
    events: [...shown, copy('password'), rejected('copy', offline)],
    ends: {
      value: { shown: 'still' },
      context: { ...newcomer, secrets, copied: { part: 'password', isThere: false } },
    },
  },
  {
    title: '[10.1] nothing of the set-up is left once it is closed, and the list is read',
    events: [...shown, copy('password'), resolved('copy', true), close],
    ends: { value: 'reading', context: { ...listed, done: { act: 'add', name: '钱新人' } } },
  },
  {
    title: '[10.1] what was done is shown until the next step',
    events: [...shown, close, read, event('staff.add')],
    ends: {
      value: 'writing',
      context: { ...listed, act: 'add' },
      can: writing,
      shows: { selectAct: 'add', selectIsWriting: true },
    },
  },
  {
    title: '[10.1] a name that is refused is mended in the form',
    events: [...acting, rejected('act', wrongName)],
    ends: {
      value: 'writing',
      context: { ...newcomer, errors: { name: { received: '姓名是 2 到 32 个汉字、字母或数字' } } },
    },
  },
  {
    title: '[10.1] a name that is taken, or a call that fails, keeps what was typed',
    events: [...acting, rejected('act', refusedByOther)],
    ends: { value: 'writing', context: { ...newcomer, failure: failureOf('add', refusedByOther.message) } },
  },
  {
    title: '[10.1] typing takes the reason away',
    events: [...acting, rejected('act', offline), typed],
    ends: { value: 'writing', context: newcomer },
  },
  {
    title: '[10.1] so does a tick',
    events: [...acting, rejected('act', offline), toggle('orders'), toggle('orders')],
    ends: { value: 'writing', context: newcomer },
  },
  {
    title: '[10.1] so does going on',
    events: [...acting, rejected('act', offline), submit],
    ends: { value: 'asking', context: newcomer },
  },
  {
    title: '[10.1] so does giving it up',
    events: [...acting, rejected('act', offline), event('draft.drop')],
    ends: { value: 'browsing', context: listed },
  },
  {
    title: '[10.1] roles are changed from those that an operator has',
    events: ofWorker,
    ends: { value: 'writing', context: changing },
  },
  {
    title: '[10.1] the name is not changed',
    events: [...ofWorker, typed],
    ends: { value: 'writing', context: changing },
  },
  {
    title: '[10.1] roles that stay as they are change nothing',
    events: [...widened, toggle('admin'), submit],
    ends: { value: 'writing', context: { ...changing, errors: { roles: 'UNCHANGED' } } },
  },
  {
    title: '[10.1] a user has one role at least',
    events: [...ofWorker, toggle('orders'), toggle('rates'), submit],
    ends: {
      value: 'writing',
      context: { ...changing, draft: { name: worker.name, roles: [] }, errors: { roles: 'MISSING' } },
    },
  },
  {
    title: '[10.1] new roles are sent with those that were seen',
    events: [...widened, submit, confirm, resolved('act', null)],
    ends: {
      value: 'reading',
      context: { ...listed, done: { act: 'roles', name: worker.name } },
      asked: { act: [{ act: 'roles', ...widenedDraft, before: worker.roles }] },
    },
  },
  {
    title: '[10.1] roles that another administrator changed first are read again',
    events: [...widened, submit, confirm, rejected('act', refusedByOther)],
    ends: { value: 'reading', context: { ...listed, failure: failureOf('roles', refusedByOther.message) } },
  },
  {
    title: '[10.1] a change that fails keeps the ticks',
    events: [...widened, submit, confirm, rejected('act', offline)],
    ends: { value: 'writing', context: { ...changing, draft: widenedDraft, failure: failureOf('roles') } },
  },
  {
    title: '[10.1] administrators keep their own role',
    events: [read, change(self.name), toggle('admin')],
    ends: {
      value: 'writing',
      context: { ...listed, act: 'roles', draft: { name: self.name, roles: self.roles } },
      can: ['draft.drop', 'draft.submit', 'role.toggled'],
      shows: {
        selectAct: 'roles',
        selectDraft: { name: self.name, roles: self.roles },
        selectPresentRoles: self.roles,
        selectIsWriting: true,
        'selectIsRoleFree(admin)': false,
      },
    },
  },
  {
    title: '[10.1] and change their other roles',
    events: [read, change(self.name), toggle('orders')],
    ends: { value: 'writing', context: { ...listed, act: 'roles', draft: { name: self.name, roles: ['admin'] } } },
  },
  {
    title: '[10.1] who is not in the list has no roles to change',
    events: [read, change('不在的人')],
    ends: { value: 'browsing', context: listed },
  },
  {
    title: '[11.7] a reset is confirmed, and its set-up shown',
    events: [read, ask('reset', worker.name), confirm, resolved('act', secrets)],
    ends: {
      value: { shown: 'still' },
      context: { ...about('reset', worker.name), secrets },
      asked: { act: [{ act: 'reset', name: worker.name }] },
    },
  },
  {
    title: '[11.7] no one resets themselves',
    events: [read, ask('reset', self.name)],
    ends: { value: 'browsing', context: listed },
  },
  {
    title: '[11.7] a reset that is not confirmed is none',
    events: [read, ask('reset', worker.name), keep],
    ends: { value: 'browsing', context: listed, asked: {} },
  },
  {
    title: '[11.7] a reset that fails says why beside the list',
    events: [read, ask('reset', worker.name), confirm, rejected('act', offline)],
    ends: { value: 'browsing', context: { ...listed, failure: failureOf('reset') } },
  },
  {
    title: '[11.7] the reason is shown until the next step',
    events: [read, ask('reset', worker.name), confirm, rejected('act', offline), ask('enable', paused.name)],
    ends: { value: 'asking', context: about('enable', paused.name) },
  },
  {
    title: '[10.1] another operator is opened without it as well',
    events: [read, ask('reset', worker.name), confirm, rejected('act', offline), change(worker.name)],
    ends: { value: 'writing', context: changing },
  },
  {
    title: '[10.1] one is disabled',
    events: [read, ask('disable', worker.name), confirm, resolved('act', null), read],
    ends: {
      value: 'browsing',
      context: { ...listed, done: { act: 'disable', name: worker.name } },
      asked: { act: [{ act: 'disable', name: worker.name }] },
    },
  },
  {
    title: '[10.1] no one disables themselves',
    events: [resolved('list', listAlone), ask('disable', self.name)],
    ends: { value: 'browsing', context: { ...empty, list: listAlone } },
  },
  {
    title: '[10.1] one who is disabled is not disabled again',
    events: [read, ask('disable', paused.name)],
    ends: { value: 'browsing', context: listed },
  },
  {
    title: '[10.1] but enabled',
    events: [read, ask('enable', paused.name)],
    ends: { value: 'asking', context: about('enable', paused.name) },
  },
  {
    title: '[10.1] one who may sign in is not enabled',
    events: [read, ask('enable', worker.name)],
    ends: { value: 'browsing', context: listed },
  },
  {
    title: '[10.1] nothing is done to who is not in the list',
    events: [read, ask('reset', '不在的人')],
    ends: { value: 'browsing', context: listed },
  },
  {
    title: '[10.1] at first the operators are read',
    events: [],
    ends: { value: 'reading', can: [], shows: { ...none, selectIsReading: true } },
  },
  {
    title: '[10.1] it is confirmed first',
    events: request,
    ends: { value: 'asking', can: ['act.confirm', 'act.keep'], shows: { ...adding, selectIsAsking: true } },
  },
  {
    title: '[10.1] it is done',
    events: toActing,
    ends: { value: 'acting', can: [], shows: { ...adding, selectIsActing: true } },
  },
  {
    title: '[10.1] the name was refused',
    events: [...toActing, rejected('act', wrongName)],
    ends: {
      value: 'writing',
      can: writing,
      shows: {
        ...adding,
        selectIsWriting: true,
        selectErrors: { name: { received: '姓名是 2 到 32 个汉字、字母或数字' } },
      },
    },
  },
  {
    title: '[10.1] another administrator was first',
    events: [
      ...[read, event('act.ask', { act: 'enable', name: paused.name }), event('act.confirm')],
      rejected('act', refusedByOther),
    ],
    ends: {
      value: 'reading',
      can: [],
      shows: { selectIsReading: true, selectFailure: { of: 'enable', message: refusedByOther.message } },
    },
  },
  {
    title: '[10.1] the set-up is shown',
    events: toShown,
    ends: { value: { shown: 'still' }, can: ['secret.copy', 'secrets.close'], shows: setUp },
  },
  {
    title: '[10.1] the key is copied',
    events: [...toShown, event('secret.copy', { part: 'secret' })],
    ends: {
      value: { shown: 'copying' },
      can: ['secret.copy', 'secrets.close'],
      shows: { ...setUp, selectIsCopying: true, selectCopied: { part: 'secret', isThere: false } },
    },
  },
  {
    title: '[10.1] nothing of it is left once it is closed',
    events: [...toShown, event('secrets.close')],
    ends: { value: 'reading', can: [], shows: { selectIsReading: true, selectDone: { act: 'add', name: fresh.name } } },
  },
]);
