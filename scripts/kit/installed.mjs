import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean, link?: boolean }} Locked
 * @typedef {{ packages?: Record<string, Locked> }} Lockfile
 */

/**
 * Whether node_modules holds what the lockfile asks for: npm's own record of it agrees and every folder is there.
 * Packages installed beside the lockfile (`npm i --no-save`) do not matter.
 * @param {Lockfile} lockfile @param {Lockfile | null} record @param {(path: string) => boolean} exists
 */
export const isInstalled = (lockfile, record, exists) => {
  if (!record?.packages) return false;
  for (const [path, required] of Object.entries(lockfile.packages ?? {})) {
    if (path === '') continue;
    const present = record.packages[path];
    if (!present) {
      if (required.optional || required.devOptional) continue;
      return false;
    }
    if (present.version !== required.version || present.integrity !== required.integrity) return false;
    if (!exists(path)) return false;
  }
  return true;
};

/** @param {string} running such as 20.20.2 @param {string} required such as >=20.20 */
export const isNewEnough = (running, required) => {
  const [major = 0, minor = 0] = running.split('.').map(Number);
  const [requiredMajor = 0, requiredMinor = 0] = required
    .replace(/[^\d.]/g, '')
    .split('.')
    .map(Number);
  return major > requiredMajor || (major === requiredMajor && minor >= requiredMinor);
};

/** @param {string} path @returns {unknown} null when there is no such file or it is not JSON */
export const readJson = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
};

/** Files below the given files and folders, sorted; what is absent is left out. @param {string} base @param {string[]} names */
export const filesBelow = (base, names) => {
  /** @type {string[]} */
  const found = [];
  /** @param {string} name */
  const visit = (name) => {
    const path = join(base, name);
    if (!existsSync(path)) return;
    if (!statSync(path).isDirectory()) found.push(name);
    else for (const child of readdirSync(path)) visit(`${name}/${child}`);
  };
  for (const name of names) visit(name);
  return found.sort();
};

/**
 * One hash over names and contents of the sources and over the settings that go into a build.
 * @param {string} base @param {string[]} names @param {Record<string, string | undefined>} settings
 */
export const hashOfSources = (base, names, settings) => {
  const hash = createHash('sha256');
  for (const name of filesBelow(base, names)) {
    const content = readFileSync(join(base, name));
    hash.update(`${name}\0${content.length}\0`).update(content);
  }
  for (const key of Object.keys(settings).sort()) hash.update(`${key}=${settings[key] ?? ''}\0`);
  return hash.digest('hex');
};
