import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '#machines/catalogue.ts';
import { clausesIn, coverageOf, idsIn } from '#scripts/kit/clauses.mjs';
import { filesUnder } from '#tests/kit/files.ts';
import type { ClauseRow } from '../view/review.ts';

const TITLE = /\b(?:test|it|describe|journeys|walkModel|title)\b[^'"`\n]*\(?\s*(['"`])((?:(?!\1)[^\n\\]|\\.)*)\1/g;

const titlesIn = (source: string): string[] => [...source.matchAll(TITLE)].map(([, , title = '']) => title);

type Reports = Parameters<typeof coverageOf>[1];

function reports(): Reports {
  const folder = 'coverage/results';
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json') && name !== 'bench.json')
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
}

/** Every clause with what shows it: passed tests when there are results, else those that are written. */
export function clauseRows(): { clauses: ClauseRow[]; areTestsRun: boolean } {
  const document = clausesIn(readFileSync('docs/clauses.md', 'utf8'));
  const sources = filesUnder('tests').filter((file) => /\.(ts|tsx)$/.test(file));
  const byFile = sources.map((file) => ({ file, titles: titlesIn(readFileSync(file, 'utf8')) }));
  const results = reports();
  const { shown } = coverageOf(document, results);
  const areTestsRun = results.length > 0;

  const clauses = document.map(({ id, text }): ClauseRow => {
    const naming = byFile.filter(({ titles }) => titles.some((title) => idsIn(title).includes(id)));
    const machines = catalogue.filter((entry) =>
      naming.some(
        ({ file }) => file.startsWith(`tests/machines/${entry.id}.`) || file.startsWith(`tests/models/${entry.id}.`),
      ),
    );
    const written = naming.flatMap(({ titles }) => titles.filter((title) => idsIn(title).includes(id)));
    return {
      id,
      text: text
        .replaceAll('**', '')
        .replaceAll('`', '')
        .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1'),
      machines: machines.map((entry) => ({ id: entry.id, title: entry.title })),
      stories: machines.filter(({ view }) => view !== null).map(({ title }) => `Machines/${title}`),
      tests: [...new Set(areTestsRun ? (shown.get(id) ?? []) : written)],
    };
  });
  return { clauses, areTestsRun };
}
