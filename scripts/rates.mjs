import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, extname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { download, post, postFile, readOperator } from './kit/operator.mjs';
import { stop, surviveClosedOutput } from './kit/process.mjs';

surviveClosedOutput();

const USAGE = `用法：npm run rates -- <命令>
  template <文件>     把模板写进文件，带示例与代码表；按扩展名写 xlsx 或 csv
  preview  <文件>     读入一份表，列出错误，或与现行版本的差异；不发布
  publish  <文件>     读入并发布；有任何错误都不发布
  rollback <版本>     撤回现行版本，回到它所替换的版本
  withdraw <版本>     撤回一个还没有到时生效的版本
  export   <文件>     把现行版本写进文件，原样导入没有差异
  versions            列出版本
选项：--service <服务>　--at <时间> 到时生效，例如 2026-01-31T00:00+08:00
  运价：fcl（整箱，默认）lcl（拼箱）air（空运）rail（铁路）tank（罐箱）flexitank（液袋）domestic（内贸海运）
  作业与附加：cfs（内装）warehouse（仓储）truck（陆运）dgdesk（危险品服务）fclWorks（整箱附加）tankWorks（罐箱作业）flexitankWorks（液袋附加）
  目录：unList（危险品目录，也收 tsv；文件名就是版本名）
  班期：sailings（海运船期，也收 json）flights（航班）trains（班列）coasters（内贸船期）
在服务所在的机器上由 DATA_DIR 里的 operator.json 找到服务；在别的机器上设 DESK_SERVER=https://… 与 DESK_TOKEN。`;

const RATES = ['fcl', 'lcl', 'air', 'rail', 'tank', 'flexitank', 'domestic'];
const WORKS = ['cfs', 'warehouse', 'truck', 'dgdesk', 'fclWorks', 'tankWorks', 'flexitankWorks'];
const LISTS = ['unList'];
const SCHEDULES = ['sailings', 'flights', 'trains', 'coasters'];
const KINDS = { NEW: '新增', CHANGED: '变更', LAPSING: '失效' };
const STATUSES = { PREVIEW: '未发布', SCHEDULED: '待生效', PUBLISHED: '已发布', WITHDRAWN: '已撤回' };
const LINES_SHOWN = 50;

const given = () => {
  try {
    const options = /** @type {const} */ ({
      service: { type: 'string', default: 'fcl' },
      at: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    });
    return parseArgs({ options, allowPositionals: true });
  } catch {
    return stop(USAGE);
  }
};
const { values, positionals } = given();
const [command = '', subject = '', ...more] = positionals;
const { service } = values;
const isSchedule = SCHEDULES.includes(service);
if (!isSchedule && ![...RATES, ...WORKS, ...LISTS].includes(service)) stop(USAGE);
const path = `/api-platform/desk/${isSchedule ? 'schedules' : 'rates'}`;

/** @param {string} line */
const print = (line) => process.stdout.write(`${line}\n`);
if (values.help) {
  print(USAGE);
  process.exit(0);
}
const known = ['export', 'preview', 'publish', 'rollback', 'template', 'versions', 'withdraw'];
if (!known.includes(command) || more.length > 0 || (command === 'versions') !== (subject === '')) stop(USAGE);

/** A token of the environment is for a server anywhere, the key in the data folder for the one of this machine. */
const operator = process.env.DESK_SERVER === undefined ? readOperator() : null;
const address = process.env.DESK_SERVER ?? operator?.address ?? '';
const headers = { 'Desk-Token': process.env.DESK_TOKEN ?? operator?.key ?? '' };
/** @param {string} act @param {object} body */
const desk = (act, body) => post(address, `${path}/${act}`, headers, body);

function startTime() {
  if (values.at === undefined) return undefined;
  const at = Date.parse(values.at);
  const hasZone = /(?:Z|[+-]\d\d:\d\d)$/.test(values.at);
  return hasZone && Number.isFinite(at) ? at : stop('--at 须写明时区，例如 2026-01-31T00:00+08:00');
}

