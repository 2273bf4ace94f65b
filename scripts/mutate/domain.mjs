import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from './files.mjs';

const STRYKER = 'node_modules/@stryker-mutator/core/bin/stryker.js';
const CONFIG = 'scripts/mutate/domain/stryker.config.mjs';

/** Types and samples, and codes and names as others publish them: nothing in them decides anything. */
const UNDECIDING = /\.(?:types|example|sample)\.ts$|\/index\.ts$/;
const COPIED =
  /^domain\/(?:air\/air(?:lines|ports)\.ts$|reference\/(?!(?:un-provisions|code-names|dangerous-classes|restricted-classes|segregation-table)\.ts$))/;

/** The files of the domain that decide something. @param {string} root */
export const domainFiles = (root) =>
  filesUnder(root, 'domain').filter((file) => file.endsWith('.ts') && !UNDECIDING.test(file) && !COPIED.test(file));

/**
 * Whole files, drawn by the seed until they have this many lines together.
 * @param {readonly string[]} files @param {(file: string) => number} linesOf @param {number} lines @param {string} seed
 */
export const sampleFiles = (files, linesOf, lines, seed) => {
  const rankOf = (/** @type {string} */ file) => createHash('sha256').update(`${seed} ${file}`).digest('hex');
  let left = lines;
  return files
    .toSorted((one, other) => (rankOf(one) < rankOf(other) ? -1 : 1))
    .filter((file) => {
      if (left <= 0) return false;
      left -= linesOf(file);
      return true;
    });
};

/**
 * Runs Stryker over files of the domain and returns its exit code.
 * @param {string} root @param {{ paths: readonly string[], lines: number, workers: number, seed: string, all: boolean }} options
 */
export const mutateDomain = async (root, { paths, lines, workers, seed, all }) => {
  const files = domainFiles(root);
  const linesOf = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8').split('\n').length;
  const named = files.filter((file) => paths.some((path) => file.startsWith(path)));
  const selected = paths.length > 0 ? named : all ? files : sampleFiles(files, linesOf, lines, seed);
  if (selected.length === 0) throw new Error(`no file of the domain starts with ${paths.join(' or ')}`);
  const stryker = spawn(
    process.execPath,
    [STRYKER, 'run', CONFIG, '--mutate', selected.join(','), '--concurrency', String(workers)],
    { cwd: root, stdio: 'inherit' },
  );
  const [code] = await once(stryker, 'close');
  return Number(code ?? 1);
};
