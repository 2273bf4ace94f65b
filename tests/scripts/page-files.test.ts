import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { routes } from '#contract/routes.ts';
import { filesOf, filesOfPages, modulesOfPages, SIGN_IN } from '#scripts/kit/page-files.mjs';

const importsIn = (path: string) =>
  [...readFileSync(path, 'utf8').matchAll(/import\('([^']+)'\)/g)].map(([, name = '']) => name);
const endOf = (name: string) => name.replace(/^#src\//, 'src/').replace(/^\.{1,2}\//, '');

test('[9.5b] every page has its modules, and the home page waits for no list', () => {
  const modules = modulesOfPages();
  expect(Object.keys(modules).sort()).toEqual(routes.map(({ name }) => name).sort());
  expect(modules.home).toEqual(['src/features/home/home-page.tsx', 'src/features/home/rest.tsx']);
});

test('[9.5b] what pages import when they are opened is what the list names', () => {
  const named = new Set(Object.values(modulesOfPages()).flat());
  const imported = ['src/app/page-loaders.ts', 'src/features/booking/services.ts'].flatMap(importsIn).map(endOf);
  expect(imported.length).toBeGreaterThan(15);
  expect(imported.filter((name) => ![...named].some((module) => module.endsWith(name)))).toEqual([]);
});

const WHOLE = 'src/ssr/hydrate.tsx';
const ofPages = [...new Set([...Object.values(modulesOfPages()).flat(), WHOLE, ...SIGN_IN])];
/** A build in which each module has a chunk of its own but those of one chunk that has several. */
const built = (chunk: readonly string[]) => ({
  manifest: {
    _shared: { file: 'assets/shared.js' },
    _several: { file: 'assets/several.js', imports: ['_shared'] },
    ...Object.fromEntries(
      ofPages
        .filter((name) => !chunk.includes(name))
        .map((name) => [name, { file: `assets/${name}.js`, imports: ['_shared'] }]),
    ),
  },
  places: Object.fromEntries(chunk.map((name) => [name, 'assets/several.js'])),
});

test('[9.5b] a file is listed once, with its weight, for all the pages that need it', () => {
  const { files, pages, whole, signIn } = filesOfPages(built([]), (file: string) => file.length);
  expect(files.filter(([file]) => file === 'assets/shared.js')).toEqual([['assets/shared.js', 16]]);
  expect(pages.notFound?.map((index) => files[index]?.[0])).toContain('assets/shared.js');
  expect(whole.map((index) => files[index]?.[0])).toEqual([`assets/${WHOLE}.js`, 'assets/shared.js']);
  expect(signIn.map((index) => files[index]?.[0])).toContain('assets/src/app/AccountDialogs.tsx.js');
  expect(files).toHaveLength(ofPages.length + 1);
});

test('[9.5b] a module in a chunk of several is found there, and a module nowhere is an error', () => {
  const chunk = ['src/features/content/views/NewsPage.tsx', 'src/features/content/views/ActPage.tsx'];
  expect(filesOf(built(chunk), chunk)).toEqual(['assets/several.js', 'assets/shared.js']);
  expect(() => filesOf(built(chunk), ['src/pages/missing/GonePage.tsx'])).toThrow('GonePage.tsx');
});
