import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDER = 'src/ui/copy';
/** Papers of the trade keep the words of their forms. */
const PAPERS = 'documents.ts';
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && name !== PAPERS,
);

test.each([
  ['a number of dangerous goods is UN 编号', /UN ?号/],
  ['a liquid has its 黏度', /粘[度稠]/],
  ['Chinese is parted by Chinese commas', /\p{Script=Han},\p{Script=Han}/u],
])('[1.1] one word for one thing: %s', (_, other) => {
  expect(files.length).toBeGreaterThan(100);
  const saying = files.filter((name) => other.test(readFileSync(`${FOLDER}/${name}`, 'utf8')));
  expect(saying).toEqual([]);
});
