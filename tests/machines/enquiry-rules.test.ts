import { expect, test } from 'vitest';
import { CallFailure, type Failure } from '#domain/failure.ts';
import { enquiryCases } from '#machines/enquiry/enquiry.cases.ts';
import { failureOf } from '#machines/enquiry/enquiry.rules.ts';
import {
  changeByGoods,
  changeByNumber,
  dangerousNumber,
  type EnquirySnapshot,
  enquiryMachine,
  selectUploads,
  sideOf,
} from '#machines/enquiry/index.ts';
import { type UploadsRef, uploadsMachine } from '#machines/uploads/index.ts';
import { walkTo } from '../kit/journey.ts';

const methanol = { unNo: '1230', mainClass: '3', packingGroups: ['II' as const], nameCn: '甲醇' };
const paint = {
  unNo: '1263',
  mainClass: '3',
  packingGroups: ['I' as const, 'II' as const, 'III' as const],
  nameCn: '涂料',
};

test('[2.5b][1.2] goods chosen by their number fill in class, group and name; a name typed before any number stays', () => {
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
  expect(dangerousNumber({ isDanger: 'Y', unNo: 'UN1230' })).toBe('1230');
  expect(dangerousNumber({ isDanger: 'N', unNo: '1230' })).toBeNull();
  expect(dangerousNumber({ isDanger: 'Y', unNo: '甲醇' })).toBeNull();
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
  ['the same, reported in a word', refusal({ details: 'ENQ7' }), { kind: 'refused', message: '填写有误' }],
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
])('[2.5b][3.14] why nothing was placed: %s', (_, failure, expectedError) => {
  expect(failureOf(new CallFailure(failure))).toEqual(expectedError);
});

test('[3.5] each end of the lane has its side', () => {
  expect((['orgPortCode', 'dstPortCode'] as const).map(sideOf)).toEqual(['origin', 'destination']);
});

test('[4.31] the files on their way are those of the form', async () => {
  const { actor } = await walkTo(enquiryMachine, enquiryCases, { events: [], real: { uploads: uploadsMachine } });
  const uploads = selectUploads(actor.getSnapshot() as EnquirySnapshot) as unknown as UploadsRef | undefined;
  expect(uploads?.getSnapshot().context.entries).toEqual([]);
  actor.stop();
});
