import { CallFailure } from '#domain/failure.ts';
import { licenceMachine } from '#machines/licence/index.ts';
import { verificationMachine } from '#machines/verification/index.ts';
import { verificationCases } from '#machines/verification/verification.cases.ts';
import * as selectors from '#machines/verification/verification.select.ts';
import { event, type Happening, journeys, rejected, resolved, toChild } from '../kit/journey.ts';

const CODE = '91310000MA1FP1239F';
/** The same, as it is typed from a paper. */
const SPELT = ' 9131 0000 ma1fp1239f';
const enterprise = {
  creditCode: CODE,
  name: '上海海润化工有限公司',
  legalPerson: '陈敏',
  address: '上海市浦东新区外高桥路 1 号',
  status: '存续',
};
const licence = { name: '执照.png', size: 20 * 1024 * 1024, type: 'image/png', body: null };
const base = {
  accountName: '海润',
  verified: { status: 'NONE', reason: null },
  licence: null,
  fileId: null,
  values: { creditCode: '', name: '' },
  enterprise: null,
  errors: {},
  licenceError: null,
  refusal: null,
};
const holding = (creditCode: string, name = '') => ({ ...base, values: { creditCode, name } });
const naming = (name: string) => holding(SPELT, name);
const coded = holding(SPELT);
const verified = (status: string, reason: string | null = null) => ({ verified: { status, reason } });
const opened = (status = 'NONE', reason: string | null = null) =>
  resolved('loadStanding', { accountName: '海润', status, reason });
const typed = (text: string) => event('code.typed', { text });
const named = (text: string) => event('name.typed', { text });
const chosen = (more: object = {}) => event('licence.chosen', { licence: { ...licence, ...more } });
const read = (creditCode: string | null) => resolved('licence', { kind: 'read', fileId: 'file-6', creditCode });
const asked = event('code.submit');
const found = (one: object | null, isTaken = false) => resolved('findEnterprise', { enterprise: one, isTaken });
const edit = event('verification.edit');
const retry = event('verification.retry');
const sent = event('verification.submit');
const goesOn = event('verification.continue');
const decided = (status: string, reason: string | null = null) => resolved('submit', { status, reason });
const lost = new Error('没有网络');
const looksUp = [opened(), typed(SPELT), asked];
const form = { creditCode: CODE, name: enterprise.name, enterprise, fileId: null };

/** The licence's own machine runs inside. */
const reads = (...events: Happening[]) => ({
  real: { licence: licenceMachine },
  events: [opened(), typed('typed before'), chosen(), ...events],
});
const uploaded = resolved('licence/uploadLicence', { fileId: 'file-6' });
const recognised = (creditCode: string | null) => resolved('licence/recogniseLicence', { kind: 'read', creditCode });
const before = holding('typed before');
const damaged = new CallFailure({ kind: 'refused', code: '10004001', message: '文件已损坏', status: 200 });

const sampleEnterprise = {
  creditCode: CODE,
  name: '上海海润(化工)有限公司',
  legalPerson: '陈敏',
  address: '上海市浦东新区外高桥路 1 号',
  status: '存续',
};
const sampleLicence = { name: '执照.png', size: 270_000, type: 'image/png', body: null };
const openedWith = (accountName = '', status = 'NONE', reason: string | null = null) =>
  resolved('loadStanding', { accountName, status, reason });
const sampleRead = [
  event('licence.chosen', { licence: sampleLicence }),
  resolved('licence', { kind: 'read', fileId: 'file-6', creditCode: CODE }),
];
const looksUpWith = (accountName = '') => [
  openedWith(accountName),
  event('code.typed', { text: CODE }),
  event('code.submit'),
];
const [close, sampleEdit, submit, sampleRetry] = [
  'verification.close',
  'verification.edit',
  'verification.submit',
  'verification.retry',
] as const;
const requestedView = { selectText: ['creditCode', 'name'], selectError: ['creditCode', 'name'] };
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
const codedShows = { 'selectText(creditCode)': CODE };
const confirms = { ...codedShows, selectScreen: 'confirming', selectEnterprise: sampleEnterprise, selectCanEdit: true };
const confirming = (title: string, accountName: string, otherName: string | null) => ({
  title: `[4.32] the register answers, ${title}`,
  events: [...looksUpWith(accountName), found(sampleEnterprise)],
  ends: { value: 'confirming', can: [close, sampleEdit, submit], shows: { ...confirms, selectOtherName: otherName } },
});
const cases = {
  ...verificationCases,
  behind: { renewStanding: 'loadStanding' },
  selectors,
  asked: requestedView,
  usual,
};

