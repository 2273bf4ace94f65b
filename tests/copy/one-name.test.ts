import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDER = 'copy';
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));

test.each([
  ['a liquid has its 黏度', /粘[度稠]/],
  ['a ship arrives by 到港', /抵港/],
  ['a passage takes 航程', /约 \$\{days\} 天/],
])('[1.1] one word for one thing: %s', (_, other) => {
  expect(files.length).toBeGreaterThan(80);
  const saying = files.filter((name) => other.test(readFileSync(`${FOLDER}/${name}`, 'utf8')));
  expect(saying).toEqual([]);
});
