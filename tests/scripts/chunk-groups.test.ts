import fc from 'fast-check';
import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { chunkName } from '#scripts/kit/chunk-groups.mjs';

type Imports = Readonly<Record<string, readonly string[]>>;

/** A graph of modules by what each imports; entries are imported lazily. */
const graphOf = (imports: Imports, entries: readonly string[]) => {
  const inProject = (id: string) => `${process.cwd()}/${id}`;
  const infoOf = (id: string) => ({
    isEntry: false,
    dynamicImporters: entries.some((entry) => inProject(entry) === id) ? ['main'] : [],
    importers: Object.entries(imports).flatMap(([importer, own]) =>
      own.some((one) => inProject(one) === id) ? [inProject(importer)] : [],
    ),
  });
  const graph = { getModuleInfo: infoOf } as unknown as Rolldown.ChunkingContext;
  return (id: string) => chunkName(inProject(id), graph);
};

const NEWS = 'src/features/content/views/NewsPage.tsx';
const AIR = 'src/features/air/order-page.tsx';
const AIR_FORMS = 'src/features/air/order-forms.ts';
const FCL = 'src/features/fcl/order-page.tsx';
const RAIL = 'src/features/rail/order-page.tsx';
const AIR_LIST = 'src/features/air/page.tsx';
const ORDER_ROOM = 'src/features/user-centre/pages/OrderPage.tsx';
const CLIENT = 'src/api/client.ts';
const HOME = 'src/features/home/lanes.tsx';
const DIALOGS = [
  'src/features/offers/views/CompareBar.tsx',
  'src/features/offers/views/FeeTable.tsx',
  'src/features/files/views/UploadList.tsx',
];
const ENTRIES = [NEWS, AIR, AIR_FORMS, FCL, RAIL, AIR_LIST, ORDER_ROOM, CLIENT, HOME, ...DIALOGS];

const nameFor = (...importers: readonly string[]) =>
  graphOf(Object.fromEntries(importers.map((importer) => [importer, ['src/shared.ts']])), ENTRIES)('src/shared.ts');

test('a module of one entry stays with it', () => {
  expect(nameFor(AIR)).toBeNull();
});

test('one or two pages have a chunk by their names, more pages one of their families', () => {
  expect(nameFor(AIR, AIR_FORMS)).toBe('order-air');
  expect(nameFor(AIR, FCL)).toBe('order-air-order-fcl');
  expect(nameFor(AIR, FCL, RAIL)).toBe('order');
  expect(nameFor(AIR, FCL, AIR_LIST)).toBe('order-search');
});

test('dialogs and tools of one folder have a chunk, others none but the default', () => {
  expect(nameFor(...DIALOGS.slice(0, 2))).toBe('features-offers-views');
  expect(nameFor(...DIALOGS)).toBeNull();
  expect(nameFor(AIR, FCL, ...DIALOGS)).toBe('order-air-order-fcl');
});

test('what four families need is shared, what the home page shows first is front, what a page of text needs is common', () => {
  expect(nameFor(HOME, AIR_LIST)).toBe('home-search-air');
  expect(nameFor(HOME, AIR, AIR_LIST)).toBe('front');
  expect(nameFor(AIR, AIR_LIST, ORDER_ROOM, CLIENT)).toBe('shared');
  expect(nameFor(NEWS, AIR, AIR_LIST)).toBe('common');
});

test('chunks import each other in no circle, whatever imports what', () => {
  const size = 12;
  const edges = fc.array(fc.tuple(fc.nat(ENTRIES.length + size - 1), fc.nat(size - 1)), { maxLength: 60 });
  fc.assert(
    fc.property(edges, (pairs) => {
      const ids = [...ENTRIES, ...Array.from({ length: size }, (_, at) => `src/m${at}.ts`)];
      const imports = Object.fromEntries(
        ids.map((id, from) => [
          id,
          pairs.flatMap(([one, to]) => (one === from && to > from - ENTRIES.length ? [`src/m${to}.ts`] : [])),
        ]),
      );
      const nameOf = graphOf(imports, ENTRIES);
      const names = new Map(ids.map((id) => [id, nameOf(id) ?? id]));
      const importsOf = (name: string) =>
        new Set(
          ids
            .filter((id) => names.get(id) === name)
            .flatMap((id) => imports[id] ?? [])
            .flatMap((id) => names.get(id) ?? [])
            .filter((other) => other !== name),
        );
      for (const name of new Set(names.values())) {
        const reached = importsOf(name);
        for (const one of reached) for (const other of importsOf(one)) reached.add(other);
        expect(reached.has(name)).toBe(false);
      }
    }),
    { numRuns: 100 },
  );
});
