import { expect, test } from 'vitest';
import { chargedWords } from '#src/features/search/quick-search/charged.ts';

test.each([
  ['2.36', '1850', '2.36 吨，按体积'],
  ['0.4', '300', '1 吨，按最低 1 吨'],
  ['1.2', '2480', '2.48 吨，按重量'],
])('[3.16] %s m³ and %s kg of groupage are charged as %s', (volume, weight, words) => {
  expect(chargedWords(volume, weight, false)).toBe(words);
});

test.each([
  ['1', '100', '167 kg，实重与体积重取大'],
  ['0.1', '100.2', '100.5 kg，实重与体积重取大'],
])('[3.16] %s m³ and %s kg by air are charged as %s', (volume, weight, words) => {
  expect(chargedWords(volume, weight, true)).toBe(words);
});

test.each([
  ['', '100'],
  ['1', ''],
  ['0', '100'],
  ['1', '1e3'],
])('%j m³ and %j kg are no load to charge', (volume, weight) => {
  expect(chargedWords(volume, weight, false)).toBeNull();
});
