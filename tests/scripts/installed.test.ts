import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { filesBelow, hashOfSources, isInstalled, isNewEnough, readJson } from '#scripts/kit/installed.mjs';

describe('what is installed against the lockfile', () => {
  const react = { version: '19.3.1', integrity: 'sha512-a' };
  const lockfile = {
    packages: { '': {}, 'node_modules/react': react, 'node_modules/only-mac': { version: '1.0.0', optional: true } },
  };
  const everything = () => true;

  test('the same versions with their folders there are enough', () => {
    expect(isInstalled(lockfile, { packages: { 'node_modules/react': react } }, everything)).toBe(true);
  });

  test('packages beside the lockfile do not matter', () => {
    const record = { packages: { 'node_modules/react': react, 'node_modules/extra': { version: '1.0.0' } } };
    expect(isInstalled(lockfile, record, everything)).toBe(true);
  });

  test.each([
    ['nothing installed', null],
    ['a package missing', { packages: {} }],
    ['another version', { packages: { 'node_modules/react': { ...react, version: '19.0.0' } } }],
    ['other bytes', { packages: { 'node_modules/react': { ...react, integrity: 'sha512-b' } } }],
  ])('%s asks for an installation', (_what, record) => {
    expect(isInstalled(lockfile, record, everything)).toBe(false);
  });

  test('a folder removed by hand asks for an installation', () => {
    expect(isInstalled(lockfile, { packages: { 'node_modules/react': react } }, () => false)).toBe(false);
  });
});

test.each([
  ['20.20.2', true],
  ['22.0.0', true],
  ['20.19.9', false],
  ['18.20.0', false],
])('Node %s is new enough: %s', (version, expected) => {
  expect(isNewEnough(version, '>=20.20')).toBe(expected);
});

describe('the hash of what goes into a build', () => {
  let folder = '';
  const hash = (settings = {}) => hashOfSources(folder, ['src', 'index.html', 'absent'], settings);

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'huazhou-hash-'));
    mkdirSync(join(folder, 'src/deep'), { recursive: true });
    writeFileSync(join(folder, 'src/deep/a.ts'), 'a');
    writeFileSync(join(folder, 'index.html'), '<html>');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('nothing changed, nothing to build', () => {
    const before = hash({ VITE_API_BASE: '/x' });
    writeFileSync(join(folder, 'outside.ts'), 'not a source');
    writeFileSync(join(folder, 'src/deep/a.ts'), 'a');
    expect(hash({ VITE_API_BASE: '/x' })).toBe(before);
  });

  test.each([
    ['a changed byte', () => writeFileSync(join(folder, 'src/deep/a.ts'), 'b')],
    ['a new file', () => writeFileSync(join(folder, 'src/b.ts'), '')],
    ['a removed file', () => rmSync(join(folder, 'index.html'))],
    ['bytes moved from one file to the next', () => writeFileSync(join(folder, 'src/deep/a.ts'), '')],
  ])('%s asks for a build', (_what, change) => {
    const before = hash();
    change();
    expect(hash()).not.toBe(before);
  });

  test('another baked setting asks for a build', () => {
    expect(hash({ VITE_API_BASE: '/x' })).not.toBe(hash({ VITE_API_BASE: '/y' }));
  });

  test('files are found below folders, sorted, the absent left out', () => {
    expect(filesBelow(folder, ['src', 'index.html', 'absent'])).toEqual(['index.html', 'src/deep/a.ts']);
  });

  test('what is absent or no JSON reads as null', () => {
    expect(readJson(join(folder, 'absent.json'))).toBeNull();
    expect(readJson(join(folder, 'index.html'))).toBeNull();
  });
});
