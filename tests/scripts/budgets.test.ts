import { expect, test } from 'vitest';
import { checkBudgets } from '#scripts/kit/budgets.mjs';

const weights: Readonly<Record<string, number>> = {
  'shell.js': 80_000,
  'shell.css': 12_000,
  'list.js': 50_000,
  'parts-abc.js': 47_000,
  'centre.js': 150_000,
  'order.js': 60_000,
};
const manifest = {
  'index.html': { file: 'shell.js' },
  'style.css': { file: 'shell.css' },
  list: { file: 'list.js', imports: ['index.html', 'parts'] },
  parts: { file: 'parts-abc.js' },
  centre: { file: 'centre.js', imports: ['index.html'] },
};
const modules = { list: ['list'], centre: ['centre'] };
const baseline = { beforeLoad: { script: 80_000 }, listPage: 50_000, centreWhole: 230_000, home: 80_000 };

/** The titles of the budgets that fail once one file weighs more. */
function failing(heavier: Readonly<Record<string, number>> = {}) {
  const weigh = (file: string) => ({ ...weights, ...heavier })[file] ?? 0;
  const files = ['shell.js', 'order.js'].map((file): [string, number] => [file, weigh(file)]);
  const pages = { shippingFclAddOrder: [0, 1], news: [0], act: [0] };
  const checks = checkBudgets({ manifest, places: {} }, weigh, modules, { files, pages }, baseline as never);
  expect(checks).toHaveLength(5);
  return checks.flatMap(({ ok, title }) => (ok ? [] : [title]));
}

test('the five budgets of the gate hold for what they are set to', () => {
  expect(failing()).toEqual([]);
});

test.each([
  ['shell.js', 84_001, '首页外壳的脚本'],
  ['shell.css', 14 * 1024 + 1, '首页外壳的样式'],
  ['list.js', 52_501, '/shippingFcl 连同列表，外壳之外的脚本'],
  ['centre.js', 157_501, '/user-center/ 连同工作台，外壳之外的脚本'],
  ['order.js', 120_001, '整箱订舱页的脚本（外壳与共用块之外）'],
])('%s of %i bytes is over one of them', (file, bytes, title) => {
  expect(failing({ [file]: bytes })).toEqual([title]);
});

test('the parts of the screen count apart', () => {
  expect(failing({ 'parts-abc.js': 90_000 })).toEqual([]);
});
