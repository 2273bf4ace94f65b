import { expect, test } from 'vitest';
import { checksOfPages, sharedFiles, weighPages } from '#scripts/kit/page-limits.mjs';

const SHELL = 'assets/index-abcd1234.js';
const files = (own: number): { files: [string, number][]; pages: Record<string, number[]> } => ({
  files: [
    [SHELL, 80_000],
    ['assets/parts-abcd1234.js', 47_000],
    ['assets/most-ab_d12-4.js', 7_000],
    ['assets/lcl-abcd1234.js', own],
    ['assets/index-abcd1234.css', 12_000],
    ['assets/some-abcd1234.js', 3_000],
  ],
  pages: { lcl: [0, 1, 2, 3, 4], root: [0, 2, 5], notFound: [0, 2, 5], act: [0] },
});
const weighed = (own: number) => weighPages(files(own), [SHELL]);
const failing = (own: number) => checksOfPages(weighed(own)).filter((check) => !check.ok);

test('a page weighs its scripts without the shell and without what counts once: parts, and what most pages need', () => {
  expect(weighed(900).find(({ page }) => page === 'lcl')).toEqual({
    ...{ page: 'lcl', kind: 'plain', requests: 3, bytes: 900, limit: 12_000 },
  });
  expect(weighed(900).find(({ page }) => page === 'root')?.bytes).toBe(3_000);
  expect(sharedFiles(files(900), [SHELL]).map(([, bytes]) => bytes)).toEqual([47_000, 7_000]);
});

test('a page one byte over the limit of its kind fails', () => {
  expect(failing(12_000)).toEqual([]);
  expect(failing(12_001)).toHaveLength(1);
});
