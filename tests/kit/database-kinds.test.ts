import { readdirSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bothDatabaseKinds, databaseKindOf, databaseKinds } from './server.ts';

const filesOnOneKind = readdirSync('tests/server', { recursive: true, encoding: 'utf8' })
  .map((name) => resolve('tests/server', name))
  .filter((file) => file.endsWith('.test.ts') && readFileSync(file, 'utf8').includes('(databaseKinds())'));

describe('the database a test file runs on', () => {
  test('is the same in every run, wherever the project lies', () => {
    for (const file of filesOnOneKind) {
      expect(databaseKindOf(file)).toBe(databaseKindOf(`/tests/a b/${relative('.', file)}`));
    }
    expect(databaseKindOf('/a/tests/server/operators/desk-staff.test.ts')).toBe('postgres');
    expect(databaseKindOf('/a/tests/server/orders/rail.test.ts')).toBe('pglite');
  });

  test('is each kind for about half of the files', () => {
    const kinds = filesOnOneKind.map(databaseKindOf);
    for (const kind of bothDatabaseKinds) {
      expect(kinds.filter((taken) => taken === kind).length / kinds.length, kind).toBeGreaterThan(0.4);
    }
  });

  test('is chosen for the file that asks', () => {
    expect(databaseKinds()).toContain(databaseKindOf(import.meta.filename));
  });
});
