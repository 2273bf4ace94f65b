import { lazy, memo, type ReactNode, Suspense } from 'react';
import { home as heroHome, homeHead } from '#copy/home/page.ts';
import type { HomeRef } from '#machines/home/index.ts';
import type { LazyRef } from '#machines/kit/lazy.ts';
import type { PageAddress } from '#machines/kit/page.ts';
import type { PageRow } from '#src/app/page-row.ts';
import { lazyActor } from '#src/lazy/lazy-actor.ts';
import { pageLoaded } from '#src/lazy/preload.ts';
import sprite from '#src/ui/art/hero-chart.svg?no-inline';
import { QuickSearchSkeleton } from './views/QuickSearchSkeleton.tsx';

interface HeroProps {
  /** Search card, placed on the quay line. */
  card: ReactNode;
  /** Text along the tracks, above the chart. */
  tracks: ReactNode;
}

/** Chart of the Yangtze estuary: the heading on land, the card on the quay line. */
export function Hero({ card, tracks }: HeroProps) {
  const { heading, introduction, chartNote, chartLabels } = heroHome;
  return (
    <section className="relative overflow-hidden bg-paper">
      <svg className="hero-chart" viewBox="0 0 1600 991" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <use href={`${sprite}#chart`} width="1600" height="991" />
        <use href={`${sprite}#rose`} x="1284" y="238" width="270" height="270" />
        <use href={`${sprite}#tracks`} width="1600" height="991" />
        <g className="chart-place">
          <text x="672" y="276">
            {chartLabels.waigaoqiao} CNWGQ
          </text>
          <text x="779" y="500">
            {chartLabels.yangshan} CNYSN
          </text>
          <text x="736" y="730">
            {chartLabels.ningbo} CNNGB
          </text>
          <text x="560" y="456" textAnchor="end">
            {chartLabels.caojing} CNCJG
          </text>
        </g>
        <text className="chart-sea" x="1010" y="262">
          {chartLabels.sea}
        </text>
      </svg>
      {tracks}
      <div className="page-wide relative pt-5 pb-3 md:pt-8 md:pb-5">
        <div className="max-w-[640px]">
          <h1 className="max-w-[12em] [word-break:keep-all] text-28 leading-head font-strong md:text-40">{heading}</h1>
          <p className="mt-2 text-16 text-ink-2 md:max-lg:max-w-[26em]">{introduction}</p>
        </div>
        {card}
        <p className="mt-1 text-12 text-ink-3">{chartNote}</p>
      </div>
      <div className="neatline relative" aria-hidden="true" />
    </section>
  );
}

interface HomePageProps {
  card: ReactNode;
  tracks: ReactNode;
  below: ReactNode;
}

/** The first screen, with a slot for what loads after it. */
export function HomePage({ card, tracks, below }: HomePageProps) {
  return (
    <>
      <title>{homeHead.title}</title>
      <meta name="description" content={homeHead.description} />
      <Hero card={card} tracks={tracks} />
      {below}
    </>
  );
}

/** Loads the interactive parts after the first screen. */
async function load() {
  await pageLoaded();
  return import('./rest.tsx');
}

const Rest = lazy(load);

const home = lazyActor<HomeRef, never, PageAddress>(async () => (await load()).home);

type PartProps = Parameters<typeof Rest>[0];

/** Memoized so that nothing re-renders the server-rendered markup while the code loads. */
const Part = memo(function Part({ page, part }: PartProps) {
  return (
    <Suspense fallback={part === 'card' ? <QuickSearchSkeleton /> : null}>
      <Rest page={page} part={part} />
    </Suspense>
  );
});

function Home({ actor }: { actor: LazyRef<HomeRef> }) {
  return (
    <HomePage
      card={<Part page={actor} part="card" />}
      tracks={<Part page={actor} part="tracks" />}
      below={<Part page={actor} part="below" />}
    />
  );
}

export const rowOf = (): PageRow => ({ view: async () => ({ default: Home }), chart: async () => home });
