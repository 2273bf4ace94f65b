import { expect, test } from 'vitest';
import { nextExpiry } from '#server/ssr/next-expiry.ts';

const NOON = Date.parse('2026-11-24T12:00:00+08:00');
const MIDNIGHT = Date.parse('2026-11-25T00:00:00+08:00');

const answered = (text: string) => [{ call: 'sellingPrices', request: {}, data: JSON.parse(text) as unknown }];
const page = (own: string, later = '{}') => ({ answers: answered(own), later: { lanes: answered(later) } });

test.each([
  ['no moment', '{"day":"2026-11-24"}', MIDNIGHT],
  ['one that has been', `{"validTo":${NOON - 1}}`, MIDNIGHT],
  ['one of today', `{"validTo":${NOON + 5_000},"amount":12}`, NOON + 5_000],
  ['the nearer of two', `{"etd":${NOON + 60_000},"vgmCutoff":${NOON + 5_000}}`, NOON + 5_000],
  ['one of tomorrow', `{"etd":${MIDNIGHT + 1}}`, MIDNIGHT],
  ['when they were given', `{"serverTime":${NOON + 5},"now":${NOON + 6}}`, MIDNIGHT],
  [
    'numbers that are none',
    `{"id":"${NOON + 5_000}","bytes":${NOON + 5_000}7,"next":"{\\"at\\":${NOON + 5_000}}"}`,
    MIDNIGHT,
  ],
])('answers with %s', (_, text, moment) => {
  expect(nextExpiry(page(text), NOON)).toBe(moment);
  expect(nextExpiry(page('{}', text), NOON)).toBe(moment);
});

test('at midnight the day that starts counts', () => {
  expect(nextExpiry({ answers: [], later: {} }, MIDNIGHT)).toBe(Date.parse('2026-11-26T00:00:00+08:00'));
});
