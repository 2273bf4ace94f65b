import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesUnder } from '../kit/files.ts';
import { type Allowance, importsOf, layerOf, table } from './import-table.ts';

const folders = [
  ...['domain', 'contract', 'copy', 'machines', 'src', 'server'],
  ...['charts', 'stories', 'tests', 'bench', 'scripts'],
];
const files = folders
  .filter((folder) => existsSync(folder))
  .flatMap(filesUnder)
  // The examples keep the layers of the folders they are laid into.
  .filter(
    (file) => /(?<!\.gen)\.(tsx?|mjs)$/.test(file) && !/^scripts\/examples\/(?:\w+\/|\S+-edits\.mjs$)/.test(file),
  );

interface Found {
  file: string;
  target: string;
  isType: boolean;
}

const found: Found[] = files.flatMap((file) =>
  importsOf(readFileSync(file, 'utf8')).flatMap(({ specifier, isType }) => {
    const target = specifier.startsWith('#')
      ? specifier.slice(1)
      : specifier.startsWith('.')
        ? join(dirname(file), specifier)
        : null;
    return target === null ? [] : [{ file, target, isType }];
  }),
);

function isAllowed(allowance: Allowance | undefined, { target, isType }: Found): boolean {
  if (allowance === undefined) return false;
  if (allowance === 'types') return isType;
  return allowance === 'yes' || allowance(target, isType);
}

test('every import respects the layers', () => {
  const errors = found.filter((one) => {
    const from = layerOf(one.file);
    const to = layerOf(one.target);
    return from !== to && !isAllowed(table[from]?.[to], one);
  });
  expect(errors.map(({ file, target, isType }) => `${file} → ${target}${isType ? ' (type)' : ''}`)).toEqual([]);
});

test('every row of the table is used', () => {
  const used = new Set(found.map(({ file, target }) => `${layerOf(file)} → ${layerOf(target)}`));
  const rows = Object.entries(table).flatMap(([from, row]) => Object.keys(row).map((to) => `${from} → ${to}`));
  expect(rows.filter((row) => !used.has(row))).toEqual([]);
});

test('the table refuses what it should', () => {
  const refused = (file: string, target: string, isType = false) =>
    !isAllowed(table[layerOf(file)]?.[layerOf(target)], { file, target, isType });
  const view = 'src/features/header/views/Header.tsx';
  expect(found.length).toBeGreaterThan(100);
  expect(refused(view, 'src/browser/clock.ts')).toBe(true);
  expect(refused(view, 'machines/header/header.machine.ts')).toBe(true);
  expect(refused(view, 'machines/header/index.ts')).toBe(false);
  expect(refused('machines/header/header.types.ts', 'contract/routes.ts')).toBe(true);
  expect(refused('machines/header/header.types.ts', 'contract/routes.ts', true)).toBe(false);
  expect(refused('stories/header/Header.stories.tsx', 'src/api/client.ts')).toBe(true);
  expect(refused('server/main.ts', 'copy/shell.ts')).toBe(false);
  expect(refused('server/main.ts', 'src/ui/parts/Button.tsx')).toBe(true);
});

/** Folders that commands write. */
const made = ['coverage', 'dist', 'node_modules'];

test('no folder with sources is left out', () => {
  const tops = readdirSync('.', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z]+$/.test(entry.name) && !made.includes(entry.name))
    .map(({ name }) => name)
    .filter((name) => filesUnder(name).some((file) => /\.(tsx?|mjs)$/.test(file)));
  expect(tops.filter((top) => !folders.includes(top))).toEqual([]);
});

test('a machine is entered by its index alone, and machines only look down', () => {
  const between = found.filter(({ file, target }) => {
    const [from, to] = [layerOf(file), layerOf(target)];
    return from === 'machine' && to === 'machine' && folder(file) !== folder(target);
  });
  expect(between.filter(({ target }) => !target.endsWith('/index.ts'))).toEqual([]);
  const below = new Map<string, Set<string>>();
  for (const { file, target } of between) {
    below.set(folder(file), (below.get(folder(file)) ?? new Set()).add(folder(target)));
  }
  const reaches = (from: string, goal: string, seen = new Set<string>()): boolean =>
    [...(below.get(from) ?? [])].some(
      (next) => next === goal || (!seen.has(next) && reaches(next, goal, seen.add(next))),
    );
  expect([...below.keys()].filter((machine) => reaches(machine, machine))).toEqual([]);
});

describe('packages', () => {
  const packages = (layers: readonly string[]) =>
    files
      .filter((file) => layers.includes(layerOf(file)))
      .flatMap((file) => importsOf(readFileSync(file, 'utf8')).map((one) => ({ file, ...one })))
      .filter(({ specifier }) => !/^[#.]/.test(specifier));

  test.each([
    { layers: ['domain'], allowed: /^$/ },
    { layers: ['contract'], allowed: /^(valibot|@valibot\/to-json-schema|regexparam)$/ },
    { layers: ['machine', 'machines/kit'], allowed: /^xstate$/ },
  ])('$layers use nothing else', ({ layers, allowed }) => {
    expect(packages(layers).filter(({ specifier }) => !allowed.test(specifier))).toEqual([]);
  });

  test('views, layouts and ui take types alone from xstate', () => {
    const values = packages(['src/views', 'src/layouts', 'src/ui']).filter(
      ({ specifier, isType }) => /^(xstate|axios)/.test(specifier) && !isType,
    );
    expect(values).toEqual([]);
  });
});

function folder(path: string) {
  return path.split('/').slice(0, 2).join('/');
}

test("an internal link is the router's: only src/ui/parts/Link.tsx writes an <a>", () => {
  const writers = files.filter((file) => file.endsWith('.tsx') && /<a[\s>]/.test(readFileSync(file, 'utf8')));
  expect(writers.filter((file) => file.startsWith('src/'))).toEqual(['src/ui/parts/Link.tsx']);
});
