import { writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { download, post, postFile, readOperator } from './kit/operator.mjs';
import { operatorAmendments } from './kit/operator-amendments.mjs';
import { operatorAudit } from './kit/operator-audit.mjs';
import { operatorInvoices } from './kit/operator-invoices.mjs';
import { operatorOutbox } from './kit/operator-outbox.mjs';
import { operatorPapers, waitingPaper } from './kit/operator-papers.mjs';
import { operatorStaff } from './kit/operator-staff.mjs';
import { USAGE } from './kit/operator-usage.mjs';
import { lists } from './kit/price-lists.mjs';
import { stop, surviveClosedOutput } from './kit/process.mjs';

surviveClosedOutput();

const CURRENCIES = { CNY: '1', USD: '2', EUR: '3' };
const SERVICES = { fcl: '整箱', lcl: '拼箱', truck: '陆运', air: '空运', rail: '铁路', domestic: '内贸' };
const DG_STATUSES = { none: '', pending: '危品待答复', accepted: '危品已接受', rejected: '危品被拒' };

const options = /** @type {const} */ ({
  valid: { type: 'string' },
  remark: { type: 'string' },
  carrier: { type: 'string' },
  etd: { type: 'string' },
  transit: { type: 'string' },
  vehicle: { type: 'string' },
  price: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
});

const given = () => {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch {
    return stop(USAGE);
  }
};
const { values, positionals } = given();
const [command = 'list', subject, ...rest] = positionals;

/** @param {string} line */
const print = (line) => process.stdout.write(`${line}\n`);
if (values.help) {
  print(USAGE);
  process.exit(0);
}

if (command === 'staff') {
  await operatorStaff(positionals.slice(1), USAGE);
  process.exit(0);
}

const token = process.env.DESK_TOKEN;
const server = process.env.DESK_SERVER;
const KEY_RULE = 'DESK_TOKEN 须与启动服务时的值相同；服务没有设它时，运营台是关闭的。';
if (server && !token) stop(`没有设置 DESK_TOKEN。${KEY_RULE}`);
if (server && !/^https?:$/.test(URL.canParse(server) ? new URL(server).protocol : ''))
  stop(`环境变量 DESK_SERVER 的值 “${server.slice(0, 80)}” 不正确：应为服务的地址，例如 https://www.example.com。`);
/** The key in the data folder is for the server of this machine, and goes to no other. */
const { address, key } = server ? { address: server, key: '' } : readOperator();
const operatorHeaders = { 'Desk-Token': token || key };

/** @param {string} name @param {object} body */
const desk = (name, body) =>
  post(address, `/api-platform/desk/${name}`, operatorHeaders, body, `服务不认这个密钥。${KEY_RULE}`);

const inChina = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'short',
  hourCycle: 'h23',
});
/** @param {number} at */
const time = (at) => inChina.format(at);

/** Strips control characters from user input, which could move the terminal's cursor or start a new line. @param {unknown} text */
const plain = (text) => String(text ?? '').replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');

/** @param {string} title @param {{ items: any[]; total: number }} queue @param {(item: any) => unknown[]} line */
function printQueue(title, { items, total }, line) {
  print(`${title}（${total}）`);
  for (const item of items)
    print(
      `  ${line(item)
        .map(plain)
        .filter((part) => part !== '')
        .join('  ')}`,
    );
  if (total > items.length) print(`  …还有 ${total - items.length} 个，先处理以上的`);
}

/** @param {any} enquiry */
function enquiryLine({ enquiryNo, service, status, form, files, deadline }) {
  const boxes = (form.boxes ?? []).map((/** @type {any} */ { ctnType, quantity }) => `${quantity}×${ctnType}`);
  return [
    enquiryNo,
    SERVICES[/** @type {keyof typeof SERVICES} */ (service)],
    `${form.orgPortCode ?? form.pickupPlace} → ${form.dstPortCode ?? form.deliveryPlace}`,
    form.isDanger === 'Y'
      ? `危 ${form.unNo ? `UN${form.unNo}` : (form.dgClass ?? '')} ${form.cargoName}`
      : form.cargoName,
    boxes.join(' '),
    form.weight ? `${form.weight} 千克` : '',
    form.volume ? `${form.volume} 立方米` : '',
    files.length > 0 ? `附件 ${files.length} 个` : '',
    `${form.contact} ${form.phone}`,
    `${time(deadline)} 前答复`,
    status === 'declined' ? '（价目里没有，待人工）' : '',
  ];
}

