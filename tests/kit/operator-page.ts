import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { operatorConsole as door } from '#copy/operator/console.ts';
import { ratesImport } from '#copy/operator/rates.ts';
import { type MadeOperator, madeFrom } from './operators.ts';
import type { WatchedSite } from './served-site.ts';

const run = promisify(execFile);

/** An operator made at the terminal of the server's machine, with the password shown once. */
export async function makeOperatorAt(
  { dataDir }: Pick<WatchedSite, 'dataDir'>,
  name: string,
  role = 'orders',
  ...more: string[]
): Promise<MadeOperator> {
  const { stdout } = await run(process.execPath, ['scripts/desk.mjs', 'staff', 'add', name, role, ...more], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
  });
  const password = /初始密码：(\S+)/.exec(stdout)?.[1] ?? '';
  return madeFrom(name, { password, otpauth: /动态码密钥：(\S+)/.exec(stdout)?.[1] ?? '' });
}

/** Through both steps of the door of the operator room. */
export async function enterOperatorRoom(page: Page, { name, password, codeAt }: MadeOperator) {
  const button = (label: string) => page.getByRole('button', { name: label, exact: true });
  await page.getByLabel(door.name, { exact: true }).fill(name);
  await page.getByLabel(door.password, { exact: true }).fill(password);
  await button(door.next).click();
  const code = page.getByRole('textbox', { name: door.code });
  await code.waitFor();
  await expect.poll(() => code.evaluate((field) => document.activeElement === field)).toBe(true);
  await code.fill(codeAt(Date.now()));
  await code.press('Enter');
  await button(door.leave).waitFor();
}

/** A sheet for the room of rates and sailings, which takes one once the versions are read. */
export async function chooseSheet(page: Page, sheet: Uint8Array, name = 'sheet.csv') {
  const file = page.getByLabel(ratesImport.file, { exact: true });
  await expect.poll(() => file.isEnabled()).toBe(true);
  await file.setInputFiles({ name, mimeType: '', buffer: Buffer.from(sheet) });
}
