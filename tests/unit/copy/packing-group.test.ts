import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { choiceName } from '#src/ui/copy/booking/choices.ts';
import { packingGroupText } from '#src/ui/copy/packing-group.ts';

const folders = ['src/ui/copy', 'src/views', 'src/pages', 'server/texts'];
const sources = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
);

test('a packing group is written one way: the term and the numerals of the lists, no look-alikes', () => {
  expect(packingGroupText(['II'])).toBe('包装类别 II');
  expect(packingGroupText(['II', 'III'])).toBe('包装类别 II、III');
  expect(choiceName('cargo.0.dg.packingGroup', 'II')).toBe('II');
  expect(sources.length).toBeGreaterThan(200);
  for (const path of sources) {
    const text = readFileSync(path, 'utf8');
    expect(text.match(/[Ⅰ-Ⅻ]|包装\s*I+(?![\w])|包装类别I|I+ ?类包装|packingGroups?\.join\(' \/ '\)/g), path).toBeNull();
  }
});
