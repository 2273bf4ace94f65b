import { CallFailure } from '#domain/failure.ts';
import { profileMachine } from '#machines/profile/index.ts';
import { profileCases } from '#machines/profile/profile.cases.ts';
import * as selectors from '#machines/profile/profile.select.ts';
import { event, type Journey, journeys, rejected, resolved } from '../kit/journey.ts';

const empty = { name: '', companyName: '', schoolName: '', enterpriseType: '', industry: '', email: '' };
const stored = {
  name: '王珂',
  companyName: '宁波某化工有限公司',
  schoolName: '华东某大学',
  enterpriseType: '2',
  industry: '7',
  email: 'wangke@example.com',
};
const base = { values: empty, knownCompany: '', errors: {}, failure: null, outcome: { kind: 'closed' } };
const known = { ...base, values: stored, knownCompany: '宁波某化工有限公司' };
const loaded = resolved('loadProfile', empty);
const open = resolved('loadProfile', stored);
const typed = (field: string, text: string) => event('profile.typed', { field, text });
const submit = event('profile.submit');
const close = event('profile.close');
const named = [loaded, typed('companyName', '上海某化工有限公司'), submit];
const withCompany = { ...base, values: { ...empty, companyName: '上海某化工有限公司' } };
const saved = (isUnverified: boolean) => resolved('saveProfile', { isUnverified });
const offline = new CallFailure({ kind: 'offline', message: '网络不可用', status: 500 });
const ended = (context: object, kind: string) => ({
  value: 'finished',
  status: 'done',
  context: { ...context, outcome: { kind } },
  output: { kind },
});

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
const toNamed = [
  open,
  typed('companyName', '上海某化工有限公司'),
  submit,
  resolved('saveProfile', { isUnverified: true }),
];
const accepted = (email: string): Journey => ({
  title: `[1.7b] "${email}" is an e-mail, or none`,
  events: [open, typed('email', email), submit],
  ends: { ...saving, shows: { 'selectText(email)': email, selectIsBusy: true } },
});
const refused = (email: string, error: string): Journey => ({
  title: `[1.7b] "${email}" is not`,
  events: [open, typed('email', email), submit],
  ends: { ...editing, shows: { ...editable, 'selectText(email)': email, 'selectError(email)': error } },
});
const cases = { ...profileCases, selectors, asked: { selectText: fields, selectError: ['email', 'name'] }, usual };

