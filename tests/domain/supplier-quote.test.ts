import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { supplierQuote } from '#contract/calls/outdoor.ts';
import { errorText } from '#copy/booking/errors.ts';
import { fieldLabel } from '#copy/booking/fields.ts';
import { quoteAmount, quoteDescription, quoteTotals, readQuote } from '#domain/enquiry/supplier-quote-fields.ts';
import { blankQuote, type QuoteForm } from '#domain/enquiry/supplier-quote-form.ts';
import { replaceAt } from '#domain/form/path.ts';
import { methanolRequest, typedQuote } from '#machines/supplier-quote/supplier-quote.example.ts';

type Changes = Readonly<Record<string, unknown>>;
const quoteWith = (changes: Changes) =>
  Object.entries({ ...typedQuote, ...changes }).reduce<QuoteForm>(
    (form, [path, value]) => replaceAt(form, path, value),
    blankQuote(methanolRequest),
  );
const found = (changes: Changes, more: object = {}) =>
  readQuote(quoteWith(changes), { ...methanolRequest, ...more }).errors.map(({ path, code }) => `${path} ${code}`);

test('[1.11] a whole quote has no error and travels as it is; every field and error has its words', () => {
  expect(found({})).toEqual([]);
  const { form } = readQuote(quoteWith({ phone: '+86 120-0000-0077' }), methanolRequest);
  expect(form.phone).toBe('12000000077');
  expect(safeParse(supplierQuote.request, { id: 'request-of-the-tests', ...form }).success).toBe(true);
  for (const { at, fields } of quoteDescription.sections)
    for (const key of Object.keys(fields)) expect(fieldLabel(at === '' ? key : `lines.0.${key}`), key).not.toBe('');
  for (const error of readQuote(blankQuote(methanolRequest), methanolRequest).errors)
    expect(errorText(error), error.path).toMatch(/\p{Script=Han}/u);
});

test.each<[Changes, string, object?]>([
  [{ 'lines.0.price': '' }, 'lines.0.price REQUIRED'],
  [{ 'lines.0.price': '0' }, 'lines.0.price TOO_SMALL'],
  [{ 'lines.0.price': '1.23456' }, 'lines.0.price TOO_MANY_DECIMALS'],
  [{ 'lines.0.quantity': '60.001' }, 'lines.0.quantity QUOTE_OVER'],
  [{ 'lines.0.currency': '3' }, 'lines.0.currency NOT_A_CHOICE'],
  [{ 'lines.0.leadDays': '366' }, 'lines.0.leadDays TOO_LARGE'],
  [{ 'lines.0.leadDays': '' }, 'lines.0.leadDays REQUIRED'],
  [{ 'lines.0.isQuoted': false }, 'lines QUOTE_EMPTY'],
  [{ 'lines.1.lineNo': 7 }, 'lines QUOTE_LINES'],
  [{ validTo: '2026-10-06' }, 'validTo DAY_PAST'],
  [{ company: '' }, 'company REQUIRED'],
  [{ phone: '123' }, 'phone MOBILE'],
  [{ code: '12345' }, 'code SMS_CODE'],
  [{ freight: '' }, 'freight REQUIRED'],
])('[1.11] %j: %s', (changes, error, more) => {
  expect(found(changes, more)).toContain(error);
});

test('[1.11] four decimals and today are accepted, and an excess if the buyer allows it', () => {
  expect(found({ 'lines.0.price': '0.0001', validTo: '2026-10-07' })).toEqual([]);
  expect(found({ 'lines.0.quantity': '61' }, { excessAllowed: true })).toEqual([]);
  expect(found({ 'lines.1.isQuoted': false, 'lines.1.price': 'x' })).toEqual([]);
});

test('[5.9] lines are rounded up to the fen and added per currency; a line without a price is not', () => {
  const { lines } = quoteWith({
    ...{ 'lines.0.price': '0.0333', 'lines.0.quantity': '10' },
    ...{ 'lines.1.isQuoted': true, 'lines.1.price': '1,000.5', 'lines.1.currency': '2' },
  });
  expect(lines.map(quoteAmount)).toEqual(['0.34', '20010.00']);
  expect(quoteTotals(lines)).toEqual([
    { currency: '1', amount: '0.34' },
    { currency: '2', amount: '20010.00' },
  ]);
  expect(quoteTotals(blankQuote(methanolRequest).lines)).toEqual([]);
});