async function preview() {
  const from = resolve(subject);
  if (!existsSync(from)) stop(`没有文件 ${from}`);
  const file = new File([readFileSync(from)], basename(from));
  const read = await postFile(address, `${path}/preview`, headers, { service }, file);
  for (const { sheet, row, column, message } of read.errors) print(`${sheet} 第${row}行 ${column}：${message}`);
  if (read.errorTotal > 0) stop(`共 ${read.errorTotal} 处错误，没有发布。`);
  const { new: added, changed, lapsing } = read.counts;
  print(`${read.rowCount} 行：新增 ${added}，变更 ${changed}，失效 ${lapsing}`);
  for (const { kind, row, cells, cutOffs = [] } of read.changes.slice(0, LINES_SHOWN)) {
    const { origin, destination, carrier, fee, vessel, voyage, flight, from, to, etd, eta } = row;
    const listed = [row.un, row.packing_group, row.variant];
    const unit = row.box || row.break;
    const differences = cells.map(
      (/** @type {any} */ cell) => `${cell.column} ${cell.old || '空'} → ${cell.new || '空'}`,
    );
    const days = from ?? etd;
    const what = [
      ...listed,
      origin,
      destination,
      carrier,
      flight,
      fee,
      unit,
      vessel,
      voyage,
      days && `${days}～${to ?? eta}`,
    ];
    const line = [...what, ...differences].filter(Boolean).join('  ');
    print(`  ${KINDS[/** @type {keyof typeof KINDS} */ (kind)]}  ${line}`);
    const resolved = cutOffs.map(
      (/** @type {any} */ one) =>
        `${one.column} ${[one.rule, one.at].filter(Boolean).join(' 首班 ')}${one.isUsual ? '（通常规则）' : ''}`,
    );
    if (resolved.length > 0) print(`        ${resolved.join('，')}`);
  }
  for (const { origin, destination } of read.unknownLanes)
    print(`  ${isSchedule ? '没有运价' : '没有班期'}，暂不销售：${origin} → ${destination}`);
  const { ports, calls } = read.leftOut;
  if (ports.length > 0) print(`  “代码”里没有这些港口，没有读：${ports.join('、')}`);
  if (calls > 0) print(`  ${calls} 次靠泊还没有定船名，没有读`);
  await printWaiting();
  return read.previewId;
}

/** Lists scheduled versions, which a new one may not coincide with. */
async function printWaiting() {
  const { versions: listed } = await desk('versions', { service });
  for (const { versionId, status, fileName, rowCount, publishAt } of listed)
    if (status === 'SCHEDULED')
      print(`  另有待生效：${versionId}  ${rowCount} 行  ${fileName}  ${new Date(publishAt).toISOString()}`);
}

async function publish() {
  const at = startTime();
  const previewId = await preview();
  const published = await desk('publish', { previewId, ...(at === undefined ? {} : { at }) });
  const isNow = published.inForce === previewId;
  print(isNow ? `已生效：${previewId}` : `将于 ${new Date(published.publishAt).toISOString()} 生效：${previewId}`);
}

async function rollback() {
  const { inForce } = await desk('rollback', { service, versionId: subject });
  print(inForce === null ? '已撤回；现在没有导入的版本' : `已撤回；现行版本 ${inForce}`);
}

async function withdraw() {
  await desk('withdraw', { service, versionId: subject });
  print('已撤回定时，到时不会生效');
}

/** @param {'export' | 'template'} act */
async function write(act) {
  const format = extname(subject).slice(1).toLowerCase();
  if (format !== 'csv' && format !== 'xlsx') stop('文件名须以 .xlsx 或 .csv 结尾');
  const bytes = await download(address, `${path}/${act}`, headers, { service, format });
  try {
    writeFileSync(resolve(subject), bytes, { flag: 'wx' });
  } catch {
    stop(`无法写入 ${resolve(subject)}：文件夹不存在，或已有同名文件。`);
  }
  print(resolve(subject));
}

async function versions() {
  const { inForce, versions: listed } = await desk('versions', { service });
  if (listed.length === 0) print('还没有导入过');
  for (const { versionId, status, fileName, rowCount, publishAt } of listed) {
    const name = versionId === inForce ? '现行' : STATUSES[/** @type {keyof typeof STATUSES} */ (status)];
    const time = publishAt === null ? '' : new Date(publishAt).toISOString();
    print([versionId, name, `${rowCount} 行`, fileName, time].filter(Boolean).join('  '));
  }
}

if (command === 'preview') await preview();
else if (command === 'publish') await publish();
else if (command === 'rollback') await rollback();
else if (command === 'withdraw') await withdraw();
else if (command === 'versions') await versions();
else await write(/** @type {'export' | 'template'} */ (command));
