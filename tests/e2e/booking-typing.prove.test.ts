import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, CDPSession, Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Served, serveFolder } from '#scripts/kit/served.mjs';
import { openBrowser } from '../kit/browser.ts';

const KEYS = 40;
const WARM_UPS = 2;
const PAIRS = 8;
/** Where a page comes to lie in memory stays with it for its life and weighs a tenth: several browsers are asked. */
const BROWSERS = 3;
/** Limit relative to a bare input on the same page, which costs about twice as much as on an empty page. */
const MOST_TIMES_BARE = 1.5;
const MOST_TIMES_ONE_LINE = 1.2;

let folder: string;
let served: Served;

beforeAll(async () => {
  const cache = join(process.cwd(), '.cache');
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(join(cache, 'typing-'));
  const options = ['--config', 'vite.config.ts', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
  await promisify(execFile)(process.execPath, ['node_modules/vite/bin/vite.js', 'build', 'bench/typing', ...options], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  served = await serveFolder(folder);
});
afterAll(async () => {
  await served?.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Typist {
  page: Page;
  metrics: CDPSession;
  input: Locator;
}

async function open(browser: Browser, lines: number, field: string): Promise<Typist> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const metrics = await page.context().newCDPSession(page);
  await metrics.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(`${served.address}/?lines=${lines}`);
  const input = page.locator(field);
  await page.locator(`#field-cargo-${lines - 1}-cargoNameCn`).waitFor({ state: 'attached' });
  await input.focus();
  return { page, metrics, input };
}

async function read({ metrics }: Typist) {
  const answer = await metrics.send('Performance.getMetrics');
  const value = (wanted: string) => answer.metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return { seconds: value('TaskDuration'), layouts: value('LayoutCount') };
}

const renderedFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

/** Milliseconds of the main thread and layouts that a keystroke costs. */
async function typeText(typist: Typist) {
  const { page, input } = typist;
  await page.bringToFront();
  await input.fill('');
  await input.focus();
  await renderedFrames(page);
  const before = await read(typist);
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.press('a');
    await renderedFrames(page);
  }
  const after = await read(typist);
  return {
    cost: ((after.seconds - before.seconds) * 1000) / KEYS,
    layouts: (after.layouts - before.layouts) / KEYS,
  };
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const NAME = '#field-cargo-0-cargoNameCn input';
const BARE = '[aria-label=bare]';
const PAGES = [
  [1, BARE],
  [1, NAME],
  [20, BARE],
  [20, NAME],
] as const;
type Round = Awaited<ReturnType<typeof typeText>>[];

/** Every page in turn, round after round, in a browser of its own. */
async function sitting(): Promise<Round[]> {
  const browser = await openBrowser();
  const typists: Typist[] = [];
  for (const [lines, field] of PAGES) typists.push(await open(browser, lines, field));
  const rounds: Round[] = [];
  for (let round = 0; round < WARM_UPS + PAIRS; round += 1) {
    const found: Round = [];
    for (const typist of typists) found.push(await typeText(typist));
    rounds.push(found);
  }
  await browser.close();
  return rounds.slice(WARM_UPS);
}

test('[4.31] a keystroke costs at most 1.5 times a bare input on the same page, one layout, and with twenty lines 1.2 times one', async () => {
  const counted: Round[] = [];
  for (let turn = 0; turn < BROWSERS; turn += 1) counted.push(...(await sitting()));
  const times = (index: number, base: number) =>
    median(counted.map((round) => (round[index]?.cost ?? Number.NaN) / (round[base]?.cost ?? Number.NaN)));
  const measured = PAGES.map(
    (_, index) => `${median(counted.map((round) => round[index]?.cost ?? Number.NaN)).toFixed(2)} ms`,
  ).join(', ');
  expect(times(1, 0), measured).toBeLessThanOrEqual(MOST_TIMES_BARE);
  expect(times(3, 2), measured).toBeLessThanOrEqual(MOST_TIMES_BARE);
  expect(times(3, 1), measured).toBeLessThanOrEqual(MOST_TIMES_ONE_LINE);
  for (const round of counted) for (const { layouts } of round) expect(layouts).toBeLessThanOrEqual(1.5);
}, 240_000);
