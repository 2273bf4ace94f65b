import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import axe from 'axe-core';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { layoutCache } from '#charts/build/layouts.ts';
import { glossaryOf } from '#charts/model/words.ts';
import { charts } from '#copy/charts.ts';
import { sessionActions } from '#copy/shell.ts';
import { session, sessionToasts } from '#copy/sign-in/session.ts';
import { catalogue } from '#machines/catalogue.ts';
import { toChartModel } from '#machines/kit/chart-model.ts';
import { openBrowser } from '../kit/browser.ts';
import { type Delivered, deliverInspected } from '../kit/delivered.ts';
import { PERSON } from '../kit/demo-people.ts';
import { filesUnder } from '../kit/files.ts';
import { FULL } from '../kit/full.ts';
import { type ServedSite, serveSite } from '../kit/served-site.ts';

const words = charts.live;

let inspected: Delivered;
let site: ServedSite;
let browser: Browser;

beforeAll(async () => {
  inspected = await deliverInspected(inject('deliveredFolder'));
  [site, browser] = await Promise.all([serveSite(inspected.folder), openBrowser()]);
}, 300_000);

afterAll(async () => {
  await browser?.close();
  await site?.stop();
  inspected?.remove();
});

interface Opened {
  context: BrowserContext;
  page: Page;
  /** Page errors and CSP violations. */
  complaints: string[];
}

