import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { benchAttacks } from '../bench/attacks.mjs';
import { benchFigures } from '../bench/figures.mjs';
import { benchLoad } from '../bench/load.mjs';
import { benchOnPostgres } from '../bench/postgres.mjs';
import { benchRows } from '../bench/rows.mjs';
import { build } from './build.mjs';
import { BUDGETS, checksOfBuild, checksOfVisit, packedBytesIn, tableOfPages, weighPages } from './kit/budgets.mjs';
import { chromiumOptions } from './kit/chromium.mjs';
import { closureOf } from './kit/closure.mjs';
import { buildFloor } from './kit/floor.mjs';
import { readJson } from './kit/installed.mjs';
import { costOf } from './kit/load-cost.mjs';
import { bytesOf, requestsOf } from './kit/page-bytes.mjs';
import { readBuilt } from './kit/page-files.mjs';
import { root, say, stop } from './kit/process.mjs';
import { serveBuilt, serveFolder, untilDrawn } from './kit/served.mjs';
import { setup } from './setup.mjs';

const SITE = join(root, 'dist/site');
/** Delay in milliseconds before the requests of an untouched page are counted. */
const REST_MS = 3_000;
const ARGUMENTS = [
  '--attacks',
  '--budgets',
  '--bytes',
  '--figures',
  '--market',
  '--orders',
  '--rows',
  '--load',
  '--only=/a,/b',
  '--pairs=10',
];
const nameOf = (/** @type {string} */ word) => word.split('=', 1)[0];
const unknown = process.argv.slice(2).filter((word) => !ARGUMENTS.map(nameOf).includes(nameOf(word)));
if (unknown.length > 0) stop(`未知参数：${unknown.join(' ')}。可用：${ARGUMENTS.join(' ')}`);

/** @typedef {import('./kit/page-bytes.mjs').Request} Request */

const WHOLE_TRIES = 5;

/**
 * Loads the server-rendered home page, which makes no calls. After a write of the server's own, or on a busy
 * machine, one visitor may get a page rendered by the browser instead, so this retries.
 * @param {import('playwright').Browser} browser @param {string} address @returns {Promise<Request[]>}
 */
const walkWhole = async (browser, address) => {
  for (let left = WHOLE_TRIES; ; left -= 1) {
    await untilDrawn(address);
    const requests = await requestsOf(browser, `${address}/`);
    if (left === 1 || !requests.some(({ path }) => path.startsWith('/api-'))) return requests;
  }
};

await setup();
for (const name of /** @type {const} */ (['market', 'orders']))
  if (process.argv.includes(`--${name}`)) process.exit(await benchOnPostgres(name));
if (process.argv.includes('--rows')) process.exit(benchRows());
if (process.argv.includes('--attacks')) process.exit(await benchAttacks());
if (process.argv.includes('--figures')) process.exit(await benchFigures());
if (process.argv.includes('--load')) process.exit(await benchLoad(process.argv));
await build();
const { manifest } = readBuilt(SITE);
const pageFiles = /** @type {import('./kit/budgets.mjs').PageFiles} */ (readJson(join(SITE, 'page-files.json')));
const checks = checksOfBuild(manifest, pageFiles, packedBytesIn(SITE));
say('各页在外壳与共用块之外的脚本（brotli 11，1 KB 为 1000 字节；文件数为外壳之外的全部脚本）');
for (const line of tableOfPages(weighPages(pageFiles, closureOf(manifest, 'index.html')))) console.log(line);
if (!process.argv.includes('--budgets')) checks.push(...checksOfVisit(await visitSite()));
for (const check of checks) console.log(`  ${check.ok ? '✓' : '✗'} ${check.title}：${check.detail}`);
if (process.env.BENCH_RESULTS) {
  const path = join(root, process.env.BENCH_RESULTS);
  if (!existsSync(dirname(path))) mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(checks));
}
if (checks.some((check) => !check.ok)) process.exitCode = 1;

/** Opens the built site and the bare stack in a browser. @returns {Promise<import('./kit/budgets.mjs').Visit>} */
async function visitSite() {
  const options = chromiumOptions();
  if (!options.executablePath) stop('需要 Chromium：请安装它，或用 CHROMIUM_PATH 指明路径。');
  const bareStack = await serveFolder(await buildFloor('floor-client'));
  const site = await serveBuilt();
  const { chromium } = await import('playwright');
  const browser = await chromium.launch(options);
  try {
    const home = await walkWhole(browser, site.address);
    const isScript = (/** @type {Request} */ { kind }) => kind === 'script';
    for (const request of home.filter(isScript))
      console.log(`     ${request.beforeLoad ? 'load 前' : 'load 后'}  ${request.bytes} 字节  ${request.path}`);
    /** @type {Record<string, number>} */
    const requests = {};
    for (const path of BUDGETS.requests.paths) {
      await untilDrawn(site.address + path);
      requests[path] = (await costOf(browser, site.address + path, { restMs: REST_MS })).requests;
    }
    return {
      scripts: bytesOf(home, (request) => isScript(request) && request.beforeLoad),
      prefetched: bytesOf(home, ({ kind }) => kind === 'prefetch'),
      documentWithPictures: bytesOf(
        home,
        ({ kind, path, beforeLoad }) => beforeLoad && (kind === 'document' || path.endsWith('.svg')),
      ),
      bareStack: bytesOf(await requestsOf(browser, `${bareStack.address}/`), isScript),
      requests,
    };
  } finally {
    await Promise.all([browser.close(), site.close(), bareStack.close()]);
  }
}
