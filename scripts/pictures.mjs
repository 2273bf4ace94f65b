import { execFileSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { URI } from 'otpauth';
import { chromium } from 'playwright';
import { chromiumOptions } from './kit/chromium.mjs';
import { root } from './kit/process.mjs';
import { serveBuilt } from './kit/served.mjs';

/** Makes the pictures of the operators' guide from the built product, as it is served with the demonstration. */

const FOLDER = join(root, 'docs/pictures');
const SIZE = { width: 1280, height: 860 };
const QUALITY = 0.8;

/** @type {readonly (readonly [file: string, room: string])[]} */
const ROOMS = [
  ['orders', '订单'],
  ['enquiries', '询价'],
  ['verifications', '认证'],
  ['leads', '线索与意见'],
  ['rates', '运价船期'],
  ['restrictions', '限制'],
  ['codes', '代码'],
  ['content', '内容'],
  ['company', '公司'],
  ['acts', '操作记录'],
];

/** @param {import('playwright').Browser} browser */
async function packer(browser) {
  const page = await browser.newPage();
  /** A picture in the format that takes a third of a PNG. @param {Buffer} png */
  return async (png) => {
    const address = await page.evaluate(
      async ({ source, quality }) => {
        const picture = new Image();
        picture.src = source;
        await picture.decode();
        const canvas = document.createElement('canvas');
        Object.assign(canvas, { width: picture.width, height: picture.height });
        canvas.getContext('2d')?.drawImage(picture, 0, 0);
        return canvas.toDataURL('image/webp', quality);
      },
      { source: `data:image/png;base64,${png.toString('base64')}`, quality: QUALITY },
    );
    return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
  };
}

/** @param {import('playwright').Page} page @param {{ name: string, password: string, codeNow: () => string }} operator */
async function enter(page, { name, password, codeNow }) {
  await page.getByLabel('姓名', { exact: true }).fill(name);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '下一步', exact: true }).click();
  const code = page.getByRole('textbox', { name: '动态码' });
  await code.fill(codeNow());
  await code.press('Enter');
  await page.getByRole('button', { name: '退出', exact: true }).waitFor();
}

/**
 * Creates a demo user's enquiry, verification and lead, so that every queue has an item.
 * @param {import('playwright').Browser} browser @param {string} address
 */
async function askAsCustomer(browser, address) {
  const context = await browser.newContext();
  let token = '';
  const call = async (/** @type {string} */ path, /** @type {object} */ body) => {
    const headers = {
      ...{ appCode: 'echem', appDriver: '101', 'Idempotency-Key': randomUUID() },
      ...(token === '' ? {} : { Authorization: token }),
    };
    const { code, message, data } = await (await context.request.post(address + path, { headers, data: body })).json();
    if (code !== '00000000') throw new Error(`${path}: ${message}`);
    return data;
  };
  const password = createHash('sha256').update('huazhou-unverified-2').digest('hex');
  ({ token } = await call('/api-user/login/password', { userName: '12000000002', password }));
  await call('/api-cms/leads', { kind: 'lead', form: { contact: '顾晓岚', phone: '12000000002' } });
  await call('/api-user/enterprise/verify', { creditCode: '11100000000013127D', name: '示例化工（上海）有限公司' });
  const form = {
    ...{ orgPortCode: 'CNSHA', dstPortCode: 'NLRTM', isDanger: 'Y', unNo: '1230', cargoName: '工业甲醇' },
    ...{ boxes: [{ ctnType: '20GP', quantity: 2 }], contact: '顾晓岚', phone: '12000000002', remark: '' },
  };
  await call('/api-ecommerce/enquiries', { service: 'fcl', form });
  await context.close();
}

const OPENED = new Set(['订单', '询价', '认证', '线索与意见']);

const served = await serveBuilt();
const browser = await chromium.launch(chromiumOptions());
try {
  mkdirSync(FOLDER, { recursive: true });
  const pack = await packer(browser);
  const name = '值班员';
  const printed = execFileSync(
    process.execPath,
    ['scripts/desk.mjs', 'staff', 'add', name, 'orders', 'rates', 'content', 'admin'],
    { cwd: root, encoding: 'utf8', env: { PATH: process.env.PATH, DATA_DIR: served.folder } },
  );
  const password = /初始密码：(\S+)/.exec(printed)?.[1] ?? '';
  const otpauth = /动态码密钥：(\S+)/.exec(printed)?.[1] ?? '';
  const page = await browser.newPage({ viewport: SIZE, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
  const take = async (/** @type {string} */ file) => {
    const picture = await pack(await page.screenshot());
    writeFileSync(join(FOLDER, `${file}.webp`), picture);
    console.log(`  ${file}.webp  ${(picture.length / 1000).toFixed(0)} KB`);
  };
  await page.goto(`${served.address}/desk/`);
  await page.getByLabel('姓名', { exact: true }).waitFor();
  await take('door');
  await enter(page, { name, password, codeNow: () => URI.parse(otpauth).generate() });
  await askAsCustomer(browser, served.address);
  for (const [file, room] of ROOMS) {
    await page.getByRole('navigation', { name: '操作室各页' }).getByRole('button', { name: room, exact: true }).click();
    await page.waitForLoadState('networkidle');
    if (OPENED.has(room)) {
      const row = page.getByRole('listbox').getByRole('option').first();
      await row.waitFor();
      await row.click();
      await page.getByRole('button', { name: '关闭', exact: true }).waitFor();
    }
    if (room === '内容') {
      const listed = page.waitForResponse((answer) => answer.url().includes('/desk/content/'));
      await page.getByLabel('类别', { exact: true }).selectOption({ label: '仓库' });
      await listed;
      await page.getByText('正在读取').waitFor({ state: 'hidden' });
      await page.getByRole('listbox').getByRole('option').first().click();
      await page.getByLabel('名称').first().waitFor();
    }
    await page.getByText('正在读取').waitFor({ state: 'hidden' });
    await page.waitForTimeout(300);
    await take(file);
  }
} finally {
  await browser.close();
  await served.close();
}
