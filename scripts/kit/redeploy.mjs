/** @typedef {import('./page-files.mjs').Built} Built @typedef {import('./limits.mjs').Check} Check */

/** What of the site's scripts a browser may have to fetch anew because one page was edited. */
const AT_MOST = 0.05;
/** What a page alone is made of; what pages share is edited for all of them. */
const OF_ONE_PAGE = /^src\/(?:pages|app\/pages|views\/booking-[a-z]+)\/(?!parts\/)/;

/**
 * The files that get another name when one is edited: its own, and every file that names one of them.
 * @param {Built['manifest']} manifest @param {string} file @returns {Set<string>}
 */
const renamedWith = (manifest, file) => {
  const chunks = Object.values(manifest);
  const namedBy = (/** @type {typeof chunks[number]} */ { imports = [], dynamicImports = [] }) =>
    [...imports, ...dynamicImports].flatMap((name) => manifest[name]?.file ?? []);
  const renamed = new Set([file]);
  for (const one of renamed) for (const chunk of chunks) if (namedBy(chunk).includes(one)) renamed.add(chunk.file);
  return renamed;
};

/**
 * Of each file with modules of one page: the part of all scripts that an edit of it renames, the largest first.
 * @param {Built} built @param {(file: string) => number} weigh
 */
export const renamedByPages = ({ manifest, places }, weigh) => {
  const scripts = [...new Set(Object.values(manifest).map(({ file }) => file))].filter((file) => file.endsWith('.js'));
  const all = scripts.reduce((bytes, file) => bytes + weigh(file), 0);
  /** @type {Map<string, string[]>} */
  const modulesOf = new Map();
  for (const [module, file] of Object.entries(places))
    if (OF_ONE_PAGE.test(module)) modulesOf.set(file, [...(modulesOf.get(file) ?? []), module]);
  return [...modulesOf]
    .map(([file, modules]) => ({
      file,
      modules,
      share: [...renamedWith(manifest, file)].reduce((bytes, one) => bytes + weigh(one), 0) / all,
    }))
    .sort((one, other) => other.share - one.share);
};

const percent = (/** @type {number} */ share) => `${(share * 100).toFixed(1)} %`;

/** @param {ReturnType<typeof renamedByPages>} rows @returns {Check} */
export const checkOfRedeploy = ([largest]) => ({
  title: '改一个页面后要重新下载的脚本',
  ok: largest !== undefined && largest.share <= AT_MOST,
  detail: `${percent(largest?.share ?? 1)}（${largest?.modules[0]}），上限 ${percent(AT_MOST)}`,
});
