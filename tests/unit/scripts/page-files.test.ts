import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { routes } from '#contract/routes.ts';
import { filesOfPages, modulesOfPages } from '#scripts/kit/page-files.mjs';

const importsIn = (path: string) =>
  [...readFileSync(path, 'utf8').matchAll(/import\('([^']+)'\)/g)].map(([, name = '']) => name);
const endOf = (name: string) => name.replace(/^#src\//, 'src/').replace(/^\.{1,2}\//, '');

test('[9.5b] every page has its modules, and the home page waits for no list', () => {
  const modules = modulesOfPages();
  expect(Object.keys(modules).sort()).toEqual(routes.map(({ name }) => name).sort());
  expect(modules.home).toEqual(['src/app/pages/home/home-page.tsx', 'src/app/pages/home/rest.tsx']);
});

test('[9.5b] what pages import when they are opened is what the list names', () => {
  const named = new Set(Object.values(modulesOfPages()).flat());
  const imported = ['src/app/page-loaders.ts', 'src/app/booking/services.ts'].flatMap(importsIn).map(endOf);
  expect(imported.length).toBeGreaterThan(15);
  expect(imported.filter((name) => ![...named].some((module) => module.endsWith(name)))).toEqual([]);
});

test('[9.5b] a file is listed once, with its weight, for all the pages that need it', () => {
  const modules = Object.values(modulesOfPages()).flat();
  const shared = { file: 'assets/shared.js' };
  const manifest = Object.fromEntries([
    ['shared', shared],
    ['late', { file: 'assets/late.js', imports: ['shared'] }],
    ...modules.map((name) => [name, { file: `assets/${name}.js`, imports: ['shared'] }] as const),
  ]);
  const { files, pages, whole } = filesOfPages(manifest, (file: string) => file.length);
  expect(files.filter(([file]) => file === 'assets/shared.js')).toEqual([['assets/shared.js', 16]]);
  expect(pages.notFound?.map((index) => files[index]?.[0])).toContain('assets/shared.js');
  expect(whole.map((index) => files[index]?.[0])).toEqual(
    expect.arrayContaining(['assets/late.js', 'assets/shared.js']),
  );
  expect(files).toHaveLength(new Set(modules).size + 2);
});

test('[9.5b] a module in a chunk of several is found by the name of its file, and a module nowhere is an error', () => {
  const modules = new Set(Object.values(modulesOfPages()).flat());
  const own = [...modules].filter((name) => !name.endsWith('ServicePage.tsx'));
  const manifest = Object.fromEntries(['late', ...own].map((name) => [name, { file: name }]));
  const chunk = { file: 'assets/ServicePage-1.js', name: 'ServicePage' };
  const { files } = filesOfPages({ ...manifest, '_ServicePage-1.js': chunk }, () => 1);
  expect(files).toContainEqual(['assets/ServicePage-1.js', 1]);
  expect(() => filesOfPages(manifest, () => 1)).toThrow('ServicePage.tsx 0 times');
});
