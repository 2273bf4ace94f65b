import type { ReactNode } from 'react';
import { home } from '#copy/home/page.ts';
import sprite from '#src/ui/art/hero-chart.svg?no-inline';

interface HeroProps {
  /** Search card, placed on the quay line. */
  card: ReactNode;
  /** Text along the tracks, above the chart. */
  tracks: ReactNode;
}

/** Chart of the Yangtze estuary: the heading on land, the card on the quay line. */
export function Hero({ card, tracks }: HeroProps) {
  const { heading, introduction, chartNote, chartLabels } = home;
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
