import fc from 'fast-check';
import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { placeEnquiry } from '#contract/calls/ecommerce.ts';
import { ANONYMOUS, UNKNOWN_OWNER } from '#domain/booking/owner.ts';
import { type FormValues, readForm } from '#domain/enquiry/form.ts';
import { type EnquiryService, enquiryForms } from '#domain/enquiry/services.ts';
import { NO_RECENT_PLACES } from '#domain/places/recent.ts';
import {
  enquiryCases,
  fieldRefusal,
  keptSheet,
  person,
  placed,
  restored,
  sameRefusal,
  sheetSending,
  sheetTaken,
} from '#machines/enquiry/enquiry.cases.ts';
import { changeByGoods, changeByNumber, enquiryMachine, unknownNumber } from '#machines/enquiry/index.ts';
import { event, type Happening, journeys, rejected, resolved } from '../kit/journey.ts';

const typed: FormValues = { ...enquiryForms.fcl.initial, ...restored.values };
const whole: FormValues = { ...typed, ...person };
const context = (values: FormValues, rest: object = {}) => ({
  service: 'fcl',
  owner: 'user-1',
  isTyped: false,
  isSignInAsked: false,
  values,
  today: '2026-01-15',
  isLinkGone: false,
  stray: null,
  recent: NO_RECENT_PLACES,
  takenCount: 0,
  areFilesComing: false,
  areFaultsTold: false,
  refused: {},
  person,
  key: null,
  isWelcomed: false,
  failure: null,
  placed: null,
  ...rest,
});

const known = event('person.recognised', { person, owner: 'user-1', isHere: true });
const elsewhere = event('person.recognised', { person, owner: 'user-1', isHere: false });
const left = event('person.left', { owner: ANONYMOUS });
const edited = event('enquiry.edit', { change: { remark: '加急' } });
const opened = resolved('restore', restored);
const own: FormValues = { ...enquiryForms.fcl.initial, ...person };
const strayed = resolved('restore', { ...restored, values: {}, stray: restored.values });
const openedWhole = resolved('restore', { ...restored, values: { ...restored.values, ...person } });
const submit = event('enquiry.submit');
const keyed = resolved('makeKey', 'key-1');
const arrived = resolved('place', placed);
const withSheet = { takenCount: 1 };
const sheeted: FormValues = { ...whole, fileIds: [keptSheet] };
const sent: Happening[] = [known, opened, submit, keyed];

