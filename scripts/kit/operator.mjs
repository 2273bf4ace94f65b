import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root, stop } from './process.mjs';

export const operatorFile = () => join(resolve(root, process.env.DATA_DIR || '.data'), 'operator.json');

/**
 * Reads the address and key that the running server writes to its data folder.
 * @returns {{ address: string; shop: string; key: string }}
 */
export function readOperator() {
  const file = operatorFile();
  if (!existsSync(file))
    stop(`没有找到正在运行的服务（${file} 不存在）。请先启动服务，或把 DATA_DIR 设为服务的数据目录。`);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return stop(`无法读取 ${file}。请以运行服务的用户身份执行本命令。`);
  }
}

/** @param {string} address @param {string} path @param {Record<string, string>} headers @param {string | FormData} body */
const send = (address, path, headers, body) =>
  fetch(new URL(path, address), {
    method: 'POST',
    headers: { appCode: 'echem', appDriver: '101', ...headers },
    body,
  }).catch(() => stop(`服务没有回应（${address}）。请确认它正在运行。`));

/** @param {string} address @param {string} path @param {Record<string, string>} headers @param {object} body */
const ask = (address, path, headers, body) =>
  send(address, path, { 'content-type': 'application/json', ...headers }, JSON.stringify(body));

/** @param {Response} answer @param {string} address @param {string} [notLetIn] */
async function dataOf(answer, address, notLetIn) {
  /** @type {{ code: string; message: string; data: any }} */
  const { code, message, data } = await answer.json().catch(() => stop(`${address} 的回答不是本服务的。`));
  if (code === '00000000') return data;
  if (answer.status === 401) stop(notLetIn ?? message);
  const fields = Object.values(data?.fields ?? {}).filter((text) => text !== message);
  return stop([message, ...fields].join('；'));
}

/**
 * One call to the server; what it refuses ends the command with its own words.
 * @param {string} address @param {string} path @param {Record<string, string>} headers @param {object} body
 * @param {string} [notLetIn] what to say where the key is not the right one
 */
export const post = async (address, path, headers, body, notLetIn) =>
  dataOf(await ask(address, path, headers, body), address, notLetIn);

/**
 * The same for a call that takes a file.
 * @param {string} address @param {string} path @param {Record<string, string>} headers
 * @param {Record<string, string>} fields @param {File} file
 */
export async function postFile(address, path, headers, fields, file) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file);
  return dataOf(await send(address, path, headers, form), address);
}

/**
 * The same for a call that answers with a file.
 * @param {string} address @param {string} path @param {Record<string, string>} headers @param {object} body
 * @param {string} [notLetIn]
 */
export async function download(address, path, headers, body, notLetIn) {
  const answer = await ask(address, path, headers, body);
  if (!answer.headers.has('content-disposition')) await dataOf(answer, address, notLetIn);
  return Buffer.from(await answer.arrayBuffer());
}
