import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import axe from 'axe-core';
import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { toHash } from '#charts/model/walk.ts';
import { simulate } from '#charts/simulator/simulation.ts';
import type { Overview } from '#charts/view/review.ts';
import { charts } from '#copy/charts.ts';
import { catalogue } from '#machines/catalogue.ts';
import { toChartModel } from '#machines/kit/chart-model.ts';
import { brotli } from '#scripts/kit/compress.mjs';
import { openUnattendedBrowser } from '../kit/browser.ts';
import { writeCharts } from '../kit/chart-site.ts';
import { drive } from '../kit/drive.ts';
import { FULL } from '../kit/full.ts';

let folder: string;
let overview: Overview;
let browser: Browser;
let page: Page;
let failures: string[];

/** Steps of a walk that is opened again from its address. */
const WALK = 12;

const fileOf = (name: string) => pathToFileURL(join(folder, name)).href;
const pageOf = (id: string) => fileOf(`machines/${id}.html`);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'charts-'));
  overview = await writeCharts(folder);
  browser = await openUnattendedBrowser();
});

afterAll(async () => {
  await browser?.close();
  await rm(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  failures = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') failures.push(message.text());
  });
});

afterEach(async () => {
  expect(failures).toEqual([]);
  await page.close();
});

describe.each(catalogue)('$id, from disk', ({ id, machine }) => {
  const { nodes, edges } = toChartModel(machine);

  test('every state and transition is in the picture and in the list, and no label covers another thing', async () => {
    await page.goto(pageOf(id));
    const found = await page.evaluate(() => {
      const idsOf = (selector: string, key: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].map(({ dataset }) => dataset[key] ?? '');
      const areaOf = (part: Element) => part.querySelector('rect')?.getBoundingClientRect() ?? new DOMRect();
      const plates = [...document.querySelectorAll('.chart-plate:not(.chart-inner)')];
      const meet = (one: DOMRect, other: DOMRect) =>
        one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
      const named = (part: Element) => part.textContent;
      return {
        states: idsOf('.chart [data-state]', 'state'),
        transitions: idsOf('.chart-plate', 'edge'),
        routes: idsOf('.chart-route', 'edge'),
        items: idsOf('.list [data-item]', 'item'),
        covered: plates.flatMap((plate, index) => [
          ...[...document.querySelectorAll('.chart-state')]
            .filter((state) => meet(areaOf(plate), areaOf(state)))
            .map(named),
          ...[...document.querySelectorAll('.chart-region')]
            .flatMap((region) => [...region.querySelectorAll('text')])
            .filter((text) => meet(areaOf(plate), text.getBoundingClientRect()))
            .map(({ textContent }) => textContent),
          ...plates
            .slice(index + 1)
            .filter((other) => meet(areaOf(plate), areaOf(other)))
            .map(named),
        ]),
        spilt: [...document.querySelectorAll('.chart-plate, .chart-state')].flatMap((part) =>
          [...part.querySelectorAll('text')]
            .filter((text) => text.getBoundingClientRect().right > areaOf(part).right + 1)
            .map(({ textContent }) => textContent),
        ),
      };
    });
    expect(found.states).toEqual(nodes.map((node) => node.id));
    expect(new Set(found.transitions)).toEqual(new Set(edges.map((edge) => edge.id)));
    expect(found.routes).toHaveLength(edges.reduce((sum, { targets }) => sum + targets.length, 0));
    expect(new Set(found.items)).toEqual(new Set([...nodes, ...edges].map((part) => part.id)));
    expect(found.covered).toEqual([]);
    expect(found.spilt).toEqual([]);
  });
});

/** In machines.test.ts every machine is held against its simulation; here it is the page that must follow. */
const walked = FULL ? catalogue : catalogue.filter((_, index) => index % 12 === 0);

