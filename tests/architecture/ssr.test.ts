import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesUnder } from '../kit/files.ts';

const SSR = 'src/ssr/';
const MAX_FUNCTIONS = 6;
const MAX_LINES = 1_500;

const read = (file: string) => readFileSync(file, 'utf8');
const filesOf = (folder: string) => filesUnder(folder).filter((file) => /\.tsx?$/.test(file));

/** Names that a module imports from src/ssr. */
const namesIn = (source: string) =>
  [...source.matchAll(/import \{([^}]+)\} from ['"]#src\/ssr\/[^'"]+['"]/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  );

const outside = filesOf('src').filter((file) => !file.startsWith(SSR));

test(`the rest of the site uses ${MAX_FUNCTIONS} functions of src/ssr`, () => {
  const names = new Set(outside.flatMap((file) => namesIn(read(file))));
  expect([...names].sort()).toEqual([
    'hydrateAfter',
    'preloadedFirst',
    'prepareFirstPage',
    'sectionSettled',
    'suspendIfPreloaded',
    'unlessPreloaded',
  ]);
  expect(names.size).toBeLessThanOrEqual(MAX_FUNCTIONS);
});

test('nothing else says where a page was rendered', () => {
  const words = /isServerRendered|PAGE_PRELOAD_ID|hydrateRoot|__reactProps/;
  expect(filesOf('src').filter((file) => words.test(read(file)))).toEqual([
    'src/ssr/hydrate.tsx',
    'src/ssr/preloaded-responses.ts',
    'src/ssr/show-page.ts',
  ]);
});

test(`rendering, hydration and event replay have ${MAX_LINES} lines at most`, () => {
  const lines = [...filesOf('src/ssr'), ...filesOf('server/ssr')].map(
    (file) => read(file).trimEnd().split('\n').length,
  );
  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(MAX_LINES);
});
