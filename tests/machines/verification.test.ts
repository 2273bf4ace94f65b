import { verificationMachine } from '#machines/verification/index.ts';
import { verificationCases } from '#machines/verification/verification.cases.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const CODE = '91310000MA1FP1239F';
const enterprise = {
  creditCode: CODE,
  name: '上海海润化工有限公司',
  legalPerson: '陈敏',
  address: '上海市浦东新区外高桥路 1 号',
  status: '存续',
};
const licence = { name: '营业执照.jpg', size: 300_000, type: 'image/jpeg', body: null };
const base = {
  accountName: '海润',
  verified: { status: 'NONE', reason: null },
  licence: null,
  fileId: null,
  code: '',
  name: '',
  enterprise: null,
  fault: null,
  refusal: null,
};
const opened = (status = 'NONE', reason: string | null = null) =>
  resolved('loadStanding', { accountName: '海润', status, reason });
const typed = (text: string) => event('code.typed', { text });
const read = (creditCode: string | null) => resolved('licence', { kind: 'read', fileId: 'file', creditCode });
const asked = event('code.submit');
const known = resolved('findEnterprise', { enterprise, isTaken: false });
const unknown = resolved('findEnterprise', { enterprise: null, isTaken: false });
const sent = event('verification.submit');

journeys(verificationMachine, verificationCases, [
  {
    title: '[4.32] the licence gives the code, the register the rest',
    events: [opened(), event('licence.chosen', { licence }), read(CODE), known],
    ends: { value: 'confirming', context: { ...base, fileId: 'file', code: CODE, enterprise } },
  },
  {
    title: '[4.32] a code typed by hand with blanks and small letters is the same code',
    events: [opened(), typed('9131 0000 ma1fp1239f'), asked, known],
    ends: { value: 'confirming', context: { ...base, code: '9131 0000 ma1fp1239f', enterprise } },
  },
  {
    title: '[4.32] a code whose check digit does not hold is not asked for',
    events: [opened(), typed('91310000MA1FP12390'), asked],
    ends: { value: 'editing', context: { ...base, code: '91310000MA1FP12390', fault: 'codeWrong' } },
  },
  {
    title: '[4.32] no code at all is said to be missing',
    events: [opened(), asked],
    ends: { value: 'editing', context: { ...base, fault: 'codeMissing' } },
  },
  {
    title: '[4.32] a licence without a code leads to typing it, and stays attached',
    events: [opened(), event('licence.chosen', { licence }), read(null), typed(CODE), asked, known],
    ends: { value: 'confirming', context: { ...base, fileId: 'file', code: CODE, enterprise } },
  },
  {
    title: '[4.32] a picture nobody can read takes nothing from the code typed before it',
    events: [opened(), typed(CODE), event('licence.chosen', { licence }), resolved('licence', { kind: 'unreadable' })],
    ends: { value: 'editing', context: { ...base, code: CODE, fault: 'unreadable' } },
  },
  {
    title: '[4.32] a code on the licence that does not hold is not taken over',
    events: [opened(), event('licence.chosen', { licence }), read('91310000MA1FP12390')],
    ends: { value: 'editing', context: { ...base, fileId: 'file', fault: 'licenceCodeWrong' } },
  },
  {
    title: '[4.32] a file of another kind, an empty one and one too large are not sent',
    events: [
      opened(),
      event('licence.chosen', { licence: { ...licence, type: 'text/plain' } }),
      event('licence.chosen', { licence: { ...licence, size: 0 } }),
      event('licence.chosen', { licence: { ...licence, size: 20 * 1024 * 1024 + 1 } }),
    ],
    ends: { value: 'editing', context: { ...base, fault: 'tooLarge' } },
  },
  {
    title: '[4.32] what the server says of the file is said, and another may be chosen',
    events: [
      opened(),
      event('licence.chosen', { licence }),
      resolved('licence', { kind: 'refused', message: '文件已损坏' }),
    ],
    ends: { value: 'editing', context: { ...base, refusal: '文件已损坏' } },
  },
  {
    title: '[4.32] a look-up that is cut off is tried again with the same code',
    events: [opened(), typed(CODE), asked, rejected('findEnterprise'), event('verification.retry'), known],
    ends: { value: 'confirming', context: { ...base, code: CODE, enterprise } },
  },
  {
    title: '[7.5b] a code the register does not know goes to the desk with the name as typed',
    events: [
      opened(),
      typed(CODE),
      asked,
      unknown,
      event('name.typed', { text: ' 新设公司 ' }),
      sent,
      resolved('submit', { status: 'PENDING', reason: '已转人工审核' }),
    ],
    ends: {
      value: 'pending',
      context: { ...base, code: CODE, name: ' 新设公司 ', verified: { status: 'PENDING', reason: '已转人工审核' } },
    },
  },
  {
    title: '[4.32] without a name nothing goes to the desk',
    events: [opened(), typed(CODE), asked, unknown, sent],
    ends: { value: 'unknown', context: { ...base, code: CODE, fault: 'nameMissing' } },
  },
  {
    title: '[7.5b] what agrees with the register passes, sent once however often it is pressed',
    events: [opened(), typed(CODE), asked, known, sent, sent, resolved('submit', { status: 'PASS', reason: null })],
    ends: { value: 'passed', context: { ...base, code: CODE, enterprise, verified: { status: 'PASS', reason: null } } },
  },
  {
    title: '[7.5b] a rejection says why and is begun anew without the old licence',
    events: [opened('REJECT', '名称不一致'), event('verification.edit')],
    ends: { value: 'editing', context: { ...base, verified: { status: 'REJECT', reason: '名称不一致' } } },
  },
  {
    title: '[4.32] a submission that is lost keeps what was found',
    events: [opened(), typed(CODE), asked, known, sent, rejected('submit')],
    ends: { value: 'confirming', context: { ...base, code: CODE, enterprise, refusal: 'refused' } },
  },
  {
    title: '[1.9b] who waits may look whether there is an answer',
    events: [
      opened('PENDING'),
      event('verification.check'),
      resolved('renewStanding', { accountName: '海润', status: 'PASS', reason: null }),
    ],
    ends: { value: 'passed', context: { ...base, verified: { status: 'PASS', reason: null } } },
  },
  {
    title: '[4.32] another licence forgets the company that was found',
    events: [opened(), event('licence.chosen', { licence }), read(CODE), known, event('verification.edit')],
    ends: { value: 'editing', context: { ...base, code: CODE } },
  },
  {
    title: '[4.9] the dialog can be closed at any moment',
    events: [opened(), typed(CODE), asked, event('verification.close')],
    ends: { value: 'closed', status: 'done', context: { ...base, code: CODE }, output: { status: 'NONE' } },
  },
  {
    title: '[1.9b] a code another account has passed with is said before anything is sent',
    events: [opened(), typed(CODE), asked, resolved('findEnterprise', { enterprise, isTaken: true })],
    ends: { value: 'taken', context: { ...base, code: CODE, enterprise } },
  },
  {
    title: '[1.9b] another code is typed in its place',
    events: [
      opened(),
      typed(CODE),
      asked,
      resolved('findEnterprise', { enterprise, isTaken: true }),
      event('verification.edit'),
    ],
    ends: { value: 'editing', context: { ...base, code: CODE } },
  },
  {
    title: '[1.9b] going on with it shows what the register says, and the desk decides',
    events: [
      opened(),
      typed(CODE),
      asked,
      resolved('findEnterprise', { enterprise, isTaken: true }),
      event('verification.continue'),
      sent,
      resolved('submit', { status: 'PENDING', reason: '已转人工审核' }),
    ],
    ends: {
      value: 'pending',
      context: { ...base, code: CODE, enterprise, verified: { status: 'PENDING', reason: '已转人工审核' } },
    },
  },
  {
    title: '[1.9b] going on with one the register does not know asks for the name',
    events: [
      opened(),
      typed(CODE),
      asked,
      resolved('findEnterprise', { enterprise: null, isTaken: true }),
      event('verification.continue'),
      sent,
    ],
    ends: { value: 'unknown', context: { ...base, code: CODE, fault: 'nameMissing' } },
  },
]);
