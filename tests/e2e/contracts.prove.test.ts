import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operatorConsole as door } from '#copy/operator/console.ts';
import { contractDocuments, contractReplies, contracts as words } from '#copy/user-centre/enterprise.ts';
import type { ContractKind } from '#domain/contracts/contract.ts';
import { openSparingBrowser } from '../kit/browser.ts';
import { goToRoom } from '../kit/centre-page.ts';
import { UNVERIFIED, VERIFIED } from '../kit/demo-people.ts';
import { enterOperatorRoom, makeOperatorAt } from '../kit/operator-page.ts';
import { callerOf, placeOrder } from '../kit/order-calls.ts';
import { overflowOf } from '../kit/overflow.ts';
import { pdfText, withoutBlanks } from '../kit/pdf-text.ts';
import { type ServedSite, serveSite } from '../kit/served-site.ts';
import { openContext, openSignedIn } from '../kit/sign-in-page.ts';

let site: ServedSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite(), openSparingBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const rowOf = (page: Page, orderNo: string) =>
  page.getByRole('list', { name: words.list }).getByRole('listitem').filter({ hasText: orderNo });

async function openContracts(page: Page, orderNo: string) {
  await goToRoom(page, site, 'redirect=contract');
  await rowOf(page, orderNo).waitFor();
}

async function fileOf(page: Page, kind: ContractKind, orderNo: string): Promise<{ name: string; bytes: Uint8Array }> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: words.downloadOf(kind, orderNo) }).click();
  const file = await download;
  return { name: file.suggestedFilename(), bytes: new Uint8Array(await readFile(await file.path())) };
}

test('[10.13b] the customer reads both texts, agrees, and both sides see it; the documents say who agreed to what, and stay', async () => {
  const { context, page } = await openSignedIn(browser, site, VERIFIED, { viewport: { width: 360, height: 800 } });
  const orderNo = await placeOrder(context, site.address, 'to-be-contracted');
  await openContracts(page, orderNo);
  await rowOf(page, orderNo).getByText(words.states.open, { exact: true }).waitFor();
  const open = await pdfText((await fileOf(page, 'service-contract', orderNo)).bytes);
  expect(open).toContain(contractDocuments.open);

  await page.getByRole('button', { name: words.openOf(orderNo) }).click();
  await page.getByRole('heading', { level: 2, name: words.texts(orderNo) }).waitFor();
  for (const kind of ['service-contract', 'charge-agreement'] as const)
    await page
      .getByRole('heading', { level: 3, name: new RegExp(contractDocuments.names[kind]) })
      .first()
      .waitFor();
  expect(await overflowOf(page)).toBe(0);
  const conclude = page.getByRole('button', { name: words.conclude.consent });
  expect(await conclude.isDisabled()).toBe(true);
  await page.getByRole('checkbox', { name: words.agree }).check();
  await conclude.click();
  await page.getByText(words.outcomes.concluded, { exact: true }).waitFor();
  const row = rowOf(page, orderNo);
  await row.getByText(words.states.concluded, { exact: true }).waitFor();
  await row.getByText(words.by('consent', '顾晓岚')).waitFor();
  expect(await row.getByRole('button', { name: words.openOf(orderNo) }).count()).toBe(0);
  expect(await overflowOf(page)).toBe(0);

  for (const kind of ['service-contract', 'charge-agreement'] as const) {
    const { name, bytes } = await fileOf(page, kind, orderNo);
    expect(name).toMatch(new RegExp(`^${contractDocuments.names[kind]}-${orderNo}-\\d{4}-\\d\\d-\\d\\d\\.pdf$`, 'u'));
    const text = await pdfText(bytes);
    for (const expectedText of [orderNo, contractDocuments.byConsent, '顾晓岚', '上海申澜化工进出口有限公司'])
      expect([kind, text]).toEqual([kind, expect.stringContaining(withoutBlanks(expectedText))]);
    expect(text).not.toContain(contractDocuments.open);
    await page.reload();
    await rowOf(page, orderNo).waitFor();
    expect((await fileOf(page, kind, orderNo)).bytes).toEqual(bytes);
  }

  const room = await openContext(browser);
  const operatorPage = await room.newPage();
  const made = await makeOperatorAt(site, '看合同的操作员');
  await operatorPage.goto(`${site.address}/desk/`);
  await enterOperatorRoom(operatorPage, made);
  await operatorPage.getByRole('button', { name: door.roomNames.orders, exact: true }).click();
  await operatorPage.getByRole('option').filter({ hasText: orderNo }).click();
  await operatorPage.getByText(words.by('consent', '顾晓岚')).waitFor();
  await room.close();
  await context.close();
});

test('[10.13b][10.10] of two windows the later one is notified; a stranger finds no such order', async () => {
  const { context, page } = await openSignedIn(browser, site, VERIFIED);
  const orderNo = await placeOrder(context, site.address, 'contracted-twice');
  await openContracts(page, orderNo);
  await page.getByRole('button', { name: words.openOf(orderNo) }).click();
  await page.getByRole('checkbox', { name: words.agree }).check();
  const call = callerOf(context, site.address);
  const { texts } = (await call(`/api-ecommerce/orders/${orderNo}/contract`, null)) as {
    texts: { kind: ContractKind; version: string }[];
  };
  const [contract, charge] = texts.map(({ version }) => version);
  await call(`/api-ecommerce/orders/${orderNo}/contract/conclude`, { versions: { contract, charge } });
  await page.getByRole('button', { name: words.conclude.consent }).click();
  await page.getByText(words.notConcluded(contractReplies.concluded)).waitFor();
  await page.getByRole('button', { name: words.back, exact: true }).click();
  await rowOf(page, orderNo).getByText(words.states.concluded, { exact: true }).waitFor();
  await context.close();

  const other = await openSignedIn(browser, site, UNVERIFIED);
  const ask = callerOf(other.context, site.address);
  const path = `/api-ecommerce/orders/${orderNo}/contract`;
  for (const asked of [path, `${path}/service-contract`]) await expect(ask(asked, null)).rejects.toThrow('10004004');
  await expect(ask(`${path}/conclude`, { versions: { contract, charge } })).rejects.toThrow('10004004');
  await other.context.close();
});
