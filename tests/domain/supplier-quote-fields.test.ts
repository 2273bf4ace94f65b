import { describe, expect, test } from 'vitest';
import { quoteAmount, quoteDescription, quoteTotals, readQuote } from '#domain/enquiry/supplier-quote-fields.ts';
import { blankQuote, type QuoteForm } from '#domain/enquiry/supplier-quote-form.ts';
import { errorsAt } from '#domain/form/check.ts';
import { methanolRequest, typedQuote } from '#machines/supplier-quote/supplier-quote.example.ts';
import { fieldIn, formWith, linesOf, writtenLines } from '#tests/kit/described-fields.ts';

const fields: readonly [part: string, lines: string][] = [
  [
    'quote lines.*',
    `price quantity .4 ≤14 required; currency choice required; tax choice required; quantity quantity .3 ≤12 required
    maker text ≤60; origin text ≤40; purity text ≤40; packing text ≤40; leadDays whole .0 ≤3 required
    certificate files ≤1`,
  ],
  [
    'quote',
    `validTo day required; freight choice required; company text ≤100 required; contact text ≤20 required
    phone phone ≤20 required; code code ≤6 required; remark longText ≤500`,
  ],
];

test("[1.11] the fields of a supplier's quote, in the order of the page", () => {
  expect(linesOf(quoteDescription)).toEqual(writtenLines(fields));
  const blank = {
    isQuoted: true,
    price: '',
    currency: '1',
    tax: 'WITH',
    maker: '',
    origin: '',
    leadDays: '',
    certificate: [],
  };
  expect(blankQuote(methanolRequest)).toEqual({
    lines: [
      { ...blank, lineNo: 1, quantity: '60', purity: '≥99.9 %', packing: '散水' },
      { ...blank, lineNo: 2, quantity: '20', purity: '≥99.5 %', packing: '160 kg 钢桶' },
    ],
    ...{ validTo: '', freight: 'SUPPLIER', company: '', contact: '', phone: '', code: '', remark: '' },
  });
});

const whole: QuoteForm = formWith(blankQuote(methanolRequest), typedQuote);
const inQuote = (values: object, path: string) =>
  fieldIn(quoteDescription, formWith(whole, { ...values }), methanolRequest, path);
const errorsFor = (values: object, path: string, more: object = {}) =>
  errorsAt(quoteDescription, formWith(whole, { ...values }), { ...methanolRequest, ...more }, path).map(
    ({ code, values: named }) => ({ code, ...named }),
  );

test.each([
  ['lines.0.currency', '1,2'],
  ['lines.0.tax', 'WITH,WITHOUT'],
  ['freight', 'SUPPLIER,BUYER'],
])('[1.11] to choose from in %s: %s', (path, choices) => {
  expect(inQuote({}, path).choices()).toBe(choices);
});

test.each([
  ['lines.0.price', '0.0001', '0', '9999999', '9999999.0001'],
  ['lines.0.quantity', '0.001', '0', '999999', '999999.001'],
  ['lines.0.leadDays', '0', '-1', '365', '366'],
])('[1.11] %s from %s, not %s, to %s, not %s', (path, least, below, most, above) => {
  const { sizeErrors: size, decimals } = inQuote({}, path);
  expect([size(least), size(below), size(most), size(above)]).toEqual([[], ['TOO_SMALL'], [], ['TOO_LARGE']]);
  expect(size(`.${'1'.repeat(decimals + 1)}`)).toEqual([decimals === 0 ? 'NOT_WHOLE' : 'TOO_MANY_DECIMALS']);
});

describe('[1.11] rejected values and their reasons', () => {
  const over = (most: string) => [{ code: 'QUOTE_OVER', most, unit: '吨' }];
  const second = { 'lines.1.isQuoted': true };
  const rows: [path: string, value: string, errors: object[], values?: object, more?: object][] = [
    ['lines.0.quantity', '60', []],
    ['lines.0.quantity', '60.001', over('60')],
    ['lines.0.quantity', '60.9', over('60')],
    ['lines.0.quantity', '60.001', [], {}, { excessAllowed: true }],
    ['lines.0.quantity', '60.001', [], { 'lines.0.lineNo': 7 }],
    ['lines.1.quantity', '20', [], second],
    ['lines.1.quantity', '20.001', over('20'), second],
    ['lines.1.quantity', '20.001', []],
    ['validTo', '2026-10-07', []],
    ['validTo', '2026-10-06', [{ code: 'DAY_PAST' }]],
    ['company', '甲', [{ code: 'TOO_SHORT', least: '2' }]],
    ['company', '甲乙', []],
    ['contact', '王', [{ code: 'TOO_SHORT', least: '2' }]],
    ['contact', '王明', []],
    ['phone', '123', [{ code: 'MOBILE' }]],
    ['code', '123456', []],
    ['code', '12345', [{ code: 'SMS_CODE' }]],
    ['code', '12345a', [{ code: 'SMS_CODE' }]],
  ];
  test.each(rows)('%s "%s", %#: %j', (path, value, errors, values = {}, more = {}) => {
    expect(errorsFor({ ...values, [path]: value }, path, more)).toEqual(errors);
  });

  test('a day is over when it is over in China', () => {
    const evening = { now: Date.parse('2026-10-07T16:00:00Z') };
    expect(errorsFor({ validTo: '2026-10-07' }, 'validTo', evening)).toEqual([{ code: 'DAY_PAST' }]);
  });

  test('every request line once, at least one with a price', () => {
    const found = (values: object) =>
      readQuote(formWith(whole, { ...values }), methanolRequest).errors.filter(({ path }) => path === 'lines');
    const error = (code: string) => [{ path: 'lines', code, values: {}, level: 'BLOCK' }];
    const [first, other] = whole.lines;
    expect([found({}), found({ 'lines.1.isQuoted': true })]).toEqual([[], []]);
    expect(found({ 'lines.0.isQuoted': false })).toEqual(error('QUOTE_EMPTY'));
    const wrong = [[first], [other, first], [first, { ...other, lineNo: 7 }], [first, other, other], []];
    for (const lines of wrong) expect(found({ lines })).toEqual(error('QUOTE_LINES'));
  });
});

test('[5.9] the amount of a line is rounded up, and null until it is complete', () => {
  const line = { isQuoted: true, price: '0.3333', quantity: '10', currency: '1' };
  expect(quoteAmount(line)).toBe('3.34');
  const less = [{ isQuoted: false }, { price: '' }, { price: 'x' }, { quantity: '' }, { quantity: '0' }];
  for (const more of less) expect(quoteAmount({ ...line, ...more })).toBeNull();
  const lines = [line, { ...line, currency: '2' }, { ...line, price: '' }, line];
  expect(quoteTotals(lines)).toEqual([
    { currency: '1', amount: '6.68' },
    { currency: '2', amount: '3.34' },
  ]);
});
