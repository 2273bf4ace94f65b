import { expect, test } from 'vitest';
import { domainFiles, sampleFiles } from '#scripts/mutate/domain.mjs';

test('tables copied from elsewhere, types and samples are not mutated', () => {
  const files = domainFiles(process.cwd());
  expect(files).toContain('domain/decimal.ts');
  expect(files).toContain('domain/reference/segregation-table.ts');
  expect(files.filter((file) => /airports|\.types\.ts$|\/index\.ts$|\.sample\.ts$/.test(file))).toEqual([]);
});

test('a sample depends on its seed, and ends once it has the lines', () => {
  const files = Array.from({ length: 30 }, (_, at) => `domain/part-${at}.ts`);
  const sample = sampleFiles(files, () => 40, 100, '1');
  expect(sample).toHaveLength(3);
  expect(sampleFiles(files.toReversed(), () => 40, 100, '1')).toEqual(sample);
  expect(sampleFiles(files, () => 40, 100, '2')).not.toEqual(sample);
});
