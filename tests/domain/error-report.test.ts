import { expect, test } from 'vitest';
import { reportMessage } from '#domain/error-report.ts';

test.each([
  ['Cannot read properties of undefined', 'Cannot read properties of undefined'],
  ['no user 13812345678', 'no user #'],
  ['no user 138 1234-5678', 'no user #'],
  ['mail zhang.san@example.com refused', 'mail @ refused'],
  ['mail wang@mail.example.com.cn refused', 'mail @ refused'],
  ['GET /news?token=abc failed', 'GET /news? failed'],
  ['token eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9 bad', 'token * bad'],
  ['Unexpected token in "张三"', 'Unexpected token in ""'],
  ['no port 「宁波」 of “王珂”', 'no port "" of ""'],
  ['four digits 1234 are no number of anybody', 'four digits 1234 are no number of anybody'],
  ['x'.repeat(10).concat(' ').repeat(100), 'x'.repeat(10).concat(' ').repeat(100).slice(0, 500)],
])('[8.6] %s is reported without personal data', (message, expected) => {
  expect(reportMessage(new Error(message))).toBe(expected);
});

test('[8.6] an error without a message is reported by its kind', () => {
  expect(reportMessage(undefined)).toBe('[object Undefined]');
  expect(reportMessage(new Error('broken'))).toBe('broken');
});