journeys(verificationMachine, cases, [
  {
    title: '[4.32] nothing is known before it is read how the account stands',
    events: [],
    ends: { value: 'loading', context: { ...base, accountName: '' }, can: [close], shows: { selectScreen: 'loading' } },
  },
  {
    title: '[4.32] which can be lost, and says why',
    events: [rejected('loadStanding', lost)],
    ends: {
      value: 'unavailable',
      context: { ...base, accountName: '', refusal: '没有网络' },
      can: [close, sampleRetry],
      shows: { selectScreen: 'unavailable', selectRefusal: '没有网络' },
    },
  },
  {
    title: '[4.32] and be read again, the reason cleared meanwhile',
    events: [rejected('loadStanding', lost), retry],
    ends: { value: 'loading', context: { ...base, accountName: '' } },
  },
  {
    title: '[4.32] the licence gives the code, the register the rest',
    ...reads(uploaded, recognised(CODE), found(enterprise)),
    ends: {
      value: 'confirming',
      context: { ...holding(CODE), fileId: 'file-6', enterprise },
      asked: {
        licence: [{ licence }],
        'licence/uploadLicence': [{ licence }],
        findEnterprise: [{ creditCode: CODE }],
      },
    },
  },
  {
    title: '[4.32] a licence without a code leads to typing it, and stays attached; what was typed stays too',
    ...reads(uploaded, recognised(null)),
    ends: {
      value: 'editing',
      context: { ...before, fileId: 'file-6', licenceError: 'noCode' },
      asked: { findEnterprise: [] },
    },
  },
  {
    title: '[4.32] and asked for without a code, that alone is shown',
    events: [opened(), chosen(), read(null), asked],
    ends: {
      value: 'editing',
      context: { ...base, fileId: 'file-6', errors: { creditCode: 'REQUIRED' } },
      asked: { findEnterprise: [] },
    },
  },
  {
    title: '[4.32] a code on the licence that does not hold is not taken over',
    ...reads(uploaded, recognised('91310000MA1FP12390')),
    ends: { value: 'editing', context: { ...before, fileId: 'file-6', licenceError: 'licenceCodeWrong' } },
  },
  {
    title: '[4.32] what the server says of the file is shown',
    ...reads(rejected('licence/uploadLicence', damaged)),
    ends: { value: 'editing', context: { ...before, refusal: '文件已损坏' } },
  },
  {
    title: '[4.32] a licence that is stopped is none, and no message is shown of the one before',
    real: { licence: licenceMachine },
    events: [opened(), chosen({ size: 0 }), chosen(), toChild('licence', 'licence.cancel')],
    ends: { value: 'editing', context: base, asked: { licence: [{ licence }] } },
  },
  {
    title: '[4.32] a licence chosen instead takes the place of the one that was read, also where it cannot be read',
    events: [opened(), chosen(), read(null), chosen({ name: '正本.png' }), resolved('licence', { kind: 'unreadable' })],
    ends: { value: 'editing', context: { ...base, licenceError: 'unreadable' } },
  },
  {
    title: '[4.32] what was wrong is not shown while the licence is read',
    events: [opened(), chosen({ size: 0 }), chosen()],
    ends: {
      value: 'reading',
      context: { ...base, licence },
      can: [close],
      shows: { selectScreen: 'reading', selectLicence: 'licence' },
    },
  },
  ...(
    [
      ['of another kind', { type: 'text/plain' }, 'wrongType'],
      ['that is empty', { size: 0 }, 'empty'],
      ['one byte over 20 MB', { size: 20 * 1024 * 1024 + 1 }, 'tooLarge'],
    ] as const
  ).map(([which, more, error]) => ({
    title: `[4.32] a file ${which} is not sent, and the reason is the only thing stated`,
    events: [...[opened(), chosen(), resolved('licence', { kind: 'refused', message: '文件已损坏' })], chosen(more)],
    ends: { value: 'editing', context: { ...base, licenceError: error }, asked: { licence: [{ licence }] } },
  })),
  {
    title: '[4.32] and nothing of either while the code is looked up',
    events: [opened(), chosen(), read(null), typed(SPELT), chosen({ size: 0 }), asked],
    ends: { value: 'lookingUp', context: { ...coded, fileId: 'file-6' } },
  },
  {
    title: '[4.32] who looks up may go back, the licence taken away',
    events: [opened(), chosen(), read(CODE), edit],
    ends: { value: 'editing', context: holding(CODE) },
  },
  {
    title: '[4.32] and is tried again with the same code',
    events: [...looksUp, rejected('findEnterprise', lost), retry],
    ends: {
      value: 'lookingUp',
      context: coded,
      asked: { findEnterprise: [{ creditCode: CODE }, { creditCode: CODE }] },
    },
  },
  {
    title: '[4.32] or given up for another licence or code',
    events: [opened(), chosen(), read(CODE), rejected('findEnterprise', lost), edit],
    ends: { value: 'editing', context: holding(CODE) },
  },
  {
    title: '[7.5b] a code the register does not know goes to the operator with the name as typed and the licence',
    events: [
      ...[opened(), chosen(), read(CODE), found(null), named(' 新设公司 '), sent],
      decided('PENDING', '已转人工审核'),
    ],
    ends: {
      value: 'pending',
      context: { ...holding(CODE, ' 新设公司 '), fileId: 'file-6', ...verified('PENDING', '已转人工审核') },
      asked: { submit: [{ creditCode: CODE, name: '新设公司', enterprise: null, fileId: 'file-6' }] },
    },
  },
  {
    title: '[4.32] a name that could not be sent stays, with the reason',
    events: [...looksUp, found(null), named('新设公司'), sent, rejected('submit', lost)],
    ends: { value: 'unknown', context: { ...naming('新设公司'), refusal: '没有网络' } },
  },
  {
    title: '[4.32] the reason no longer exists while it is sent again',
    events: [...looksUp, found(null), named('新设公司'), sent, rejected('submit', lost), sent],
    ends: { value: 'submitting', context: naming('新设公司') },
  },
  {
    title: '[4.32] nor is it stated of another name',
    events: [...looksUp, found(null), named('新设公司'), sent, rejected('submit', lost), named('海')],
    ends: { value: 'unknown', context: naming('海') },
  },
  {
    title: '[4.32] another code takes the name away with the licence',
    events: [...looksUp, found(null), named('新设公司'), sent, rejected('submit', lost), edit],
    ends: { value: 'editing', context: coded },
  },
  {
    title: '[4.32] a submission that is lost keeps what was found, and says why',
    events: [...looksUp, found(enterprise), sent, rejected('submit', lost)],
    ends: { value: 'confirming', context: { ...coded, enterprise, refusal: '没有网络' } },
  },
  {
    title: '[4.32] which is not shown while it is sent again',
    events: [...looksUp, found(enterprise), sent, rejected('submit', lost), sent],
    ends: { value: 'submitting', context: { ...coded, enterprise }, asked: { submit: [form, form] } },
  },
  {
    title: '[4.32] another licence forgets the company that was found',
    events: [opened(), chosen(), read(CODE), found(enterprise), sent, rejected('submit', lost), edit],
    ends: { value: 'editing', context: holding(CODE) },
  },
  {
    title: '[7.5b] and is started again without the old company and licence',
    events: [
      opened('REJECT', '名称不一致'),
      edit,
      chosen(),
      read(CODE),
      found(enterprise),
      sent,
      decided('REJECT'),
      edit,
    ],
    ends: { value: 'editing', context: { ...holding(CODE), ...verified('REJECT') } },
  },
  {
    title: '[4.32] who has passed sees a message when it opens',
    events: [opened('PASS')],
    ends: {
      value: 'passed',
      context: { ...base, ...verified('PASS') },
      can: [close],
      shows: { selectScreen: 'passed' },
    },
  },
  {
    title: '[1.9b] and receive each answer, whichever it is',
    events: [
      opened('PENDING'),
      ...['PENDING', 'REJECT'].flatMap((status) => [
        event('verification.check'),
        resolved('renewStanding', { accountName: '海润', status, reason: status === 'REJECT' ? '名称不符' : null }),
      ]),
    ],
    ends: { value: 'rejected', context: { ...base, ...verified('REJECT', '名称不符') } },
  },
  {
    title: '[7.5b] what is submitted again has an answer of its own',
    events: [
      ...[...looksUp, found(enterprise), sent, decided('REJECT', '名称不符')],
      ...[edit, asked, found(enterprise), sent, decided('PASS')],
    ],
    ends: { value: 'passed', context: { ...coded, enterprise, ...verified('PASS') } },
  },
  {
    title: '[1.9b] an answer that does not come says why, and the waiting goes on',
    events: [opened('PENDING'), event('verification.check'), rejected('renewStanding', lost)],
    ends: { value: 'pending', context: { ...base, ...verified('PENDING'), refusal: '没有网络' } },
  },
  {
    title: '[1.9b] which is not shown while it is looked again',
    events: [
      ...[opened('PENDING'), event('verification.check'), rejected('renewStanding', lost)],
      event('verification.check'),
    ],
    ends: {
      value: 'checking',
      context: { ...base, ...verified('PENDING') },
      can: [close],
      shows: { selectScreen: 'pending', selectIsChecking: true },
    },
  },
  {
    title: '[10.10] whose code is taken asks to join instead',
    events: [...looksUp, found(enterprise, true), event('verification.join'), resolved('join')],
    ends: {
      value: 'asked',
      context: { ...coded, enterprise },
      asked: { join: [{ creditCode: CODE }], submit: [] },
    },
  },
  {
    title: '[10.10] a request that is not taken says why, and the other ways stay',
    events: [...looksUp, found(enterprise, true), event('verification.join'), rejected('join', lost)],
    ends: { value: 'taken', context: { ...coded, enterprise, refusal: '没有网络' } },
  },
  ...[
    { next: goesOn, value: 'confirming', known: enterprise },
    { next: goesOn, value: 'unknown', known: null },
  ].map(({ next, value, known }) => ({
    title: `[10.10] the reason is not shown for going on: ${value}`,
    events: [...looksUp, found(known, true), event('verification.join'), rejected('join', lost), next],
    ends: { value, context: { ...coded, enterprise: known } },
  })),
  {
    title: '[10.10] nor while it is asked again',
    events: [
      ...[...looksUp, found(enterprise, true), event('verification.join'), rejected('join', lost)],
      event('verification.join'),
    ],
    ends: { value: 'joining', context: { ...coded, enterprise } },
  },
  {
    title: '[10.10] nor of another code or another try',
    events: [
      ...looksUp,
      found(enterprise, true),
      event('verification.join'),
      rejected('join', lost),
      event('verification.join'),
      rejected('join', lost),
      edit,
    ],
    ends: { value: 'editing', context: coded },
  },
  {
    title: '[1.9b] and so does the next one',
    events: [...looksUp, found(null, true), goesOn, edit, asked, found(null, true), goesOn],
    ends: { value: 'unknown', context: coded },
  },
  {
    title: '[4.32] no code yet, asked for all the same',
    events: [openedWith(), event('code.submit')],
    ends: {
      value: 'editing',
      can: [close, 'code.submit', 'code.typed', 'licence.chosen'],
      shows: { 'selectError(creditCode)': 'REQUIRED' },
    },
  },
  {
    title: '[4.32] a file that is no licence',
    events: [openedWith(), event('licence.chosen', { licence: { ...sampleLicence, type: 'text/plain' } })],
    ends: {
      value: 'editing',
      can: [close, 'code.submit', 'code.typed', 'licence.chosen'],
      shows: { selectLicenceError: 'wrongType' },
    },
  },
  {
    title: '[4.32] its code being looked up',
    events: [openedWith(), ...sampleRead],
    ends: {
      value: 'lookingUp',
      can: [close, sampleEdit],
      shows: { ...codedShows, selectScreen: 'lookingUp', selectHasLicence: true, selectCanEdit: true },
    },
  },
  {
    title: '[4.32] the look-up was cut off',
    events: [...looksUpWith(), rejected('findEnterprise', lost)],
    ends: {
      value: 'interrupted',
      can: [close, sampleEdit, sampleRetry],
      shows: { ...codedShows, selectScreen: 'interrupted', selectRefusal: '没有网络', selectCanEdit: true },
    },
  },
  {
    title: '[1.9b] another account has passed with it',
    events: [...looksUpWith(), found(null, true)],
    ends: {
      value: 'taken',
      can: [close, sampleEdit, 'verification.continue', 'verification.join'],
      shows: { ...codedShows, selectScreen: 'taken', selectCanEdit: true },
    },
  },
  {
    title: '[10.10] a request to join it being sent',
    events: [...looksUpWith(), found(null, true), event('verification.join')],
    ends: { value: 'joining', can: [close], shows: { ...codedShows, selectScreen: 'taken', selectIsJoining: true } },
  },
  {
    title: '[10.10] asked to join it',
    events: [...looksUpWith(), found(null, true), event('verification.join'), resolved('join')],
    ends: { value: 'asked', can: [close], shows: { ...codedShows, selectScreen: 'asked' } },
  },
  confirming('the account names no one', '', null),
  confirming('the account names another', '海润', '海润'),
  confirming('the account names the same with other brackets and blanks', '上海海润（化工） 有限公司', null),
  {
    title: '[4.32] the company being sent',
    events: [...looksUpWith(), found(sampleEnterprise), sent],
    ends: { value: 'submitting', can: [close], shows: { ...confirms, selectIsSubmitting: true, selectCanEdit: false } },
  },
  {
    title: '[7.5b] a name of one character is none',
    events: [...looksUpWith(), found(null), event('name.typed', { text: '海' }), sent],
    ends: {
      value: 'unknown',
      can: [close, sampleEdit, 'name.typed', submit],
      shows: {
        ...codedShows,
        'selectText(name)': '海',
        'selectError(name)': 'TOO_SHORT',
        selectScreen: 'unknown',
        selectCanEdit: true,
      },
    },
  },
  {
    title: '[7.5b] a name being sent',
    events: [...looksUpWith(), found(null), event('name.typed', { text: '新设公司' }), sent],
    ends: {
      value: 'submitting',
      can: [close],
      shows: { ...codedShows, 'selectText(name)': '新设公司', selectScreen: 'unknown', selectIsSubmitting: true },
    },
  },
  {
    title: '[1.9b] waiting for the operator',
    events: [openedWith('', 'PENDING', '已转人工审核')],
    ends: {
      value: 'pending',
      can: [close, 'verification.check'],
      shows: { selectScreen: 'pending', selectReason: '已转人工审核' },
    },
  },
  {
    title: '[4.32] rejected',
    events: [openedWith('', 'REJECT', '名称不一致')],
    ends: {
      value: 'rejected',
      can: [close, sampleEdit],
      shows: { selectScreen: 'rejected', selectReason: '名称不一致', selectCanEdit: true },
    },
  },
  {
    title: '[4.9] closed',
    events: [openedWith(), event('verification.close')],
    ends: {
      value: 'closed',
      can: [close],
      shows: { selectScreen: 'closed' },
      status: 'done',
      output: { status: 'NONE' },
    },
  },
]);
