import { expect, test } from 'vitest';
import { isTextPage, routes } from '#contract/routes.ts';
import { loadTextPage } from '#copy/text-pages.ts';
import { filesUnder } from '../kit/files.ts';

const names = routes.flatMap(({ name }) => (isTextPage(name) ? [name] : []));

test('every page of text has its copy, and no copy is without a page', async () => {
  const pages = await Promise.all(names.map(loadTextPage));
  expect(pages.filter(({ title, sections }) => title === '' || sections.length === 0)).toEqual([]);
  expect(new Set(pages.map(({ title, lead }) => title + lead)).size).toBe(names.length);
  expect(filesUnder('copy/text-pages')).toHaveLength(names.length);
});
