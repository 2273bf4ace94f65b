import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Overview } from '#charts/view/review.ts';
import { openUnattendedBrowser } from '../kit/browser.ts';
import { writeCharts } from '../kit/chart-site.ts';

let folder: string;
let overview: Overview;
let browser: Browser;

/** Limit of the page's overhead relative to the chart's own rendering. */
const MOST_TIMES = 1.3;
const WARM_UPS = 2;
/** A single pair strays by a fifth: so many that their median does not; where they say too much, twice as many decide. */
const FEWEST_ROUNDS = 20;
const MOST_ROUNDS = 40;

const pageOf = (id: string) => pathToFileURL(join(folder, `machines/${id}.html`)).href;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'charts-'));
  overview = await writeCharts(folder);
  browser = await openUnattendedBrowser();
});

afterAll(async () => {
  await browser?.close();
  await rm(folder, { recursive: true, force: true });
});

test(`loading a page costs at most ${MOST_TIMES} times what its bare picture costs`, async () => {
  const heaviest = [...overview.machines].sort((one, other) => other.model.edges.length - one.model.edges.length)[0];
  if (heaviest === undefined) throw new Error('no machine');
  const { id } = heaviest;
  const html = readFileSync(join(folder, `machines/${id}.html`), 'utf8');
  const svg = /<svg class="chart"[\s\S]*?<\/svg>/.exec(html)?.[0] ?? '';
  const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
  await writeFile(
    join(folder, 'machines/bare.html'),
    `<!doctype html><html lang="zh-CN" data-theme="light"><meta charset="utf-8"><style>${style}</style><body><div class="canvas">${svg}</div></body></html>`,
  );
  const ratios: number[] = [];
  const doubts: number[] = [];
  const isWithin = () => median(ratios.slice(0, FEWEST_ROUNDS)) <= MOST_TIMES;
  const isSettled = () =>
    ratios.length >= (isWithin() ? FEWEST_ROUNDS : MOST_ROUNDS) && Math.abs(median(doubts) - 1) <= 0.05;
  for (let round = -WARM_UPS; round < MOST_ROUNDS && !isSettled(); round += 1) {
    // The bare page on both sides of the whole one: what they differ by is the doubt of the measurement itself.
    const [before, whole, after] = [await loadCost('bare'), await loadCost(id), await loadCost('bare')];
    if (round < 0) continue;
    ratios.push(whole / ((before + after) / 2));
    doubts.push(after / before);
  }
  const [ratio, doubt] = [median(ratios), median(doubts)];
  const figures = `${id}: ${ratio.toFixed(2)} × its bare picture; bare against bare ${doubt.toFixed(2)}, ${ratios.length} rounds`;
  expect(Math.abs(doubt - 1), figures).toBeLessThanOrEqual(0.1);
  expect(ratio, figures).toBeLessThanOrEqual(MOST_TIMES);
}, 300_000);

const median = (numbers: readonly number[]) => {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

/** Processor time of the page's main thread, which a busy machine does not stretch. */
async function loadCost(id: string): Promise<number> {
  const fresh = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const session = await fresh.context().newCDPSession(fresh);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await fresh.goto(pageOf(id));
  await fresh.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const { metrics } = await session.send('Performance.getMetrics');
  await fresh.close();
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
}
