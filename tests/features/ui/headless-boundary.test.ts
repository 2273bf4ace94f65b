import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = new URL('../../../src/ui/', import.meta.url).pathname;
const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
const imports = (file: string) => {
  const text = readFileSync(join(ROOT, file), 'utf8');
  return [...text.matchAll(/^(?:import|export)\b(?! type)[^;]*?from '([^']+)'/gm)].map((match) => match[1]!);
};

/** Form fields, loaded with the form. */
const FIELDS = ['parts/common/DateRange.tsx'];

test('Headless UI is imported by fields and in one folder, and that folder only by import()', () => {
  const outside = files.filter((file) => !file.startsWith('parts/headless/') && !FIELDS.includes(file));
  expect(files.length - outside.length).toBeGreaterThan(5);
  for (const file of outside) {
    expect(
      imports(file).filter((from) => from.startsWith('@headlessui') || from.includes('headless/')),
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
