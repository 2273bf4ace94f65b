import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { root, stop } from './kit/process.mjs';

/** @param {string} folder @param {string} name */
const read = (folder, name) => JSON.parse(readFileSync(join(folder, name), 'utf8'));
/** @param {string} path @param {unknown} content */
const write = (path, content) => writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`);

/**
 * Copies package.json and the lock file without what only builds and tests: `npm sbom --omit=dev` also leaves out
 * dependencies of a release, react and xstate among them.
 * @param {string} folder
 */
function writeReleaseLock(folder) {
  const { devDependencies: _, ...manifest } = read(root, 'package.json');
  const lock = read(root, 'package-lock.json');
  const installed = Object.entries(lock.packages).filter(([, { dev }]) => dev !== true);
  const packages = Object.fromEntries(installed);
  delete packages[''].devDependencies;
  write(join(folder, 'package.json'), manifest);
  write(join(folder, 'package-lock.json'), { ...lock, packages });
  return manifest.name;
}

/** Lists what a release installs, as CycloneDX, from the lock file alone. The same lock file makes the same bytes. */
function listComponents() {
  const folder = mkdtempSync(join(tmpdir(), 'huazhou-sbom-'));
  try {
    const name = writeReleaseLock(folder);
    const args = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only', '--offline'];
    const isWindows = process.platform === 'win32';
    const listed = spawnSync('npm', args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26, shell: isWindows });
    if (listed.status !== 0) stop(`npm sbom 没有成功：${listed.error?.message ?? listed.stderr.trim()}`);
    const { serialNumber: _, ...bom } = JSON.parse(listed.stdout);
    const { timestamp: _when, tools: _tools, ...metadata } = bom.metadata;
    // npm names the component after the folder.
    return { ...bom, metadata: { ...metadata, component: { ...metadata.component, name } } };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const target = resolve(process.argv[2] ?? join(root, 'dist/sbom.cdx.json'));
mkdirSync(dirname(target), { recursive: true });
write(target, listComponents());
process.stdout.write(`${target}\n`);
