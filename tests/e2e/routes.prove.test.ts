import axe from 'axe-core';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSparingBrowser } from '../kit/browser.ts';
import {
  audit,
  keepTheme,
  setTheme,
  shiftsIn,
  sidewaysAt,
  THEMES,
  type Theme,
  WIDTHS,
  watchShifts,
} from '../kit/page-checks.ts';
import { isSameRecord, recordIds, routeAddresses } from '../kit/route-addresses.ts';
import { sharedSite } from '../kit/served-site.ts';
import { visit as openSettled } from '../kit/settled.ts';

/** The narrowest there is, and 1280 px magnified to 200 %. */
const NARROWED = [320, 640];
const TEXT = { usual: 16, doubled: 32 };
const DOUBLED_BODY = '28px';
const OWN_CHARACTERS = 200;

const others = [...WIDTHS, ...NARROWED];

const site = sharedSite();
let browser: Browser;
let ids: Readonly<Record<string, string>>;

beforeAll(async () => {
  [browser, ids] = await Promise.all([openSparingBrowser(), recordIds(site.address)]);
});

afterAll(() => browser?.close());

const visit = (page: Page, path: string) => openSettled(page, site.address + path);

async function open(
  theme: Theme,
  width = 1280,
): Promise<{ page: Page; pageMessages: string[]; asked: string[]; context: BrowserContext }> {
  const context = await browser.newContext({
    colorScheme: theme,
    reducedMotion: 'reduce',
    viewport: { width, height: 800 },
  });
  await context.addInitScript({ content: `${keepTheme(theme)}${watchShifts}${axe.source}` });
  const page = await context.newPage();
  const pageMessages: string[] = [];
  page.on('console', (message) => pageMessages.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', ({ message }) => pageMessages.push(`thrown: ${message}`));
  const asked: string[] = [];
  page.on('request', (request) => {
    const path = request.url().slice(site.address.length);
    if (path.startsWith('/api-')) asked.push(`${request.method()} ${path} ${request.postData() ?? ''}`);
  });
  return { page, pageMessages, asked, context };
}

const openings = WIDTHS.flatMap((width) => THEMES.map((theme) => ({ width, theme })));

describe.each(openings)('every page, opened at $width, $theme', ({ width, theme }) => {
  test(`[2.1][2.2][2.3][1.1] answers 200 with a title and ${OWN_CHARACTERS} characters of its own, stays still and inside the window however narrow it is and with text of twice the size, asks for nothing twice`, async () => {
    const { page, pageMessages, asked, context } = await open(theme, width);
    const settings = await context.newCDPSession(page);
    const setText = (standard: number) => settings.send('Page.setFontSizes', { fontSizes: { standard } });
    const errors: string[] = [];
    const titles = new Map<string, string>();
    const texts = new Map<string, string>();
    for (const path of routeAddresses(ids)) {
      const note = (found: readonly string[]) => errors.push(...found.map((error) => `${path}: ${error}`));
      const answer = await visit(page, path);
      if (answer?.status() !== 200) note([`status ${answer?.status()}`]);
      note(await shiftsIn(page));
      note(await sidewaysAt(page, width));
      note(await audit(page, theme));
      const shown = await page.evaluate(() => document.documentElement.dataset.theme);
      if (shown !== theme) note([`the theme is ${shown}`]);
      const title = await page.title();
      const mains = await page.locator('main').allInnerTexts();
      const own = (mains[0] ?? '').replace(/\s/g, '');
      if (mains.length !== 1) note([`${mains.length} main elements`]);
      if (own.length < OWN_CHARACTERS) note([`${own.length} characters`]);
      if (titles.has(title) && !isSameRecord(path, titles.get(title))) note([`the title of ${titles.get(title)}`]);
      if (texts.has(own) && !isSameRecord(path, texts.get(own))) note([`the text of ${texts.get(own)}`]);
      titles.set(title, path);
      texts.set(own, path);
      for (const other of THEMES.filter((one) => one !== theme)) {
        await setTheme(page, other);
        note(await audit(page, other, ['color-contrast', 'link-in-text-block']));
      }
      for (const other of others.filter((one) => one !== width)) {
        await page.setViewportSize({ width: other, height: 800 });
        note(await sidewaysAt(page, other));
      }
      await page.setViewportSize({ width, height: 800 });
      await setText(TEXT.doubled);
      const size = await page.locator('body').evaluate((body) => getComputedStyle(body).fontSize);
      if (size !== DOUBLED_BODY) note([`doubled text is of ${size}`]);
      note((await sidewaysAt(page, width)).map((error) => `with doubled text ${error}`));
      await setText(TEXT.usual);
      note(pageMessages.splice(0));
      const calls = asked.splice(0);
      note(calls.filter((call, at) => calls.indexOf(call) !== at).map((call) => `asked again: ${call}`));
    }
    await context.close();
    expect(errors).toEqual([]);
  }, 600_000);
});
