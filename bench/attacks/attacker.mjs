import { parentPort, workerData } from 'node:worker_threads';
import { agentOf, pause, send } from './http.mjs';

/**
 * @typedef {object} Orders
 * @property {'cancel' | 'search'} kind
 * @property {string} site
 * @property {string} address where it comes from, of loopback
 * @property {Record<string, string>} headers
 * @property {number} atOnce
 * @property {number} everyMs
 * @property {number} most what it sends at most
 * @property {number} first its first number, so that no two attacks ask the same
 */
/** @typedef {Map<number, number>} Statuses how often it was answered so */

const { kind, site, address, headers, atOnce, everyMs, most, first } = /** @type {Orders} */ (workerData);
const agent = agentOf(address, atOnce);
/** @type {Statuses} */
const statuses = new Map();
let sent = 0;
let isOver = false;
parentPort?.once('message', () => {
  isOver = true;
});

/** An order that there is not. @param {number} number */
const cancel = (number) =>
  send(agent, `${site}/api-ecommerce/orders/FCL${String(number).padStart(11, '0')}/cancel`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: '{}',
  });

/** A search with parameters used for the first time, so that no cache answers it. @param {number} number */
const search = (number) => {
  const boxes = `20GP*${1 + (number % 90)}`;
  return send(
    agent,
    `${site}/shippingFcl?orgPortCode=CNSHA&dstPortCode=NLRTM&boxes=${boxes}&page=${1 + number}&size=10`,
  );
};

const one = kind === 'cancel' ? cancel : search;
await Promise.all(
  Array.from({ length: atOnce }, async () => {
    while (!isOver && sent < most) {
      sent += 1;
      const { status } = await one(first + sent);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      await pause(everyMs);
    }
  }),
);
agent.destroy();
parentPort?.postMessage(statuses);
