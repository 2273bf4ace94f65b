import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build as bundle } from 'vite';
import { benchAttacks } from '../bench/attacks.mjs';
import { benchFigures } from '../bench/figures.mjs';
import { benchLoad } from '../bench/load.mjs';
import { benchMarket } from '../bench/market.mjs';
import { benchRows } from '../bench/rows.mjs';
import { build } from './build.mjs';
import { checkBudgets, packedBytesIn } from './kit/budgets.mjs';
import { chromiumOptions } from './kit/chromium.mjs';
import { circlesOf, closureOf } from './kit/closure.mjs';
import { brotli } from './kit/compress.mjs';
import { buildFloor } from './kit/floor.mjs';
import { filesBelow, readJson } from './kit/installed.mjs';
import { checksOf } from './kit/limits.mjs';
import { bytesOf, requestsOf } from './kit/page-bytes.mjs';
import { filesOf, readBuilt } from './kit/page-files.mjs';
import { checksOfPages, tableOfPages, weighPages } from './kit/page-limits.mjs';
import { partsImported } from './kit/parts.mjs';
import { root, say, stop } from './kit/process.mjs';
import { checkOfRedeploy, renamedByPages } from './kit/redeploy.mjs';
import { serveBuilt, serveFolder, untilDrawn } from './kit/served.mjs';
import { setup } from './setup.mjs';

const SITE = join(root, 'dist/site');
const BASELINE = join(root, 'bench/baseline.json');
/** The home page as the browser draws it: no page is drawn for a query of this name. */
const BARE = '/?rendered-by=browser';
/** A lane with prices: the list, its table and its tools. */
const LIST = '/shippingFcl?orgPortCode=CNSHA&dstPortCode=NLRTM&boxes=20GP*2&unNo=1230';
/** Modules of the list page, of its prices, and of the scripts every page loads lazily. */
const LIST_PAGE = ['src/features/fcl/page.ts', 'src/features/fcl/results.ts', 'src/ssr/hydrate.tsx'];
/** The user centre, which is a root of its own. */
const CENTRE = '/user-center/?redirect=workplace';
/** Modules needed before the first room is shown. */
const CENTRE_START = ['src/features/user-centre/start.tsx', 'src/features/user-centre/pages/WorkplacePage.tsx'];
const ARGUMENTS = [
  '--attacks',
  '--budgets',
  '--bytes',
  '--figures',
  '--save',
  '--market',
  '--rows',
  '--load',
  '--only=/a,/b',
  '--pairs=10',
];
const nameOf = (/** @type {string} */ word) => word.split('=', 1)[0];
const unknown = process.argv.slice(2).filter((word) => !ARGUMENTS.map(nameOf).includes(nameOf(word)));
if (unknown.length > 0) stop(`未知参数：${unknown.join(' ')}。可用：${ARGUMENTS.join(' ')}`);

/** @typedef {import('./kit/limits.mjs').Weight} Weight @typedef {import('./kit/page-bytes.mjs').Request} Request */

