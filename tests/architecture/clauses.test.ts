import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { titlesIn } from '#charts/build/clauses.ts';
import { clausesIn, idsIn } from '#scripts/kit/clauses.mjs';
import { filesUnder } from '../kit/files.ts';

const known = new Set(clausesIn(readFileSync('docs/clauses.md', 'utf8')).map(({ id }) => id));
const sources = ['tests', 'stories'].flatMap((folder) => filesUnder(folder)).filter((file) => /\.tsx?$/.test(file));

test('a test names only clauses that there are', () => {
  const unknown = sources.flatMap((file) =>
    titlesIn(readFileSync(file, 'utf8')).flatMap((title) =>
      idsIn(title)
        .filter((id) => !known.has(id))
        .map((id) => `${file}: [${id}] ${title}`),
    ),
  );
  expect(unknown).toEqual([]);
});

test('each deviation is from a clause that there is, with what it would take to follow it', () => {
  const rows = readFileSync('docs/deviations.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .slice(2);
  expect(rows.length).toBeGreaterThan(10);
  const wrong = rows.filter(
    ([, clause = '', does, why, takes]) => !clause.split(', ').every((id) => known.has(id)) || !does || !why || !takes,
  );
  expect(wrong).toEqual([]);
});
