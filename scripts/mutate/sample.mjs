import { createHash } from 'node:crypto';

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
