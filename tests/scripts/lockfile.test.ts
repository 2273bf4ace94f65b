import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Entry = {
  resolved?: string;
  integrity?: string;
  inBundle?: boolean;
  optionalDependencies?: Record<string, string>;
};
const packages: Record<string, Entry> = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;

describe('package-lock.json', () => {
  test('holds no address of a registry', () => {
    expect(Object.keys(packages).filter((path) => packages[path]?.resolved)).toEqual([]);
  });

  test('holds the integrity of everything that is fetched, for whatever platform', () => {
    const fetched = Object.entries(packages).filter(([path, { inBundle }]) => path !== '' && !inBundle);
    expect(fetched.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([]);
  });

  test('has an entry for every optional package, those of other platforms included: npm ci refuses it otherwise', () => {
    const missing = Object.entries(packages).flatMap(([path, entry]) =>
      Object.keys(entry.optionalDependencies ?? {}).filter(
        (name) => !packages[`${path}/node_modules/${name}`] && !packages[`node_modules/${name}`],
      ),
    );
    expect(missing).toEqual([]);
  });
});
