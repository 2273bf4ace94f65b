import { createHash } from 'node:crypto';
import { isView } from './files.mjs';

/** @typedef {import('./mutants.mjs').Mutant} Mutant */

/** @param {string} text */
const hash = (text) => createHash('sha256').update(text).digest('hex');

/**
 * As many of the mutants as asked for. Which ones depends on the seed and on each mutant alone: a change of one file
 * leaves the sample of the others as it was, and the beginning of a sample is a smaller one.
 * @param {readonly Mutant[]} mutants @param {number} size @param {string} seed @returns {Mutant[]}
 */
export const sampleOf = (mutants, size, seed) =>
  mutants
    .map((mutant) => ({ mutant, rank: hash(`${seed} ${mutant.id}`) }))
    .sort((one, other) => (one.rank < other.rank ? -1 : 1))
    .slice(0, size)
    .map(({ mutant }) => mutant);

/** As many as asked for of each machine and each part of the domain. @param {readonly Mutant[]} mutants @param {number} size @param {string} seed @returns {Mutant[]} */
export const sampleOfEach = (mutants, size, seed) => {
  const folderOf = (/** @type {Mutant} */ { file }) => file.split('/').slice(0, 2).join('/');
  return [...new Set(mutants.map(folderOf))].flatMap((folder) =>
    sampleOf(
      mutants.filter((mutant) => folderOf(mutant) === folder),
      size,
      seed,
    ),
  );
};

/** Views have far fewer mutants than machines: a plain sample would say next to nothing of them. */
const SHARE_OF_VIEWS = 1 / 4;

/** As many as asked for, a fixed share of them of views where there are both. @param {readonly Mutant[]} mutants @param {number} size @param {string} seed @returns {Mutant[]} */
export const sampleOfLayers = (mutants, size, seed) => {
  const views = mutants.filter(({ file }) => isView(file));
  const others = mutants.filter(({ file }) => !isView(file));
  const shown = others.length === 0 ? size : Math.min(views.length, Math.round(size * SHARE_OF_VIEWS));
  return [...sampleOf(others, size - shown, seed), ...sampleOf(views, shown, seed)];
};
