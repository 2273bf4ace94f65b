import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planChunks, reachOf } from '#scripts/kit/chunks/plan.mjs';
import { visitsOf } from '#scripts/kit/chunks/visits.mjs';
import { modulesOfPages } from '#scripts/kit/page-files.mjs';

type Graph = Record<string, { bytes?: number; imports?: string[]; dynamic?: string[] }>;
const graphOf = (graph: Graph) =>
  new Map(
    Object.entries(graph).map(([id, { bytes = 100, imports = [], dynamic = [] }]) => [
      id,
      { id, bytes, imports, dynamic },
    ]),
  );
const free = { isKept: () => true, nameOf: () => null };
const opened = (...roots: string[]) => ({ roots, weight: 1 });
const areInOneChunk = (plan: Map<string, string>, one: string, other: string) => plan.get(one) === plan.get(other);

test('what the same pages need is one file, and small modules that only some need join it', () => {
  const modules = graphOf({
    one: { imports: ['text', 'table', 'tiny'] },
    two: { imports: ['text', 'table'] },
    text: { bytes: 9_000 },
    table: { bytes: 9_000 },
    tiny: { bytes: 50 },
  });
  const plan = planChunks(modules, [opened('one'), opened('two')], free);
  expect(areInOneChunk(plan, 'text', 'table')).toBe(true);
  expect(new Set(plan.values()).size).toBeLessThan(3);
});

test('what is heavy for a page that does not need it stays apart', () => {
  const modules = graphOf({
    one: { imports: ['shared', 'heavy'] },
    two: { imports: ['shared'] },
    shared: { bytes: 9_000 },
    heavy: { bytes: 90_000 },
  });
  const plan = planChunks(modules, [opened('one'), opened('two')], free);
  expect(areInOneChunk(plan, 'heavy', 'shared')).toBe(false);
});

test('a merge that brings along what its modules import counts that too', () => {
  const modules = graphOf({
    one: { imports: ['light', 'shared'] },
    two: { imports: ['shared'] },
    light: { bytes: 20, imports: ['client'] },
    shared: { bytes: 900 },
    client: { bytes: 90_000 },
  });
  const plan = planChunks(modules, [opened('one'), opened('two'), opened('two')], free);
  expect(areInOneChunk(plan, 'light', 'shared')).toBe(false);
});

test('a module of a page stays apart from what heavy files name, so that an edit of it does not rename them', () => {
  const modules = graphOf({
    one: { imports: ['part', 'base'] },
    two: { imports: ['part', 'base'] },
    three: { imports: ['client'] },
    client: { bytes: 90_000, imports: ['base'] },
    part: {},
    base: { bytes: 9_000 },
  });
  const visits = [opened('one'), opened('two'), opened('three')];
  expect(areInOneChunk(planChunks(modules, visits, free), 'part', 'base')).toBe(true);
  const isOfPage = (id: string) => id === 'part';
  expect(areInOneChunk(planChunks(modules, visits, { ...free, isOfPage }), 'part', 'base')).toBe(false);
});

test('a chunk that has a name keeps it, and takes nothing else in', () => {
  const modules = graphOf({ one: { imports: ['client', 'answer'] }, client: {}, answer: {} });
  const nameOf = (id: string) => (id === 'client' ? 'api' : null);
  const plan = planChunks(modules, [opened('one')], { isKept: () => true, nameOf });
  expect([...plan].filter(([, name]) => name === 'api')).toEqual([['client', 'api']]);
});

test('a module that is there before any page is in no chunk', () => {
  const modules = graphOf({ one: { imports: ['first', 'own'] }, first: {}, own: {} });
  const plan = planChunks(modules, [opened('one')], { ...free, isKept: (id: string) => id !== 'first' });
  expect(plan.has('first')).toBe(false);
  expect(plan.has('own')).toBe(true);
});

const SIZE = 14;
const graphs = fc
  .record({
    bytes: fc.array(fc.integer({ min: 10, max: 30_000 }), { minLength: SIZE, maxLength: SIZE }),
    edges: fc.array(fc.tuple(fc.nat(SIZE - 1), fc.nat(SIZE - 1)), { maxLength: 40 }),
    visits: fc.array(fc.uniqueArray(fc.nat(SIZE - 1), { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 }),
  })
  .map(({ bytes, edges, visits }) => ({
    modules: graphOf(
      Object.fromEntries(
        bytes.map((weight, at) => [
          `m${at}`,
          {
            bytes: weight,
            imports: edges.flatMap(([from, to]) =>
              Math.min(from, to) === at && from !== to ? [`m${Math.max(from, to)}`] : [],
            ),
          },
        ]),
      ),
    ),
    visits: visits.map((roots) => opened(...roots.map((at) => `m${at}`))),
  }));

test('whatever imports what, no two chunks import each other, and all that a visit needs is planned', () => {
  fc.assert(
    fc.property(graphs, ({ modules, visits }) => {
      const plan = planChunks(modules, visits, free);
      for (const { roots } of visits) for (const id of reachOf(modules, roots)) expect(plan.has(id)).toBe(true);
      const chunks = graphOf(
        Object.fromEntries(
          [...new Set(plan.values())].map((name) => [
            name,
            {
              imports: [...plan]
                .filter(([, own]) => own === name)
                .flatMap(([id]) => (modules.get(id)?.imports ?? []).flatMap((other) => plan.get(other) ?? []))
                .filter((other) => other !== name),
            },
          ]),
        ),
      );
      for (const { id, imports } of chunks.values()) expect(reachOf(chunks, imports).has(id)).toBe(false);
    }),
    { numRuns: 200 },
  );
});

test('every page is a visit, and what waits on a page is one that is made seldom', () => {
  const own = Object.values(modulesOfPages()).flat();
  const modules = graphOf({
    'src/main.tsx': { imports: ['src/shell.ts'] },
    'src/shell.ts': {},
    'src/views/Dialog.tsx': {},
    ...Object.fromEntries(own.map((id) => [id, { imports: ['src/shell.ts'], dynamic: ['src/views/Dialog.tsx'] }])),
  });
  const { visits, isKept, nameOf } = visitsOf(modules);
  for (const page of Object.values(modulesOfPages()))
    expect(visits.filter(({ roots, weight }) => weight > 0.1 && page.every((id) => roots.includes(id)))).not.toEqual(
      [],
    );
  expect(visits.filter(({ roots }) => roots.includes('src/views/Dialog.tsx'))).toEqual([
    { roots: ['src/views/Dialog.tsx'], weight: 0.1 },
  ]);
  expect(isKept('src/shell.ts')).toBe(false);
  expect(nameOf('node_modules/axios/index.js')).toBe('api');
  expect(nameOf('node_modules/@headlessui/react/dist/x.js')).toBe('parts');
  expect(nameOf('src/views/Dialog.tsx')).toBeNull();
});