test.each(walked)('$id, opened at a walk, is lit where the real machine stands', async ({ id, machine, cases }) => {
  const simulation = simulate({ machine, cases });
  const taken = new Map<string, number>();
  const driver = drive(machine, cases);
  driver.start();
  for (let step = 0; step < WALK; step += 1) {
    const [choice] = simulation
      .choices()
      .sort((one, other) => (taken.get(one.code) ?? 0) - (taken.get(other.code) ?? 0));
    if (choice === undefined) break;
    taken.set(choice.code, (taken.get(choice.code) ?? 0) + 1);
    await driver.cause(choice.event, choice.wait);
    simulation.take(choice);
  }
  const standing = (driver.actor.getSnapshot()._nodes as { id: string }[]).map((node) => node.id);
  driver.actor.stop();
  await page.goto(pageOf(id) + toHash({ panel: 'simulate', walk: simulation.walk() }));
  await page.getByRole('heading', { name: charts.simulate.now, exact: true }).waitFor();
  const lit = await page
    .locator('.canvas [data-state][data-active="yes"]')
    .evaluateAll((parts) => parts.map((part) => part.getAttribute('data-state') ?? ''));
  expect(lit.sort()).toEqual(standing.sort());
});

test('no page weighs more than 150 KB before anybody simulates', async () => {
  const weigh = async (name: string) => (await brotli(readFileSync(join(folder, name)))).length;
  const shared = await weigh('page.js');
  for (const { id } of catalogue) {
    const name = `machines/${id}.html`;
    expect(shared + (await weigh(name))).toBeLessThanOrEqual(150 * 1024);
    expect(readFileSync(join(folder, name), 'utf8')).not.toMatch(/type="module"|simulator\.js/);
  }
});

test('Mermaid reads every chart', async () => {
  await page.goto(fileOf('index.html'));
  await page.addScriptTag({ path: resolve('node_modules/mermaid/dist/mermaid.min.js') });
  for (const { id } of catalogue) {
    const text = readFileSync(join(folder, `take/${id}.mmd`), 'utf8');
    const kind = await page.evaluate(async (diagram) => {
      const { mermaid } = window as unknown as { mermaid: { parse(text: string): Promise<{ diagramType: string }> } };
      return (await mermaid.parse(diagram)).diagramType;
    }, text);
    expect(kind).toMatch(/^state/);
  }
});

describe('the simulator', () => {
  const words = charts.simulate;
  const start = async (address = pageOf('chunk-reload')) => {
    await page.goto(address);
    await page.getByRole('tab', { name: charts.panels.simulate }).click();
    await page.getByRole('button', { name: words.start }).click();
    await page.getByRole('heading', { name: words.now }).waitFor();
  };
  const active = () => page.locator('.chart-state[data-active="yes"]').getAttribute('data-state');

  test('comes on first use, takes events, answers and time, and goes back', async () => {
    await start();
    await expect.poll(active).toBe('chunk-reload.idle');
    await page.locator('.simulator').getByRole('button', { name: 'chunk.failed' }).click();
    await expect.poll(active).toBe('chunk-reload.deciding');
    await page
      .locator('.simulator')
      .getByRole('button', { name: charts.event.error('读取上次刷新的时间') })
      .click();
    await expect.poll(active).toBe('chunk-reload.failed');
    await page.getByRole('button', { name: words.undo }).click();
    await expect.poll(active).toBe('chunk-reload.deciding');
    await page.getByRole('button', { name: words.restart }).click();
    await expect.poll(active).toBe('chunk-reload.idle');
  });

  test('a position is in the address, and the address opens it again', async () => {
    await start();
    await page.locator('.simulator').getByRole('button', { name: 'chunk.failed' }).click();
    await expect.poll(() => page.url()).toContain('walk=0~');
    const address = page.url();
    await page.goto('about:blank');
    await page.goto(address);
    await page.getByRole('heading', { name: words.now }).waitFor();
    await expect.poll(active).toBe('chunk-reload.deciding');
  });

  test('a walk is taken away as a test', async () => {
    await page.addInitScript(
      `Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => { window.copied = text; } } })`,
    );
    await start();
    await page.locator('.simulator').getByRole('button', { name: 'chunk.failed' }).click();
    await page.getByRole('button', { name: words.copyTest }).click();
    await page.getByText(words.copied).waitFor();
    const copied = await page.evaluate(() => (window as unknown as { copied: string }).copied);
    expect(copied).toContain("event('chunk.failed')");
    expect(copied).toContain('"deciding"');
  });

  test('a lost script is shown, and can be asked for again', async () => {
    await page.route('**/simulator.js', (route) => route.abort());
    await page.goto(pageOf('header'));
    await page.getByRole('tab', { name: charts.panels.simulate }).click();
    await page.getByRole('button', { name: words.start }).click();
    await page.getByText(words.failed).waitFor();
    failures = [];
    await page.unroute('**/simulator.js');
    await page.getByRole('button', { name: words.start }).click();
    await page.getByRole('heading', { name: words.now }).waitFor();
  });
});

