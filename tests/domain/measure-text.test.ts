import { expect, test } from 'vitest';
import { showMeasure } from '#domain/measure-text.ts';

test.each([
  ['30400.000', '30,400'],
  ['30400.500', '30,400.5'],
  ['100', '100'],
  ['-11', '-11'],
  ['0.050', '0.05'],
  ['UN 1230', 'UN 1230'],
  ['', ''],
])('%s is shown as %s', (value, shown) => {
  expect(showMeasure(value)).toBe(shown);
});
