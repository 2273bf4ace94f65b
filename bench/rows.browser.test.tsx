import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { createActor } from 'xstate';
import type { SellingAnswer } from '#contract/calls/item.ts';
import { searchMachine } from '#machines/search/index.ts';
import { offer, oneOffer } from '#machines/search/search.cases.ts';
import { fcl } from '#src/ui/copy/fcl.ts';
import { KIT } from '#src/ui/copy/kit.ts';
import { OfferList } from '#src/views/offers/OfferList.tsx';
import { toolsAtRest } from '#stories/search/tools.ts';
import '#src/ui/styles.css';

const FEW = 100;
const MANY = 10_000;
const MOST_TIMES = 1.25;
const WARM_UPS = 2;
const PAIRS = 10;
/** A measurement that finds a list unlike itself measured the machine; it is taken anew. */
const LIKE_ITSELF = [0.95, 1.05] as const;
const TRIES = 4;
const STEPS = 6;
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
const few = answerOf(FEW);
const many = answerOf(MANY);

const actor = createActor(searchMachine, { input: { mode: 'list' } });
const { clock } = toolsAtRest();
let place: HTMLElement;
let root: Root | undefined;

beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  place.style.width = '1200px';
});

afterEach(() => {
  root?.unmount();
  root = undefined;
  place.remove();
});

const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
const scroller = () => place.querySelector(`[aria-label="${KIT.table.scroll(fcl.list)}"]`);

async function mount(answer: SellingAnswer) {
  root?.unmount();
  root = createRoot(place);
  flushSync(() =>
    root?.render(
      <OfferList actor={actor} answer={answer} clock={clock} onCalendar={() => undefined} onShare={() => undefined} />,
    ),
  );
  for (let tries = 0; scroller() === null && tries < 100; tries += 1) await frame();
  await frame();
}

async function scroll() {
  const element = scroller();
  if (element === null) throw new Error('the list does not scroll');
  for (let step = 1; step <= STEPS; step += 1) {
    element.scrollTop = step * STEP_PX;
    await frame();
  }
}

/** Seconds of this page's main thread. */
async function threadSeconds() {
  const { metrics } = await (cdp().send as (method: string) => Promise<{ metrics: { name: string; value: number }[] }>)(
    'Performance.getMetrics',
  );
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
}

/** What an earlier list left behind is not paid for by the next. */
const collectGarbage = () => (cdp().send as (method: string) => Promise<unknown>)('HeapProfiler.collectGarbage');

async function cost(work: () => Promise<void>) {
  await collectGarbage();
  const before = await threadSeconds();
  await work();
  return (await threadSeconds()) - before;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const isLikeItself = (noise: number) => noise >= LIKE_ITSELF[0] && noise <= LIKE_ITSELF[1];

type Costs = Record<'mount' | 'scroll', number>;
/** What was measured, told with the verdict. */
const said: string[] = [];

const costsOf = async (answer: SellingAnswer): Promise<Costs> => ({
  mount: await cost(() => mount(answer)),
  scroll: await cost(scroll),
});

/** Few, many and few again, in turn; how much many costs of few, told only where few costs what few costs. */
async function ratios(): Promise<Partial<Costs>> {
  const found: Partial<Costs> = {};
  for (let attempt = 1; attempt <= TRIES && Object.keys(found).length < 2; attempt += 1) {
    const rounds: [first: Costs, large: Costs, second: Costs][] = [];
    for (let round = 0; round < WARM_UPS + PAIRS; round += 1)
      rounds.push([await costsOf(few), await costsOf(many), await costsOf(few)]);
    const counted = rounds.slice(WARM_UPS);
    for (const work of ['mount', 'scroll'] as const) {
      const noise = median(counted.map(([first, , second]) => second[work] / first[work]));
      const times = median(counted.map(([first, large, second]) => (2 * large[work]) / (first[work] + second[work])));
      said.push(`${work}: ${times.toFixed(3)} times, few of few ${noise.toFixed(3)}`);
      if (isLikeItself(noise)) found[work] ??= times;
    }
  }
  return found;
}

test('[3.14] ten thousand sailings mount and scroll within 1.25 times of a hundred', async () => {
  await (cdp().send as (method: string, params: object) => Promise<void>)('Performance.enable', {
    timeDomain: 'threadTicks',
  });
  const { mount: mounting = Number.NaN, scroll: scrolling = Number.NaN } = await ratios();
  console.log(said.join('\n'));
  expect(mounting, said.join('\n')).toBeLessThanOrEqual(MOST_TIMES);
  expect(scrolling, said.join('\n')).toBeLessThanOrEqual(MOST_TIMES);
}, 600_000);