describe('reading a chart', () => {
  test('by keys, along the arrows and back', async () => {
    await page.goto(pageOf('chunk-reload'));
    const focused = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset ?? {});
    await page.locator('.chart [tabindex="0"]').focus();
    await page.waitForFunction(() => (window as unknown as { chartClicks: unknown }).chartClicks === null);
    await page.keyboard.press('ArrowDown');
    await expect.poll(focused).toMatchObject({ state: 'chunk-reload.idle' });
    await page.keyboard.press('ArrowRight');
    await expect.poll(focused).toMatchObject({ edge: 'chunk-reload.idle chunk.failed #0' });
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.selected').textContent()).toContain('chunk.failed');
    await page.keyboard.press('ArrowRight');
    await expect.poll(focused).toMatchObject({ state: 'chunk-reload.deciding' });
    await page.keyboard.press('ArrowLeft');
    await expect.poll(focused).toMatchObject({ edge: 'chunk-reload.idle chunk.failed #0' });
  });

  test('search, fold and zoom', async () => {
    await page.goto(pageOf('navigation'));
    await page.getByRole('textbox', { name: charts.search }).fill('checkAccess');
    await page.getByText(charts.searchCount(4)).waitFor();
    await page.getByRole('button', { name: charts.tools.fit }).click();
    await page.locator('[data-fold="navigation.userInfo"]').click();
    await expect.poll(() => page.locator('[data-state="navigation.userInfo.fresh"]').isVisible()).toBe(false);
    await page.getByText(charts.collapsed(3)).waitFor();
    await page.locator('[data-fold="navigation.userInfo"]').click();
    await expect.poll(() => page.locator('[data-state="navigation.userInfo.fresh"]').isVisible()).toBe(true);
    const before = await page.locator('.canvas .chart').getAttribute('viewBox');
    await page.getByRole('button', { name: charts.tools.zoomIn }).click();
    await expect.poll(() => page.locator('.canvas .chart').getAttribute('viewBox')).not.toBe(before);
  });

  test('on a phone the list comes first and nothing scrolls sideways', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(pageOf('session'));
    await expect.poll(() => page.locator('.list').isVisible()).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.goto(fileOf('index.html'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });

  test('prints on one page, whole and light, and stands afterwards as before', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(pageOf('session'));
    const chart = page.locator('.canvas .chart');
    const variant = () => chart.getAttribute('viewBox');
    const before = await variant();
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    const whole = ['data-width', 'data-height'].map((name) => chart.getAttribute(name));
    expect(await variant()).toBe(`0 0 ${(await Promise.all(whole)).join(' ')}`);
    expect(await variant()).not.toBe(before);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    expect(await variant()).toBe(before);

    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const dark = await ground();
    await page.emulateMedia({ media: 'print' });
    const onPaper = await ground();
    await page.emulateMedia({ media: 'print', colorScheme: 'light' });
    await page.reload();
    expect(onPaper).toBe(await ground());
    expect(onPaper).not.toBe(dark);
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
    await page.reload();
    expect(await ground()).toBe(dark);
    const printed = await page.pdf({ format: 'A4', landscape: true });
    expect(printed.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });

  test('the picture becomes a PNG', async () => {
    await page.goto(pageOf('header'));
    await page.getByRole('tab', { name: charts.panels.take }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: charts.take.png }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('header.png');
    expect(
      readFileSync(await download.path())
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
  });
});

test('the difference page shows what was removed, and nothing else', async () => {
  await page.goto(fileOf('machines/chunk-reload.difference.html'));
  const marked = await page
    .locator('.chart-plate[data-mark]')
    .evaluateAll((parts) => parts.map((part) => part.getAttribute('data-mark')));
  expect(marked).toEqual(['removed']);
  const changes = page.locator('.changes > li');
  await expect.poll(() => changes.count()).toBe(1);
  await expect.poll(() => changes.textContent()).toContain('chunk.forgiven');
  await page.goto(fileOf('index.html'));
  await expect.poll(() => page.locator('#difference li').count()).toBe(1);
});

test('the index shows every machine, and every clause with the machines, stories and tests that show it', async () => {
  await page.goto(fileOf('index.html'));
  await expect
    .poll(() => page.locator('#machines .card h3').allTextContents())
    .toEqual(catalogue.map(({ title }) => title));
  const shown = await page.locator('#clauses .clauses > li').evaluateAll((rows) =>
    rows.map((row) => ({
      id: row.querySelector('b')?.textContent,
      machines: [...row.querySelectorAll('.clause-machines a')].map((link) => link.textContent),
      stories: row.querySelector('.clause-machines span')?.textContent ?? '',
      tests: row.querySelectorAll('details li').length,
    })),
  );
  expect(shown.map(({ id }) => id)).toEqual(overview.clauses.map(({ id }) => id));
  const registration = shown.find(({ id }) => id === '1.7b');
  expect(registration?.machines).toEqual(expect.arrayContaining(['账号窗口', '完善资料']));
  expect(registration?.stories).toContain('Machines/完善资料');
  expect(registration?.tests).toBeGreaterThan(0);
  expect(shown.filter(({ machines, tests }) => machines.length > 0 && tests === 0)).toEqual([]);
});

test('everything stands in one file', async () => {
  await page.goto(fileOf('everything.html'));
  expect(await page.locator('.sheet').count()).toBe(catalogue.length);
  const html = readFileSync(join(folder, 'everything.html'), 'utf8');
  expect(html).not.toMatch(/<(link|script|img)[^>]+(href|src)=/);
});

const AUDITS = ['index.html', 'machines/session.html', 'machines/chunk-reload.difference.html'];
/** All the cards once more. */
if (FULL) AUDITS.push('everything.html');

test.each(AUDITS)('axe finds nothing on %s, by day or night', async (name) => {
  const audit = async (colorScheme: 'light' | 'dark', only: readonly string[] | null) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(fileOf(name));
    await page.evaluate(axe.source);
    return page.evaluate(async (rules) => {
      const { axe: engine } = window as unknown as { axe: typeof axe };
      const { violations, passes } = await engine.run({
        preload: false,
        resultTypes: ['violations'],
        ...(rules === null ? {} : { runOnly: { type: 'rule', values: [...rules] } }),
      });
      return {
        count: violations.length + passes.length,
        found: violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)} ${nodes[0]?.failureSummary}`),
      };
    }, only);
  };
  const day = await audit('light', null);
  expect(day.found).toEqual([]);
  expect(day.count).toBeGreaterThan(10);
  // The night changes colours and nothing else.
  expect(await audit('dark', ['color-contrast'])).toEqual({ count: 1, found: [] });
});