journeys(enquiryMachine, enquiryCases, [
  {
    title: '[2.5b] who is signed in is filled in where nothing was typed',
    events: [known, opened],
    ends: { value: 'editing', context: context(whole) },
  },
  {
    title: '[2.5b] and never over what was typed',
    events: [resolved('restore', { ...restored, values: { ...restored.values, contact: '林木森' } }), known],
    ends: { value: 'editing', context: context({ ...whole, contact: '林木森' }) },
  },
  {
    title: '[1.10b] an incomplete form says what is missing, and stays',
    events: [known, opened, event('enquiry.edit', { change: { cargoName: ' ' } }), submit],
    ends: { value: 'editing', context: context({ ...whole, cargoName: ' ' }, { areFaultsTold: true, isTyped: true }) },
  },
  {
    title: '[2.5b] signed out, 提交 opens the login',
    events: [openedWhole, submit],
    ends: { value: 'signingIn', context: context(whole, { person: null, owner: UNKNOWN_OWNER, isSignInAsked: true }) },
  },
  {
    title: '[2.5b] after sign-in the same form stands there and asks for another 提交',
    events: [openedWhole, submit, known, resolved('signIn', { isSignedIn: true })],
    ends: { value: 'editing', context: context(whole, { isWelcomed: true, isSignInAsked: true }) },
  },
  {
    title: '[2.5b] closing the login loses nothing',
    events: [openedWhole, submit, resolved('signIn', { isSignedIn: false })],
    ends: { value: 'editing', context: context(whole, { person: null, owner: UNKNOWN_OWNER, isSignInAsked: true }) },
  },
  {
    title: '[2.5b] what a visitor typed goes on with who signs in over it',
    events: [left, opened, edited, known],
    ends: { value: 'editing', context: context({ ...whole, remark: '加急' }, { isTyped: true }) },
  },
  {
    title: '[2.5b] and not with who signs in elsewhere',
    events: [left, opened, edited, elsewhere, resolved('restore', { ...restored, values: {} })],
    ends: { value: 'editing', context: context({ ...enquiryForms.fcl.initial, ...person }) },
  },
  {
    title: '[2.5b] what was typed before a sign-in elsewhere is asked about first',
    events: [known, strayed],
    ends: { value: 'choosing', context: context(own, { stray: restored.values }) },
  },
  {
    title: '[2.5b] and is theirs once they say so',
    events: [known, strayed, event('stray.taken')],
    ends: { value: 'editing', context: context(whole, { isTyped: true }) },
  },
  {
    title: '[2.5b] or goes, and they begin anew',
    events: [known, strayed, event('stray.dropped')],
    ends: { value: 'editing', context: context(own) },
  },
  {
    title: '[2.5b] who leaves without an answer takes it nowhere',
    events: [known, strayed, left, resolved('restore', restored)],
    ends: { value: 'editing', context: context(typed, { person: null, owner: ANONYMOUS }) },
  },
  {
    title: '[4.11] who signs out leaves nothing of the form, wherever they sign out',
    events: [known, opened, edited, left, resolved('restore', { ...restored, values: {} })],
    ends: { value: 'editing', context: context(enquiryForms.fcl.initial, { person: null, owner: ANONYMOUS }) },
  },
  {
    title: '[7.3] a complete form is sent under a key of its own',
    events: sent,
    ends: { value: 'submitting', context: context(whole, { key: 'key-1' }) },
  },
  {
    title: 'and is placed',
    events: [...sent, arrived],
    ends: { value: 'placed', context: context(whole, { placed }) },
  },
  {
    title: '[7.3] a sending that was lost is repeated under the same key',
    events: [...sent, rejected('place'), event('enquiry.retry')],
    ends: {
      value: 'submitting',
      context: context(whole, {
        key: 'key-1',
        areFaultsTold: true,
        failure: { kind: 'lost', message: 'refused' },
      }),
    },
  },
  {
    title: '[7.3] changed after it was lost, it is another content and takes another key',
    events: [...sent, rejected('place'), event('enquiry.edit', { change: { remark: '加急' } }), submit],
    ends: { value: 'keying', context: context({ ...whole, remark: '加急' }, { areFaultsTold: true, isTyped: true }) },
  },
  {
    title: '[3.14] the same within ten minutes names the first',
    events: [...sent, sameRefusal],
    ends: {
      value: 'repeated',
      context: context(whole, { areFaultsTold: true, failure: { kind: 'same', enquiryNo: placed.enquiryNo } }),
    },
  },
  {
    title: '[2.5b] what the server finds wrong stands at its field until that is changed',
    events: [...sent, fieldRefusal, event('enquiry.edit', { change: { remark: '加急' } })],
    ends: {
      value: 'editing',
      context: context(
        { ...whole, remark: '加急' },
        { areFaultsTold: true, refused: { cargoName: '含有不支持的字符' }, isTyped: true },
      ),
    },
  },
  {
    title: '[4.31] a file that came in stands in the form',
    events: [known, opened, sheetSending, sheetTaken],
    ends: { value: 'editing', context: context(sheeted, withSheet) },
  },
  {
    title: '[4.31] taken out again it stays out',
    events: [known, opened, sheetTaken, event('enquiry.edit', { change: { fileIds: [] } }), sheetTaken],
    ends: { value: 'editing', context: context({ ...whole, fileIds: [] }, { ...withSheet, isTyped: true }) },
  },
  {
    title: '[4.31] nothing is sent while a file is under way or stands there refused',
    events: [known, opened, sheetSending, submit],
    ends: { value: 'editing', context: context(whole, { areFilesComing: true, areFaultsTold: true }) },
  },
  {
    title: '[7.3] with a file more it is another content than the one that was lost',
    events: [...sent, rejected('place'), sheetTaken, submit],
    ends: { value: 'keying', context: context(sheeted, { ...withSheet, areFaultsTold: true }) },
  },
  {
    title: '[3.14] and than the one that was asked a moment ago',
    events: [...sent, sameRefusal, sheetTaken],
    ends: { value: 'editing', context: context(sheeted, { ...withSheet, areFaultsTold: true }) },
  },
  {
    title: 'another enquiry keeps who asks and nothing else',
    events: [...sent, arrived, event('enquiry.again'), resolved('restore', { ...restored, values: {} })],
    ends: { value: 'editing', context: context({ ...enquiryForms.fcl.initial, ...person }) },
  },
  {
    title: '[3.5] the ports chosen last are kept by side, the latest first',
    events: [
      known,
      opened,
      event('enquiry.edit', { change: { orgPortCode: 'CNNGB', orgPort: '宁波' } }),
      event('enquiry.edit', { change: { dstPortCode: 'NLRTM', dstPort: '鹿特丹' } }),
      event('enquiry.edit', { change: { orgPortCode: 'CNSHA', orgPort: '上海' } }),
      event('enquiry.edit', { change: { dstPortCode: '', dstPort: '汉' } }),
    ],
    ends: {
      value: 'editing',
      context: context(
        { ...whole, dstPortCode: '', dstPort: '汉' },
        { recent: { origin: ['CNSHA', 'CNNGB'], destination: ['NLRTM'] }, isTyped: true },
      ),
    },
  },
  {
    title: 'a shared link that has ended says so over an empty form',
    events: [resolved('restore', { values: {}, today: restored.today, isLinkGone: true, stray: null })],
    ends: {
      value: 'editing',
      context: context(enquiryForms.fcl.initial, { person: null, isLinkGone: true, owner: UNKNOWN_OWNER }),
    },
  },
  {
    title: '[2.5b] a draft that cannot be read leaves an empty form',
    events: [known, rejected('restore')],
    ends: { value: 'editing', context: context({ ...enquiryForms.fcl.initial, ...person }, { today: '' }) },
  },
]);

