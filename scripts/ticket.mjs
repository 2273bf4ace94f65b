import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root, stop } from './kit/process.mjs';

const USAGE = '用法：npm run ticket -- <手机号>。在服务所在的机器上运行，DATA_DIR 须与服务相同。';

const [phone, ...more] = process.argv.slice(2);
if (phone === undefined || more.length > 0 || !/^1[2-9]\d{9}$/.test(phone)) stop(USAGE);

const file = join(resolve(root, process.env.DATA_DIR || '.data'), 'operator.json');
if (!existsSync(file))
  stop(`没有找到正在运行的服务（${file} 不存在）。请先启动服务，或把 DATA_DIR 设为服务的数据目录。`);

/** @returns {{ address: string; shop: string; key: string }} */
const readOperator = () => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return stop(`无法读取 ${file}。请以运行服务的用户身份执行本命令。`);
  }
};

const { address, shop, key } = readOperator();
const answer = await fetch(new URL('/api-user/partner/ticket', address), {
  method: 'POST',
  headers: { 'content-type': 'application/json', appCode: 'echem', appDriver: '101', 'Partner-Key': key },
  body: JSON.stringify({ phone }),
}).catch(() => stop(`服务没有回应（${address}）。请确认它正在运行。`));

/** @type {{ code: string; message: string; data: { ticket: string } }} */
const { code, message, data } = await answer.json();
if (code !== '00000000') stop(message);
const link = new URL('/', shop);
link.searchParams.set('token', data.ticket);
process.stdout.write(`${link.href}\n60 秒内有效，只能使用一次。\n`);