journeys(profileMachine, cases, [
  {
    title: '[1.7b] what is known of the person fills the form',
    events: [open],
    ends: { context: known, asked: { saveProfile: [] }, ...editing, shows: editable },
  },
  {
    title: '[1.7b] nothing is required',
    events: [loaded, submit],
    ends: { value: 'submitting', context: base, asked: { saveProfile: [empty] } },
  },
  {
    title: '[1.7b] what was changed is saved with the rest of it, once',
    events: [open, typed('industry', '9'), submit, typed('name', '李敏'), submit],
    ends: {
      value: 'submitting',
      context: { ...known, values: { ...stored, industry: '9' } },
      asked: { saveProfile: [{ ...stored, industry: '9' }] },
    },
  },
  {
    title: '[1.7b] an e-mail that is none is pointed at, whatever else is typed',
    events: [open, typed('email', 'wangke'), submit, typed('name', '李敏')],
    ends: {
      value: 'editing',
      context: { ...known, values: { ...stored, email: 'wangke', name: '李敏' }, errors: { email: 'EMAIL' } },
      asked: { saveProfile: [] },
    },
  },
  {
    title: '[1.7b] until the e-mail itself is typed',
    events: [open, typed('email', 'wangke'), submit, typed('email', 'wangk')],
    ends: { value: 'editing', context: { ...known, values: { ...stored, email: 'wangk' } } },
  },
  {
    title: '[1.7b] a profile that cannot be read may be asked for again',
    events: [rejected('loadProfile', offline), event('profile.retry')],
    ends: {
      value: 'loading',
      context: { ...base, failure: '网络不可用' },
      asked: { loadProfile: [undefined, undefined] },
    },
  },
  {
    title: '[1.7b] as often as it cannot, in the words of that time',
    events: [
      ...[rejected('loadProfile', offline), event('profile.retry')],
      rejected('loadProfile', new CallFailure({ kind: 'timeout', message: '服务器没有回应', status: 500 })),
    ],
    ends: { value: 'unavailable', context: { ...base, failure: '服务器没有回应' } },
  },
  {
    title: '[1.7b] until then it stays away, and once it is here no message is shown any more',
    events: [rejected('loadProfile', offline), submit, event('profile.retry'), open],
    ends: { value: 'editing', context: known },
  },
  {
    title: '[8.3] a profile that cannot be saved stays to be saved again',
    events: [...named, rejected('saveProfile', offline)],
    ends: { value: 'editing', context: { ...withCompany, failure: '网络不可用' } },
  },
  ...[
    { again: submit, value: 'submitting', values: withCompany.values },
    { again: typed('name', '王珂'), value: 'editing', values: { ...withCompany.values, name: '王珂' } },
  ].map(({ again, value, values }) => ({
    title: `[8.3] the message about that goes with ${again.type}`,
    events: [...named, rejected('saveProfile', offline), again],
    ends: { value, context: { ...withCompany, values } },
  })),
  {
    title: '[1.7b][1.9] a company that is named sees what follows from it',
    events: [...named, saved(true)],
    ends: { value: 'named', context: { ...withCompany, outcome: { kind: 'saved' } } },
  },
  {
    title: '[1.7b][1.9] and leads on to its verification',
    events: [...named, saved(true), event('profile.verify')],
    ends: ended(withCompany, 'verify'),
  },
  {
    title: '[1.7b] or not now: the profile is saved all the same',
    events: [...named, saved(true), close],
    ends: ended(withCompany, 'saved'),
  },
  {
    title: '[1.9b] an enterprise that has been verified, or waits for it, is led nowhere',
    events: [...named, saved(false)],
    ends: ended(withCompany, 'saved'),
  },
  {
    title: '[1.7b] a company that was known already is not brought up again, for blanks around it neither',
    events: [open, typed('companyName', ' 宁波某化工有限公司 '), submit, saved(true)],
    ends: ended({ ...known, values: { ...stored, companyName: ' 宁波某化工有限公司 ' } }, 'saved'),
  },
  {
    title: '[1.9] blanks name no company',
    events: [open, typed('companyName', '  '), submit, saved(true)],
    ends: ended({ ...known, values: { ...stored, companyName: '  ' } }, 'saved'),
  },
  {
    title: '[1.7b] later is always possible',
    events: [open, typed('name', '李敏'), close],
    ends: ended({ ...known, values: { ...stored, name: '李敏' } }, 'closed'),
  },
  {
    title: '[1.7b] being read',
    events: [],
    ends: { value: 'loading', tags: ['busy'], can: ['profile.close'], shows: { ...blank, selectIsBusy: true } },
  },
  {
    title: '[1.7b] not to be read',
    events: [rejected('loadProfile', new Error('读不到'))],
    ends: {
      value: 'unavailable',
      can: ['profile.retry', 'profile.close'],
      shows: { ...blank, selectFailure: '读不到', selectCanRetry: true },
    },
  },
  { title: '[1.7b] being saved', events: [open, submit], ends: { ...saving, shows: { selectIsBusy: true } } },
  {
    title: '[1.9] saved, with a company to verify',
    events: toNamed,
    ends: { value: 'named', can: ['profile.verify', 'profile.close'], shows: { ...renamed, selectIsNamed: true } },
  },
  {
    title: '[1.7b] removed',
    events: [...toNamed, event('profile.close')],
    ends: {
      value: 'finished',
      can: ['profile.close'],
      shows: { ...renamed, selectCanClose: false },
      status: 'done',
      output: { kind: 'saved' },
    },
  },
  {
    title: '[1.7b] a name of a hundred and one characters is too long',
    events: [open, typed('name', '王'.repeat(101)), submit],
    ends: { ...editing, shows: { ...editable, 'selectText(name)': '王'.repeat(101), 'selectError(name)': 'TOO_LONG' } },
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
]);
