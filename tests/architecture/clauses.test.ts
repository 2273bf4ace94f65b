import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { titlesIn } from '#charts/build/clauses.ts';
import { clausesIn, idsIn } from '#scripts/kit/clauses.mjs';
import { filesUnder } from '../kit/files.ts';

const known = new Set(clausesIn(readFileSync('docs/clauses.md', 'utf8')).map(({ id }) => id));
/** Sections 1 to 9 are the customer's; a clause that begins with the mark is a decision of ours. */
const customers = [
  ...readFileSync('docs/clauses.md', 'utf8').matchAll(/^- \*\*([1-9]\.\d+[a-z]?)\*\* (?!\*\*\[D\]\*\*)/gm),
].map(([, id = '']) => id);

/** Clauses the served site cannot show, each with the check that does. */
const SHOWN_OTHERWISE: Readonly<Record<string, string>> = {};

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

test('each clause of the customer is shown in the served site, or says why it cannot be', () => {
  const titles = filesUnder('tests/e2e').flatMap((file) => titlesIn(readFileSync(file, 'utf8')).flatMap(idsIn));
  const checks = filesUnder('scripts/conformance/checks').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/clauses: \[([^\]]*)\]/g)].flatMap(
      ([, ids = '']) => ids.match(/[\d.]+[a-z]?/g) ?? [],
    ),
  );
  const shown = new Set([...titles, ...checks]);
  expect(customers.length).toBeGreaterThan(100);
  expect(customers.filter((id) => !shown.has(id) && SHOWN_OTHERWISE[id] === undefined)).toEqual([]);
  expect(Object.keys(SHOWN_OTHERWISE).filter((id) => shown.has(id) || !customers.includes(id))).toEqual([]);
});