const waiting = () => desk('waiting', {});

async function list() {
  const { enquiries, verifications, orders, questions, papers } = await waiting();
  printQueue('询价', enquiries, enquiryLine);
  printQueue('企业认证', verifications, (one) => [
    one.id,
    one.creditCode,
    one.name,
    one.legalPerson,
    one.hasLicence ? '有执照影像' : '',
    `${time(one.submittedAt)} 提交`,
    one.reason,
  ]);
  printQueue('单证', papers, (one) => waitingPaper(one, time));
  printQueue('订单', orders, (one) => [
    one.orderNo,
    one.statusName,
    one.isDanger === 'Y' ? '危' : '',
    DG_STATUSES[/** @type {keyof typeof DG_STATUSES} */ (one.dgStatus)],
    `${time(one.createdAt)} 下单`,
    one.autoCancelAt === null ? '' : `未认证，${time(one.autoCancelAt)} 自动取消`,
  ]);
  printQueue('近一个月的提问', questions, (one) => [`${time(one.createdAt)}`, one.contact || '未留联系方式', one.text]);
}

/** @returns {Promise<any>} */
async function waitingEnquiry() {
  const { enquiries } = await waiting();
  const asked = enquiries.items.find((/** @type {any} */ { enquiryNo }) => enquiryNo === subject);
  return asked ?? stop(`没有等待处理的询价 ${subject}`);
}

/** Never over a file that is there, and never outside the folder. */
async function files() {
  const asked = await waitingEnquiry();
  if (asked.files.length === 0) print('这个询价没有附件。');
  for (const [at, { fileId, name }] of asked.files.entries()) {
    const way = '/api-platform/desk/files';
    const content = await download(address, way, operatorHeaders, { no: asked.enquiryNo, fileId });
    const target = join(resolve(rest[0] ?? '.'), `${asked.enquiryNo}-${at + 1}-${basename(plain(name))}`);
    try {
      writeFileSync(target, content, { flag: 'wx' });
    } catch {
      return stop(`无法写入 ${target}：文件夹不存在，或已有同名文件。`);
    }
    print(target);
  }
}

async function prices() {
  const asked = await waitingEnquiry();
  const list = lists[/** @type {keyof typeof lists} */ (asked.service)];
  if (list === undefined) return stop('拼箱与陆运询价没有在线报价可列；请用 quote 逐行报价，陆运加 --vehicle 写车型。');
  const answer = await post(address, `/api-item/price/${list.path}`, {}, list.asked(asked.form));
  const items = answer.items.filter((/** @type {any} */ { bookable }) => bookable === 'BOOKABLE');
  if (asked.service === 'rail' && asked.form.isDanger === 'Y')
    print('铁路危险品没有在线价格，以下为同线路普货班列，仅供选班：用 quote 逐行报价并加 --price 写报价编号。');
  if (items.length === 0) print('没有适用的在线报价，请用 quote 逐行报价，或用 decline 说明原因。');
  for (const { priceId, carrier, etd, days, transitDays, totals, validTo } of items) {
    const sums = totals.map((/** @type {any} */ { currency, amount }) => `${currencyName(currency)} ${amount}`);
    print(
      `${priceId}  ${carrier.nameCn}  ${etd === undefined ? days[0] : time(etd)} 开航  ${transitDays} 天  ${sums.join(' + ')}  ${time(validTo)} 前有效`,
    );
  }
}

/** @param {string} code */
const currencyName = (code) => Object.entries(CURRENCIES).find(([, known]) => known === code)?.[0] ?? code;

/** @param {string | undefined} text @param {string} name */
function whole(text, name) {
  if (text === undefined) return undefined;
  return /^\d{1,3}$/.test(text) ? Number(text) : stop(`--${name} 须为整数`);
}

const promise = () => ({ validDays: whole(values.valid, 'valid'), remark: values.remark });

async function answer() {
  const made = rest.map((priceId) => ({ priceId, ...promise() }));
  printAnswer(await desk('enquiries', { no: subject, decision: 'ANSWER', options: made }));
}

