/** Maximum cost of `/`, as multiples of the floor measured in the same run, and in bytes where no floor exists. */
export const LIMITS = {
  beforeLoad: 1.3,
  parts: 1.1,
  /** Bytes a visit may prefetch without running them. */
  prefetched: 60_000,
  styles: 14 * 1024,
  document: 14 * 1024,
  /** The home page with its content: its scripts beside the floor that has a client as well, its text and its drawings, within the text or beside it. */
  wholeBeforeLoad: 1.35,
  wholeDocument: 34 * 1024,
  /** The scripts of the user centre before `load`, beside the floor that has a client as well. */
  centreBeforeLoad: 1.35,
  overBaseline: 1.05,
  /** Bytes the FCL price list may load before `load` beyond `/`. */
  listOverHome: 25 * 1024,
  /** Bytes of that list's page with rows and lazy scripts, beyond what `/` loads before `load`. */
  listPage: 61 * 1024,
};

/**
 * @typedef {{ script: number, style: number, document: number, drawings: number, requests: number }} Weight
 * @typedef {{ beforeLoad: Weight, whole: Weight, idle: Weight, prefetched: number, parts: number, list: number, home: number, centre: number, centreWhole: number, listPage: number, floor: number, floorWithClient: number, bareParts: number }} Figures
 * @typedef {{ title: string, ok: boolean, detail: string }} Check
 */

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;

/** @param {string} title @param {number} value @param {number} limit @param {(value: number) => string} [inWords] @returns {Check} */
const atMost = (title, value, limit, inWords = kilobytes) => ({
  title,
  ok: value <= limit,
  detail: `${inWords(value)}，上限 ${inWords(limit)}`,
});

/** @param {Figures} figures @returns {Check[]} */
const againstFloor = (figures) => [
  atMost('load 事件之前请求的脚本', figures.beforeLoad.script, figures.floor * LIMITS.beforeLoad),
  atMost('空闲 5 秒时预取的脚本', figures.prefetched, LIMITS.prefetched),
  atMost('界面部件', figures.parts, figures.bareParts * LIMITS.parts),
  atMost('load 事件之前的样式', figures.beforeLoad.style, LIMITS.styles),
  atMost('/shippingFcl 在 load 之前比 / 多出的脚本（不含界面部件）', figures.list - figures.home, LIMITS.listOverHome),
  atMost('/shippingFcl 连同列表比 / 多出的脚本（不含界面部件）', figures.listPage, LIMITS.listPage),
  atMost('HTML', figures.beforeLoad.document, LIMITS.document),
  atMost('内容随页面来时，load 之前的脚本', figures.whole.script, figures.floorWithClient * LIMITS.wholeBeforeLoad),
  atMost('/user-center/ 在 load 之前的脚本', figures.centre, figures.floorWithClient * LIMITS.centreBeforeLoad),
  atMost('内容随页面来时的 HTML 与图', figures.whole.document + figures.whole.drawings, LIMITS.wholeDocument),
];

/** Detects unintended growth; an intended change writes a new baseline. @param {Figures} figures @param {Figures | null} baseline @returns {Check[]} */
const againstBaseline = (figures, baseline) => {
  if (!baseline)
    return [{ title: '基线', ok: false, detail: 'bench/baseline.json 缺失：用 npm run bench -- --save 写入' }];
  const count = (/** @type {number} */ value) => String(Math.floor(value));
  return [
    atMost('基线：load 之前的脚本', figures.beforeLoad.script, baseline.beforeLoad.script * LIMITS.overBaseline),
    atMost('基线：空闲时的脚本', figures.idle.script, baseline.idle.script * LIMITS.overBaseline),
    atMost('基线：/shippingFcl 连同列表的脚本', figures.listPage, baseline.listPage * LIMITS.overBaseline),
    atMost('基线：/user-center/ 连同工作台的脚本', figures.centreWhole, baseline.centreWhole * LIMITS.overBaseline),
    atMost('基线：load 之前的请求数', figures.beforeLoad.requests, baseline.beforeLoad.requests + 1, count),
  ].map((check) =>
    check.ok ? check : { ...check, detail: `${check.detail}；若是有意的，用 npm run bench -- --save 更新基线` },
  );
};

/** @param {Figures} figures @param {Figures | null} baseline @returns {Check[]} */
export const checksOf = (figures, baseline) => [...againstFloor(figures), ...againstBaseline(figures, baseline)];