/** The parts of Headless UI that the site imports, bundled alone: what they cost at least. */
const weighBareParts = async () => {
  const sources = filesBelow(root, ['src']).filter((name) => /\.tsx?$/.test(name));
  const parts = partsImported(sources.map((name) => readFileSync(join(root, name), 'utf8')));
  if (parts.length === 0) return 0;
  const entry = join(root, 'dist/bench/parts.js');
  mkdirSync(dirname(entry), { recursive: true });
  writeFileSync(entry, `export { ${parts.join(', ')} } from '@headlessui/react';\n`);
  const result = await bundle({
    configFile: join(root, 'vite.config.ts'),
    root: join(root, 'bench'),
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        external: [/^react(-dom)?(\/|$)/, /^use-sync-external-store(\/|$)/],
        output: { codeSplitting: false },
      },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const code = outputs
    .flatMap((one) => ('output' in one ? one.output : []))
    .map((file) => ('code' in file ? file.code : ''));
  return (await brotli(Buffer.from(code.join('')))).length;
};

/** The chunks the site's build made of Headless UI, asked for or not. */
const weighParts = async () => {
  const chunks = filesBelow(SITE, ['assets']).filter((name) => isParts(name));
  const weights = await Promise.all(chunks.map(async (name) => (await brotli(readFileSync(join(SITE, name)))).length));
  return weights.reduce((bytes, weight) => bytes + weight, 0);
};

/** Size of the modules required before these can run, beyond those already loaded. @param {string[]} sources @param {Request[]} before */
const weighClosure = async (sources, before) => {
  const known = new Set(before.map(({ path }) => path.replace(/^\//, '')));
  const weights = await Promise.all(
    filesOf(built, sources)
      .filter((file) => !known.has(file) && !isParts(file))
      .map(async (file) => (await brotli(readFileSync(join(SITE, file)))).length),
  );
  return weights.reduce((bytes, weight) => bytes + weight, 0);
};

/** @param {string} path */
const isParts = (path) => /(^|\/)parts-[^/]*\.js$/.test(path);

/** @param {Request[]} requests @param {(request: Request) => boolean} isIncluded @returns {Weight} */
const weigh = (requests, isIncluded) => ({
  script: bytesOf(requests, (request) => request.kind === 'script' && isIncluded(request)),
  style: bytesOf(requests, (request) => request.kind === 'style' && isIncluded(request)),
  document: bytesOf(requests, (request) => request.kind === 'document' && isIncluded(request)),
  drawings: bytesOf(requests, (request) => request.path.endsWith('.svg') && isIncluded(request)),
  requests: requests.filter((request) => !['call', 'prefetch'].includes(request.kind) && isIncluded(request)).length,
});

/** Each address in a profile of its own. @param {import('playwright').Browser} browser @param {import('./kit/served.mjs').Served} served @param {string[]} [paths] @returns {Promise<Request[][]>} */
const walk = async (browser, served, paths = ['/']) => {
  try {
    return await Promise.all(paths.map((path) => requestsOf(browser, served.address + path)));
  } finally {
    await served.close();
  }
};

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
if (process.argv.includes('--market')) process.exit(await benchMarket());
if (process.argv.includes('--rows')) process.exit(benchRows());
if (process.argv.includes('--attacks')) process.exit(await benchAttacks());
if (process.argv.includes('--figures')) process.exit(await benchFigures());
if (process.argv.includes('--load')) process.exit(await benchLoad(process.argv));
await build();
if (process.argv.includes('--budgets')) {
  const modules = { list: LIST_PAGE, centre: CENTRE_START };
  const pageFiles = /** @type {import('./kit/page-limits.mjs').PageFiles} */ (readJson(join(SITE, 'page-files.json')));
  const baseline = /** @type {import('./kit/limits.mjs').Figures} */ (readJson(BASELINE));
  finish(checkBudgets(readBuilt(SITE), packedBytesIn(SITE), modules, pageFiles, baseline));
  process.exit();
}
const options = chromiumOptions();
if (!options.executablePath) stop('需要 Chromium：请安装它，或用 CHROMIUM_PATH 指明路径。');

const floorFolder = await buildFloor('floor');
const floorClientFolder = await buildFloor('floor-client');
const bareParts = await weighBareParts();

const { chromium } = await import('playwright');
const browser = await chromium.launch(options);
const delivered = await serveBuilt();
const whole = await walkWhole(browser, delivered.address);
const [[site = [], list = [], centre = []], [floor = []], [floorClient = []]] = await Promise.all([
  walk(browser, delivered, [BARE, LIST, CENTRE]),
  walk(browser, await serveFolder(floorFolder)),
  walk(browser, await serveFolder(floorClientFolder)),
]).finally(() => browser.close());

const isScript = (/** @type {Request} */ request) => request.kind === 'script';
const isEarlyScript = (/** @type {Request} */ request) =>
  isScript(request) && request.beforeLoad && !isParts(request.path);
const early = site.filter(isEarlyScript);
const built = readBuilt(SITE);
const figures = {
  beforeLoad: weigh(site, (request) => request.beforeLoad),
  whole: weigh(whole, (request) => request.beforeLoad && !isParts(request.path)),
  idle: weigh(whole, (request) => !isParts(request.path)),
  prefetched: bytesOf(whole, (request) => request.kind === 'prefetch'),
  parts: await weighParts(),
  list: bytesOf(list, isEarlyScript),
  home: bytesOf(site, isEarlyScript),
  centre: bytesOf(centre, isEarlyScript),
  centreWhole: (await weighClosure(CENTRE_START, early)) + bytesOf(site, isEarlyScript),
  listPage: await weighClosure(LIST_PAGE, early),
  floor: bytesOf(floor, isScript),
  floorWithClient: bytesOf(floorClient, isScript),
  bareParts,
};

/** @param {number} bytes */
const inKilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;
/** @param {string} name @param {number} bytes @param {number} least @param {string} of */
const row = (name, bytes, least, of) => {
  const ratio = least > 0 ? `${(bytes / least).toFixed(3)} ×` : '—';
  console.log(`  ${inKilobytes(bytes).padStart(9)}  ${ratio.padStart(8)} ${of} ${inKilobytes(least)}  ${name}`);
};

say('首页 / 的脚本字节（brotli 11）');
row('load 事件之前请求的全部脚本', figures.beforeLoad.script, figures.floor, '底线');
row('内容随页面来时，load 之前的脚本（不含界面部件）', figures.whole.script, figures.floorWithClient, '底线+axios');
row('空闲 5 秒时的全部脚本（不含界面部件）', figures.idle.script, figures.floorWithClient, '底线+axios');
row('其间只下载不运行的预取', figures.prefetched, 0, '总量内');
row('界面部件的代码块', figures.parts, figures.bareParts, '单独打包');
row('/user-center/ 在 load 之前的脚本（不含界面部件）', figures.centre, figures.floorWithClient, '底线+axios');
row('/user-center/ 连同工作台的脚本（不含界面部件）', figures.centreWhole, figures.floorWithClient, '底线+axios');
row('/shippingFcl 在 load 之前的脚本（不含界面部件）', figures.list, figures.home, '首页');
row('/shippingFcl 连同列表，/ 之外的（不含界面部件）', figures.listPage, figures.home, '首页');
console.log(
  `  另：load 之前 ${figures.beforeLoad.requests} 个请求，样式 ${inKilobytes(figures.beforeLoad.style)}，HTML ${inKilobytes(figures.beforeLoad.document)}`,
);
for (const request of whole.filter((one) => one.kind === 'script')) {
  console.log(
    `     ${request.beforeLoad ? 'load 前' : 'load 后'}  ${inKilobytes(request.bytes).padStart(9)}  ${request.path}`,
  );
}

if (process.argv.includes('--save')) {
  writeFileSync(BASELINE, `${JSON.stringify(figures, null, 2)}\n`);
  say('基线已写入 bench/baseline.json');
}

const pageFiles = /** @type {import('./kit/page-limits.mjs').PageFiles} */ (readJson(join(SITE, 'page-files.json')));
const shell = closureOf(built.manifest, 'index.html');
const pages = weighPages(pageFiles, shell);
say('各页在外壳之外的脚本（brotli 11，1 KB 为 1000 字节；共用块另计）');
for (const line of tableOfPages(pageFiles, pages, shell)) console.log(line);

const checks = checksOf(figures, /** @type {import('./kit/limits.mjs').Figures | null} */ (readJson(BASELINE)));
const circles = circlesOf(built.manifest);
checks.push({ title: '代码块互不循环引用', ok: circles.length === 0, detail: circles.join('；') || '没有循环' });
checks.push(...checksOfPages(pages));
checks.push(checkOfRedeploy(renamedByPages(built, packedBytesIn(SITE))));
finish(checks);

/** @param {readonly import('./kit/limits.mjs').Check[]} checks */
function finish(checks) {
  for (const check of checks) console.log(`  ${check.ok ? '✓' : '✗'} ${check.title}：${check.detail}`);
  if (process.env.BENCH_RESULTS) {
    const path = join(root, process.env.BENCH_RESULTS);
    if (!existsSync(dirname(path))) mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(checks));
  }
  if (checks.some((check) => !check.ok)) process.exitCode = 1;
}
