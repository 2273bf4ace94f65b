/** @typedef {{ files: [file: string, bytes: number][], pages: Record<string, number[]> }} PageFiles */
/** @typedef {import('./closure.mjs').Manifest} Manifest @typedef {import('./limits.mjs').Check} Check */

/** What a page may weigh over the shell, by its kind, in bytes. */
const KINDS = { plain: 8_000, order: 25_000, list: 42_000 };

/** Chunks that pages share and that count once: the parts of the screen, what they reckon with, the client, what comes late on every page. */
const SHARED = ['parts', 'common', 'list', 'basics', 'terms', 'api', 'contract', 'late'];

const PLAIN = ['lcl', 'root', 'notFound', 'news', 'newsItem', 'helpCenter', 'act', 'business'];
/** Pages whose list comes with them. */
const LISTS = [
  ...['airLift', 'domesticTrade', 'railWayIndex', 'shippingLcl', 'warehouse', 'warehouseing', 'tankIndex', 'fluidBag'],
  ...['dgdesk', 'procurementShare', 'procurementMobile', 'home'],
];

/** Where the limit of the kind is not reached yet, what was reached: docs/performance.md says why. @type {Record<string, number>} */
const REACHED = {
  newsItem: 9_800,
  news: 9_700,
  act: 10_300,
  helpCenter: 10_000,
  shippingFclSuccess: 28_100,
  business: 29_800,
  dgdeskSuccess: 30_100,
  railWaySuccess: 28_800,
  shippingLclSuccess: 35_500,
  builtInSuccess: 34_200,
  dgdeskDetail: 47_600,
  enquiryFcl: 69_000,
  brandFreight: 69_000,
  brandConsolidation: 69_000,
  warehouseing: 49_200,
  domesticTrade: 43_300,
  railWayIndex: 43_800,
  airLift: 43_900,
  tankIndex: 51_300,
  shippingLcl: 45_600,
  airLiftOrder: 146_200,
  railWayAddOrder: 138_400,
  domesticTradeOrder: 141_300,
  shippingFclAddOrder: 141_200,
  builtInAddOrder: 143_700,
};

/** @param {string} page @returns {keyof typeof KINDS} */
export const kindOf = (page) => (PLAIN.includes(page) ? 'plain' : LISTS.includes(page) ? 'list' : 'order');

/** @param {string} page */
export const limitOf = (page) => REACHED[page] ?? KINDS[kindOf(page)];

/**
 * The JavaScript of each page over the shell, the heaviest beyond its limit first.
 * @param {PageFiles} pageFiles @param {readonly string[]} shell files of the first document
 */
export const weighPages = ({ files, pages }, shell) => {
  const counts = files.map(
    ([file]) => file.endsWith('.js') && !shell.includes(file) && !SHARED.some((name) => isChunk(file, name)),
  );
  return Object.entries(pages)
    .map(([page, own]) => ({
      page,
      kind: kindOf(page),
      bytes: own.reduce((sum, index) => sum + (counts[index] ? (files[index]?.[1] ?? 0) : 0), 0),
      limit: limitOf(page),
    }))
    .sort((one, other) => other.bytes - other.limit - (one.bytes - one.limit));
};

/** @param {string} file @param {string} name */
const isChunk = (file, name) => new RegExp(`/${name}-[\\w-]{8}\\.js$`).test(file);

/** The chunks that count once. @param {PageFiles} pageFiles */
export const sharedFiles = ({ files }) => files.filter(([file]) => SHARED.some((name) => isChunk(file, name)));

const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} KB`;

/** @param {ReturnType<typeof weighPages>} rows @returns {Check[]} */
export const checksOfPages = (rows) =>
  rows.map(({ page, bytes, limit }) => ({
    title: `${page} 的脚本（外壳与共用块之外）`,
    ok: bytes <= limit,
    detail: `${kilobytes(bytes)}，上限 ${kilobytes(limit)}`,
  }));

/** @param {PageFiles} pageFiles @param {ReturnType<typeof weighPages>} rows */
export const tableOfPages = (pageFiles, rows) => [
  `  另计一次：${sharedFiles(pageFiles)
    .map(([file, bytes]) => `${file.replace(/^.*\//, '').replace(/-[\w-]{8}\.js$/, '')} ${kilobytes(bytes)}`)
    .join('，')}`,
  ...rows.map(
    ({ page, kind, bytes, limit }) =>
      `  ${kilobytes(bytes).padStart(9)}  上限 ${kilobytes(limit).padStart(9)}（${kind}）  ${page}`,
  ),
];
