import fc from 'fast-check';
import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { placeEnquiry } from '#contract/calls/ecommerce.ts';
import type { EnquiryValues } from '#domain/enquiry/fields.ts';
import { type EnquiryService, enquiryForms } from '#domain/enquiry/services.ts';
import { CallFailure, type Failure } from '#domain/failure.ts';
import { readFlat } from '#domain/form/flat.ts';
import { enquiryCases, keptSheet, person, restored } from '#machines/enquiry/enquiry.cases.ts';
import { failureOf } from '#machines/enquiry/enquiry.rules.ts';
import {
  changeByGoods,
  changeByNumber,
  type EnquirySnapshot,
  enquiryMachine,
  selectUploads,
  sideOf,
  unknownNumber,
} from '#machines/enquiry/index.ts';
import { uploadsMachine } from '#machines/uploads/index.ts';
import { walkTo } from '../kit/journey.ts';

const whole: EnquiryValues = { ...enquiryForms.fcl.initial, ...restored.values, ...person };

const TODAY = '2026-01-15';
const errorsOf = (service: EnquiryService, values: EnquiryValues) =>
  readFlat(enquiryForms[service], values, TODAY).errors;

test.each<[string, EnquiryValues, object]>([
  ['nothing', { orgPort: '', orgPortCode: '' }, { orgPortCode: 'REQUIRED' }],
  ['typed, not chosen', { dstPort: '鹿', dstPortCode: '' }, { dstPortCode: 'NOT_CHOSEN' }],
  ['the same port', { dstPortCode: 'CNSHA' }, { dstPortCode: 'SAME_LOCATION' }],
  ['no number', { unNo: '' }, { unNo: 'NUMBER_OR_CLASS' }],
  ['a class for a number', { unNo: '', dgClass: '3' }, {}],
  ['a name for a number', { unNo: '甲醇' }, { unNo: 'UN_NUMBER' }],
  ['a number of general cargo', { unNo: '甲醇', isDanger: 'N' }, {}],
  ['a class that is none', { dgClass: '10' }, { dgClass: 'NOT_A_CHOICE' }],
  ['no boxes', { boxes: [] }, { boxes: 'REQUIRED' }],
  ['no box of a type', { boxes: [{ ctnType: '20GP', quantity: 0 }] }, { boxes: 'TOO_SMALL' }],
  ['101 boxes', { boxes: [{ ctnType: '20GP', quantity: 101 }] }, { boxes: 'TOO_LARGE' }],
  ['a weight in words', { weight: '两吨' }, { weight: 'NOT_A_NUMBER' }],
  ['a weight of nothing', { weight: '0' }, { weight: 'TOO_SMALL' }],
  ['days backwards', { expectEtdFrom: '2026-02-02', expectEtdTo: '2026-02-01' }, { expectEtdFrom: 'SPAN_BACKWARDS' }],
  ['91 days', { expectEtdFrom: '2026-02-01', expectEtdTo: '2026-05-03' }, { expectEtdFrom: 'SPAN_TOO_LONG' }],
  ['yesterday', { quoteDeadline: '2026-01-14' }, { quoteDeadline: 'DAY_PAST' }],
  ['31 February', { quoteDeadline: '2026-02-31' }, { quoteDeadline: 'NOT_A_DAY' }],
  ['a price of three places', { targetPrice: '1.001' }, { targetPrice: 'TOO_MANY_PLACES' }],
  ['one letter', { contact: '顾' }, { contact: 'TOO_SHORT' }],
  ['a phone of ten digits', { phone: '1380000888' }, { phone: 'MOBILE' }],
  ['a phone as copied', { phone: '+86 138-0000-8888' }, {}],
  ['eleven files', { fileIds: Array.from({ length: 11 }, () => keptSheet) }, { fileIds: 'TOO_MANY_FILES' }],
  ['a remark of 501', { remark: '长'.repeat(501) }, { remark: 'TOO_LONG' }],
])('[1.10b] the form says what is wrong: %s', (_, change, errors) => {
  expect(errorsOf('fcl', { ...whole, ...change })).toEqual(errors);
});