/** @param {string} text */
function feeLine(text) {
  const [, feeCode, unitPrice, quantity, currency] =
    /^([A-Z]{2,8})=(\d+(?:\.\d{1,2})?)x(\d+(?:\.\d{1,3})?)(?:@([A-Z]{3}))?$/.exec(text) ?? [];
  if (feeCode === undefined)
    return stop(`看不懂“${plain(text)}”。费用写作 代码=单价x数量，例如 TRK=3200x1 或 OF=1450x2@USD。`);
  if (currency === undefined) return { feeCode, unitPrice, quantity };
  const code = CURRENCIES[/** @type {keyof typeof CURRENCIES} */ (currency)];
  return code === undefined
    ? stop(`币种只有 ${Object.keys(CURRENCIES).join('、')}`)
    : { feeCode, unitPrice, quantity, currency: code };
}

async function quote() {
  const { carrier, etd, transit, vehicle, price } = values;
  const priceId = vehicle === undefined ? price : `truck-${vehicle}`;
  const option = {
    priceId,
    lines: rest.map(feeLine),
    carrier,
    etd,
    transitDays: whole(transit, 'transit'),
    ...promise(),
  };
  printAnswer(await desk('enquiries', { no: subject, decision: 'ANSWER', options: [option] }));
}

/** @param {any} answered */
const printAnswer = ({ enquiryNo, optionCount }) => print(`${enquiryNo} 已回复 ${optionCount} 个方案`);

const reason = () => rest.join(' ');

async function decline() {
  const { enquiryNo } = await desk('enquiries', { no: subject, decision: 'DECLINE', reason: reason() });
  print(`${enquiryNo} 已答复不报价`);
}

async function pass() {
  const { name } = await desk('verifications', { id: subject, decision: 'PASS' });
  print(`${plain(name)} 已通过认证`);
}

async function reject() {
  const { name } = await desk('verifications', { id: subject, decision: 'REJECT', reason: reason() });
  print(`${plain(name)} 的认证已驳回`);
}

async function move() {
  const [requested = '', ...words] = rest;
  const { moves } = await waiting();
  const found = moves.find((/** @type {any} */ { status, name }) => status === requested || name === requested);
  if (found === undefined)
    stop(
      `没有状态“${plain(requested)}”。可用：${moves.map((/** @type {any} */ { status, name }) => `${name}（${status}）`).join('、')}`,
    );
  const { orderNo } = await desk('orders', { orderNo: subject, status: found.status, remark: words.join(' ') });
  print(`${orderNo} ${found.name}`);
}

/** @param {object} body */
const fetchFile = (body) => download(address, '/api-platform/desk/papers/file', operatorHeaders, body);
const papers = () => operatorPapers({ desk, fetchFile, print, plain, time }, subject ?? '', rest);
const outbox = () => operatorOutbox({ desk, print, plain, time }, positionals.slice(1));
const audit = () => operatorAudit({ desk, print, plain, time }, subject ?? '');
const amend = () => operatorAmendments({ desk, print, plain, time }, subject ?? '', rest);

/** @param {Record<string, string>} fields @param {File} file */
const sendFile = (fields, file) =>
  postFile(address, '/api-platform/desk/invoices/issue', operatorHeaders, fields, file);
const invoice = () => operatorInvoices({ desk, sendFile, print, plain, time }, subject ?? '', rest);

const commands = {
  list: { run: list, least: 0, most: 0 },
  prices: { run: prices, least: 0, most: 0 },
  files: { run: files, least: 0, most: 1 },
  answer: { run: answer, least: 1, most: 5 },
  quote: { run: quote, least: 1, most: 30 },
  decline: { run: decline, least: 1, most: 50 },
  pass: { run: pass, least: 0, most: 0 },
  reject: { run: reject, least: 1, most: 50 },
  move: { run: move, least: 1, most: 50 },
  amend: { run: amend, least: 0, most: 50 },
  papers: { run: papers, least: 0, most: 50 },
  invoice: { run: invoice, least: 0, most: 50 },
  outbox: { run: outbox, least: 0, most: 1 },
  audit: { run: audit, least: 0, most: 0 },
};
/** Commands that need no number. */
const ALONE = ['outbox', 'audit'];

const chosen = Object.hasOwn(commands, command)
  ? commands[/** @type {keyof typeof commands} */ (command)]
  : stop(USAGE);
if (rest.length < chosen.least || rest.length > chosen.most) stop(USAGE);
if (!ALONE.includes(command) && (command === 'list') !== (subject === undefined)) stop(USAGE);
await chosen.run();
