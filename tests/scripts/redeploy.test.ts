import { expect, test } from 'vitest';
import { checkOfRedeploy, renamedByPages } from '#scripts/kit/redeploy.mjs';

/** An entry that names the page, which shares a file with another; a shell that all import. */
const manifest = (shellNames: string[]) => ({
  'index.html': { file: 'assets/index.js', imports: ['_shell'], dynamicImports: ['_page'] },
  _shell: { file: 'assets/shell.js', dynamicImports: shellNames },
  _page: { file: 'assets/page.js', imports: ['_shell', '_shared'] },
  _shared: { file: 'assets/shared.js' },
  'style.css': { file: 'assets/style.css' },
});
const folders = {
  'src/features/content/views/NewsPage.tsx': 'assets/page.js',
  'src/features/content/views/NewsRow.tsx': 'assets/shared.js',
  'src/features/page-parts/views/Section.tsx': 'assets/shared.js',
  'src/features/page-parts/compose-page.ts': 'assets/shared.js',
  'src/ui/Button.tsx': 'assets/shell.js',
};
const bytes: Record<string, number> = {
  'assets/index.js': 1,
  'assets/shell.js': 95,
  'assets/page.js': 3,
  'assets/shared.js': 1,
};
const rows = (shellNames: string[] = []) =>
  renamedByPages({ manifest: manifest(shellNames), places: folders }, (file) => bytes[file] ?? Number.NaN);

test('an edit renames its file and whatever names it, static or not; what is of no page is not asked', () => {
  expect(rows()).toEqual([
    { module: 'src/features/content/views/NewsPage.tsx', share: 0.04 },
    { module: 'src/features/content/views/NewsRow.tsx', share: 0.05 },
  ]);
});

test('a shell that names a page is renamed with it, and all that import the shell', () => {
  expect(rows(['_page']).map(({ share }) => share)).toEqual([0.99, 1]);
});

test('at 5 % each it passes; where more than one in twenty-five is above, it fails', () => {
  expect(checkOfRedeploy(rows()).ok).toBe(true);
  expect(checkOfRedeploy(rows(['_page']))).toMatchObject({ ok: false, detail: '0.0 %，下限 96.0 %；中位 100.0 %' });
  const many = (above: number) =>
    Array.from({ length: 50 }, (_, at) => ({ module: String(at), share: at < 50 - above ? 0.05 : 0.051 }));
  expect([checkOfRedeploy(many(2)).ok, checkOfRedeploy(many(3)).ok]).toEqual([true, false]);
});
