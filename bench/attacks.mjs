import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { build } from '../scripts/build.mjs';
import { median } from '../scripts/kit/load-cost.mjs';
import { root, say, stop } from '../scripts/kit/process.mjs';
import { serveBuilt, untilDrawn } from '../scripts/kit/served.mjs';
import { agentOf, pause, send } from './attacks/http.mjs';
import { HEAD, holds, rowOf } from './figures/figure.mjs';

/** @typedef {import('./figures/figure.mjs').Figure} Figure */

/** Calm and attacked stretches take turns; with all of them the whole takes three minutes. */
const ROUNDS = 6;
const STRETCH_MS = 6_000;
/** After an attack, until what it queued is done. */
const REST_MS = 2_000;
/** A visitor's page view, again and again. */
const VIEW_EVERY_MS = 60;
const CANCELS_PER_SECOND = 3.5;
const QUERIES_AT_ONCE = 32;
/** No attack sends more, however fast it is answered. */
const MOST_SENT = 50_000;
const KEPT_VIEWS = 2_000;
const TICKS_PER_SECOND = 100;

/** Loopback addresses: the attacker is one visitor, those who only read are others. */
const ATTACKER = '127.0.0.2';
const READERS = Array.from({ length: 40 }, (_, at) => `127.0.1.${at + 1}`);

/** Account of the verified demo company, printed by `npm start`. */
const BOOKER = { userName: '12000000001', password: 'huazhou-verified-1' };
const APP = { appcode: 'echem', appdriver: '101' };

/** @param {string} site @returns {Promise<Record<string, string>>} the headers of the account's own calls */
const signIn = async (site) => {
  const agent = agentOf(ATTACKER);
  const password = createHash('sha256').update(BOOKER.password).digest('hex');
  const { headers, text } = await send(agent, `${site}/api-user/login/password`, {
    method: 'POST',
    headers: { ...APP, 'content-type': 'application/json' },
    body: JSON.stringify({ userName: BOOKER.userName, password }),
  });
  agent.destroy();
  const token = /"token":"([^"]+)"/.exec(text)?.[1];
  if (token === undefined) stop(`演示账号没有登录：${text.slice(0, 200)}`);
  const cookie = (headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');
  return { ...APP, authorization: token, cookie };
};

/** @typedef {import('./attacks/attacker.mjs').Orders} Orders @typedef {import('./attacks/attacker.mjs').Statuses} Statuses */

/** Attacks from a thread of its own, so that what it does is not counted as the server's. @param {Orders} orders */
const attack = (orders) => {
  const thread = new Worker(new URL('./attacks/attacker.mjs', import.meta.url), { workerData: orders });
  /** @type {Promise<Statuses>} */
  const ended = new Promise((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
  });
  return {
    end: () => {
      thread.postMessage('end');
      return ended;
    },
  };
};

/** @param {string} site @param {number} ms @returns {Promise<number[]>} milliseconds of each view, in order of size */
const viewHome = async (site, ms) => {
  const until = performance.now() + ms;
  const agents = READERS.map((address) => agentOf(address));
  const times = [];
  for (let view = 0; performance.now() < until; view += 1) {
    const agent = agents[view % agents.length] ?? stop('没有访客');
    const started = performance.now();
    const { status } = await send(agent, `${site}/`);
    times.push(performance.now() - started);
    if (status !== 200) stop(`首页回了 ${status}`);
    await pause(VIEW_EVERY_MS);
  }
  for (const agent of agents) agent.destroy();
  return times.sort((a, b) => a - b);
};

const p50 = (/** @type {number[]} */ times) => times[Math.floor(times.length / 2)] ?? 0;

/** @param {string} site @param {{ id: string, what: string }} named @param {Orders} orders @returns {Promise<Figure>} */
const ratioOf = async (site, { id, what }, orders) => {
  const ratios = [];
  const calms = [];
  const attacked = [];
  /** @type {Map<number, number>} */
  const statuses = new Map();
  await viewHome(site, REST_MS);
  for (let round = 0; round < ROUNDS; round += 1) {
    const calm = p50(await viewHome(site, STRETCH_MS));
    const attacking = attack({ ...orders, first: round * MOST_SENT });
    const busy = p50(await viewHome(site, STRETCH_MS));
    for (const [status, count] of await attacking.end()) statuses.set(status, (statuses.get(status) ?? 0) + count);
    await pause(REST_MS);
    calms.push(calm);
    attacked.push(busy);
    ratios.push(busy / calm);
  }
  const answered = [...statuses].map(([status, count]) => `${count}×${status}`).join(' ');
  return {
    id,
    what,
    goal: 1.5,
    value: median(ratios),
    more: `${median(calms).toFixed(1)} → ${median(attacked).toFixed(1)} ms；攻击得到 ${answered}`,
  };
};

/** Processor milliseconds of the server and all its threads. @param {number} pid */
const processorOf = (pid) => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return ((Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND) * 1_000;
};

/** Views within the ten seconds that a page is kept. @param {string} site @param {number} pid @returns {Promise<Figure>} */
const keptPage = async (site, pid) => {
  const agents = READERS.map((address) => agentOf(address));
  const view = (/** @type {number} */ at) => send(agents[at % agents.length] ?? stop('没有访客'), `${site}/`);
  const costs = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    // The first view after ten seconds has the page rendered again; only what follows is of a kept page.
    await pause(10_500);
    await untilDrawn(`${site}/`);
    for (let at = 0; at < 100; at += 1) await view(at);
    const before = processorOf(pid);
    for (let at = 0; at < KEPT_VIEWS; at += 1) await view(at);
    costs.push((processorOf(pid) - before) / KEPT_VIEWS);
  }
  for (const agent of agents) agent.destroy();
  return { id: 'P20', what: '保存着的首页，每次的处理器时间', goal: 1, value: median(costs), unit: ' ms' };
};

/** Whether one account or one address slows everybody. @returns {Promise<number>} */
export const benchAttacks = async () => {
  if (process.platform !== 'linux') stop('处理器时间取自 /proc，多个回环地址也只有 Linux 直接可用。');
  await build();
  const { address: site, pid = 0, close } = await serveBuilt();
  /** @type {Figure[]} */
  const figures = [];
  console.log(HEAD);
  const print = (/** @type {Figure} */ figure) => {
    figures.push(figure);
    console.log(rowOf(figure));
  };
  try {
    await untilDrawn(`${site}/`);
    print(await keptPage(site, pid));
    const headers = await signIn(site);
    const cancelled = { id: 'P21', what: '一个账号每秒取消 3.5 张没有的订单时，首页的 p50，占平静时' };
    const everyMs = 1_000 / CANCELS_PER_SECOND;
    const limits = { site, address: ATTACKER, most: MOST_SENT, first: 0 };
    print(await ratioOf(site, cancelled, { ...limits, kind: 'cancel', atOnce: 1, everyMs, headers }));
    const searched = { id: 'P22', what: '一个地址同时有 32 个没有人查过的查询时，首页的 p50，占平静时' };
    print(
      await ratioOf(site, searched, { ...limits, kind: 'search', atOnce: QUERIES_AT_ONCE, everyMs: 0, headers: {} }),
    );
  } finally {
    await close();
  }
  mkdirSync(join(root, 'dist/bench'), { recursive: true });
  writeFileSync(join(root, 'dist/bench/attacks.json'), `${JSON.stringify(figures, null, 2)}\n`);
  const missed = figures.filter((figure) => !holds(figure)).length;
  say(missed === 0 ? '全部达到目标。' : `${missed} 项未达到目标。`);
  return missed === 0 ? 0 : 1;
};
