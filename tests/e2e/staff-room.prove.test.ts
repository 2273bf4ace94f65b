import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operatorConsole as door } from '#copy/operator/console.ts';
import { operatorStaff as words } from '#copy/operator/staff.ts';
import { openSparingBrowser } from '../kit/browser.ts';
import { codesInPicture } from '../kit/codes-in-picture.ts';
import { enterOperatorRoom, makeOperatorAt } from '../kit/operator-page.ts';
import { type MadeOperator, readCodes } from '../kit/operators.ts';
import { expectSound } from '../kit/page-checks.ts';
import { type ServedSite, serveSite } from '../kit/served-site.ts';
import { openContext } from '../kit/sign-in-page.ts';

let site: ServedSite;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let tried = 0;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite(), openSparingBrowser()]);
  context = await openContext(browser);
  page = await context.newPage();
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const button = (name: string, at = page) => at.getByRole('button', { name, exact: true });
const room = () => `${site.address}/desk/`;

/** Reads the set-up that is shown: as the phone of the new operator does, and as they type the password. */
async function readSetUp(name: string): Promise<MadeOperator> {
  const code = page.getByRole('img', { name: words.code });
  await code.waitFor();
  const [otpauth = ''] = await codesInPicture(await code.screenshot());
  const shown = page.getByRole('region', { name: words.setUp(name) });
  const password = await shown.getByText(/^[a-z2-9]{20}$/).innerText();
  const secret = new URL(otpauth).searchParams.get('secret') ?? 'none';
  await shown.getByText(secret, { exact: true }).waitFor();
  return { name, password, codeAt: readCodes(otpauth) };
}

test('[10.1] [11.7] an administrator adds an operator by a code that a phone reads, changes the roles and resets them', async () => {
  tried += 1;
  const admin = await makeOperatorAt(site, `管理员-${tried}`, 'admin');
  const newcomer = `新人-${tried}`;
  await context.clearCookies();
  await page.goto(room());
  await enterOperatorRoom(page, admin);
  await button(door.roomNames.staff).click();
  await button(words.add).click();
  await page.getByLabel(words.name, { exact: true }).fill(newcomer);
  await page.getByRole('checkbox', { name: door.roles.rates }).check();
  await button(words.next).press('Enter');
  await button(words.confirms.add).press('Enter');
  const first = await readSetUp(newcomer);
  await expectSound(page, 'the set-up of an operator');

  const elsewhere = await openContext(browser);
  const own = await elsewhere.newPage();
  await own.goto(room());
  await enterOperatorRoom(own, first);
  await button(door.roomNames.rates, own).waitFor();
  expect(await button(door.roomNames.orders, own).count()).toBe(0);

  await button(words.close).press('Enter');
  await page.getByText(words.done.add(newcomer)).waitFor();
  expect(await page.getByText(first.password).count()).toBe(0);
  await button(`${words.changeRoles} ${newcomer}`).click();
  await page.getByRole('checkbox', { name: door.roles.orders }).check();
  await button(words.next).click();
  await button(words.confirms.roles).click();
  await page.getByText(words.done.roles(newcomer)).waitFor();
  await own.reload();
  await button(door.roomNames.orders, own).waitFor();

  await button(`${words.acts.reset} ${newcomer}`).click();
  await button(words.confirms.reset).click();
  const second = await readSetUp(newcomer);
  expect(second.password).not.toBe(first.password);
  await button(door.roomNames.rates, own).click();
  await own.getByText(door.ended).waitFor();
  await enterOperatorRoom(own, second);

  await button(words.close).click();
  await button(`${words.acts.disable} ${newcomer}`).click();
  await button(words.confirms.disable).click();
  await page.getByText(words.done.disable(newcomer)).waitFor();
  await button(door.roomNames.rates, own).click();
  await own.getByText(door.ended).waitFor();
  await elsewhere.close();
});
