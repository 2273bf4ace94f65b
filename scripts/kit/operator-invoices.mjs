import { existsSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { stop } from './process.mjs';

/**
 * @typedef {{ currency: string; amount: string }} Amount
 * @typedef {{ invoiceId: string; status: string; payer: string; details: Record<string, string>; amounts: Amount[];
 *   orders: { orderNo: string }[]; createdAt: number; reason: string | null; number: string | null; issuedOn: string | null; file: { name: string } | null }} Invoice
 * @typedef {{ desk(name: string, body: object): Promise<any>; sendFile(fields: Record<string, string>, file: File): Promise<any>;
 *   print(line: string): void; plain(text: unknown): string; time(at: number): string }} Room
 */

const STATUSES = { requested: '待开具', issued: '已开出', refused: '已退回' };
const TYPES = /** @type {Record<string, string>} */ ({ NORMAL: '普票', SPECIAL: '专票' });
const CURRENCIES = /** @type {Record<string, string>} */ ({ 1: 'CNY', 2: 'USD', 3: 'EUR' });
const FIELDS = {
  companyName: '抬头',
  taxpayerId: '税号',
  regAddress: '注册地址',
  regPhone: '注册电话',
  bankName: '开户行',
  bankAccount: '账号',
  receiverName: '收票人',
  receiverPhone: '收票手机',
  region: '地区',
  address: '地址',
};

/** @param {readonly Amount[]} amounts */
const amountText = (amounts) =>
  amounts.map(({ currency, amount }) => `${CURRENCIES[currency] ?? currency} ${amount}`).join(' + ');

/** @param {Room} room @param {Invoice} invoice */
function printInvoice({ print, plain, time }, { invoiceId, status, payer, details, amounts, orders, ...rest }) {
  const statusName = STATUSES[/** @type {keyof typeof STATUSES} */ (status)] ?? status;
  const parts = [
    invoiceId,
    statusName,
    TYPES[details.invoiceType ?? ''],
    payer,
    amountText(amounts),
    `${time(rest.createdAt)} 申请`,
  ];
  print(parts.map(plain).join('  '));
  print(`  订单：${orders.map(({ orderNo }) => orderNo).join('、')}`);
  for (const [field, name] of Object.entries(FIELDS)) {
    const text = plain(details[field]);
    if (text !== '') print(`  ${name}：${text}`);
  }
  if (rest.number !== null) print(`  发票号码：${plain(rest.number)}，${plain(rest.issuedOn)} 开具`);
  if (rest.reason !== null) print(`  退回原因：${plain(rest.reason)}`);
  if (rest.file !== null) print(`  文件：${plain(rest.file.name)}`);
}

/**
 * Invoices that wait, or one of them: listed, issued with its file or refused.
 * @param {Room} room @param {string} invoiceId @param {readonly string[]} rest
 */
export async function operatorInvoices(room, invoiceId, [act, ...words]) {
  if (act === undefined) {
    const asked = invoiceId === 'all' ? {} : { invoiceId };
    const { items, total } = /** @type {{ items: Invoice[]; total: number }} */ (
      await room.desk('invoices/query', asked)
    );
    if (items.length === 0) room.print('没有待开具的发票。');
    for (const one of items) printInvoice(room, one);
    if (total > items.length) room.print(`…还有 ${total - items.length} 张，先处理以上的`);
    return;
  }
  if (act === 'issue' && words.length > 0 && words.length <= 3) {
    const [name = '', number, issuedOn] = words;
    const path = resolve(name);
    if (!existsSync(path)) return stop(`没有文件 ${path}`);
    const file = new File([readFileSync(path)], basename(path));
    return printInvoice(
      room,
      await room.sendFile({ invoiceId, ...(number && { number }), ...(issuedOn && { issuedOn }) }, file),
    );
  }
  if (act !== 'refuse') return stop('用法：invoice <编号> [issue <文件> [发票号码 [开票日期]] | refuse <原因>]');
  printInvoice(room, await room.desk('invoices/refuse', { invoiceId, reason: words.join(' ') }));
}
