import { expect, test } from 'vitest';
import { routes } from '#contract/routes.ts';
import { BUDGETS, checksOfBuild, checksOfVisit, weighPages } from '#scripts/kit/budgets.mjs';

const SHELL = 'assets/index-abcd1234.js';
const SHARED = 'assets/common-abcd1234.js';
const styles = { file: 'assets/style-abcd1234.css' };
const manifest = { 'index.html': { file: SHELL }, 'style.css': styles };
const forms = Array.from({ length: 25 }, (_, at): [string, number] => [
  `assets/form${at}.js`,
  at === 0 ? 60_000 : 1_000,
]);
const pageFilesOf = (own: number) => ({
  files: [[SHELL, 80_000], [SHARED, 20_000], [styles.file, 9_000], ['assets/own.js', own], ...forms] satisfies [
    string,
    number,
  ][],
  pages: {
    lcl: [0, 1, 2, 3],
    root: [0, 1],
    home: [0, 1],
    airLiftOrder: [0, 1, ...forms.slice(1).map((_, at) => at + 4)],
  },
});

/** The titles of the budgets that a build exceeds. */
function exceeded(own = 1_000, heavier: Readonly<Record<string, number>> = {}, chunks = {}) {
  const weigh = (file: string) => heavier[file] ?? 10_000;
  const checks = checksOfBuild({ ...manifest, ...chunks }, pageFilesOf(own), weigh);
  return checks.flatMap(({ ok, title }) => (ok ? [] : [title]));
}

test('a page that a kind names is a page of the site, and of one kind', () => {
  const { list, order } = BUDGETS.pages;
  const named = [...list.names, ...order.names];
  const known = new Set<string>(routes.map(({ name }) => name));
  expect(named.filter((name) => !known.has(name))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
});

test('a page weighs its scripts without the shell and without what more than half of all pages load', () => {
  const rows = weighPages(pageFilesOf(900), [SHELL]);
  expect(rows.find(({ page }) => page === 'lcl')).toMatchObject({ kind: 'plain', files: 2, bytes: 900, limit: 12_000 });
  expect(rows.find(({ page }) => page === 'airLiftOrder')).toMatchObject({ files: 25, bytes: 83_000, mostFiles: 25 });
});

test('a build exceeds a budget by one byte or by one file', () => {
  expect(exceeded()).toEqual([]);
  expect(exceeded(12_000)).toEqual([]);
  expect(exceeded(12_001)).toEqual(['lcl 的脚本（外壳与共用块之外）']);
  expect(exceeded(0, { [SHELL]: BUDGETS.shell.scripts + 1 })).toEqual(['外壳的脚本']);
  expect(exceeded(0, { [styles.file]: BUDGETS.shell.styles + 1 })).toEqual(['外壳的样式']);
  const pageFiles = pageFilesOf(0);
  const more = { ...pageFiles, pages: { ...pageFiles.pages, airLiftOrder: [...pageFiles.pages.airLiftOrder, 3] } };
  const checks = checksOfBuild(manifest, more, () => 10_000).filter(({ ok }) => !ok);
  expect(checks.map(({ title }) => title)).toEqual(['airLiftOrder 的脚本文件（外壳之外）']);
});

test('chunks that import each other exceed the budget of none', () => {
  const chunks = { one: { file: 'one.js', imports: ['two'] }, two: { file: 'two.js', imports: ['one'] } };
  expect(exceeded(0, {}, chunks)).toEqual(['代码块互不循环引用']);
});

test('[9.5b] a visit holds to 1.3 times the bare stack before load, 60 KB prefetched and 12 requests', () => {
  const visit = {
    scripts: 130,
    bareStack: 100,
    prefetched: 60_000,
    documentWithPictures: 30_000,
    requests: { '/': 12 },
  };
  const exceededIn = (change: Partial<typeof visit>) =>
    checksOfVisit({ ...visit, ...change }).flatMap(({ ok, title }) => (ok ? [] : [title]));
  expect(exceededIn({})).toEqual([]);
  expect(exceededIn({ scripts: 131 })).toEqual(['/ 在 load 之前的脚本，与只有依赖的应用相比']);
  expect(exceededIn({ prefetched: 60_001 })).toEqual(['/ 空闲 5 秒时预取的脚本']);
  expect(exceededIn({ requests: { '/': 13 } })).toEqual(['/ 在 load 之后 3 秒内的请求']);
});
