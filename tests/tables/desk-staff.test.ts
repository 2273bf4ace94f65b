import { deskStaffCases, refusedByOther, wrongName } from '#machines/desk-staff/desk-staff.cases.ts';
import { fresh, paused, SECRET, secrets, self, staffList, worker } from '#machines/desk-staff/desk-staff.sample.ts';
import * as all from '#machines/desk-staff/desk-staff.select.ts';
import { deskStaffMachine } from '#machines/desk-staff/index.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const offline = new Error('没有网络');
const disableWorker = { act: 'disable', name: worker.name } as const;
const columnOf = (asked: object) => `selectIsAllowed(${JSON.stringify(asked)})`;

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

const read = resolved('list', staffList);
const add = [read, event('staff.add')];
const filled = [...add, event('name.typed', { value: fresh.name }), event('role.toggled', { role: 'rates' })];
const asked = [...filled, event('draft.submit')];
const acting = [...asked, event('act.confirm')];
const shown = [...acting, resolved('act', secrets)];
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

stateTable(
  deskStaffMachine,
  deskStaffCases,
  { all, asked: { selectIsAllowed: [disableWorker], selectIsRoleFree: ['admin'] } },
  usual,
  [
    {
      title: '[10.1] at first the operators are read',
      events: [],
      value: 'reading',
      can: [],
      shows: { ...none, selectIsReading: true },
    },
    {
      title: '[10.1] they were not read',
      events: [rejected('list', offline)],
      value: 'unread',
      can: ['list.renew'],
      shows: { ...none, selectIsUnread: true, selectFailure: { of: 'list', message: '没有网络' } },
    },
    {
      title: '[10.1] they are listed',
      events: [read],
      value: 'browsing',
      can: browsing,
      shows: { selectIsBrowsing: true },
    },
    {
      title: '[10.1] one is added',
      events: add,
      value: 'writing',
      can: writing,
      shows: { selectAct: 'add', selectIsWriting: true },
    },
    {
      title: '[10.1] nothing was filled in',
      events: [...add, event('draft.submit')],
      value: 'writing',
      can: writing,
      shows: { selectAct: 'add', selectIsWriting: true, selectErrors: { name: 'MISSING', roles: 'MISSING' } },
    },
    {
      title: '[10.1] the own role as administrator is not taken away',
      events: [read, event('roles.change', { name: self.name })],
      value: 'writing',
      can: ['draft.drop', 'draft.submit', 'role.toggled'],
      shows: {
        selectAct: 'roles',
        selectDraft: { name: self.name, roles: self.roles },
        selectPresentRoles: self.roles,
        selectIsWriting: true,
        'selectIsRoleFree(admin)': false,
      },
    },
    {
      title: '[10.1] it is confirmed first',
      events: asked,
      value: 'asking',
      can: ['act.confirm', 'act.keep'],
      shows: { ...adding, selectIsAsking: true },
    },
    {
      title: '[10.1] it is done',
      events: acting,
      value: 'acting',
      can: [],
      shows: { ...adding, selectIsActing: true },
    },
    {
      title: '[10.1] the name was refused',
      events: [...acting, rejected('act', wrongName)],
      value: 'writing',
      can: writing,
      shows: {
        ...adding,
        selectIsWriting: true,
        selectErrors: { name: { received: '姓名是 2 到 32 个汉字、字母或数字' } },
      },
    },
    {
      title: '[10.1] another administrator was first',
      events: [
        ...[read, event('act.ask', { act: 'enable', name: paused.name }), event('act.confirm')],
        rejected('act', refusedByOther),
      ],
      value: 'reading',
      can: [],
      shows: { selectIsReading: true, selectFailure: { of: 'enable', message: refusedByOther.message } },
    },
    {
      title: '[10.1] the set-up is shown',
      events: shown,
      value: { shown: 'still' },
      can: ['secret.copy', 'secrets.close'],
      shows: setUp,
    },
    {
      title: '[10.1] the key is copied',
      events: [...shown, event('secret.copy', { part: 'secret' })],
      value: { shown: 'copying' },
      can: ['secret.copy', 'secrets.close'],
      shows: { ...setUp, selectIsCopying: true, selectCopied: { part: 'secret', isThere: false } },
    },
    {
      title: '[10.1] nothing of it is left once it is closed',
      events: [...shown, event('secrets.close')],
      value: 'reading',
      can: [],
      shows: { selectIsReading: true, selectDone: { act: 'add', name: fresh.name } },
    },
  ],
);
