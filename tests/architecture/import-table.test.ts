import { expect, test } from 'vitest';
import { importsOf, layerOf } from './import-table.ts';

test('imports are read from source, and type imports distinguished', () => {
  const source = [
    "import { assign, setup } from 'xstate';",
    "import type { A } from '#contract/routes.ts';",
    "import { type A, type B } from './types.ts';",
    "import { type A, b } from './mixed.ts';",
    "import {\n  type A,\n  c,\n} from './several-lines.ts';",
    "export { d } from './again.ts';",
    "import './side-effect.css';",
    "const page = () => import('./page.tsx');",
  ].join('\n');
  expect(importsOf(source)).toEqual([
    { specifier: 'xstate', isType: false },
    { specifier: '#contract/routes.ts', isType: true },
    { specifier: './types.ts', isType: true },
    { specifier: './mixed.ts', isType: false },
    { specifier: './several-lines.ts', isType: false },
    { specifier: './again.ts', isType: false },
    { specifier: './side-effect.css', isType: false },
    { specifier: './page.tsx', isType: false },
  ]);
});

test('each folder is a layer', () => {
  expect(
    [
      'machines/header/index.ts',
      'machines/kit/port.ts',
      'machines/catalogue.ts',
      'machines/catalogue/market.ts',
      'src/main.tsx',
      'src/features/header/views/Header.tsx',
    ].map(layerOf),
  ).toEqual(['machine', 'machines/kit', 'catalogue', 'catalogue', 'src/app', 'src/views']);
});
