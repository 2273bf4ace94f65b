import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { createActor } from 'xstate';
import type { SellingAnswer } from '#contract/calls/item.ts';
import { fcl } from '#copy/fcl/search.ts';
import { KIT } from '#copy/kit.ts';
import { searchMachine } from '#machines/search/index.ts';
import { offer, oneOffer } from '#machines/search/search.cases.ts';
import { OfferList } from '#src/features/offers/views/OfferList.tsx';
import { toolsAtRest } from '#stories/search/tools.ts';
import '#src/ui/styles.css';

const FEW = 100;
const MANY = 10_000;
const MOST_TIMES = 1.25;
const WARM_UPS = 2;
const PAIRS = 10;
/** Where a list is found unlike itself the machine was measured: more pairs are taken, never others. */
const LIKE_ITSELF = [0.95, 1.05] as const;
const MOST_PAIRS = 120;
const STEPS = 10;
const STEP_PX = 400;

const answerOf = (rows: number): SellingAnswer => ({
  ...oneOffer,
  total: rows,
  items: Array.from({ length: rows }, (_, row) => ({
    ...offer,
    priceId: `FCL-${row}`,
    voyage: `${row}W`,
    etd: offer.etd + row * 60_000,
  })),
});
const KINDS = ['few', 'many', 'again'] as const;
type Kind = (typeof KINDS)[number];
type Costs = Record<Kind, number>;
const answers = { few: answerOf(FEW), many: answerOf(MANY), again: answerOf(FEW) };

const actor = createActor(searchMachine, { input: { mode: 'list' } });
const { clock } = toolsAtRest();
const lists: HTMLElement[] = [];
const roots: Root[] = [];

afterEach(() => {
  for (const root of roots.splice(0)) root.unmount();
  for (const list of lists.splice(0)) list.remove();
});

const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
const scrollerIn = (list: HTMLElement) => list.querySelector(`[aria-label="${KIT.table.scroll(fcl.list)}"]`);

function placed() {
  const list = document.body.appendChild(document.createElement('div'));
  list.style.width = '1200px';
  lists.push(list);
  const root = createRoot(list);
  roots.push(root);
  return { list, root };
}

async function mount({ list, root }: ReturnType<typeof placed>, kind: Kind) {
  const answer = answers[kind];
  flushSync(() =>
    root.render(
      <OfferList actor={actor} answer={answer} clock={clock} onCalendar={() => undefined} onShare={() => undefined} />,
    ),
  );
  for (let tries = 0; scrollerIn(list) === null && tries < 100; tries += 1) await frame();
  await frame();
}

/** Seconds of this page's main thread. */
async function threadSeconds() {
  const { metrics } = await (cdp().send as (method: string) => Promise<{ metrics: { name: string; value: number }[] }>)(
    'Performance.getMetrics',
  );
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
}

/** Collects an earlier list's garbage, so that the next measurement does not include it. */
const collectGarbage = () => (cdp().send as (method: string) => Promise<unknown>)('HeapProfiler.collectGarbage');

async function cost(work: () => Promise<void>) {
  const before = await threadSeconds();
  await work();
  return (await threadSeconds()) - before;
}

async function costOfMount(kind: Kind) {
  const mounted = placed();
  await collectGarbage();
  const seconds = await cost(() => mount(mounted, kind));
  mounted.root.unmount();
  mounted.list.remove();
  return seconds;
}

/** Each kind in turn, another first each time. */
async function roundOf(round: number, costOf: (kind: Kind) => Promise<number>) {
  const costs = { few: 0, many: 0, again: 0 };
  for (const index of KINDS.keys()) {
    const kind = KINDS[(round + index) % KINDS.length] ?? 'few';
    costs[kind] = await costOf(kind);
  }
  return costs;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** How much many costs of few, from as many pairs as it takes until few costs what few costs. */
async function ratioOf(work: string, measured: (round: number) => Promise<Costs>) {
  const rounds: Costs[] = [];
  let noise = Number.NaN;
  for (let round = 0; round < WARM_UPS + MOST_PAIRS; round += 1) {
    const costs = await measured(round);
    if (round < WARM_UPS) continue;
    rounds.push(costs);
    noise = median(rounds.map(({ few, again }) => again / few));
    if (rounds.length >= PAIRS && noise >= LIKE_ITSELF[0] && noise <= LIKE_ITSELF[1]) break;
  }
  const times = median(rounds.map(({ few, many, again }) => (2 * many) / (few + again)));
  console.log(`${work}: ${times.toFixed(3)} times, few of few ${noise.toFixed(3)}, ${rounds.length} pairs`);
  expect(noise, `${work}: a list unlike itself`).toBeGreaterThanOrEqual(LIKE_ITSELF[0]);
  expect(noise, `${work}: a list unlike itself`).toBeLessThanOrEqual(LIKE_ITSELF[1]);
  return times;
}

beforeAll(async () => {
  await (cdp().send as (method: string, params: object) => Promise<void>)('Performance.enable', {
    timeDomain: 'threadTicks',
  });
});

test('[3.14] ten thousand sailings mount within 1.25 times of a hundred', async () => {
  const times = await ratioOf('mount', (round) => roundOf(round, costOfMount));
  expect(times).toBeLessThanOrEqual(MOST_TIMES);
}, 300_000);

test('[3.14] ten thousand sailings scroll within 1.25 times of a hundred', async () => {
  const mounts = { few: placed(), many: placed(), again: placed() };
  for (const kind of KINDS) await mount(mounts[kind], kind);
  const times = await ratioOf('scroll', (round) => {
    const step = 1 + (round % (2 * STEPS));
    const top = STEP_PX * Math.min(step, 2 * STEPS - step);
    return roundOf(round, (kind) => {
      const scroller = scrollerIn(mounts[kind].list);
      if (scroller === null) throw new Error('the list does not scroll');
      return cost(async () => {
        scroller.scrollTop = top;
        await frame();
        await frame();
      });
    });
  });
  expect(times).toBeLessThanOrEqual(MOST_TIMES);
}, 300_000);
