import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { closureOf } from './closure.mjs';
import { LIMITS } from './limits.mjs';
import { filesOf } from './page-files.mjs';
import { limitOf, weighPages } from './page-limits.mjs';

/** @typedef {import('./page-files.mjs').Built} Built @typedef {import('./limits.mjs').Check} Check @typedef {import('./limits.mjs').Figures} Figures */

/** Compressed bytes of a file of the built site. @param {string} folder */
export const packedBytesIn = (folder) => (/** @type {string} */ file) => {
  const packed = join(folder, `${file}.br`);
  return statSync(existsSync(packed) ? packed : join(folder, file)).size;
};

const ORDER_PAGE = 'shippingFclAddOrder';

/**
 * The five figures that a visitor notices first, read from the build alone: the gate opens no browser for them. `npm run prove`
 * measures what a page really asks for.
 * @param {Built} built @param {(file: string) => number} weigh
 * @param {{ list: readonly string[], centre: readonly string[] }} modules
 * @param {import('./page-limits.mjs').PageFiles} pageFiles @param {Figures} baseline @returns {Check[]}
 */
export const checkBudgets = (built, weigh, modules, pageFiles, baseline) => {
  const sum = (/** @type {readonly string[]} */ files) => files.reduce((bytes, file) => bytes + weigh(file), 0);
  const isPart = (/** @type {string} */ file) => /(^|\/)parts-[^/]*\.js$/.test(file);
  const shell = closureOf(built.manifest, 'index.html');
  const styles = Object.values(built.manifest).flatMap(({ file }) => (file.endsWith('.css') ? [file] : []));
  const order = weighPages(pageFiles, shell).find(({ page }) => page === ORDER_PAGE);
  if (order === undefined) throw new Error(`the build has no page ${ORDER_PAGE}`);
  const beyondShell = (/** @type {readonly string[]} */ sources) =>
    sum(filesOf(built, [...sources]).filter((file) => !shell.includes(file) && !isPart(file)));
  const atMost = (/** @type {string} */ title, /** @type {number} */ bytes, /** @type {number} */ limit) => ({
    title,
    ok: bytes <= limit,
    detail: `${(bytes / 1000).toFixed(1)} KB，上限 ${(limit / 1000).toFixed(1)} KB`,
  });
  return [
    atMost('首页外壳的脚本', sum(shell), baseline.beforeLoad.script * LIMITS.overBaseline),
    atMost('首页外壳的样式', sum(styles), LIMITS.styles),
    atMost('/shippingFcl 连同列表，外壳之外的脚本', beyondShell(modules.list), baseline.listPage * LIMITS.overBaseline),
    atMost(
      '/user-center/ 连同工作台，外壳之外的脚本',
      beyondShell(modules.centre),
      (baseline.centreWhole - baseline.home) * LIMITS.overBaseline,
    ),
    atMost('整箱订舱页的脚本（外壳与共用块之外）', order.bytes, limitOf(ORDER_PAGE)),
  ];
};
