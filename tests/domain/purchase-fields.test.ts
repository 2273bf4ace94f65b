import { describe, expect, test } from 'vitest';
import { quoteClosing, readRequest, readSpecifications, requestDescription } from '#domain/enquiry/purchase-fields.ts';
import { blankItem, blankRequest } from '#domain/enquiry/purchase-form.ts';
import { errorsAt } from '#domain/form/check.ts';
import { restoredRequest, wholeRequest } from '#machines/purchase-request/purchase-request.example.ts';
import { fieldIn, formWith, linesOf, writtenLines } from '#tests/kit/described-fields.ts';

const { now } = restoredRequest;
const fields: readonly [part: string, lines: string][] = [
  [
    'request items.*',
    `nameCn text ≤100 required; nameEn text ≤100; casNo code ≤20; grade text ≤20; purity text ≤40 required
    packing text ≤40 required; quantity quantity .3 ≤12 required; unit choice required
    targetPrice quantity .4 ≤14; priceHidden tick; specifications longText ≤500`,
  ],
  [
    'request',
    `lastDay day required; place text ≤100 required; arrivalDay day required; trade choice required
    tax choice required; payment choice required; qualifications choices; excess tick; samples files ≤10
    remark longText ≤500; contact text ≤20 required; phone phone ≤20 required; accessCode code ≤6`,
  ],
];

test('[1.11] the fields of a request for quotes, in the order of the page', () => {
  expect(linesOf(requestDescription)).toEqual(writtenLines(fields));
  expect(blankItem).toMatchObject({ unit: '吨', targetPrice: '', priceHidden: false });
  expect(blankRequest).toMatchObject({
    ...{ trade: 'DELIVERED', tax: 'WITH', payment: 'BEFORE', excess: false, qualifications: [], samples: [] },
    items: [blankItem],
  });
});

const inRequest = (values: object, path: string) =>
  fieldIn(requestDescription, formWith(wholeRequest, { ...values }), { now }, path);
const messagesAt = (values: object, path: string) =>
  errorsAt(requestDescription, formWith(wholeRequest, { ...values }), { now }, path).map(({ code, values: named }) => ({
    code,
    ...named,
  }));

test.each([
  ['items.0.unit', '吨,千克,桶,柜'],
  ['trade', 'DELIVERED,SELF,FOB,CIF'],
  ['tax', 'WITH,WITHOUT'],
  ['payment', 'BEFORE,MONTHLY,ACCEPTANCE'],
  ['qualifications', 'TRADE,MAKING,PRECURSOR'],
])('[1.11] to choose from in %s: %s', (path, choices) => {
  expect(inRequest({}, path).choices()).toBe(choices);
});

test.each([
  ['items.0.quantity', '0.001', '0', '999999', '999999.001'],
  ['items.0.targetPrice', '0.0001', '0', '9999999', '9999999.0001'],
])('[1.11] %s from %s, not %s, to %s, not %s', (path, least, below, most, above) => {
  const { sizeErrors: size, decimals } = inRequest({}, path);
  expect([size(least), size(below), size(most), size(above)]).toEqual([[], ['TOO_SMALL'], [], ['TOO_LARGE']]);
  expect(size(`.${'1'.repeat(decimals + 1)}`)).toEqual(['TOO_MANY_DECIMALS']);
});

