import { describe, expect, it, test } from 'vitest';
import { decimalText } from '#domain/decimal.ts';
import { errorsAt } from '#domain/form/check.ts';
import { replaceAt } from '#domain/form/path.ts';
import {
  type BoxMass,
  blankMass,
  fillPercent,
  type MassForm,
  massDescription,
  massFacts,
  massOf,
  readMass,
  refitMass,
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

describe('[10.12] the initial form', () => {
  it('has no value that only the packer knows', () => {
    expect(summed.boxes[0]).toMatchObject({ weighedKg: '', scaleNo: '', dunnageKg: '', tareKg: '' });
  });

  it('has each container, its booked load, the limit of its type and the shipper', () => {
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

  it('ignores invalid numbers, and has no limits for unknown types', () => {
    const odd = { ...order, cargo: [{ grossWeight: '约10吨' }, { grossWeight: '6000' }] };
    expect(massFacts({ ...odd, containers: [{ ...line, quantity: '两' }, line] })).toEqual({
      ...{ boxes: ['20GP', '20GP'], grossKg: '6000' },
    });
    const unknown = { ...line, ctnType: '53HC', soc: true, containerNos: numbers[0]! };
    expect(blankMass({ ...order, containers: [unknown] }).boxes).toMatchObject([
      { ctnType: '53HC', containerNo: numbers[0], maxGrossKg: '' },
      { ctnType: '53HC', containerNo: '', maxGrossKg: '' },
    ]);
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

test('[10.12] submitted masses are assigned to containers of their type, once each; new ones are empty', () => {
  const boxes = ['20GP', '20GP', '40HQ'].map((ctnType, at) => ({ ...full.boxes[0]!, ctnType, tareKg: `${at + 1}` }));
  const prefilled = ['40HQ', '20GP', '20GP', '20GP', '45HQ'].map((ctnType) => ({ ...summed.boxes[0]!, ctnType }));
  const refitted = refitMass({ ...full, boxes }, { ...summed, boxes: prefilled });
  expect(refitted.boxes.map(({ ctnType, tareKg }) => `${ctnType} ${tareKg}`)).toEqual([
    ...['40HQ 3', '20GP 1', '20GP 2', '20GP ', '45HQ '],
  ]);
  expect(refitted).toEqual({ ...full, boxes: refitted.boxes });
});

describe('[10.12] the mass of a box', () => {
  const box = full.boxes[0]!;
  it('is the sum of goods, dunnage and tare, or the scale’s reading', () => {
    expect(decimalText(massOf(box)!)).toBe('10350');
    expect(decimalText(massOf({ ...box, ...weighed })!)).toBe('10350');
    expect(massOf({ ...box, tareKg: '' })).toBeNull();
    expect(massOf({ ...box, method: 'WEIGHED' })).toBeNull();
  });

  it('is shown as a share of the plate’s limit', () => {
    expect(fillPercent(box)).toBe(33);
    expect(fillPercent({ ...box, maxGrossKg: '10350' })).toBe(100);
    expect(fillPercent({ ...box, maxGrossKg: '1' })).toBe(1_035_000);
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
  [
    'one number twice, once with its dash',
    { 'boxes.1.containerNo': 'csqu 305438-3' },
    ['boxes.0.containerNo CONTAINER_NUMBER_TWICE', 'boxes.1.containerNo CONTAINER_NUMBER_TWICE'],
  ],
  ['no such method', { 'boxes.0.method': 'GUESSED' }, ['boxes.0.method NOT_A_CHOICE']],
  ['no dunnage', { 'boxes.0.dunnageKg': '0' }, []],
  ['dunnage left out', { 'boxes.0.dunnageKg': '' }, ['boxes.0.dunnageKg REQUIRED']],
  ['a tare to the gram', { 'boxes.0.tareKg': '2230.125' }, []],
  ['a tare finer than that', { 'boxes.0.tareKg': '2230.1255' }, ['boxes.0.tareKg TOO_MANY_DECIMALS']],
  ['a plate of less than a box could weigh', { 'boxes.0.maxGrossKg': '0' }, ['boxes.0.maxGrossKg TOO_SMALL']],
  ['a plate of more than any', { 'boxes.0.maxGrossKg': '99999.1' }, ['boxes.0.maxGrossKg TOO_LARGE']],
  ['no boxes', { boxes: [] }, ['boxes MASS_BOXES']],
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
  [
    'weighed without kilograms: nothing is held against the order',
    { 'boxes.0': { ...full.boxes[0], ...weighed, weighedKg: '' } },
    ['boxes.0.weighedKg REQUIRED'],
  ],
  [
    'weighed in the second box, lighter than the goods of the order: reported at the first',
    { 'boxes.1': { ...full.boxes[1], ...weighed, weighedKg: '9000' } },
    ['boxes.0.cargoKg MASS_CARGO WARN'],
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
    'weighed, heavier: no one knows the dunnage',
    { 'boxes.0': { ...full.boxes[0], ...weighed, weighedKg: '14000' } },
    [],
  ],
  ['a box too few', { boxes: full.boxes.slice(1) }, ['boxes MASS_BOXES', 'boxes.0.cargoKg MASS_CARGO WARN']],
  ['a box of another type', { 'boxes.0.ctnType': '20HC' }, ['boxes MASS_BOXES']],
  ['no one answers for it', { responsible: '' }, ['responsible REQUIRED']],
  ['a responsible party in Chinese', { responsible: '示例化工' }, ['responsible ASCII_ONLY']],
  ['a signature in Chinese', { signature: '张三' }, ['signature SIGNATURE']],
  ['a signature in small letters', { signature: 'Zhang San' }, ['signature SIGNATURE']],
  ['no signature', { signature: '' }, ['signature REQUIRED']],
  ['a signature of one letter', { signature: 'A' }, ['signature TOO_SHORT']],
  ['no one weighed it', { weigher: '', weighingPlace: '' }, ['weigher REQUIRED', 'weighingPlace REQUIRED']],
  ['no telephone', { telephone: '12' }, ['telephone EMERGENCY_PHONE']],
])('[10.12] %s', (_, changes, errors) => {
  expect(found(changes)).toEqual(errors);
});

test('[10.12] a blank before a signature is none while it is typed', () => {
  expect(errorsAt(massDescription, { ...full, signature: ' ZHANG SAN' }, facts, 'signature')).toEqual([]);
  expect(errorsAt(massDescription, { ...full, signature: ' 张三' }, facts, 'signature')).toHaveLength(1);
});

test('[10.12] a wrong number is reported without its dash', () => {
  expect(readMass(changed({ 'boxes.0.containerNo': 'csqu305438-4' }), facts).errors).toMatchObject([
    { code: 'CONTAINER_NUMBER', values: { number: 'CSQU3054384' } },
  ]);
});

test.each<[Readonly<Record<string, unknown>>, string, Readonly<Record<string, string>>]>([
  [{ 'boxes.0.tareKg': '223' }, 'MASS_TARE', { ctnType: '20GP', least: '1561', most: '2899' }],
  [{ 'boxes.0.maxGrossKg': '10349.9' }, 'MASS_OVER_GROSS', { mass: '10350', most: '10349.9' }],
  [{ 'boxes.0.containerNo': 'mskU-1234565' }, 'CONTAINER_NUMBER_TWICE', { number: 'MSKU1234565' }],
  [
    { 'boxes.0': { ...full.boxes[0], ...weighed, weighedKg: '2230' } },
    'MASS_BELOW_TARE',
    { ctnType: '20GP', tare: '2230' },
  ],
])('[10.12] %j: the words name the numbers of %s', (changes, code, values) => {
  const error = readMass(changed(changes), facts).errors.find((one) => one.code === code);
  expect(error?.values).toEqual(values);
});

test('[10.12] a container of unknown type has neither a usual tare nor goods to compare with the order', () => {
  const one = { boxes: ['53HC'], grossKg: '16000' };
  const boxes = (more: Partial<BoxMass>) => ({ ...full, boxes: [{ ...full.boxes[0]!, ctnType: '53HC', ...more }] });
  expect(readMass(boxes({ tareKg: '9000', cargoKg: '16000' }), one).errors).toEqual([]);
  expect(readMass(boxes({ ...weighed, weighedKg: '100' }), one).errors).toEqual([]);
});

test.each([
  ['0', []],
  ['1', ['MASS_CARGO']],
  ['8000', []],
  ['9000', ['MASS_CARGO']],
])('[10.12] a box of 8,000 kg of goods for an order of %s kg', (grossKg, codes) => {
  const form = { ...full, boxes: full.boxes.slice(0, 1) };
  expect(readMass(form, { boxes: ['20GP'], grossKg }).errors.map(({ code }) => code)).toEqual(codes);
});

test('[10.12] a ton is the most that large loads may differ by', () => {
  const heavy = { boxes: ['20GP', '20GP'], grossKg: '40000' };
  const form = changed({ 'boxes.0.cargoKg': '19000', 'boxes.1.cargoKg': '20000' });
  expect(readMass(form, heavy).errors).toEqual([]);
  expect(readMass(changed({ 'boxes.0.cargoKg': '18999.9' }, form), heavy).errors).toMatchObject([
    { code: 'MASS_CARGO', values: { goods: '38999.9', order: '40000' } },
  ]);
});

test('[10.12] fields of the other method are dropped, and numbers are cleaned', () => {
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