const TODAY = '2026-01-15';
const faultsOf = (service: EnquiryService, values: FormValues) => readForm(enquiryForms[service], values, TODAY).faults;

test.each<[string, FormValues, object]>([
  ['nothing', { orgPort: '', orgPortCode: '' }, { orgPortCode: 'MISSING' }],
  ['typed, not chosen', { dstPort: '鹿', dstPortCode: '' }, { dstPortCode: 'NOT_CHOSEN' }],
  ['the same port', { dstPortCode: 'CNSHA' }, { dstPortCode: 'SAME_PLACES' }],
  ['no number', { unNo: '' }, { unNo: 'NUMBER_OR_CLASS' }],
  ['a class for a number', { unNo: '', dgClass: '3' }, {}],
  ['a name for a number', { unNo: '甲醇' }, { unNo: 'UN_NUMBER' }],
  ['a number of general cargo', { unNo: '甲醇', isDanger: 'N' }, {}],
  ['a class that is none', { dgClass: '10' }, { dgClass: 'NOT_OFFERED' }],
  ['no boxes', { boxes: [] }, { boxes: 'MISSING' }],
  ['no box of a type', { boxes: [{ ctnType: '20GP', quantity: 0 }] }, { boxes: 'OUT_OF_RANGE' }],
  ['101 boxes', { boxes: [{ ctnType: '20GP', quantity: 101 }] }, { boxes: 'OUT_OF_RANGE' }],
  ['a weight in words', { weight: '两吨' }, { weight: 'NOT_A_NUMBER' }],
  ['a weight of nothing', { weight: '0' }, { weight: 'OUT_OF_RANGE' }],
  ['days backwards', { expectEtdFrom: '2026-02-02', expectEtdTo: '2026-02-01' }, { expectEtdFrom: 'BACKWARDS' }],
  ['91 days', { expectEtdFrom: '2026-02-01', expectEtdTo: '2026-05-03' }, { expectEtdFrom: 'TOO_LONG_A_SPAN' }],
  ['yesterday', { quoteDeadline: '2026-01-14' }, { quoteDeadline: 'PAST' }],
  ['31 February', { quoteDeadline: '2026-02-31' }, { quoteDeadline: 'NOT_A_DAY' }],
  ['a price of three places', { targetPrice: '1.001' }, { targetPrice: 'TOO_MANY_PLACES' }],
  ['one letter', { contact: '顾' }, { contact: 'TOO_SHORT' }],
  ['a phone of ten digits', { phone: '1380000888' }, { phone: 'PHONE' }],
  ['a phone as copied', { phone: '+86 138-0000-8888' }, {}],
  ['eleven files', { fileIds: Array.from({ length: 11 }, () => keptSheet) }, { fileIds: 'TOO_MANY_FILES' }],
  ['a remark of 501', { remark: '长'.repeat(501) }, { remark: 'TOO_LONG' }],
])('[1.10b] the form says what is wrong: %s', (_, change, faults) => {
  expect(faultsOf('fcl', { ...whole, ...change })).toEqual(faults);
});

test('[4.31] of a file its id alone is sent', () => {
  expect(readForm(enquiryForms.fcl, { ...whole, fileIds: [keptSheet] }, TODAY).form.fileIds).toEqual(['file-1']);
});

