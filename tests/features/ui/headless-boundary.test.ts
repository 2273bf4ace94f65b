import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = new URL('../../../src/ui/', import.meta.url).pathname;
const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
const imports = (file: string) => {
  const text = readFileSync(join(ROOT, file), 'utf8');
  return [...text.matchAll(/^(?:import|export)\b(?! type)[^;]*?from '([^']+)'/gm)].map((match) => match[1]!);
};

const LAZY = /^parts\/headless\/Headless\w+\.tsx$/;
const FIELDS = ['parts/common/Combobox.tsx', 'parts/common/DateRange.tsx'];

test('Headless UI is imported by two fields and by what is loaded with import()', () => {
  expect(files.filter((file) => LAZY.test(file)).length).toBeGreaterThan(2);
  for (const file of files) {
    const isAllowed = (from: string) => (FIELDS.includes(file) || LAZY.test(file)) && from === '@headlessui/react';
    const named = imports(file).filter((from) => /@headlessui|\/Headless\w+\.tsx$/.test(from));
    expect(
      named.filter((from) => !isAllowed(from)),
      file,
    ).toEqual([]);
  }
});

test('the kit knows no machine and no address', () => {
  for (const file of files) {
    expect(
      imports(file).filter((from) => /xstate|#machines|#server|axios/.test(from)),
      file,
    ).toEqual([]);
  }
});
