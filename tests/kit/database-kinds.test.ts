import { readdirSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { databaseKindOf, databaseKinds } from './server.ts';

const filesOnOneKind = readdirSync('tests/server', { recursive: true, encoding: 'utf8' })
  .map((name) => resolve('tests/server', name))
  .filter((file) => file.endsWith('.test.ts') && readFileSync(file, 'utf8').includes('(databaseKinds())'));

describe('the database a test file runs on', () => {
  test('is the same in every run, wherever the project lies', () => {
    for (const file of filesOnOneKind) {
      expect(databaseKindOf(file)).toBe(databaseKindOf(`/tests/a b/${relative('.', file)}`));
    }
    expect(databaseKindOf('/a/tests/server/operators/operator-staff.test.ts')).toBe('postgres');
    expect(databaseKindOf('/a/tests/server/rail/orders.test.ts')).toBe('pglite');
  });

  test('is the embedded one for about a tenth of the files', () => {
    const embedded = filesOnOneKind.filter((file) => databaseKindOf(file) === 'pglite').length / filesOnOneKind.length;
    expect(embedded).toBeGreaterThan(0.04);
    expect(embedded).toBeLessThan(0.2);
  });

  test('is chosen for the file that asks', () => {
    expect(databaseKinds()).toContain(databaseKindOf(import.meta.filename));
  });
});