test('[1.10b] trucking and consolidation are the same form with other fields', () => {
  expect(faultsOf('truck', { isDanger: 'Y' })).toEqual({
    pickupPlace: 'MISSING',
    deliveryPlace: 'MISSING',
    cargoName: 'MISSING',
    contact: 'MISSING',
    phone: 'MISSING',
  });
  expect(faultsOf('lcl', { ...whole, weight: '', volume: '' })).toEqual({ weight: 'MISSING', volume: 'MISSING' });
});

const words = fc.constantFrom(
  '',
  ' ',
  '甲醇',
  'UN1230',
  '1230',
  '0',
  '1.5',
  '1200',
  '2026-02-01',
  '2027-01-01',
  'Y',
  'N',
  '3',
  'II',
);
const boxes = fc.array(
  fc.record({ ctnType: fc.constantFrom('20GP', '40HQ'), quantity: fc.integer({ min: -1, max: 101 }) }),
  { maxLength: 1 },
);

test.each(['fcl', 'lcl', 'truck'] as const)(
  '[1.10b] a form of %s without a fault is one the contract takes',
  (service) => {
    const names = enquiryForms[service].fields.map(({ name }) => name).filter((name) => name !== 'boxes');
    const change = fc.dictionary(fc.constantFrom(...names), words);
    const full: FormValues = {
      ...whole,
      pickupPlace: '上海金山',
      deliveryPlace: '宁波北仑',
      weight: '1200',
      volume: '2.4',
    };
    let taken = 0;
    fc.assert(
      fc.property(change, boxes, (edits, lines) => {
        const { carrierPrefer: _, fileIds: __, services: ___, ...texts } = edits;
        const { form, faults } = readForm(
          enquiryForms[service],
          { ...full, ...texts, ...(service === 'fcl' ? { boxes: lines } : {}) },
          TODAY,
        );
        if (Object.keys(faults).length > 0) return;
        taken += 1;
        expect(safeParse(placeEnquiry.request, { service, form }).issues).toBeUndefined();
      }),
      { numRuns: 2_000 },
    );
    expect(taken).toBeGreaterThan(20);
  },
);

const methanol = { unNo: '1230', mainClass: '3', packingGroups: ['II' as const], nameCn: '甲醇' };
const paint = {
  unNo: '1263',
  mainClass: '3',
  packingGroups: ['I' as const, 'II' as const, 'III' as const],
  nameCn: '涂料',
};

test('[2.5b][1.2] goods chosen by their number bring class, group and name; a name typed before any number stays', () => {
  const filled = { isDanger: 'Y', unNo: '1230', dgClass: '3', packingGroup: 'II' };
  expect(changeByGoods({}, methanol)).toEqual({ ...filled, cargoName: '甲醇' });
  expect(changeByGoods({ cargoName: '稀释剂' }, methanol)).toEqual(filled);
  expect(changeByGoods({ ...filled, cargoName: '工业甲醇' }, methanol)).toEqual(filled);
  expect(changeByGoods({ ...filled, cargoName: '甲醇' }, paint)).toEqual({
    isDanger: 'Y',
    unNo: '1263',
    dgClass: '3',
    packingGroup: 'II',
    cargoName: '涂料',
  });
  expect(changeByGoods({}, paint)).toMatchObject({ packingGroup: '' });
});

test('[2.5b] a number typed over takes its class and group along, and no more', () => {
  expect(changeByNumber({ unNo: '123', dgClass: '3' }, '1230')).toEqual({ unNo: '1230' });
  expect(changeByNumber({ unNo: '1230', dgClass: '3' }, 'UN1230')).toEqual({ unNo: 'UN1230' });
  expect(changeByNumber({ unNo: '1230', dgClass: '3' }, '123')).toEqual({ unNo: '123', dgClass: '', packingGroup: '' });
  expect(unknownNumber({ isDanger: 'Y', unNo: 'UN1230' })).toBe('1230');
  expect(unknownNumber({ isDanger: 'Y', unNo: '1230', dgClass: '3' })).toBeNull();
  expect(unknownNumber({ isDanger: 'N', unNo: '1230' })).toBeNull();
  expect(unknownNumber({ isDanger: 'Y', unNo: '甲醇' })).toBeNull();
});

test.each([
  ['2026-01-14', 'PAST'],
  ['2026-01-15', undefined],
  ['2027-01-16', undefined],
  ['2027-01-17', 'TOO_FAR'],
  ['9999-12-31', 'TOO_FAR'],
  ['2026-02-30', 'NOT_A_DAY'],
])('[2.5b] an answer wanted by %s: %s', (quoteDeadline, fault) => {
  expect(readForm(enquiryForms.fcl, { ...whole, quoteDeadline }, TODAY).faults.quoteDeadline).toBe(fault);
});
