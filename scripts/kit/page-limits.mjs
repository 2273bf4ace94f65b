/** @typedef {{ files: [file: string, bytes: number][], pages: Record<string, number[]> }} PageFiles */
/** @typedef {import('./closure.mjs').Manifest} Manifest @typedef {import('./limits.mjs').Check} Check */

/** Compressed bytes over the shell that a page of each kind may load: what a visitor on a slow phone waits for. */
const KINDS = { plain: 12_000, order: 120_000, list: 60_000 };

/**
 * Chunks that every page loads sooner or later, so that no page is charged for them: controls, the API client with its
 * contract and dangerous-goods classes, code loaded after the first view.
 */
const APART = ['parts', 'controls', 'api', 'contract', 'dangerous-classes', 'late'];

const PLAIN = ['lcl', 'root', 'notFound', 'news', 'newsItem', 'helpCenter', 'act', 'business'];
/** Pages whose list comes with them. */
const LISTS = [
  ...['airLift', 'domesticTrade', 'railWayIndex', 'shippingLcl', 'warehouse', 'warehouseing', 'tankIndex', 'fluidBag'],
  ...['builtIn', 'dgdesk', 'procurementShare', 'procurementMobile', 'home', 'shippingFcl'],
];

/** @param {string} page @returns {keyof typeof KINDS} */
export const kindOf = (page) => (PLAIN.includes(page) ? 'plain' : LISTS.includes(page) ? 'list' : 'order');

/** @param {string} page */
export const limitOf = (page) => KINDS[kindOf(page)];

/** The chunks that count once: those apart, and what most pages need. @param {PageFiles} pageFiles @param {readonly string[]} shell files of the first document */
export const sharedFiles = ({ files, pages }, shell) => {
  const all = Object.values(pages);
  return files.filter(
    ([file], index) =>
      file.endsWith('.js') &&
      !shell.includes(file) &&
      (APART.some((name) => isChunk(file, name)) || all.filter((own) => own.includes(index)).length > all.length / 2),
  );
};

/**
 * The JavaScript of each page over the shell, the heaviest beyond its limit first.
 * @param {PageFiles} pageFiles @param {readonly string[]} shell files of the first document
 */
export const weighPages = (pageFiles, shell) => {
  const { files, pages } = pageFiles;
  const shared = sharedFiles(pageFiles, shell).map(([file]) => file);
  const counts = files.map(([file]) => file.endsWith('.js') && !shell.includes(file) && !shared.includes(file));
  return Object.entries(pages)
    .map(([page, own]) => ({
      page,
      kind: kindOf(page),
      requests: own.filter((index) => files[index]?.[0].endsWith('.js') && !shell.includes(files[index][0])).length,
      bytes: own.reduce((sum, index) => sum + (counts[index] ? (files[index]?.[1] ?? 0) : 0), 0),
      limit: limitOf(page),
    }))
    .sort((one, other) => other.bytes - other.limit - (one.bytes - one.limit));
};

/** @param {string} file @param {string} name */
const isChunk = (file, name) => new RegExp(`/${name}-[\\w-]{8}\\.js$`).test(file);

const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} KB`;

/** @param {ReturnType<typeof weighPages>} rows @returns {Check[]} */
export const checksOfPages = (rows) =>
  rows.map(({ page, bytes, limit }) => ({
    title: `${page} 的脚本（外壳与共用块之外）`,
    ok: bytes <= limit,
    detail: `${kilobytes(bytes)}，上限 ${kilobytes(limit)}`,
  }));

/** @param {PageFiles} pageFiles @param {ReturnType<typeof weighPages>} rows @param {readonly string[]} shell */
export const tableOfPages = (pageFiles, rows, shell) => [
  `  另计一次：${sharedFiles(pageFiles, shell)
    .map(([file, bytes]) => `${file.replace(/^.*\//, '').replace(/-[\w-]{8}\.js$/, '')} ${kilobytes(bytes)}`)
    .join('，')}`,
  ...rows.map(
    ({ page, kind, requests, bytes, limit }) =>
      `  ${kilobytes(bytes).padStart(9)}  上限 ${kilobytes(limit).padStart(9)}（${kind}）  ${String(requests).padStart(2)} 个文件  ${page}`,
  ),
];
