import { profileMachine } from '#machines/profile/index.ts';
import { profileCases } from '#machines/profile/profile.cases.ts';
import * as all from '#machines/profile/profile.select.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { type StateRow, stateTable } from '../kit/state-table.ts';

const stored = {
  name: '王珂',
  companyName: '宁波某化工有限公司',
  schoolName: '华东某大学',
  enterpriseType: '2',
  industry: '7',
  email: 'wangke@example.com',
};
const open = resolved('loadProfile', stored);
const typed = (field: string, text: string) => event('profile.typed', { field, text });
const submit = event('profile.submit');
const fields = Object.keys(stored);

const usual = {
  ...Object.fromEntries(Object.entries(stored).map(([field, text]) => [`selectText(${field})`, text])),
  selectCompany: '宁波某化工有限公司',
  'selectError(email)': null,
  'selectError(name)': null,
  selectFailure: null,
  selectIsEditable: false,
  selectIsBusy: false,
  selectCanClose: true,
  selectCanRetry: false,
  selectCanSave: false,
  selectIsNamed: false,
};
const blank = { ...Object.fromEntries(fields.map((field) => [`selectText(${field})`, ''])), selectCompany: '' };
const editable = { selectIsEditable: true, selectCanSave: true };
const editing = { value: 'editing', tags: ['editable'], can: ['profile.typed', 'profile.submit', 'profile.close'] };
const saving = { value: 'submitting', tags: ['busy'], can: ['profile.close'] };
const renamed = { 'selectText(companyName)': '上海某化工有限公司', selectCompany: '上海某化工有限公司' };
const named = [
  open,
  typed('companyName', '上海某化工有限公司'),
  submit,
  resolved('saveProfile', { isUnverified: true }),
];

const accepted = (email: string): StateRow => ({
  title: `[1.7b] "${email}" is an e-mail, or none`,
  events: [open, typed('email', email), submit],
  ...saving,
  shows: { 'selectText(email)': email, selectIsBusy: true },
});
const refused = (email: string, error: string): StateRow => ({
  title: `[1.7b] "${email}" is not`,
  events: [open, typed('email', email), submit],
  ...editing,
  shows: { ...editable, 'selectText(email)': email, 'selectError(email)': error },
});

stateTable(
  profileMachine,
  profileCases,
  { all, asked: { selectText: fields, selectError: ['email', 'name'] } },
  usual,
  [
    {
      title: '[1.7b] being read',
      events: [],
      value: 'loading',
      tags: ['busy'],
      can: ['profile.close'],
      shows: { ...blank, selectIsBusy: true },
    },
    {
      title: '[1.7b] not to be read',
      events: [rejected('loadProfile', new Error('读不到'))],
      value: 'unavailable',
      can: ['profile.retry', 'profile.close'],
      shows: { ...blank, selectFailure: '读不到', selectCanRetry: true },
    },
    { title: '[1.7b] to be filled in', events: [open], ...editing, shows: editable },
    { title: '[1.7b] being saved', events: [open, submit], ...saving, shows: { selectIsBusy: true } },
    {
      title: '[1.9] saved, with a company to verify',
      events: named,
      value: 'named',
      can: ['profile.verify', 'profile.close'],
      shows: { ...renamed, selectIsNamed: true },
    },
    {
      title: '[1.7b] gone',
      events: [...named, event('profile.close')],
      value: 'finished',
      can: ['profile.close'],
      shows: { ...renamed, selectCanClose: false },
    },
    {
      title: '[1.7b] a name of a hundred and one characters is too long',
      events: [open, typed('name', '王'.repeat(101)), submit],
      ...editing,
      shows: { ...editable, 'selectText(name)': '王'.repeat(101), 'selectError(name)': 'TOO_LONG' },
    },
    ...['', 'k@a.cn', 'wang.ke@mail.example.com', `${'k'.repeat(64)}@${'a'.repeat(32)}.cn`].map(accepted),
    ...[
      'wangke',
      '@example.com',
      'wangke@example',
      'wangke@.com',
      'wangke@example..com',
      'wangke@example.com.',
      'wang ke@example.com',
      'wangke@exam ple.com',
      'wangke@example.co m',
      'wang@ke@example.com',
      `${'k'.repeat(65)}@a.cn`,
    ].map((email) => refused(email, 'EMAIL')),
    refused(`${'k'.repeat(64)}@${'a'.repeat(33)}.cn`, 'TOO_LONG'),
  ],
);
