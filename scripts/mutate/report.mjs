import { isView } from './files.mjs';
import { listErrors } from './known.mjs';

/**
 * @typedef {import('./run.mjs').Result} Result
 * @typedef {import('./known.mjs').Known} Known
 * @typedef {{ name: string, noticed: number, counted: number, equivalent: number }} Row
 */

/** The share of the machines' mutants that tests must notice; views are measured. */
export const GOAL = 0.95;

/** @param {{ noticed: number, counted: number }} row */
export const shareOf = ({ noticed, counted }) => (counted === 0 ? 1 : noticed / counted);

/** Results by a name of theirs. @param {readonly Result[]} results @param {Known} known @param {(result: Result) => string} nameOf @returns {Row[]} */
export const rowsBy = (results, known, nameOf) => {
  /** @type {Map<string, Row>} */
  const rows = new Map();
  for (const result of results) {
    const name = nameOf(result);
    const row = rows.get(name) ?? { name, noticed: 0, counted: 0, equivalent: 0 };
    if (result.way === null && result.mutant.id in known.equivalent) row.equivalent += 1;
    else row.counted += 1;
    if (result.way !== null) row.noticed += 1;
    rows.set(name, row);
  }
  return [...rows.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
};

/** @param {{ file: string }} mutant */
export const sourceOf = ({ file }) => (isView(file) ? 'views' : 'machines');

/** @param {number} share */
const percent = (share) => `${(share * 100).toFixed(1).padStart(5)} %`;

/** @param {string} title @param {readonly Row[]} rows */
export const table = (title, rows) =>
  [
    `\n${title}`,
    ...rows.map(({ name, noticed, counted, equivalent }) => {
      const same = equivalent > 0 ? `，等价 ${equivalent}` : '';
      return `  ${percent(shareOf({ noticed, counted }))}  ${String(noticed).padStart(4)} / ${String(counted).padEnd(4)} ${name}${same}`;
    }),
  ].join('\n');

/** Mutants that nothing noticed, with the reason where the list has one. @param {readonly Result[]} results @param {Known} known */
export const survivors = (results, known) =>
  results
    .filter(({ way }) => way === null)
    .sort(({ mutant: one }, { mutant: other }) =>
      one.file === other.file ? one.start - other.start : one.file < other.file ? -1 : 1,
    )
    .map(({ mutant, tests }) => {
      const { equivalent, accepted } = known;
      const why = equivalent[mutant.id] ?? accepted[mutant.id] ?? (tests === 0 ? '没有测试用到它' : '没有测试发现');
      return { mutant, why, isListed: mutant.id in equivalent || mutant.id in accepted };
    });

/**
 * Lists the reasons a run fails. A sample may contain an unjudged survivor; a full run may not.
 * @param {readonly Result[]} results @param {Known} known @param {ReadonlySet<string>} ids all mutants there are @param {boolean} isWhole
 */
export const errorsOf = (results, known, ids, isWhole) => {
  const noticed = new Set(results.filter(({ way }) => way !== null).map(({ mutant }) => mutant.id));
  const unlisted = isWhole ? survivors(results, known).filter(({ isListed }) => !isListed) : [];
  return [
    ...rowsBy(results, known, ({ mutant }) => sourceOf(mutant))
      .filter((part) => part.name === 'machines' && shareOf(part) < GOAL)
      .map(({ name }) => `${name} 发现的不到 ${GOAL * 100} %`),
    ...listErrors(known, ids, noticed),
    ...unlisted.map(({ mutant }) => `不在名单里：${mutant.id}`),
  ];
};
