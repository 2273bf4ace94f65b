import { expect, test } from 'vitest';
import { nextMoment } from '#server/drawing/next-moment.ts';

const NOON = Date.parse('2026-11-24T12:00:00+08:00');
const MIDNIGHT = Date.parse('2026-11-25T00:00:00+08:00');

const answers = (...texts: string[]) =>
  texts.map((text) => ({ method: 'get', url: '/api-item/prices', status: 200, text }));

test.each([
  ['no moment', '{"day":"2026-11-24"}', MIDNIGHT],
  ['one that has been', '{"end":"2026-11-24T03:59:59.000Z"}', MIDNIGHT],
  ['one of today', '{"end":"2026-11-24T04:00:05.000Z"}', NOON + 5_000],
  ['one with an offset', '{"end":"2026-11-24T12:01:00+08:00"}', NOON + 60_000],
  ['one of tomorrow', '{"end":"2026-11-25T12:00:00+08:00"}', MIDNIGHT],
])('answers with %s', (_, text, moment) => {
  expect(nextMoment(answers('{}', text), NOON)).toBe(moment);
});

test('at midnight itself the day that begins counts', () => {
  expect(nextMoment([], MIDNIGHT)).toBe(Date.parse('2026-11-26T00:00:00+08:00'));
});
