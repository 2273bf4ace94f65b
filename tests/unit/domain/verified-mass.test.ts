import { describe, expect, it, test } from 'vitest';
import { decimalText } from '#domain/decimal.ts';
import { replaceAt } from '#domain/form/path.ts';
import {
  type BoxMass,
  blankMass,
  fillPercent,
  type MassForm,
  massFacts,
  massOf,
  readMass,
} from '#domain/paper-forms/verified-mass.ts';

const line = { ctnType: '20GP', quantity: '2', soc: false, containerNos: '', weightPerCtn: '8000' };
const order = {
  containers: [line],
  cargo: [{ grossWeight: '10,000' }, { grossWeight: '6000' }],
  shipper: { companyNameEn: 'SAMPLE CHEMICAL' },
};
const facts = massFacts(order);
const numbers = ['CSQU3054383', 'MSKU1234565'];

const summed = blankMass(order);
const full: MassForm = {
  ...summed,
  ...{ signature: 'ZHANG SAN', weigher: '李四', weighingPlace: '上海外高桥', telephone: '13900000001' },
  boxes: summed.boxes.map((box, index) => ({
    ...box,
    containerNo: numbers[index] ?? '',
    dunnageKg: '120',
    tareKg: '2230',
  })),
};
const weighed: Partial<BoxMass> = { method: 'WEIGHED', weighedKg: '10350', scaleNo: 'SH-2026-0001' };
const changed = (changes: Readonly<Record<string, unknown>>, form = full) =>
  Object.entries(changes).reduce((done, [path, value]) => replaceAt(done, path, value), form);
const found = (changes: Readonly<Record<string, unknown>>) =>
  readMass(changed(changes), facts).errors.map(({ path, code, level }) =>
    level === 'WARN' ? `${path} ${code} WARN` : `${path} ${code}`,
  );

describe('[10.12] what the order begins', () => {
  it('knows each box, what it was booked to carry, the limit of its type and the shipper', () => {
    expect(facts).toEqual({ boxes: ['20GP', '20GP'], grossKg: '16000' });
    expect(summed).toMatchObject({
      responsible: 'SAMPLE CHEMICAL',
      signature: '',
      boxes: [
        { ctnType: '20GP', method: 'SUMMED', cargoKg: '8000', tareKg: '', maxGrossKg: '30480', containerNo: '' },
        { ctnType: '20GP', method: 'SUMMED' },
      ],
    });
  });

  it("takes the numbers of the shipper's own boxes, one each", () => {
    const own = blankMass({ ...order, containers: [{ ...line, soc: true, containerNos: `${numbers.join(', ')}` }] });
    expect(own.boxes.map(({ containerNo }) => containerNo)).toEqual(numbers);
  });

  it('has the boxes of every type in their order', () => {
    const boxes = [line, { ...line, ctnType: '40HQ', quantity: '1', weightPerCtn: '20000' }];
    expect(massFacts({ ...order, containers: boxes }).boxes).toEqual(['20GP', '20GP', '40HQ']);
    expect(blankMass({ ...order, containers: boxes }).boxes[2]).toMatchObject({
      cargoKg: '20000',
      maxGrossKg: '32500',
    });
  });
});

describe('[10.12] the mass of a box', () => {
  const box = full.boxes[0]!;
  it('is the sum of goods, dunnage and box, or what the scale says', () => {
    expect(decimalText(massOf(box)!)).toBe('10350');
    expect(decimalText(massOf({ ...box, ...weighed })!)).toBe('10350');
    expect(massOf({ ...box, tareKg: '' })).toBeNull();
    expect(massOf({ ...box, method: 'WEIGHED' })).toBeNull();
  });

  it('fills the box to a share of what its plate allows', () => {
    expect(fillPercent(box)).toBe(33);
    expect(fillPercent({ ...box, maxGrossKg: '10350' })).toBe(100);
    expect(fillPercent({ ...box, maxGrossKg: '' })).toBeNull();
    expect(fillPercent({ ...box, maxGrossKg: '0' })).toBeNull();
    expect(fillPercent({ ...box, tareKg: 'x' })).toBeNull();
  });
});

