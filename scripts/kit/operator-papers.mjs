import { writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { stop } from './process.mjs';

/**
 * @typedef {{ paper: string; name: string; statusName: string; version: number; files: { fileId: string; name: string }[];
 *   form: { values: object } | null;
 *   day: string | null; dueAt: number | null; at: number | null; isLate: boolean; missingSections: number[] | null; reason: string | null }} Paper
 * @typedef {{ desk(name: string, body: object): Promise<any>; fetchFile(body: object): Promise<Buffer>;
 *   print(line: string): void; plain(text: unknown): string; time(at: number): string }} Room
 */

/**
 * A paper that waits for the operator.
 * @param {{ orderNo: string; paper: string; name: string; isLate: boolean; at: number }} one @param {(at: number) => string} time
 */
export const waitingPaper = ({ orderNo, paper, name, isLate, at }, time) => [
  orderNo,
  paper,
  name,
  isLate ? '逾期提交' : '',
  `${time(at)} 提交`,
];

/** @param {Room} room @param {Paper} paper */
function lineOf({ plain, time }, paper) {
  const { name, statusName, files, form, day, dueAt, at, isLate, missingSections, reason } = paper;
  return [
    paper.paper,
    name,
    statusName,
    files.length === 0 ? '' : `文件 ${files.map((file) => file.name).join('、')}`,
    form === null ? '' : `已填写，用 form ${paper.paper} 查看`,
    day === null || day === '' ? '' : `日期 ${day}`,
    at === null ? '' : `${time(at)} 提交`,
    isLate ? '逾期提交' : '',
    dueAt === null ? '' : `${time(dueAt)} 截止`,
    missingSections === null || missingSections.length === 0 ? '' : `没有读到第 ${missingSections.join('、')} 部分`,
    reason === null ? '' : `退回：${reason}`,
  ]
    .map(plain)
    .filter((part) => part !== '')
    .join('  ');
}

/** Never over a file that is there, and never outside the folder. @param {Room} room @param {string} orderNo @param {readonly Paper[]} papers @param {string} folder */
async function saveFiles({ fetchFile, print, plain }, orderNo, papers, folder) {
  for (const { paper, files } of papers) {
    for (const [at, { fileId, name }] of files.entries()) {
      const target = join(resolve(folder), `${orderNo}-${paper}-${at + 1}-${basename(plain(name))}`);
      try {
        writeFileSync(target, await fetchFile({ orderNo, fileId }), { flag: 'wx' });
      } catch (error) {
        const isThere = error instanceof Error && 'code' in error;
        stop(isThere ? `无法写入 ${target}：文件夹不存在，或已有同名文件。` : String(error));
      }
      print(target);
    }
  }
}

/**
 * The papers of an order: listed, put into a folder, accepted or sent back.
 * @param {Room} room @param {string} orderNo @param {readonly string[]} rest
 */
export async function operatorPapers(room, orderNo, [act, ...rest]) {
  const { papers } = /** @type {{ papers: Paper[] }} */ (await room.desk('papers/query', { orderNo }));
  if (act === undefined) {
    if (papers.length === 0) room.print('这个订单没有由货主提供的单证。');
    for (const paper of papers) room.print(lineOf(room, paper));
    return;
  }
  if (act === 'files') return saveFiles(room, orderNo, papers, rest[0] ?? '.');
  const [requested = '', ...words] = rest;
  if (act === 'draft') {
    const version = papers.find(({ paper }) => paper === 'DRAFT_BILL')?.version ?? 0;
    const made = await room.desk('papers/draft-bill', { orderNo, version, blNo: requested });
    return room.print(`${orderNo} ${room.plain(made.name)} ${made.statusName}`);
  }
  const found = papers.find(({ paper, name }) => paper === requested || name === requested);
  if (act === 'form') {
    const form = papers.find(({ paper, name }) => paper === requested || name === requested)?.form;
    if (!form) return stop('这份单证还没有填写，或不是在线填写的。');
    return room.print(room.plain(JSON.stringify(form.values, null, 2)));
  }
  if ((act !== 'accept' && act !== 'return') || requested === '')
    return stop(
      '用法：papers <订单号> [files [文件夹] | form <单证> | accept <单证> | return <单证> <原因> | draft <提单号>]',
    );
  if (found === undefined)
    return stop(`这个订单没有“${room.plain(requested)}”。可用：${papers.map(({ paper }) => paper).join('、')}`);
  const decision = act === 'accept' ? 'ACCEPT' : 'RETURN';
  const { paper, version } = found;
  const decided = await room.desk('papers/decide', { orderNo, paper, version, decision, reason: words.join(' ') });
  room.print(`${orderNo} ${room.plain(decided.name)} ${decided.statusName}`);
}
