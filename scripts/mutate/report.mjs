import { isView } from './files.mjs';
import { listErrors } from './known.mjs';

/**
 * @typedef {import('./run.mjs').Result} Result
 * @typedef {import('./known.mjs').Known} Known
 * @typedef {import('./files.mjs').Layer} Layer
 * @typedef {{ name: string, noticed: number, counted: number, equivalent: number }} Row
 */

/** The share of mutants that tests must notice, in each of these; views are measured. */
export const GOAL = 0.95;
const HELD_TO_GOAL = ['machines', 'domain'];

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

/** The machines, the views or the domain. @param {{ file: string }} mutant */
export const sourceOf = ({ file }) => (isView(file) ? 'views' : (file.split('/')[0] ?? ''));

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
 * Why a run is not green. A sample may meet a survivor that nobody has judged yet; a whole run may not.
 * @param {readonly Result[]} results @param {Known} known @param {ReadonlySet<string>} ids all mutants there are @param {boolean} isWhole
 */
export const errorsOf = (results, known, ids, isWhole) => {
  const noticed = new Set(results.filter(({ way }) => way !== null).map(({ mutant }) => mutant.id));
  const unlisted = isWhole ? survivors(results, known).filter(({ isListed }) => !isListed) : [];
  return [
    ...rowsBy(results, known, ({ mutant }) => sourceOf(mutant))
      .filter((part) => HELD_TO_GOAL.includes(part.name) && shareOf(part) < GOAL)
      .map(({ name }) => `${name} 发现的不到 ${GOAL * 100} %`),
    ...listErrors(known, ids, noticed),
    ...unlisted.map(({ mutant }) => `不在名单里：${mutant.id}`),
  ];
};

/**
 * @typedef {{ layer: Layer, alone: number, without: number, only: number }} LayerRow
 * @typedef {{ name: string, all: number, rows: LayerRow[] }} LayerTable
 */

/** What each layer notices by itself, and what all notice without it. @param {readonly Result[]} results @param {readonly Layer[]} layers @param {Known} known @returns {LayerRow[]} */
export const layerRows = (results, layers, known) => {
  const counted = results.filter(({ way, mutant }) => way !== null || !(mutant.id in known.equivalent));
  const share = (/** @type {(noticing: readonly Layer[]) => boolean} */ isNoticed) =>
    shareOf({ noticed: counted.filter((one) => isNoticed(one.layers)).length, counted: counted.length });
  return layers.map((layer) => ({
    layer,
    alone: share((noticing) => noticing.includes(layer)),
    without: share((noticing) => noticing.some((one) => one !== layer)),
    only: counted.filter((one) => one.layers.length === 1 && one.layers[0] === layer).length,
  }));
};

/**
 * A table of each source, and of all together before them. In that one a source weighs as much as it has mutants, however
 * many of them were drawn.
 * @param {readonly Result[]} results @param {readonly Layer[]} layers @param {Known} known @param {readonly { file: string }[]} asked @returns {LayerTable[]}
 */
export const layerTables = (results, layers, known, asked) => {
  const tables = [...new Set(results.map(({ mutant }) => sourceOf(mutant)))].sort().map((name) => {
    const own = results.filter(({ mutant }) => sourceOf(mutant) === name);
    const [row] = rowsBy(own, known, () => name);
    const size = asked.filter((mutant) => sourceOf(mutant) === name).length;
    return { name, size, all: row === undefined ? 1 : shareOf(row), rows: layerRows(own, layers, known) };
  });
  const sizes = tables.reduce((sum, { size }) => sum + size, 0);
  const mean = (/** @type {(table: LayerTable) => number} */ shareIn) =>
    tables.reduce((sum, one) => sum + (shareIn(one) * one.size) / sizes, 0);
  const rowAt = (/** @type {LayerTable} */ { rows }, /** @type {number} */ at) =>
    rows[at] ?? { alone: 0, without: 0, only: 0 };
  const whole = {
    name: tables.map(({ name }) => name).join(' + '),
    all: mean(({ all }) => all),
    rows: layers.map((layer, at) => ({
      layer,
      alone: mean((one) => rowAt(one, at).alone),
      without: mean((one) => rowAt(one, at).without),
      only: tables.reduce((sum, one) => sum + rowAt(one, at).only, 0),
    })),
  };
  return tables.length > 1 ? [whole, ...tables] : tables;
};

/** @param {LayerTable} table */
export const layerTable = ({ name, all, rows }) =>
  [
    `\n${name} 按层：单独发现、去掉这一层后发现、只有它发现（全部层合计 ${percent(all).trim()}）`,
    ...rows.map(
      ({ layer, alone, without, only }) =>
        `  ${layer.padEnd(9)} 单独 ${percent(alone)}   去掉后 ${percent(without)}   只有它 ${only}`,
    ),
  ].join('\n');