test.each<[string, Readonly<Record<string, unknown>>, string[]]>([
  ['complete, by sums', {}, []],
  ['complete, by scale', { 'boxes.0': { ...full.boxes[0], ...weighed } }, []],
  ['no number', { 'boxes.0.containerNo': '' }, ['boxes.0.containerNo REQUIRED']],
  ['a wrong check digit', { 'boxes.0.containerNo': 'CSQU3054384' }, ['boxes.0.containerNo CONTAINER_NUMBER']],
  [
    'one number twice',
    { 'boxes.1.containerNo': numbers[0] },
    ['boxes.0.containerNo CONTAINER_NUMBER_TWICE', 'boxes.1.containerNo CONTAINER_NUMBER_TWICE'],
  ],
  ['a number with its dash', { 'boxes.0.containerNo': 'csqu 305438-3' }, []],
  ['no such method', { 'boxes.0.method': 'GUESSED' }, ['boxes.0.method NOT_A_CHOICE']],
  ['no dunnage', { 'boxes.0.dunnageKg': '0' }, []],
  ['dunnage left out', { 'boxes.0.dunnageKg': '' }, ['boxes.0.dunnageKg REQUIRED']],
  ['a tare of a tenth', { 'boxes.0.tareKg': '223' }, ['boxes.0.tareKg MASS_TARE']],
  ['a tare just heavy enough', { 'boxes.0.tareKg': '1561' }, []],
  ['a tare just too light', { 'boxes.0.tareKg': '1560.9' }, ['boxes.0.tareKg MASS_TARE']],
  ['a tare just light enough', { 'boxes.0.tareKg': '2899' }, []],
  ['a tare just too heavy', { 'boxes.0.tareKg': '2899.1' }, ['boxes.0.tareKg MASS_TARE']],
  ['as heavy as the plate allows', { 'boxes.0.maxGrossKg': '10350' }, []],
  ['heavier than the plate allows', { 'boxes.0.maxGrossKg': '10349.9' }, ['boxes.0.maxGrossKg MASS_OVER_GROSS']],
  [
    'weighed, as light as an empty box',
    { 'boxes.0': { ...full.boxes[0], ...weighed, weighedKg: '2230' } },
    ['boxes.0.weighedKg MASS_BELOW_TARE'],
  ],
  [
    'weighed without the scale',
    { 'boxes.0': { ...full.boxes[0], ...weighed, scaleNo: '' } },
    ['boxes.0.scaleNo REQUIRED'],
  ],
  ['goods just as light as may be', { 'boxes.0.cargoKg': '7200' }, []],
  ['goods lighter than that', { 'boxes.0.cargoKg': '7199.9' }, ['boxes.0.cargoKg MASS_CARGO WARN']],
  ['goods just as heavy as may be', { 'boxes.0.cargoKg': '8800' }, []],
  ['goods heavier than that', { 'boxes.0.cargoKg': '8800.1' }, ['boxes.0.cargoKg MASS_CARGO WARN']],
  [
    'weighed, lighter than the goods of the order',
    { 'boxes.0': { ...full.boxes[0], ...weighed, weighedKg: '9000' } },
    ['boxes.0.weighedKg MASS_CARGO WARN'],
  ],
  [
    'weighed, heavier: nobody knows the dunnage',
    { 'boxes.0': { ...full.boxes[0], ...weighed, weighedKg: '14000' } },
    [],
  ],
  ['a box too few', { boxes: full.boxes.slice(1) }, ['boxes MASS_BOXES', 'boxes.0.cargoKg MASS_CARGO WARN']],
  ['a box of another type', { 'boxes.0.ctnType': '20HC' }, ['boxes MASS_BOXES']],
  ['nobody answers for it', { responsible: '' }, ['responsible REQUIRED']],
  ['a responsible party in Chinese', { responsible: '示例化工' }, ['responsible ASCII_ONLY']],
  ['a signature in Chinese', { signature: '张三' }, ['signature SIGNATURE']],
  ['a signature in small letters', { signature: 'Zhang San' }, ['signature SIGNATURE']],
  ['no signature', { signature: '' }, ['signature REQUIRED']],
  ['nobody weighed it', { weigher: '', weighingPlace: '' }, ['weigher REQUIRED', 'weighingPlace REQUIRED']],
  ['no telephone', { telephone: '12' }, ['telephone EMERGENCY_PHONE']],
])('[10.12] %s', (_, changes, errors) => {
  expect(found(changes)).toEqual(errors);
});

test('[10.12] a ton is the most that large loads may differ by', () => {
  const heavy = { boxes: ['20GP', '20GP'], grossKg: '40000' };
  const form = changed({ 'boxes.0.cargoKg': '19000', 'boxes.1.cargoKg': '20000' });
  expect(readMass(form, heavy).errors).toEqual([]);
  expect(readMass(changed({ 'boxes.0.cargoKg': '18999.9' }, form), heavy).errors).toMatchObject([
    { code: 'MASS_CARGO', values: { goods: '38999.9', order: '40000' } },
  ]);
});

test('[10.12] what the method does not ask for is left out, and numbers are clean', () => {
  const box = { ...full.boxes[0]!, weighedKg: '1', scaleNo: 'x', cargoKg: '8,000.0', containerNo: 'csqu3054383' };
  expect(readMass(changed({ 'boxes.0': box }), facts).form.boxes[0]).toMatchObject({
    weighedKg: '',
    scaleNo: '',
    containerNo: 'CSQU3054383',
  });
  expect(readMass(changed({ 'boxes.0': { ...box, ...weighed } }), facts).form.boxes[0]).toMatchObject({
    cargoKg: '',
    dunnageKg: '',
    tareKg: '',
  });
});
