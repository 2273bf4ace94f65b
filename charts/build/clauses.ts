import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '#machines/catalogue.ts';
import { clausesIn, idsIn } from '#scripts/kit/clauses.mjs';
import type { Report } from '#scripts/kit/totals.mjs';
import { filesUnder } from '#tests/kit/files.ts';
import type { ClauseRow, ClauseTest } from '../view/review.ts';

/** Any text in quotes: a title may stand far from its `test`, after a table of cases. */
const QUOTED = /'((?:[^'\n\\]|\\.)*)'|"((?:[^"\n\\]|\\.)*)"|`((?:[^`\n\\]|\\.)*)`/g;
/** Placeholders of a test title in the source: `${count}`, `$name`, `%s`. */
const OPEN_PART = /\$\{[^}]*\}|\$[A-Za-z_][\w.]*|%[sdifjo#]/;

/** The titles in a source that name a clause. */
export const titlesIn = (source: string): string[] =>
  [...source.matchAll(QUOTED)]
    .map(([, single, double, ticked]) => single ?? double ?? ticked ?? '')
    .filter((title) => idsIn(title).length > 0);

function reports(folder = 'coverage/results'): Report[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json') && name !== 'bench.json')
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
}

interface Run {
  /** The names of the groups around it and its own. */
  parts: string[];
  state: ClauseTest['state'];
}

const stateOf = (status: string): ClauseTest['state'] =>
  status === 'passed' || status === 'failed' ? status : 'notRun';

const runsIn = (results: readonly Report[]): Run[] =>
  results
    .flatMap(({ testResults = [] }) => testResults)
    .flatMap(({ assertionResults }) => assertionResults)
    .map(({ ancestorTitles = [], title, status }) => ({
      parts: [...ancestorTitles, title],
      state: stateOf(status),
    }));

const nameOf = ({ parts }: Run) => parts.join(' › ');

/** Tests whether a reported test name matches the source title, with any values in its placeholders. */
function isWrittenAs(title: string): (name: string) => boolean {
  const fixed = title.split(OPEN_PART).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(`^${fixed.join('.*')}$`, 's');
  return (name) => pattern.test(name);
}

/** The tests that name one clause: those that are written, each as often as it ran, and how that went. */
export function testsOf(id: string, written: readonly string[], results: readonly Report[]): ClauseTest[] {
  const runs = runsIn(results).filter(({ parts }) => parts.some((part) => idsIn(part).includes(id)));
  const ran = runs.map((run): ClauseTest => ({ title: nameOf(run), state: run.state }));
  const waiting = written
    .filter((title) => idsIn(title).includes(id))
    .filter((title) => !runs.some(({ parts }) => parts.some(isWrittenAs(title))))
    .map((title): ClauseTest => ({ title, state: 'notRun' }));
  const all = new Map<string, ClauseTest>();
  for (const test of [...ran, ...waiting]) if (all.get(test.title)?.state !== 'failed') all.set(test.title, test);
  return [...all.values()];
}

/** Every clause with the tests that are written for it, and whether the last run passed them. */
export function clauseRows(): ClauseRow[] {
  const document = clausesIn(readFileSync('docs/clauses.md', 'utf8'));
  const sources = filesUnder('tests').filter((file) => /\.(ts|tsx)$/.test(file));
  const byFile = sources.map((file) => ({ file, titles: titlesIn(readFileSync(file, 'utf8')) }));
  const results = reports();

  return document.map(({ id, text }): ClauseRow => {
    const naming = byFile.filter(({ titles }) => titles.some((title) => idsIn(title).includes(id)));
    const machines = catalogue.filter((entry) =>
      naming.some(({ file }) => file.startsWith(`tests/machines/${entry.id}.`)),
    );
    return {
      id,
      text: text
        .replaceAll('**', '')
        .replaceAll('`', '')
        .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1'),
      machines: machines.map((entry) => ({ id: entry.id, title: entry.title })),
      stories: machines.filter(({ view }) => view !== null).map(({ title }) => `Machines/${title}`),
      tests: testsOf(
        id,
        naming.flatMap(({ titles }) => titles),
        results,
      ),
    };
  });
}
