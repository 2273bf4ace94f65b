import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { circlesOf, closureOf } from './closure.mjs';
import { root } from './process.mjs';

/** @typedef {{ title: string, ok: boolean, detail: string }} Check */
/** @typedef {import('./closure.mjs').Manifest} Manifest */
/** @typedef {{ files: [file: string, bytes: number][], pages: Record<string, number[]> }} PageFiles */
/** @typedef {{ page: string, kind: string, files: number, bytes: number, limit: number, mostFiles: number }} Row */
/** @typedef {{ scripts: number, prefetched: number, documentWithPictures: number, bareStack: number, requests: Record<string, number> }} Visit */

/** Upper limits of what a visit loads: bytes compressed with brotli 11, and numbers of requests. */
export const BUDGETS = /** @type {typeof import('../../bench/budgets.json')} */ (
  JSON.parse(readFileSync(join(root, 'bench/budgets.json'), 'utf8'))
);

/** Compressed bytes of a file of the built site. @param {string} folder */
export const packedBytesIn = (folder) => (/** @type {string} */ file) => {
  const packed = join(folder, `${file}.br`);
  return statSync(existsSync(packed) ? packed : join(folder, file)).size;
};

const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} KB`;

/** @param {string} title @param {number} value @param {number} limit @param {(value: number) => string} [format] @returns {Check} */
const atMost = (title, value, limit, format = kilobytes) => ({
  title,
  ok: value <= limit,
  detail: `${format(value)}，上限 ${format(limit)}`,
});

/** Kind of a page; pages of no other kind are plain and have the smallest budget. @param {string} page */
const kindOf = (page) => {
  const { plain, ...others } = BUDGETS.pages;
  return (
    Object.entries(others).find(([, { names }]) => names.includes(page)) ?? /** @type {const} */ (['plain', plain])
  );
};

/** The scripts beyond the shell, and among them those that more than half of all pages load. @param {PageFiles} pageFiles @param {readonly string[]} shell */
const scriptsOf = ({ files, pages }, shell) => {
  const all = Object.values(pages);
  const isScript = files.map(([file]) => file.endsWith('.js') && !shell.includes(file));
  const isShared = files.map((_, at) => isScript[at] && all.filter((own) => own.includes(at)).length > all.length / 2);
  return { isScript, isShared };
};

/** The scripts of each page, the nearest to its budget first. @param {PageFiles} pageFiles @param {readonly string[]} shell @returns {Row[]} */
export const weighPages = (pageFiles, shell) => {
  const { isScript, isShared } = scriptsOf(pageFiles, shell);
  return Object.entries(pageFiles.pages)
    .map(([page, own]) => {
      const [kind, budget] = kindOf(page);
      return {
        page,
        kind,
        files: own.filter((at) => isScript[at]).length,
        bytes: own.reduce((sum, at) => sum + (isScript[at] && !isShared[at] ? (pageFiles.files[at]?.[1] ?? 0) : 0), 0),
        limit: budget.scripts,
        mostFiles: 'files' in budget ? budget.files : Infinity,
      };
    })
    .sort((one, other) => other.bytes / other.limit - one.bytes / one.limit);
};

/** @param {Row[]} rows */
export const tableOfPages = (rows) =>
  rows.map(
    ({ page, kind, files, bytes, limit }) =>
      `  ${kilobytes(bytes).padStart(9)}  上限 ${kilobytes(limit).padStart(9)}（${kind}）  ${String(files).padStart(2)} 个文件  ${page}`,
  );

/**
 * The budgets that need no browser, read from the build.
 * @param {Manifest} manifest @param {PageFiles} pageFiles @param {(file: string) => number} weigh @returns {Check[]}
 */
export const checksOfBuild = (manifest, pageFiles, weigh) => {
  const shell = closureOf(manifest, 'index.html');
  const styles = Object.values(manifest).flatMap(({ file }) => (file.endsWith('.css') ? [file] : []));
  const sum = (/** @type {readonly string[]} */ files) => files.reduce((bytes, file) => bytes + weigh(file), 0);
  const { isShared } = scriptsOf(pageFiles, shell);
  const shared = pageFiles.files.filter((_, at) => isShared[at]).reduce((bytes, [, own]) => bytes + own, 0);
  const circles = circlesOf(manifest);
  const count = String;
  return [
    atMost('外壳的脚本', sum(shell), BUDGETS.shell.scripts),
    atMost('外壳的样式', sum(styles), BUDGETS.shell.styles),
    atMost('半数以上页面共用的脚本', shared, BUDGETS.shared.scripts),
    { title: '代码块互不循环引用', ok: circles.length === 0, detail: circles.join('；') || '没有循环' },
    ...weighPages(pageFiles, shell).flatMap(({ page, files, bytes, limit, mostFiles }) => [
      atMost(`${page} 的脚本（外壳与共用块之外）`, bytes, limit),
      ...(mostFiles < Infinity ? [atMost(`${page} 的脚本文件（外壳之外）`, files, mostFiles, count)] : []),
    ]),
  ];
};

/** The budgets of what a browser asked for. @param {Visit} visit @returns {Check[]} */
export const checksOfVisit = ({ scripts, prefetched, documentWithPictures, bareStack, requests }) => [
  atMost('/ 在 load 之前的脚本，与只有依赖的应用相比', scripts, bareStack * BUDGETS.home.beforeLoadOverBareStack),
  atMost('/ 空闲 5 秒时预取的脚本', prefetched, BUDGETS.home.prefetched),
  atMost('/ 的 HTML 与图', documentWithPictures, BUDGETS.home.documentWithPictures),
  ...Object.entries(requests).map(([path, value]) =>
    atMost(`${path.split('?')[0]} 在 load 之后 3 秒内的请求`, value, BUDGETS.requests.most, String),
  ),
];
