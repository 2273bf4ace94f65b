import { isOfPage } from './chunks/visits.mjs';

/** @typedef {import('./page-files.mjs').Built} Built @typedef {import('./limits.mjs').Check} Check */

/** Maximum share of the scripts a browser fetches again after one module of a page changes. */
const AT_MOST = 0.05;
/** Of so many modules that holds at least: a few are imported by all pages of searches, or by all rooms of the user centre. */
const AT_LEAST = 0.96;
/**
 * The files that get another name when one is edited: its own, and every file that names one of them.
 * @param {Built['manifest']} manifest @param {string} file @returns {Set<string>}
 */
const renamedWith = (manifest, file) => {
  const chunks = Object.values(manifest);
  const renamed = new Set([file]);
  for (const one of renamed)
    for (const { file: other, imports = [], dynamicImports = [] } of chunks)
      if ([...imports, ...dynamicImports].some((name) => manifest[name]?.file === one)) renamed.add(other);
  return renamed;
};

/**
 * Of each module of a page the part of all scripts that an edit of it renames, the largest last.
 * @param {Built} built @param {(file: string) => number} weigh
 */
export const renamedByPages = ({ manifest, places }, weigh) => {
  const scripts = [...new Set(Object.values(manifest).map(({ file }) => file))].filter((file) => file.endsWith('.js'));
  const weightOf = (/** @type {Iterable<string>} */ files) =>
    [...files].reduce((bytes, file) => bytes + weigh(file), 0);
  const all = weightOf(scripts);
  /** @type {Map<string, number>} */
  const shares = new Map();
  for (const file of new Set(Object.values(places))) shares.set(file, weightOf(renamedWith(manifest, file)) / all);
  return Object.entries(places)
    .filter(([module]) => isOfPage(module))
    .map(([module, file]) => ({ module, share: shares.get(file) ?? 1 }))
    .sort((one, other) => one.share - other.share);
};

const percent = (/** @type {number} */ share) => `${(share * 100).toFixed(1)} %`;

/** @param {ReturnType<typeof renamedByPages>} rows @returns {Check} */
export const checkOfRedeploy = (rows) => {
  const few = rows.filter(({ share }) => share <= AT_MOST).length / rows.length;
  return {
    title: `改页面的一个模块，浏览器至多重新下载 ${percent(AT_MOST)} 脚本的模块`,
    ok: few >= AT_LEAST,
    detail: `${percent(few)}，下限 ${percent(AT_LEAST)}；中位 ${percent(rows[rows.length >> 1]?.share ?? 1)}`,
  };
};
