import { verificationMachine } from '#machines/verification/index.ts';
import { verificationCases } from '#machines/verification/verification.cases.ts';
import * as all from '#machines/verification/verification.select.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const CODE = '91310000MA1FP1239F';
const enterprise = {
  creditCode: CODE,
  name: '上海海润(化工)有限公司',
  legalPerson: '陈敏',
  address: '上海市浦东新区外高桥路 1 号',
  status: '存续',
};
const licence = { name: '执照.png', size: 270_000, type: 'image/png', body: null };
const lost = new Error('没有网络');
const opened = (accountName = '', status = 'NONE', reason: string | null = null) =>
  resolved('loadStanding', { accountName, status, reason });
const found = (one: object | null, isTaken = false) => resolved('findEnterprise', { enterprise: one, isTaken });
const read = [
  event('licence.chosen', { licence }),
  resolved('licence', { kind: 'read', fileId: 'file-6', creditCode: CODE }),
];
const looksUp = (accountName = '') => [opened(accountName), event('code.typed', { text: CODE }), event('code.submit')];
const sent = event('verification.submit');
const check = event('verification.check');
const [close, edit, submit, retry] = [
  'verification.close',
  'verification.edit',
  'verification.submit',
  'verification.retry',
] as const;
const asked = { selectText: ['creditCode', 'name'], selectError: ['creditCode', 'name'] };
const usual = {
  selectScreen: 'editing',
  'selectText(creditCode)': '',
  'selectText(name)': '',
  selectHasLicence: false,
  'selectError(creditCode)': null,
  'selectError(name)': null,
  selectLicenceError: null,
  selectRefusal: null,
  selectEnterprise: null,
  selectReason: null,
  selectOtherName: null,
  selectIsSubmitting: false,
  selectIsJoining: false,
  selectIsChecking: false,
  selectCanEdit: false,
  selectLicence: undefined,
};
const coded = { 'selectText(creditCode)': CODE };
const confirms = { ...coded, selectScreen: 'confirming', selectEnterprise: enterprise, selectCanEdit: true };
const confirming = (title: string, accountName: string, otherName: string | null) => ({
  title: `[4.32] the register answers, ${title}`,
  events: [...looksUp(accountName), found(enterprise)],
  value: 'confirming',
  can: [close, edit, submit],
  shows: { ...confirms, selectOtherName: otherName },
});

stateTable(verificationMachine, verificationCases, { all, asked }, usual, [
  {
    title: '[4.32] how the account stands is being read',
    events: [],
    value: 'loading',
    can: [close],
    shows: { selectScreen: 'loading' },
  },
  {
    title: '[4.32] that was not read',
    events: [rejected('loadStanding', lost)],
    value: 'unavailable',
    can: [close, retry],
    shows: { selectScreen: 'unavailable', selectRefusal: '没有网络' },
  },
  {
    title: '[4.32] no code yet, asked for all the same',
    events: [opened(), event('code.submit')],
    value: 'editing',
    can: [close, 'code.submit', 'code.typed', 'licence.chosen'],
    shows: { 'selectError(creditCode)': 'REQUIRED' },
  },
  {
    title: '[4.32] a file that is no licence',
    events: [opened(), event('licence.chosen', { licence: { ...licence, type: 'text/plain' } })],
    value: 'editing',
    can: [close, 'code.submit', 'code.typed', 'licence.chosen'],
    shows: { selectLicenceError: 'wrongType' },
  },
  {
    title: '[4.32] a licence being read',
    events: [opened(), event('licence.chosen', { licence })],
    value: 'reading',
    can: [close],
    shows: { selectScreen: 'reading', selectLicence: 'licence' },
  },
  {
    title: '[4.32] its code being looked up',
    events: [opened(), ...read],
    value: 'lookingUp',
    can: [close, edit],
    shows: { ...coded, selectScreen: 'lookingUp', selectHasLicence: true, selectCanEdit: true },
  },
  {
    title: '[4.32] the look-up was cut off',
    events: [...looksUp(), rejected('findEnterprise', lost)],
    value: 'interrupted',
    can: [close, edit, retry],
    shows: { ...coded, selectScreen: 'interrupted', selectRefusal: '没有网络', selectCanEdit: true },
  },
  {
    title: '[1.9b] another account has passed with it',
    events: [...looksUp(), found(null, true)],
    value: 'taken',
    can: [close, edit, 'verification.continue', 'verification.join'],
    shows: { ...coded, selectScreen: 'taken', selectCanEdit: true },
  },
  {
    title: '[10.10] a request to join it being sent',
    events: [...looksUp(), found(null, true), event('verification.join')],
    value: 'joining',
    can: [close],
    shows: { ...coded, selectScreen: 'taken', selectIsJoining: true },
  },
  {
    title: '[10.10] asked to join it',
    events: [...looksUp(), found(null, true), event('verification.join'), resolved('join')],
    value: 'asked',
    can: [close],
    shows: { ...coded, selectScreen: 'asked' },
  },
  confirming('the account names nobody', '', null),
  confirming('the account names another', '海润', '海润'),
  confirming('the account names the same with other brackets and blanks', '上海海润（化工） 有限公司', null),
  {
    title: '[4.32] the company being sent',
    events: [...looksUp(), found(enterprise), sent],
    value: 'submitting',
    can: [close],
    shows: { ...confirms, selectIsSubmitting: true, selectCanEdit: false },
  },
  {
    title: '[7.5b] the register knows nobody, the account names somebody',
    events: [...looksUp('海润'), found(null)],
    value: 'unknown',
    can: [close, edit, 'name.typed', submit],
    shows: { ...coded, selectScreen: 'unknown', selectCanEdit: true },
  },
  {
    title: '[7.5b] a name of one character is none',
    events: [...looksUp(), found(null), event('name.typed', { text: '海' }), sent],
    value: 'unknown',
    can: [close, edit, 'name.typed', submit],
    shows: {
      ...coded,
      'selectText(name)': '海',
      'selectError(name)': 'TOO_SHORT',
      selectScreen: 'unknown',
      selectCanEdit: true,
    },
  },
  {
    title: '[7.5b] a name being sent',
    events: [...looksUp(), found(null), event('name.typed', { text: '新设公司' }), sent],
    value: 'submitting',
    can: [close],
    shows: { ...coded, 'selectText(name)': '新设公司', selectScreen: 'unknown', selectIsSubmitting: true },
  },
  {
    title: '[1.9b] waiting for the desk',
    events: [opened('', 'PENDING', '已转人工审核')],
    value: 'pending',
    can: [close, 'verification.check'],
    shows: { selectScreen: 'pending', selectReason: '已转人工审核' },
  },
  {
    title: '[1.9b] looking whether it has answered',
    events: [opened('', 'PENDING'), check],
    value: 'checking',
    can: [close],
    shows: { selectScreen: 'pending', selectIsChecking: true },
  },
  {
    title: '[4.32] passed',
    events: [opened('', 'PASS')],
    value: 'passed',
    can: [close],
    shows: { selectScreen: 'passed' },
  },
  {
    title: '[4.32] rejected',
    events: [opened('', 'REJECT', '名称不一致')],
    value: 'rejected',
    can: [close, edit],
    shows: { selectScreen: 'rejected', selectReason: '名称不一致', selectCanEdit: true },
  },
  {
    title: '[4.9] closed',
    events: [opened(), event('verification.close')],
    value: 'closed',
    can: [close],
    shows: { selectScreen: 'closed' },
  },
]);
