import axe from 'axe-core';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dangerousLookup } from '#copy/dangerous-goods/lookup.ts';
import { dangerousDesk, dangerousPage, manualQuery } from '#copy/dg-desk/page.ts';
import { segregationCheck } from '#copy/dg-desk/tools.ts';
import { openSparingBrowser } from '../kit/browser.ts';
import { openPage, toolOf } from '../kit/dangerous-page.ts';
import { overflowOf } from '../kit/overflow.ts';
import { sharedSite } from '../kit/served-site.ts';

const site = sharedSite();
let browser: Browser;

beforeAll(async () => {
  browser = await openSparingBrowser();
});

afterAll(() => browser?.close());

/** Expects no overflow and no axe findings. */
async function expectSound(page: Page) {
  await page.getByRole('contentinfo').waitFor();
  expect(await overflowOf(page)).toBe(0);
  await page.evaluate(axe.source);
  const { passes, violations } = await page.evaluate(() =>
    (window as unknown as { axe: typeof axe }).axe.run({ resultTypes: ['violations'], preload: false }),
  );
  expect(passes.length).toBeGreaterThan(0);
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html ?? ''}`)).toEqual([]);
}

const box = (page: Page) => page.getByRole('combobox', { name: dangerousDesk.search });
const row = (page: Page) => page.getByRole('link', { name: dangerousLookup.title('1294') });
const sheet = (page: Page) => page.getByRole('region', { name: dangerousLookup.title('1294'), exact: true });
const prices = (page: Page) => page.getByRole('link', { name: dangerousPage.prices('1294') });

/** Tab until something has the focus. */
async function tabTo(page: Page, found: (page: Page) => ReturnType<Page['locator']>) {
  const target = await found(page).first().elementHandle();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target?.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the keyboard does not reach it');
}

describe('the dangerous goods desk', () => {
  test('[2.1][2.2] toluene by its CAS number to its prices, by keyboard at 360', async () => {
    const { page, pageMessages, context } = await openPage(browser, '/dgdesk', { width: 360 });
    await box(page).waitFor();
    await expectSound(page);
    await tabTo(page, box);
    await page.keyboard.type('108-88-3');
    await page.getByRole('option', { name: /UN 1294 甲苯/ }).waitFor();
    await expectSound(page);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/dgdesk\?keyword=108-88-3$/);
    await row(page).waitFor();
    expect(await page.getByRole('cell', { name: /TOLUENE/ }).count()).toBe(1);
    await expectSound(page);
    await tabTo(page, row);
    await page.keyboard.press('Enter');
    await page.waitForURL(/dgdeskDetail\?un=1294&pg=II$/);
    await sheet(page).waitFor();
    await expectSound(page);
    await tabTo(page, prices);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/shippingFcl\?.*unNo=1294/);
    expect(pageMessages).toEqual([]);
    await context.close();
  });

  test('[2.1][2.2] the same by mouse at 1280, in the dark', async () => {
    const { page, pageMessages, context } = await openPage(browser, '/dgdesk', { width: 1280, theme: 'dark' });
    await box(page).fill('108-88-3');
    await page.getByRole('button', { name: dangerousDesk.go }).click();
    await row(page).waitFor();
    await expectSound(page);
    await row(page).click();
    await sheet(page).waitFor();
    await expect.poll(() => page.title()).toContain('UN 1294 甲苯');
    await expectSound(page);
    await prices(page).click();
    await page.waitForURL(/\/shippingFcl\?.*unNo=1294/);
    await page.goBack();
    await sheet(page).waitFor();
    expect(pageMessages).toEqual([]);
    await context.close();
  });

  test('[1.2] a match is chosen with the arrows and opens its sheet; escape leaves the words as they are', async () => {
    const { page, pageMessages, context } = await openPage(browser, '/dgdesk', { width: 1280 });
    await box(page).pressSequentially('甲苯');
    await page.getByRole('option', { name: /UN 1294/ }).waitFor();
    await page.keyboard.press('Escape');
    const options = page.getByRole('listbox').getByRole('option');
    await expect.poll(() => options.count()).toBe(0);
    expect(await box(page).inputValue()).toBe('甲苯');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('苯');
    await expect.poll(() => options.first().textContent()).toMatch(/UN 1294/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await sheet(page).waitFor();
    expect(pageMessages).toEqual([]);
    await context.close();
  });

  test('[1.2] a class leads to its list, whose pages are addresses; what there is none of is asked of a person', async () => {
    const { page, pageMessages, context } = await openPage(browser, '/dgdesk', { width: 1280 });
    await page
      .getByRole('navigation', { name: dangerousDesk.classes })
      .getByRole('link', { name: /易燃液体/ })
      .click();
    await page.waitForURL(/dgClass=3$/);
    await page.getByRole('link', { name: dangerousLookup.title('1089') }).waitFor();
    await page.getByRole('link', { name: '第 2 页' }).click();
    await page.waitForURL(/dgClass=3&page=2$/);
    await expect.poll(() => page.getByRole('link', { name: dangerousLookup.title('1089') }).count()).toBe(0);
    await page.goto(`${site.address}/dgdesk?un=9999`);
    await page.getByRole('heading', { name: dangerousDesk.results.none('9999') }).waitFor();
    await page.getByRole('button', { name: dangerousLookup.ask }).click();
    const dialog = page.getByRole('dialog', { name: manualQuery.title });
    await dialog.waitFor();
    await expect.poll(() => dialog.getByRole('textbox').first().inputValue()).toBe(manualQuery.begin('9999'));
    expect(pageMessages).toEqual([]);
    await context.close();
  });

  test('[1.2] an unknown number has no sheet, and can be asked about', async () => {
    const { page, context } = await openPage(browser, '/dgdesk/dgdeskDetail?un=UN9999', { width: 360 });
    await page.getByRole('heading', { name: dangerousPage.missingTitle('9999') }).waitFor();
    await expectSound(page);
    await page.getByRole('button', { name: dangerousLookup.ask }).click();
    await page.getByRole('dialog', { name: manualQuery.title }).waitFor();
    await context.close();
  });

  test('[1.2] the sheet marks the packing group of the address, and another one is a link away', async () => {
    const { page, pageMessages, context } = await openPage(browser, '/dgdesk/dgdeskDetail?un=1263&pg=III', {
      width: 1280,
    });
    const third = page.getByRole('link', { name: 'III', exact: true });
    await third.waitFor();
    await expect.poll(() => third.getAttribute('aria-current')).toBe('true');
    const table = page.getByRole('table', { name: /1263/ });
    const cellsOf = (name: string) =>
      table
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
        .getByRole('cell');
    await expect
      .poll(() => cellsOf(dangerousPage.table.rows.tank).allTextContents())
      .toEqual(['T11，TP1、TP8、TP27', 'T4，TP1、TP8、TP28', 'T2，TP1、TP29']);
    await expect.poll(() => cellsOf(dangerousPage.table.rows.mark).allTextContents()).toEqual(['X', 'X、Y', 'X、Y、Z']);
    await expect
      .poll(() => cellsOf(dangerousPage.table.rows.flexitank).allTextContents())
      .toEqual([dangerousPage.table.flexitank]);
    await page.getByRole('link', { name: 'II', exact: true }).click();
    await page.waitForURL(/un=1263&pg=II$/);
    await expect.poll(() => third.getAttribute('aria-current')).toBe(null);
    expect(pageMessages).toEqual([]);
    await context.close();
  });
});

/** A number stands ungrouped while it is edited. */
describe('the tools of the desk', () => {
  test('[3.14] compare three goods two by two, by keyboard at 360', async () => {
    const { page, pageMessages, context } = await openPage(browser, '/dgdesk', { width: 360 });
    const segregation = toolOf(page, segregationCheck.title);
    const goods = (at: number) => () => segregation.getByLabel(segregationCheck.goods(at), { exact: true });
    await goods(1)().waitFor();
    await tabTo(page, goods(1));
    await page.keyboard.type('1263');
    await tabTo(page, goods(2));
    await page.keyboard.type('1942');
    await segregation.getByText(segregationCheck.worst.BLOCK).waitFor();
    await tabTo(page, () => segregation.getByRole('button', { name: segregationCheck.add }));
    await page.keyboard.press('Enter');
    await goods(3)().focus();
    await page.keyboard.type('1824');
    await segregation.getByRole('table', { name: segregationCheck.matrix }).waitFor();
    await expectSound(page);
    expect(pageMessages).toEqual([]);
    await context.close();
  });

  test('[3.14] goods that the directory does not know are not called compatible', async () => {
    const { page, pageMessages, context } = await openPage(browser, '/dgdesk', { width: 1280 });
    const segregation = toolOf(page, segregationCheck.title);
    const goods = (at: number) => segregation.getByLabel(segregationCheck.goods(at), { exact: true });
    const words = (text: string) => segregation.getByText(text, { exact: true });
    await goods(1).fill('1263');
    await goods(2).fill('9999');
    await words(segregationCheck.unknown('9999')).waitFor();
    expect(await words(segregationCheck.worst.OK).count()).toBe(0);
    await segregation.getByRole('button', { name: segregationCheck.add }).click();
    await goods(3).fill('1230');
    await expect.poll(() => words(segregationCheck.unjudged).count()).toBe(4);
    expect(await words(segregationCheck.worst.OK).count()).toBe(0);
    await goods(2).fill('1942');
    await words(segregationCheck.worst.BLOCK).waitFor();
    await goods(3).fill('9999');
    await expect.poll(() => words(segregationCheck.unjudged).count()).toBe(4);
    expect(await words(segregationCheck.worst.BLOCK).count()).toBe(1);
    expect(pageMessages).toEqual([]);
    await context.close();
  });
});
