import { stop } from './process.mjs';

/**
 * @typedef {{ currency: string; amount: string }} Total
 * @typedef {{ orderNo: string; no: number; state: string; at: number; reason: string | null; before: { totals: Total[] };
 *   after: { totals: Total[] }; changes: { name: string; before: string; after: string }[] }} Amendment
 * @typedef {{ desk(name: string, body: object): Promise<any>; print(line: string): void; plain(text: unknown): string;
 *   time(at: number): string }} Room
 */

const STATES = { waiting: '等待答复', accepted: '已接受', refused: '未接受', withdrawn: '已撤回', ended: '订单已结束' };
const CURRENCIES = /** @type {Record<string, string>} */ ({ 1: 'CNY', 2: 'USD', 3: 'EUR' });

/** @param {readonly Total[]} totals */
const totalText = (totals) =>
  totals.map(({ currency, amount }) => `${CURRENCIES[currency] ?? currency} ${amount}`).join(' + ');

/** @param {Room} room @param {Amendment} amendment */
function printAmendment({ print, plain, time }, { orderNo, no, state, at, reason, before, after, changes }) {
  const stateName = STATES[/** @type {keyof typeof STATES} */ (state)] ?? state;
  print(
    [orderNo, `第${no}次变更`, stateName, time(at), reason === null ? '' : `原因：${plain(reason)}`]
      .filter(Boolean)
      .join('  '),
  );
  for (const { name, before: was, after: is } of changes)
    print(`  ${plain(name)}：${plain(was) || '无'} → ${plain(is) || '无'}`);
  print(`  合计：${totalText(before.totals)} → ${totalText(after.totals)}`);
}

/**
 * Amendments that wait, or all of an order: listed, accepted or refused.
 * @param {Room} room @param {string} orderNo @param {readonly string[]} rest
 */
export async function operatorAmendments(room, orderNo, [act, ...words]) {
  const asked = orderNo === 'all' ? {} : { orderNo };
  const { items } = /** @type {{ items: Amendment[] }} */ (await room.desk('orders/amendments/query', asked));
  if (act === undefined) {
    if (items.length === 0) room.print('没有变更申请。');
    for (const one of items) printAmendment(room, one);
    return;
  }
  if (act !== 'accept' && act !== 'refuse') return stop('用法：amend <订单号> [accept | refuse <原因>]');
  const waiting = items.find(({ state }) => state === 'waiting');
  if (waiting === undefined) return stop('这个订单没有等待答复的变更申请。');
  const decision = act === 'accept' ? 'ACCEPT' : 'REFUSE';
  const body = { orderNo, amendment: waiting.no, decision, reason: words.join(' ') };
  printAmendment(room, await room.desk('orders/amendments/decide', body));
}
