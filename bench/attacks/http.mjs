import { Agent, request } from 'node:http';

/** @typedef {{ status: number, headers: import('node:http').IncomingHttpHeaders, text: string }} Answer */
/** @typedef {{ method?: string, headers?: Record<string, string>, body?: string }} Asked */

export const pause = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** @param {Agent} agent @param {string} url @param {Asked} [asked] @returns {Promise<Answer>} */
export const send = (agent, url, { method = 'GET', headers = {}, body } = {}) =>
  new Promise((resolve, reject) => {
    const call = request(url, { agent, method, headers: { 'accept-encoding': 'br', ...headers } }, (answer) => {
      /** @type {Buffer[]} */
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          text: Buffer.concat(parts).toString('latin1'),
        }),
      );
    });
    call.on('error', reject);
    call.end(body);
  });

/** A browser at an address of loopback. @param {string} localAddress */
export const agentOf = (localAddress, maxSockets = 1) => new Agent({ keepAlive: true, maxSockets, localAddress });