async function open(path = '/?inspect', width = 1280, theme: 'dark' | 'light' = 'light'): Promise<Opened> {
  const context = await browser.newContext({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
  await context.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.text()} ${message.location().url}`);
  });
  page.on('request', (request) => {
    if (request.url().includes('csp-report')) complaints.push(request.postData() ?? 'csp-report');
  });
  await page.goto(site.address + path);
  return { context, page, complaints };
}

const panelOf = (page: Page) => page.getByRole('region', { name: words.title, exact: true });
const choose = (page: Page, title: string) => panelOf(page).getByRole('combobox').selectOption({ label: title });
const lit = (page: Page) =>
  page
    .locator('.live .chart-state[data-active="yes"]')
    .evaluateAll((states) => states.map((state) => state.getAttribute('data-state')));

describe('the plain build', () => {
  /** Code that only the panel uses. */
  const marks = [words.title, words.logHelp, 'live-panel', 'chart-plate'];
  const textOf = (folder: string) =>
    filesUnder(join(folder, 'dist/site'))
      .filter((file) => /\.(js|css|html|json)$/.test(file))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
  const held = (folder: string) => {
    const text = textOf(folder);
    return marks.filter((mark) => text.includes(mark));
  };

  test('holds nothing of the panel, and the build for inspection all of it', () => {
    expect(held(inject('deliveredFolder'))).toEqual([]);
    expect(held(inspected.folder)).toEqual(marks);
  });
});

test('without being asked for, the panel neither shows nor loads', async () => {
  const { context, page, complaints } = await open('/');
  await page.waitForLoadState('networkidle');
  expect(await page.locator('.live').count()).toBe(0);
  expect(complaints.join('\n')).toBe('');
  await context.close();
});

test('asked for once, the panel stays in its tab until it is sent away', async () => {
  const { context, page } = await open();
  await panelOf(page).waitFor();
  await page.goto(`${site.address}/`);
  await panelOf(page).waitFor();
  const other = await context.newPage();
  await other.goto(`${site.address}/`, { waitUntil: 'load' });
  await other.locator('main').first().waitFor();
  expect(await other.locator('.live').count()).toBe(0);
  await page.goto(`${site.address}/?inspect=off`);
  await page.goto(`${site.address}/`, { waitUntil: 'load' });
  await page.locator('main').first().waitFor();
  expect(await page.locator('.live').count()).toBe(0);
  await context.close();
});

test('every running machine is in the panel, on the very drawing of its page, lit where it stands', async () => {
  const { context, page, complaints } = await open();
  const options = panelOf(page).locator('option');
  await expect
    .poll(() => options.allTextContents())
    .toEqual(
      expect.arrayContaining(['网站', '换页', '页面进度条', '加载失败恢复', '页头', '登录状态', '提示', '预取']),
    );
  await choose(page, '页头');
  await expect.poll(() => lit(page)).toEqual(['header.visibility.visible', 'header.background.clear']);
  await page.mouse.move(300, 400);
  // Content loading above may shift the scroll position.
  const scrolled = async () => {
    await page.mouse.wheel(0, 400);
    return lit(page);
  };
  await expect.poll(scrolled, { interval: 200 }).toEqual(['header.visibility.hidden', 'header.background.solid']);
  const log = panelOf(page).getByRole('region', { name: words.log });
  await expect.poll(() => log.getByText('页面滚动', { exact: true }).count()).toBeGreaterThan(0);

  const entry = catalogue.find(({ id }) => id === 'header');
  if (entry === undefined) throw new Error('no header');
  const laidOut = await layoutCache()(toChartModel(entry.machine), glossaryOf(entry.cases));
  if ('failure' in laidOut) throw new Error(laidOut.failure);
  const renderedPoints = await page
    .locator('.live .chart [data-state] > rect:first-child')
    .evaluateAll((boxes) => boxes.map((box) => [box.getAttribute('x'), box.getAttribute('y')].map(Number)));
  expect(renderedPoints).toEqual(laidOut.drawing.boxes.map(({ x, y }) => [x, y]));
  expect(complaints.join('\n')).toBe('');
  await context.close();
});

test('nothing that is typed or answered at sign-in is in the panel', async () => {
  const { context, page, complaints } = await open();
  await panelOf(page).waitFor();
  await page.evaluate(() => {
    const live = document.querySelector('.live');
    if (live === null) throw new Error('no panel');
    const seen = [live.outerHTML];
    Object.assign(window, { seen });
    const describeMutation = ({ target, attributeName, addedNodes }: MutationRecord) =>
      attributeName !== null && target instanceof Element
        ? (target.getAttribute(attributeName) ?? '')
        : [
            target.nodeValue ?? '',
            ...[...addedNodes].map((node) => new XMLSerializer().serializeToString(node)),
          ].join();
    new MutationObserver((records) => seen.push(...records.map(describeMutation))).observe(live, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  });
  await page.getByRole('button', { name: sessionActions.open }).click();
  await page.getByRole('tab', { name: session.modes.password }).click();
  await page.getByLabel(session.phone, { exact: true }).fill(PERSON.phone);
  await page.getByLabel(session.password, { exact: true }).fill(PERSON.password);
  // An open dialog leaves the panel to the person who watches it.
  await choose(page, '登录窗口');
  await expect.poll(() => lit(page)).toContain('login.open.form.editing');
  await page.getByRole('button', { name: session.submit, exact: true }).click();
  await page.getByRole('region', { name: '通知' }).getByText(sessionToasts.signedIn).waitFor();
  await expect.poll(() => panelOf(page).locator('option').allTextContents()).toContain('登录提交');
  const token = (await context.cookies()).find(({ name }) => name === 'access_token')?.value ?? '';
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen.join('\n'));
  expect(seen).toContain('login.typed');
  expect(token.length).toBeGreaterThan(20);
  for (const secret of [PERSON.phone, PERSON.password, token]) expect(seen).not.toContain(secret);
  expect(complaints.join('\n')).toBe('');
  await context.close();
});

test('by keys: opened, read, closed, and the focus comes back', async () => {
  const { context, page } = await open();
  await panelOf(page).waitFor();
  const closer = page.getByRole('button', { name: words.close });
  await closer.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => panelOf(page).isVisible()).toBe(false);
  const opener = page.getByRole('button', { name: words.open });
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await choose(page, '页头');
  await page.keyboard.press('Tab');
  await panelOf(page).getByRole('button', { name: charts.views.list }).press('Enter');
  await expect.poll(() => panelOf(page).locator('.list-state[data-active="yes"]').count()).toBeGreaterThan(1);
  await panelOf(page).getByRole('button', { name: charts.views.chart }).press('Enter');
  await page.locator('.live .chart [tabindex="0"]').press('ArrowDown');
  await expect
    .poll(() => page.evaluate(() => (document.activeElement as HTMLElement).dataset.state))
    .toBe('header.visibility');
  await page.keyboard.press('Escape');
  await expect.poll(() => panelOf(page).isVisible()).toBe(false);
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
  await context.close();
});

const variants = [
  { width: 360, theme: 'light' as const },
  { width: 1280, theme: 'dark' as const },
  { width: 360, theme: 'dark' as const },
  { width: 1280, theme: 'light' as const },
];

test.each(FULL ? variants : variants.slice(0, 2))(
  'axe finds nothing in the panel at $width, $theme, and nothing runs out of the screen',
  async (variant) => {
    const { context, page } = await open('/?inspect', variant.width, variant.theme);
    await choose(page, '登录状态');
    expect(await page.locator('html').getAttribute('data-theme')).toBe(variant.theme);
    for (const view of [charts.views.chart, charts.views.list]) {
      await panelOf(page).getByRole('button', { name: view }).click();
      await page.evaluate(axe.source);
      const found = await page.evaluate(async () => {
        const { axe: engine } = window as unknown as { axe: typeof axe };
        const { violations } = await engine.run('.live', { preload: false });
        return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)} ${nodes[0]?.failureSummary}`);
      });
      expect(found).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(variant.width);
    await context.close();
  },
);
