import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { operatorFile, readOperator } from './operator.mjs';
import { root, stop } from './process.mjs';
import { terminalCode } from './terminal-code.mjs';

export const STAFF_USAGE = `  staff   list                         列出操作员
  staff   add <姓名> <职责>…           增加一名操作员，显示一次初始密码、动态码的密钥与二维码
  staff   role <姓名> <职责>…          改为这些职责，下一步操作起生效
  staff   reset <姓名>                 换新的密码与动态码密钥，已登录的退出
  staff   disable <姓名>               停用，已登录的立即退出；密码与密钥留着
  staff   enable <姓名>                恢复停用的操作员
  staff   remove <姓名>                移除操作员，已登录的立即退出
　　　职责：orders 订单、rates 运价、content 内容、admin 管理，可以有几项；staff 只在服务所在的机器上用，不需要 DESK_TOKEN`;

const ROLES = { orders: '订单', rates: '运价', content: '内容', admin: '管理' };
const ACTS = {
  add: 'ADD',
  role: 'ROLE',
  reset: 'RESET',
  remove: 'REMOVE',
  disable: 'DISABLE',
  enable: 'ENABLE',
  list: 'LIST',
};

/** @typedef {{ name: string; roles: (keyof typeof ROLES)[]; createdAt: number; signedInAt: number | null; disabledAt: number | null }} Listed */
/** @typedef {{ operators: Listed[]; secrets: { password: string; otpauth: string } | null }} Answer */

/** @param {string} word */
function roleOf(word) {
  const found = Object.entries(ROLES).find(([role, name]) => word === role || word === name);
  return (
    found?.[0] ??
    stop(
      `没有职责“${word}”。可用：${Object.entries(ROLES)
        .map(([role, name]) => `${role}（${name}）`)
        .join('、')}`,
    )
  );
}

/** @param {readonly string[]} words @param {string} usage */
function requestOf([verb = 'list', name, ...roles], usage) {
  if (!Object.hasOwn(ACTS, verb)) return stop(usage);
  const act = ACTS[/** @type {keyof typeof ACTS} */ (verb)];
  const takesRoles = act === 'ADD' || act === 'ROLE';
  if ((act === 'LIST') !== (name === undefined) || takesRoles !== roles.length > 0) return stop(usage);
  return { act, ...(name === undefined ? {} : { name }), ...(takesRoles ? { roles: roles.map(roleOf) } : {}) };
}

/** @param {object} request @returns {Promise<Answer | null>} null where no server answers */
async function askServer(request) {
  if (!existsSync(operatorFile())) return null;
  const { address, key } = readOperator();
  const reply = await fetch(new URL('/api-platform/desk/staff/act', address), {
    method: 'POST',
    headers: { appCode: 'echem', appDriver: '101', 'content-type': 'application/json', 'Desk-Token': key },
    body: JSON.stringify(request),
  }).catch(() => null);
  if (reply === null) return null;
  const { code, message, data } = await reply.json().catch(() => stop(`${address} 的回答不是本服务的。`));
  if (code === '00000000') return data;
  return stop([message, ...Object.values(data?.fields ?? {})].join('；'));
}

/** @param {object} request @returns {Promise<Answer>} */
async function askDatabase(request) {
  const program = join(root, 'dist/server/staff.js');
  if (!existsSync(program)) {
    const { build } = await import('../build.mjs');
    await build();
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, JSON.stringify(request)], {
    cwd: root,
    encoding: 'utf8',
  });
  return status === 0 ? JSON.parse(stdout) : stop(stderr.trim());
}

const inChina = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'short',
  hourCycle: 'h23',
});

/** @param {Listed} operator */
const lineOf = ({ name, roles, signedInAt, disabledAt }) =>
  [
    name,
    roles.map((role) => ROLES[role]).join('、'),
    signedInAt === null ? '还没有登录过' : `${inChina.format(signedInAt)} 登录`,
    ...(disabledAt === null ? [] : [`${inChina.format(disabledAt)} 停用`]),
  ].join('  ');

/** Makes, changes and lists the company's people; @param {readonly string[]} words @param {string} usage */
export async function operatorStaff(words, usage) {
  /** @param {string} line */
  const print = (line) => process.stdout.write(`${line}\n`);
  const request = requestOf(words, usage);
  const { operators, secrets } = (await askServer(request)) ?? (await askDatabase(request));
  const { act, name } = /** @type {{ act: string; name?: string }} */ (request);
  if (act === 'LIST') {
    for (const operator of operators) print(lineOf(operator));
    if (operators.length === 0) print('还没有操作员。');
    return;
  }
  const own = operators.find((operator) => operator.name === name);
  print(own === undefined ? `${name} 已移除` : lineOf(own));
  if (secrets === null) return;
  print(`初始密码：${secrets.password}`);
  print(`动态码密钥：${secrets.otpauth}`);
  const isColoured = process.stdout.isTTY === true && !process.env.NO_COLOR;
  print(terminalCode(secrets.otpauth, { isColoured }));
  print('以上只显示这一次；用身份验证器扫描二维码，或输入密钥。');
}
