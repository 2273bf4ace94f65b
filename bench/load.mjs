import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../scripts/build.mjs';
import { chromiumOptions } from '../scripts/kit/chromium.mjs';
import { buildFloor } from '../scripts/kit/floor.mjs';
import { costOf, isSteady, median, ratioOf, STRAY, signedIn } from '../scripts/kit/load-cost.mjs';
import { lastLines, root, run, say, stop } from '../scripts/kit/process.mjs';
import { serveBuilt, serveFolder, untilDrawn } from '../scripts/kit/served.mjs';

/** @typedef {import('../scripts/kit/load-cost.mjs').Cost} Cost @typedef {import('../scripts/kit/load-cost.mjs').Kept} Kept */

const PAIRS = 3;
const REST_MS = 3_000;
/** No work is scheduled on these pages after `load`. */
const FLOOR_REST_MS = 500;
/** A lane with prices. */
const LIST = '/shippingFcl?orgPortCode=CNSHA&dstPortCode=NLRTM&boxes=20GP*2&unNo=1230';

/** First step of an order at the lane's first price, signed in. */
const BOOKING = '/shippingFcl/addOrder';

/** @param {string} address */
const bookingPath = async (address) => {
  await untilDrawn(address + LIST);
  const list = await (await fetch(address + LIST, { headers: { accept: 'text/html' } })).text();
  const [path] = list.match(/\/shippingFcl\/addOrder\?[^"]+/) ?? [];
  return path?.replaceAll('&amp;', '&') ?? stop('航线上没有可下单的价格。');
};

/** Pages that also stand in the kit (bench/antd), and the window that signs in over the first of them. */
const SIGN_IN = '/#sign-in';
const IN_KIT = /** @type {Record<string, string>} */ ({ '/': '/', [LIST]: '/shippingFcl', [SIGN_IN]: '/' });

/** The pages as a team that takes a kit would build them; its packages are no dependency of the site. */
const buildKit = async () => {
  const folder = join(root, 'bench/antd');
  if (!existsSync(join(folder, 'node_modules/antd'))) {
    const { code, output } = await run('npm', ['ci', '--ignore-scripts'], {
      cwd: folder,
      env: { NODE_ENV: undefined },
    });
    if (code !== 0) stop(`安装 bench/antd 的依赖失败：\n${lastLines(output)}`);
  }
  return buildFloor('antd');
};

/** Every public page whose address has no number in it, as the site itself lists them. @param {string} address */
const publicPaths = async (address) => {
  const map = await (await fetch(`${address}/sitemap.xml`)).text();
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);
  return [...new Set(paths.filter((path) => !/^\/(?:news|act)\/./.test(path))), LIST, BOOKING, SIGN_IN];
};

/** @param {readonly string[]} words @param {string} name */
const argument = (words, name) => words.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1);

/** @param {readonly Cost[]} costs @param {keyof Cost} key */
const of = (costs, key) => median(costs.map((cost) => cost[key]));

/** Measures one page in pairs: the floor, the page, the page with interaction, without scripts, and with the kit. */
const measurePage = async (
  /** @type {import('playwright').Browser} */ browser,
  /** @type {{ floor: string, page: string, kit: string | null, isSigningIn: boolean, kept: Kept | undefined, pairs: number }} */
  { floor, page, kit, isSigningIn, kept, pairs },
) => {
  /** @type {Record<'floors' | 'again' | 'kits' | 'pages' | 'read' | 'still', Cost[]>} */
  const costs = { floors: [], again: [], kits: [], pages: [], read: [], still: [] };
  await costOf(browser, page, { restMs: FLOOR_REST_MS });
  for (let pair = 0; pair < pairs; pair += 1) {
    costs.floors.push(await costOf(browser, floor, { restMs: FLOOR_REST_MS }));
    costs.pages.push(await costOf(browser, page, { restMs: REST_MS, isSigningIn, kept }));
    if (kit !== null) costs.kits.push(await costOf(browser, kit, { restMs: REST_MS, isSigningIn }));
    costs.read.push(await costOf(browser, page, { restMs: REST_MS, isRead: true, isSigningIn, kept }));
    costs.still.push(await costOf(browser, page, { restMs: FLOOR_REST_MS, runs: false, kept }));
    costs.again.push(await costOf(browser, floor, { restMs: FLOOR_REST_MS }));
  }
  return costs;
};

