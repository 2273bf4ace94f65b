import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { publishRequest } from '#contract/calls/purchase.ts';
import { errorText } from '#copy/booking/errors.ts';
import { fieldLabel } from '#copy/booking/fields.ts';
import { compareQuotes } from '#domain/enquiry/compared-quotes.ts';
import { quoteClosing, readRequest, readSpecifications, requestDescription } from '#domain/enquiry/purchase-fields.ts';
import { blankItem, blankRequest, type RequestForm } from '#domain/enquiry/purchase-form.ts';
import { replaceAt } from '#domain/form/path.ts';
import { restoredRequest, wholeRequest } from '#machines/purchase-request/purchase-request.example.ts';

const { now } = restoredRequest;
type Changes = Readonly<Record<string, unknown>>;
const found = (changes: Changes) => {
  const form = Object.entries(changes).reduce<RequestForm>(
    (made, [path, value]) => replaceAt(made, path, value),
    wholeRequest,
  );
  return readRequest(form, { now }).errors;
};

test('[1.11] a whole request has no error and travels as it is; every field and error has its words', () => {
  expect(found({})).toEqual([]);
  const { form } = readRequest({ ...wholeRequest, phone: '+86 120-0000-0001' }, { now });
  expect(form.phone).toBe('12000000001');
  expect(safeParse(publishRequest.request, form).success).toBe(true);
  for (const { at, fields } of requestDescription.sections)
    for (const key of Object.keys(fields)) expect(fieldLabel(at === '' ? key : `items.0.${key}`), key).not.toBe('');
  for (const error of readRequest(blankRequest, { now }).errors)
    expect(errorText(error), error.path).toMatch(/\p{Script=Han}/u);
});

test.each<[Changes, string]>([
  [{ 'items.0.nameCn': '酮' }, 'items.0.nameCn TOO_SHORT'],
  [{ 'items.0.nameEn': '丙酮' }, 'items.0.nameEn ASCII_ONLY'],
  [{ 'items.0.casNo': '67-64-2' }, 'items.0.casNo CAS_NUMBER'],
  [{ 'items.0.quantity': '0' }, 'items.0.quantity TOO_SMALL'],
  [{ 'items.0.unit': '升' }, 'items.0.unit NOT_A_CHOICE'],
  [{ 'items.0.targetPrice': '1.23456' }, 'items.0.targetPrice TOO_MANY_DECIMALS'],
  [{ 'items.0.specifications': '很干净' }, 'items.0.specifications SPECIFICATIONS'],
  [{ items: [] }, 'items REQUEST_ITEMS'],
  [{ items: Array.from({ length: 11 }, () => ({ ...blankItem, ...wholeRequest.items[0] })) }, 'items REQUEST_ITEMS'],
  [{ lastDay: '2026-10-06' }, 'lastDay DAY_PAST'],
  [{ lastDay: '2027-01-06', arrivalDay: '2027-02-01' }, 'lastDay REQUEST_LONG'],
  [{ arrivalDay: '2026-10-13' }, 'arrivalDay REQUEST_EARLY'],
  [{ qualifications: ['KING'] }, 'qualifications NOT_A_CHOICE'],
  [{ accessCode: '12a4' }, 'accessCode ACCESS_CODE'],
  [{ phone: '021-12345678' }, 'phone MOBILE'],
])('[1.11] %j is refused as %s, in words', (changes, error) => {
  const errors = found(changes);
  expect(errors.map(({ path, code }) => `${path} ${code}`)).toEqual([error]);
  expect(errorText(errors[0]!)).toMatch(/\p{Script=Han}/u);
});

test('[1.11] the last day of ninety is taken, and ends at six in the evening in China', () => {
  expect(found({ lastDay: '2027-01-05', arrivalDay: '2027-01-05' })).toEqual([]);
  expect(new Date(quoteClosing('2026-10-14')).toISOString()).toBe('2026-10-14T10:00:00.000Z');
  const late = readRequest({ ...wholeRequest, lastDay: '2026-10-07' }, { now: quoteClosing('2026-10-07') });
  expect(late.errors.map(({ code }) => code)).toEqual(['DAY_PAST']);
});

test('[1.11] figures are written a line each, with either colon', () => {
  expect(readSpecifications('水分：≤0.1 %\n\n 色度: ≤10 Hazen ')).toEqual([
    { key: '水分', value: '≤0.1 %' },
    { key: '色度', value: '≤10 Hazen' },
  ]);
  expect(readSpecifications('')).toEqual([]);
  expect(readSpecifications('：0.1')).toBeNull();
  expect(readSpecifications(Array.from({ length: 11 }, (_, at) => `a${at}:1`).join('\n'))).toBeNull();
});

test('[1.11] the lowest price is one of its currency and its tax; another currency is no rival', () => {
  const quote = (name: string, price: string, currency = '1', taxIncluded = true) => ({
    name,
    lines: [{ lineNo: 1, price, currency, taxIncluded }],
  });
  const quotes = [quote('甲', '6200'), quote('乙', '6100'), quote('丙', '900', '2'), quote('丁', '5500', '1', false)];
  expect(compareQuotes(quotes, 1).map(({ quote: { name }, isLowest }) => [name, isLowest])).toEqual([
    ['丁', true],
    ['乙', true],
    ['甲', false],
    ['丙', true],
  ]);
  expect(compareQuotes(quotes, 2)).toEqual([]);
});
