import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { examples } from '#scripts/examples/examples.mjs';
import { filesUnder } from '../kit/files.ts';

test.each(examples)('the example $name finds each line that it changes', ({ edits }) => {
  const missing = edits.filter(({ file, from }) => readFileSync(file, 'utf8').split(from).length !== 2);
  expect(missing.map(({ file, from }) => `${file}: ${from}`)).toEqual([]);
});

test.each(examples)('the example $name runs tests that are there, or that it brings', ({ name, commands }) => {
  const paths = commands.flatMap((command) => command.split(' ')).filter((word) => word.startsWith('tests/'));
  expect(paths.length).toBeGreaterThan(0);
  const absent = paths.filter((path) => !existsSync(path) && !existsSync(`scripts/examples/${name}/${path}`));
  expect(absent).toEqual([]);
});

test('the recipe of a service with prices names each file that its example changes or brings', () => {
  const [, recipe = ''] = /^## Add a service\n([\s\S]*?)^## /m.exec(readFileSync('CONTRIBUTING.md', 'utf8')) ?? [];
  const named = [...recipe.matchAll(/`([\w./-]+\/[\w./-]*)`/g)].map(([, path = '']) => path);
  const folders = named.filter((path) => path.endsWith('/'));
  const isNamed = (file: string) => named.includes(file) || folders.some((folder) => file.startsWith(folder));
  const { edits } = examples.find(({ name }) => name === 'priced')!;
  const folder = 'scripts/examples/priced/';
  const brought = filesUnder(folder).map((file) => file.replace(folder, '').replaceAll('barge', 'rail'));
  expect(brought.length).toBeGreaterThan(20);
  expect([...edits.map(({ file }) => file), ...brought].filter((file) => !isNamed(file))).toEqual([]);
  const shared = named.filter((path) => existsSync(path) && !path.endsWith('/') && !path.includes('rail'));
  const changed = new Set([...edits.map(({ file }) => file), ...MAY_STAY]);
  expect(shared.filter((path) => !changed.has(path))).toEqual([]);
});

/** Files of the recipe that a service changes only if it has what they are about, and generated ones. */
const MAY_STAY = [
  ...['server/rates/version-offers.ts', 'scripts/kit/price-lists.mjs', 'domain/documents/offered.ts'],
  ...['domain/enquiry/kinds.ts', 'domain/enquiry/services.ts', 'docs/sheets.zh-CN.md', 'docs/orders.md'],
];