test('[4.31] of a file its id alone is sent', () => {
  expect(readFlat(enquiryForms.fcl, { ...whole, fileIds: [keptSheet] }, TODAY).form.fileIds).toEqual(['file-1']);
});

test('[1.10b] trucking and consolidation are the same form with other fields', () => {
  expect(errorsOf('truck', { isDanger: 'Y' })).toEqual({
    pickupPlace: 'REQUIRED',
    deliveryPlace: 'REQUIRED',
    cargoName: 'REQUIRED',
    contact: 'REQUIRED',
    phone: 'REQUIRED',
  });
  expect(errorsOf('lcl', { ...whole, weight: '', volume: '' })).toEqual({ weight: 'REQUIRED', volume: 'REQUIRED' });
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
  '[1.10b] a form of %s without an error is one the contract takes',
  (service) => {
    const names = Object.keys(enquiryForms[service].fields).filter((name) => name !== 'boxes');
    const change = fc.dictionary(fc.constantFrom(...names), words);
    const full: EnquiryValues = {
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
        const { form, errors } = readFlat(
          enquiryForms[service],
          { ...full, ...texts, ...(service === 'fcl' ? { boxes: lines } : {}) },
          TODAY,
        );
        if (Object.keys(errors).length > 0) return;
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
  ['2026-01-14', 'DAY_PAST'],
  ['2026-01-15', undefined],
  ['2027-01-16', undefined],
  ['2027-01-17', 'DAY_TOO_FAR'],
  ['9999-12-31', 'DAY_TOO_FAR'],
  ['2026-02-30', 'NOT_A_DAY'],
])('[2.5b] an answer wanted by %s: %s', (quoteDeadline, error) => {
  expect(readFlat(enquiryForms.fcl, { ...whole, quoteDeadline }, TODAY).errors.quoteDeadline).toBe(error);
});

const refusal = (more: object): Failure => ({
  kind: 'refused',
  code: '10004009',
  message: '填写有误',
  status: 200,
  ...more,
});

test.each<[string, Failure, object]>([
  ['the same a moment ago', refusal({ details: { enquiryNo: 'ENQ7' } }), { kind: 'same', enquiryNo: 'ENQ7' }],
  ['the same, unnamed', refusal({ details: { enquiryNo: 7 } }), { kind: 'refused', message: '填写有误' }],
  ['the same, without details', refusal({ details: null }), { kind: 'refused', message: '填写有误' }],
  ['the same, told in a word', refusal({ details: 'ENQ7' }), { kind: 'refused', message: '填写有误' }],
  [
    'a number beside another refusal',
    refusal({ code: '10004004', details: { enquiryNo: 'ENQ7' } }),
    { kind: 'refused', message: '填写有误' },
  ],
  [
    'fields, by the last name the form knows',
    refusal({ code: '10004001', fields: { 'form.boxes.0.quantity': '过多', remark: '过长' } }),
    { kind: 'fields', fields: { boxes: '过多', remark: '过长' } },
  ],
  ['no fields', refusal({ code: '10004001', fields: {} }), { kind: 'refused', message: '填写有误' }],
  ['no answer', { kind: 'timeout', message: '没有回应', status: 500 }, { kind: 'lost', message: '没有回应' }],
])('[2.5b][3.14] why nothing was placed: %s', (_, failure, told) => {
  expect(failureOf(new CallFailure(failure))).toEqual(told);
});

test('[3.5] each end of the lane has its side', () => {
  expect((['orgPortCode', 'dstPortCode'] as const).map(sideOf)).toEqual(['origin', 'destination']);
});

test('[4.31] the files on their way are those of the form', async () => {
  const { actor } = await walkTo(enquiryMachine, enquiryCases, { events: [], real: { uploads: uploadsMachine } });
  expect(selectUploads(actor.getSnapshot() as EnquirySnapshot)?.getSnapshot().context).toEqual({
    entries: [],
    taken: [],
  });
  actor.stop();
});