describe('[1.11] rejected values and their reasons', () => {
  const rows: [path: string, value: unknown, errors: object[], values?: object][] = [
    ['items.0.nameCn', '酮', [{ code: 'TOO_SHORT', least: '2' }]],
    ['items.0.nameCn', '丙酮', []],
    ['items.0.nameEn', '丙酮', [{ code: 'ASCII_ONLY' }]],
    ['items.0.casNo', '67-64-1', []],
    ['items.0.casNo', '67-64-2', [{ code: 'CAS_NUMBER' }]],
    ['items.0.specifications', '水分: 0.1', []],
    ['items.0.specifications', '水分', [{ code: 'SPECIFICATIONS' }]],
    ['lastDay', '2026-10-06', [{ code: 'DAY_PAST' }]],
    ['lastDay', '2026-10-07', []],
    ['lastDay', '2027-01-05', []],
    ['lastDay', '2027-01-06', [{ code: 'REQUEST_LONG', day: '2027-01-05' }]],
    ['arrivalDay', '2026-10-14', []],
    ['arrivalDay', '2026-10-13', [{ code: 'REQUEST_EARLY', day: '2026-10-14' }]],
    ['arrivalDay', '2026-10-06', [{ code: 'DAY_PAST' }]],
    ['arrivalDay', '2026-10-07', [], { lastDay: '' }],
    ['place', '上海市', [{ code: 'TOO_SHORT', least: '4' }]],
    ['place', '上海市区', []],
    ['contact', '顾', [{ code: 'TOO_SHORT', least: '2' }]],
    ['contact', '顾晓', []],
    ['phone', '021-12345678', [{ code: 'MOBILE' }]],
    ['accessCode', '12a4c6', []],
    ['accessCode', '1234', [{ code: 'ACCESS_CODE' }]],
    ['accessCode', '123', [{ code: 'ACCESS_CODE' }]],
    ['accessCode', '12a4-6', [{ code: 'ACCESS_CODE' }]],
    ['qualifications', ['KING'], [{ code: 'NOT_A_CHOICE' }]],
    ['samples', Array(11).fill({ fileId: 'f' }), [{ code: 'TOO_MANY_FILES', most: '10' }]],
  ];
  test.each(rows)('%s %j: %j', (path, value, errors, values = {}) => {
    expect(messagesAt({ ...values, [path]: value }, path)).toEqual(errors);
  });

  test('a day ends at six in the evening in China', () => {
    const at = quoteClosing('2026-10-07');
    expect(at).toBe(Date.parse('2026-10-07T10:00:00Z'));
    const codes = (instant: number) =>
      readRequest({ ...wholeRequest, lastDay: '2026-10-07' }, { now: instant }).errors.map(({ code }) => code);
    expect([codes(at - 1), codes(at)]).toEqual([[], ['DAY_PAST']]);
  });

  test('a target price can be hidden once it is typed', () => {
    const path = 'items.0.priceHidden';
    expect([inRequest({}, path).asked(), inRequest({ 'items.0.targetPrice': '1' }, path).asked()]).toEqual([
      'hidden',
      'shown',
    ]);
  });

  test('from one to ten chemicals', () => {
    const [item] = wholeRequest.items;
    const found = (count: number) =>
      readRequest({ ...wholeRequest, items: Array.from({ length: count }, () => item!) }, { now }).errors;
    const error = { path: 'items', code: 'REQUEST_ITEMS', values: { most: '10' }, level: 'BLOCK' };
    expect([found(0), found(1), found(10), found(11)]).toEqual([[error], [], [], [error]]);
  });
});

describe('[1.11] figures of a chemical, a line each', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => `a${at}:1`).join('\n');
  test('a name of twenty characters at most, a value of forty', () => {
    expect(readSpecifications(' 水分 ：  ≤0.1 % \n\n色度:10')).toEqual([
      { key: '水分', value: '≤0.1 %' },
      { key: '色度', value: '10' },
    ]);
    expect(readSpecifications(`${'长'.repeat(20)}:${'值'.repeat(40)}`)).toHaveLength(1);
    expect(readSpecifications(`${'长'.repeat(21)}:1`)).toBeNull();
    expect(readSpecifications(`长:${'值'.repeat(41)}`)).toBeNull();
    expect(readSpecifications('水分:1\n很干净')).toBeNull();
    expect([readSpecifications(many(10))?.length, readSpecifications(many(11)), readSpecifications('')]).toEqual([
      10,
      null,
      [],
    ]);
  });

  test('a request is read clean', () => {
    const { form } = readRequest(formWith(wholeRequest, { 'items.0.quantity': '1,000', remark: ' 急 ' }), { now });
    expect([form.items[0]?.quantity, form.remark]).toEqual(['1000', '急']);
  });
});