const HEAD = [
  '页面',
  '占 F5',
  '有人时占 F5',
  '占无脚本',
  '占 antd',
  '任务',
  '脚本',
  '布局',
  '样式',
  '请求',
  '有人时请求',
  '图片',
  '布局次数',
  '有人时布局次数',
  '无脚本',
  '有人时提交',
];

/** Measures the loading cost of each public page against the bare stack and against itself without scripts. @param {readonly string[]} words */
export const benchLoad = async (words) => {
  await build();
  const options = chromiumOptions();
  if (!options.executablePath) stop('需要 Chromium：请安装它，或用 CHROMIUM_PATH 指明路径。');
  const pairs = Number(argument(words, '--pairs') ?? PAIRS);
  const floor = await serveFolder(await buildFloor('floor-client'));
  const site = await serveBuilt();
  const kit = await serveFolder(await buildKit(), site.address);
  const { chromium } = await import('playwright');
  const browser = await chromium.launch(options);
  /** @type {number[]} */
  const selfRatios = [];
  /** @type {Record<string, unknown>[]} */
  const rows = [];
  try {
    const only = argument(words, '--only')?.split(',');
    console.log(`| ${HEAD.join(' | ')} |\n|${'---|'.repeat(HEAD.length)}`);
    for (const path of only ?? (await publicPaths(site.address))) {
      const isBooking = path === BOOKING;
      const { floors, again, kits, pages, read, still } = await measurePage(browser, {
        floor: floor.address,
        page: new URL(isBooking ? await bookingPath(site.address) : path, site.address).href,
        kit: path in IN_KIT ? kit.address + IN_KIT[path] : null,
        isSigningIn: path === SIGN_IN,
        kept: isBooking ? await signedIn(browser, site.address) : undefined,
        pairs,
      });
      selfRatios.push(...again.map((cost, index) => cost.task / (floors[index]?.task ?? 1)));
      const row = {
        path: path === LIST ? '/shippingFcl?…' : path,
        ofFloor: ratioOf(pages, floors, 'task').toFixed(2),
        ofFloorRead: ratioOf(read, floors, 'task').toFixed(2),
        ofStill: ratioOf(pages, still, 'task').toFixed(2),
        ofKit: kits.length === 0 ? '' : ratioOf(pages, kits, 'task').toFixed(2),
        task: of(pages, 'task').toFixed(0),
        script: of(pages, 'script').toFixed(0),
        layout: of(pages, 'layout').toFixed(0),
        style: of(pages, 'style').toFixed(0),
        requests: of(pages, 'requests'),
        requestsRead: of(read, 'requests'),
        pictures: of(pages, 'pictures'),
        layouts: of(pages, 'layouts'),
        layoutsRead: of(read, 'layouts'),
        layoutsStill: of(still, 'layouts'),
        commits: of(read, 'commits'),
      };
      rows.push(row);
      console.log(`| ${Object.values(row).join(' | ')} |`);
    }
  } finally {
    await browser.close();
    await Promise.all([floor.close(), kit.close(), site.close()]);
  }
  const self = median(selfRatios);
  mkdirSync(join(root, 'dist/bench'), { recursive: true });
  writeFileSync(join(root, 'dist/bench/load.json'), `${JSON.stringify({ self, pairs, rows }, null, 2)}\n`);
  if (isSteady(selfRatios)) {
    say(`F5 比 F5（A/A）${self.toFixed(3)}，每页 ${pairs} 对，中位数。毫秒为主线程时间，到 load 之后 3 秒。`);
    return 0;
  }
  say(`F5 比 F5（A/A）${self.toFixed(3)}，超出 ±${STRAY * 100}%：这次测量作废，请在安静的机器上重来。`);
  return 1;
};
