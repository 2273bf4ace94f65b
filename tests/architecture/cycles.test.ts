import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { filesUnder } from '../kit/files.ts';
import { importsOf } from './import-table.ts';

/** Files by what they import, types too. */
type Imports = ReadonlyMap<string, readonly string[]>;

const sources = ['src', 'copy', 'domain', 'contract', 'machines', 'server']
  .flatMap(filesUnder)
  .filter((file) => /\.tsx?$/.test(file));

const resolve = (file: string, specifier: string) =>
  specifier.startsWith('#') ? specifier.slice(1) : specifier.startsWith('.') ? join(dirname(file), specifier) : '';

const imports: Imports = new Map(
  sources.map((file) => [file, importsOf(readFileSync(file, 'utf8')).map(({ specifier }) => resolve(file, specifier))]),
);

/** One cycle of each group of files that reach each other. */
function cyclesOf(graph: Imports): string[][] {
  const done = new Set<string>();
  const cycles: string[][] = [];
  const walk = (file: string, path: readonly string[]) => {
    if (path.includes(file)) {
      cycles.push([...path.slice(path.indexOf(file)), file]);
      return;
    }
    if (done.has(file)) return;
    for (const next of graph.get(file) ?? []) walk(next, [...path, file]);
    done.add(file);
  };
  for (const file of graph.keys()) walk(file, []);
  return cycles;
}

test('no file imports itself by way of others', () => {
  expect(sources.length).toBeGreaterThan(900);
  expect([...imports.values()].flat().length).toBeGreaterThan(3_000);
  expect(cyclesOf(imports)).toEqual([]);
});

test('a cycle is found where there is one', () => {
  const graph: Imports = new Map([
    ['a', ['b', 'c']],
    ['b', ['d']],
    ['c', ['d']],
    ['d', ['b', 'outside']],
    ['e', ['e']],
  ]);
  expect(cyclesOf(graph)).toEqual([
    ['b', 'd', 'b'],
    ['e', 'e'],
  ]);
});
