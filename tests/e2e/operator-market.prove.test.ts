import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { homeMarket } from '#copy/home/page.ts';
import { operatorContent as words } from '#copy/operator/content.ts';
import { openSparingBrowser } from '../kit/browser.ts';
import { enterOperatorRoom, makeOperatorAt } from '../kit/operator-page.ts';
import { expectSound } from '../kit/page-checks.ts';
import { type ServedSite, serveSite } from '../kit/served-site.ts';
import { openContext } from '../kit/sign-in-page.ts';

type Kind = 'POST' | 'SUPPLIER' | 'WAREHOUSE';

let site: ServedSite;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let visitor: Page;
const complaints: string[] = [];
let tries = 0;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite(), openSparingBrowser()]);
  context = await openContext(browser);
  page = await context.newPage();
  visitor = await (await openContext(browser)).newPage();
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
/** Locates elements in the form, not in the list beside it. */
const field = (name: string) => page.locator('form[aria-labelledby=write]').getByLabel(name, { exact: true }).first();

async function begin(kind: Kind): Promise<number> {
  tries += 1;
  await context.clearCookies();
  const made = await makeOperatorAt(site, `市场员-${tries}`, 'content');
  await page.goto(`${site.address}/desk/`);
  await enterOperatorRoom(page, made);
  await page.getByLabel(words.kind, { exact: true }).selectOption({ label: words.kinds[kind] });
  await button(words.begin(words.kinds[kind])).click();
  return tries;
}

async function fill(fields: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(fields)) await field(name).fill(text);
}

async function saveAndPublish() {
  await button(words.save).press('Enter');
  await page.getByText(words.done.saved, { exact: true }).waitFor();
  await button(words.submitNow).press('Enter');
  await page.getByText(words.done.published, { exact: true }).waitFor();
}

async function withdraw() {
  await button(words.withdraw).press('Enter');
  await button(words.confirm).press('Enter');
  await page.getByText(words.done.withdrawn, { exact: true }).waitFor();
}

const sees = (path: string, text: string) => async () => {
  await visitor.goto(`${site.address}${path}`);
  await visitor.getByRole('heading', { level: 1 }).waitFor();
  return (await visitor.getByText(text).count()) > 0;
};

const { fields } = words;

/** The page of its own as it will be, in a tab beside the room. */
async function looksAt(look: (preview: Page) => Promise<unknown>) {
  const opening = page.context().waitForEvent('page');
  await button(words.preview).press('Enter');
  const preview = await opening;
  await look(preview);
  await preview.close();
}

test('[10.6] a warehouse is filled in, looked at and published; a visitor finds it until it is withdrawn', async () => {
  const number = await begin('WAREHOUSE');
  const name = `临港新库 ${number}`;
  await fill({
    [words.ownFields.WAREHOUSE.title]: name,
    [fields.district]: '浦东新区',
    [fields.address]: '新杨公路 1 号',
  });
  await field(fields.cityCode).selectOption({ label: '上海' });
  await button(words.save).press('Enter');
  await page.getByText('请填 5 位港口代码', { exact: false }).or(page.getByText('请填写').first()).first().waitFor();
  await fill({ [fields.portCode]: 'CNYSN', [fields.portKilometres]: '38', [fields.areaTotal]: '3000' });
  await fill({ [fields.areaFree]: '1200', [fields.pricePerTon]: '2.40', [fields.handlingPerTon]: '36.50' });
  await fill({ [fields.openingHours]: '08:00–17:30', [fields.phone]: '021-50000000' });
  for (const choice of ['甲类', '3', '8', words.choices.REPACK]) await button(choice).click();
  await button(words.add(words.blockKinds.licence)).click();
  await fill({ [fields.name]: '危险化学品经营许可证', [fields.number]: 'WH-77', [fields.expires]: '2030-12-31' });
  await looksAt(async (preview) => preview.getByText(name).first().waitFor());
  await expectSound(page, 'a warehouse');
  const isSeen = sees('/warehouseing', name);
  await saveAndPublish();
  await expect.poll(isSeen).toBe(true);
  await withdraw();
  await expect.poll(isSeen).toBe(false);
  expect(complaints).toEqual([]);
});

test('[10.6] a supplier is published, stands among the partners of the home page and goes again', async () => {
  const number = await begin('SUPPLIER');
  const name = `临港合作库 ${number}`;
  await fill({ [words.ownFields.SUPPLIER.title]: name });
  await looksAt(async (preview) => {
    await preview.mouse.wheel(0, 8_000);
    await preview.getByText(name).waitFor();
  });
  await saveAndPublish();
  const isSeen = async () => {
    await visitor.goto(site.address);
    await visitor.mouse.wheel(0, 8_000);
    await visitor.getByText(homeMarket.partners.warehouses).waitFor();
    return (await visitor.getByText(name).count()) > 0;
  };
  await expect.poll(isSeen, { timeout: 60_000 }).toBe(true);
  await withdraw();
  await expect.poll(isSeen).toBe(false);
  expect(complaints).toEqual([]);
});

test('[7.5e] [10.6] goods of the company are offered, read by a visitor and taken back', async () => {
  const number = await begin('POST');
  const title = `现货供应丙酮 ${number}`;
  await fill({ [fields.title]: title, [fields.deadline]: '2030-02-20T18:00', [fields.deliveryDate]: '2030-02-25' });
  await fill({ [fields.deliveryPlace]: '上海市奉贤区化工路 8 号', [fields.contactName]: '周样例' });
  await fill({ [fields.contactPhone]: '13800138000' });
  await button(words.choices.TRADE).click();
  await button(words.add(words.blockKinds.goods)).click();
  await fill({ [fields.nameCn]: '丙酮', [fields.casNo]: '67-64-1', [fields.unNo]: '1090', [fields.purity]: '≥99.5 %' });
  await fill({ [fields.packing]: '160 kg 钢桶', [fields.quantity]: '20', [fields.price]: '6250' });
  await field(fields.unit).selectOption('吨');
  await looksAt(async (preview) => preview.getByText('67-64-1', { exact: false }).first().waitFor());
  await expectSound(page, 'a post');
  const isSeen = sees('/procurement/share', title);
  await saveAndPublish();
  await expect.poll(isSeen).toBe(true);
  await visitor.getByRole('link', { name: title }).first().click();
  await visitor.getByRole('heading', { level: 1, name: title }).waitFor();
  await withdraw();
  await expect.poll(isSeen).toBe(false);
  expect(complaints).toEqual([]);
});
