import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#tests/kit/temporary-folder.ts';

const folder = temporaryFolder('sbom');

function build(name: string): string {
  const path = join(folder, name);
  execFileSync(process.execPath, ['scripts/sbom.mjs', path]);
  return readFileSync(path, 'utf8');
}

it('[11.21] the list of components names each dependency of a release with its licence and hash, byte for byte the same each time', () => {
  const written = build('one.json');
  expect(build('two.json')).toBe(written);
  const bom = JSON.parse(written);
  const { dependencies, name, version } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(bom).toMatchObject({
    bomFormat: 'CycloneDX',
    metadata: { component: { name, version, type: 'application' } },
  });
  const components: { name: string; version: string; hashes: unknown[]; licenses: unknown[] }[] = bom.components;
  for (const [dependency, exact] of Object.entries(dependencies)) {
    const listed = components.find((one) => one.name === dependency && one.version === exact);
    expect(listed?.hashes, dependency).toHaveLength(1);
    expect(listed?.licenses, dependency).not.toHaveLength(0);
  }
  expect(components.map((one) => one.name)).not.toContain('vitest');
});
