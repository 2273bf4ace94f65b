import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { getInitialSnapshot } from 'xstate';
import { catalogue } from '#machines/catalogue.ts';
import { filesUnder } from '../kit/files.ts';
import { countOf, functionLengths, mutableNames } from './source.ts';

/** Files over a limit with their current maximum; unused entries fail the test. */
type Known = Readonly<Record<string, number>>;
type Measured = readonly (readonly [name: string, value: number])[];

const FILE_LINES = 300;
const LONG_FILES: Known = {};

const FUNCTION_LINES = 60;
const LONG_FUNCTIONS: Known = {};

const CONTEXT_KEYS = 12;
const LARGE_CONTEXTS: Known = {};

const ERASING_CASTS = 5;
/** The roots, and the logic that starts a child of a page when a view asks for it. */
const MAY_CREATE_ACTORS =
  /^src\/(?:app\/open-site\.tsx|ssr\/render\/render-page\.tsx|features\/user-centre\/start\.tsx|operator\/main\.tsx|features\/page-parts\/on-demand\.ts)$/;

const filesOf = (...folders: string[]) => folders.flatMap(filesUnder).filter((file) => /\.(?:tsx?|mjs)$/.test(file));
const read = (file: string) => readFileSync(file, 'utf8');

const production = filesOf('charts', 'contract', 'domain', 'machines', 'scripts', 'server', 'src');
const product = filesOf('contract', 'domain', 'machines', 'server', 'src');
/** The shell and the wiring of features. */
const app = filesOf('src/app', 'src/features').filter((file) => !/^src\/features\/[\w-]+\/[\w-]+\//.test(file));

const countIn = (files: readonly string[], pattern: RegExp): Measured =>
  files.map((file) => [file, countOf(read(file), pattern)]);

const tooMuch = (measured: Measured, limit: number, known: Known) =>
  measured.filter(([name, value]) => value > (known[name] ?? limit));

const unneeded = (measured: Measured, limit: number, known: Known) =>
  Object.keys(known).filter((name) => (new Map(measured).get(name) ?? 0) <= limit);

const lines = production.map((file) => [file, read(file).trimEnd().split('\n').length] as const);
const functions = product.map((file) => [file, Math.max(0, ...functionLengths(file).values())] as const);
const contexts = catalogue.map(
  ({ id, machine, cases }) => [id, Object.keys(getInitialSnapshot(machine, cases.input).context ?? {}).length] as const,
);
const casts = countIn(filesOf('src'), /\bas unknown as\b/g);
const actors = countIn(filesOf('src'), /\bcreateActor\(/g);
const mutable = app.map((file) => [file, mutableNames(read(file)).length] as const);

describe.each([
  ['lines of a file', lines, FILE_LINES, LONG_FILES],
  ['lines of a function', functions, FUNCTION_LINES, LONG_FUNCTIONS],
  ["keys of a machine's context", contexts, CONTEXT_KEYS, LARGE_CONTEXTS],
  [
    'actors created outside the roots and the wiring of pages',
    actors.filter(([file]) => !MAY_CREATE_ACTORS.test(file)),
    0,
    {},
  ],
  ['mutable names of a module of the app', mutable, 0, {}],
] as const)('%s', (_, measured, limit, known) => {
  test('are not too many', () => {
    expect(measured.length).toBeGreaterThan(20);
    expect(tooMuch(measured, limit, known)).toEqual([]);
  });

  test('have no exception that is not needed', () => {
    expect(unneeded(measured, limit, known)).toEqual([]);
  });
});

test('casts that erase a type are not too many', () => {
  const found = casts.filter(([, count]) => count > 0);
  expect(
    found.reduce((sum, [, count]) => sum + count, 0),
    JSON.stringify(found),
  ).toBeLessThanOrEqual(ERASING_CASTS);
});

test('what is measured is seen', () => {
  const source = [
    'let state = 1;',
    'export let other;',
    'const known = new Map<string, number>();',
    'export const seen: WeakSet<object> = new WeakSet();',
    'const list: string[] = [];',
    'const byName = {};',
    "const NAMES: ReadonlySet<string> = new Set(['one']);",
    'const NONE: readonly never[] = [];',
    'function outer() {',
    '  let inner = 1;',
    '  const again = () => {',
    '    inner += 1;',
    '    inner += 2;',
    '  };',
    '  return (',
    '    <p>',
    '      {inner}',
    '    </p>',
    '  );',
    '}',
  ].join('\n');
  expect(mutableNames(source)).toEqual(['state', 'other', 'known', 'seen', 'list', 'byName']);
  expect([...functionLengths('sample.tsx', source)]).toEqual([
    [9, 7],
    [11, 4],
  ]);
  expect(
    tooMuch(
      [
        ['a', 3],
        ['b', 3],
      ],
      2,
      { b: 3 },
    ),
  ).toEqual([['a', 3]]);
  expect(
    unneeded(
      [
        ['a', 3],
        ['b', 2],
      ],
      2,
      { a: 3, b: 3, c: 4 },
    ),
  ).toEqual(['b', 'c']);
});
