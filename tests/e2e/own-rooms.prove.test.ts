import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { operatorVehicles, vehicleReplies } from '#copy/operator/company.ts';
import { operatorConsole as door } from '#copy/operator/console.ts';
import { sessionActions, shell } from '#copy/shell.ts';
import { rooms } from '#copy/user-centre/rooms.ts';
import { orderStatuses } from '#domain/orders/statuses.ts';
import { oceanCarriers, ownCodeCarriers } from '#domain/reference/ocean-carriers.ts';
import type { VehicleField } from '#domain/road/whole-vehicles.ts';
import { demoAccounts } from '#server/seed/account-rows.ts';
import { openSparingBrowser } from '../kit/browser.ts';
import { goToRoom } from '../kit/centre-page.ts';
import { mouseOf } from '../kit/hands.ts';
import { enterOperatorRoom, makeOperatorAt } from '../kit/operator-page.ts';
import { type ServedSite, serveCopy } from '../kit/served-site.ts';
import { openContext, PAGE, register } from '../kit/sign-in-page.ts';

const ROOMS = ['order', 'enquiry', 'contract', 'invoice', 'verification', 'members', 'account'] as const;
/** Written as the program has them: two words run into one, or a code in capitals. */
const INTERNAL =
  /\b(?!mPa|kPa)[a-z]+(?:[A-Z][a-z]+)+\b|\b(?:NONE|PENDING|REJECT)\b|\b[A-Z]+_[A-Z_]+\b|\b(?:undefined|null|NaN)\b/;
const REFERENCE = ['restrictions', 'codes'];
const PRICE = /[$¥]\s?[\d,]*[1-9]/;

let site: ServedSite;
let browser: Browser;
const empty = mkdtempSync(join(tmpdir(), 'own-rooms-'));

beforeAll(async () => {
  [site, browser] = await Promise.all([
    serveCopy(inject('deliveredFolder'), empty, { SEED: 'none' }),
    openSparingBrowser(),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
  rmSync(empty, { recursive: true, force: true });
});

const carriers = [...oceanCarriers, ...ownCodeCarriers].map(({ nameCn }) => nameCn);
const people = demoAccounts.map(({ phone }) => phone);

/** Lines that a company which entered nothing cannot have: a choice of a form claims nothing. */
async function claimsIn(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  await expect.poll(() => page.locator('[aria-busy=true], .skeleton').count()).toBe(0);
  const text = await page.locator('main').evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement;
    for (const one of copy.querySelectorAll('select, option, script, style')) one.remove();
    const texts = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
    const lines: string[] = [];
    while (texts.nextNode()) lines.push(texts.currentNode.textContent?.trim() ?? '');
    return lines.filter((line) => line !== '');
  });
  expect(text.length > 2 ? [] : text).toEqual([]);
  return text.filter(
    (line) =>
      INTERNAL.test(line) ||
      PRICE.test(line) ||
      line.includes(shell.demoLabel) ||
      carriers.includes(line) ||
      people.some((phone) => line.includes(phone)) ||
      (orderStatuses as readonly string[]).includes(line),
  );
}

test('[1.3] [10.2] no room of the user centre shows who is new an internal code, a carrier or a price', async () => {
  const context = await openContext(browser);
  const page = await context.newPage();
  await page.goto(site.address + PAGE);
  await register(page, mouseOf(page), site, '13900061001');
  const found: string[][] = [];
  await goToRoom(page, site, 'redirect=workplace');
  await page.locator('main h1').waitFor();
  found.push(...(await claimsIn(page)).map((line) => ['workplace', line]));
  for (const room of ROOMS) {
    await goToRoom(page, site, `redirect=${room}`);
    await page.getByRole('heading', { level: 1, name: rooms.titles[room], exact: true }).waitFor();
    found.push(...(await claimsIn(page)).map((line) => [room, line]));
  }
  await context.close();
  expect(found).toEqual([]);
});

test('[1.3] [10.2] no room of the operators shows an internal code, a carrier or a price that no one entered', async () => {
  const made = await makeOperatorAt(site, '第一人', 'admin', 'orders', 'rates', 'content');
  const context = await openContext(browser);
  const page = await context.newPage();
  await page.goto(`${site.address}/desk/`);
  await enterOperatorRoom(page, made);
  const found: string[][] = [];
  for (const [room, name] of Object.entries(door.roomNames)) {
    const tab = page.getByRole('button', { name, exact: true });
    // Carriers' published rules and the codes themselves come with the product, and are named as what they are.
    if (REFERENCE.includes(room) || (await tab.count()) === 0) continue;
    await tab.first().click();
    found.push(...(await claimsIn(page)).map((line) => [room, line]));
  }
  await context.close();
  expect(found).toEqual([]);
});

test('[2.14c] [3.3] [6.2] a whole vehicle that an operator writes down gives its customer the button and its list', async () => {
  const phone = '13900061002';
  const [theirs, ours] = await Promise.all([openContext(browser), openContext(browser)]);
  const page = await theirs.newPage();
  await page.goto(site.address + PAGE);
  await register(page, mouseOf(page), site, phone);
  const button = page.getByRole('button', { name: sessionActions.wholeVehicleOrders });
  await page.getByRole('button', { name: sessionActions.memberCentre }).first().waitFor();
  expect(await button.count()).toBe(0);

  const made = await makeOperatorAt(site, '调度员', 'orders');
  const room = await ours.newPage();
  await room.goto(`${site.address}/desk/`);
  await enterOperatorRoom(room, made);
  await room.getByRole('button', { name: door.roomNames.vehicles, exact: true }).click();
  await room.getByRole('button', { name: operatorVehicles.add }).click();
  const fill = (name: VehicleField, text: string) =>
    room.getByLabel(operatorVehicles.fields[name], { exact: false }).last().fill(text);
  await fill('customer', '13900061099');
  await fill('originCity', '潍坊');
  await fill('destinationCity', '青岛');
  await fill('cargoName', '氢氧化钠溶液');
  await fill('vehicle', '罐车 × 1 辆');
  await fill('weightKg', '29800');
  await fill('amount', '6200');
  await fill('loadingDay', '2026-12-01');
  await room
    .getByLabel(operatorVehicles.fields.status)
    .last()
    .selectOption({ label: operatorVehicles.statuses.waiting });
  await room.getByRole('button', { name: operatorVehicles.save }).click();
  await room.getByText(vehicleReplies.customerUnknown).first().waitFor();
  await fill('customer', phone);
  await room.getByRole('button', { name: operatorVehicles.save }).click();
  await room.getByText(operatorVehicles.saved).waitFor();
  await room.getByRole('cell', { name: operatorVehicles.lane('潍坊', '青岛') }).waitFor();

  await page.reload();
  await button.first().click();
  await page.getByRole('table', { name: rooms.vehicle.caption }).waitFor();
  await page.getByText(rooms.vehicle.lane('潍坊', '青岛')).waitFor();
  await Promise.all([theirs.close(), ours.close()]);
});
