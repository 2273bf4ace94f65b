import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { median } from '../../scripts/kit/load-cost.mjs';
import { root } from '../../scripts/kit/process.mjs';

/** @typedef {import('./figure.mjs').Figure} Figure @typedef {{ address: string, pid: number }} Asked */

const ROUNDS = 6;
const REQUESTS = 1_500;
const AT_ONCE = 16;
const TICKS_PER_SECOND = 100;
const HEADERS = { appcode: 'echem', appdriver: '101', 'accept-encoding': 'identity' };

/** Processor microseconds of a process and all its threads. @param {number} pid */
const processorOf = (pid) => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return ((Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND) * 1e6;
};

/** @param {Agent} agent @param {string} url @param {string} method @param {string} [body] @returns {Promise<Buffer>} */
const send = (agent, url, method, body) =>
  new Promise((resolve, reject) => {
    const headers = body === undefined ? HEADERS : { ...HEADERS, 'content-type': 'application/json' };
    const call = request(url, { agent, method, headers }, (answer) => {
      /** @type {Buffer[]} */
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve(Buffer.concat(parts)) : reject(new Error(`${url}: ${answer.statusCode}`)),
      );
    });
    call.on('error', reject);
    call.end(body);
  });

/** @param {string} url @param {string} method @param {string} [body] */
const sendMany = async (url, method, body) => {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  /** @type {number[]} */
  const times = [];
  let sent = 0;
  const one = async () => {
    while (sent < REQUESTS) {
      sent += 1;
      const started = performance.now();
      await send(agent, url, method, body);
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  agent.destroy();
  return times.sort((a, b) => a - b);
};

/** Node's own server with the same answer, a process of its own. @param {Buffer} bytes */
const sameBytes = async (bytes) => {
  const child = spawn(process.execPath, [join(root, 'bench/figures/same-bytes.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(bytes);
  const port = await new Promise((resolve) => child.stdout.once('data', (text) => resolve(Number(text))));
  return { address: `http://127.0.0.1:${port}/`, pid: child.pid ?? 0, close: () => child.kill() };
};

/**
 * Processor time of a call beside that of node:http with the same bytes, interleaved.
 * @param {Asked} site @param {{ what: string, path: string, body?: string, goal: number }} call @returns {Promise<Figure>}
 */
const readCost = async (site, { what, path, body, goal }) => {
  const method = body === undefined ? 'GET' : 'POST';
  const url = site.address + path;
  const floor = await sameBytes(await send(new Agent(), url, method, body));
  const spent = async (/** @type {Asked} */ { pid, address }) => {
    const before = processorOf(pid);
    await sendMany(address, method, body);
    return (processorOf(pid) - before) / REQUESTS;
  };
  const own = { pid: site.pid, address: url };
  await spent(own);
  await spent(floor);
  const ratios = [];
  const micros = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const least = await spent(floor);
    const cost = await spent(own);
    ratios.push(cost / least);
    micros.push(cost);
  }
  floor.close();
  return { id: 'P14', what, goal, value: median(ratios), more: `${median(micros).toFixed(0)} µs` };
};

/** @param {Asked} site @returns {Promise<Figure[]>} */
export const reads = async (site) => [
  await readCost(site, { what: '常量，占 node:http 同字节', path: '/api-basic/constants', goal: 1.5 }),
  await readCost(site, { what: '站点信息，占 node:http 同字节', path: '/api-platform/site-config', goal: 1.5 }),
];

/** Answers while captchas are drawn, beside answers with nothing else to do. @param {Asked} site @returns {Promise<Figure>} */
export const noStall = async (site) => {
  const p99 = (/** @type {number[]} */ times) => times[Math.floor(times.length * 0.99)] ?? 0;
  const url = `${site.address}/api-basic/constants`;
  await sendMany(url, 'GET');
  const ratios = [];
  for (let round = 0; round < 3; round += 1) {
    const idle = p99(await sendMany(url, 'GET'));
    const agent = new Agent({ keepAlive: true, maxSockets: 50 });
    const body = JSON.stringify({ captchaType: 'blockPuzzle' });
    const renderings = Promise.allSettled(
      Array.from({ length: 50 }, () => send(agent, `${site.address}/api-auth/captcha/get`, 'POST', body)),
    );
    const busy = p99(await sendMany(url, 'GET'));
    await renderings;
    agent.destroy();
    ratios.push(busy / idle);
  }
  return { id: 'P16', what: '画 50 张验证码时常量的 p99，占空闲时', goal: 3, value: median(ratios) };
};
