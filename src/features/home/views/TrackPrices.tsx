import { useContext } from 'react';
import { homeMarket } from '#copy/home/page.ts';
import { shell } from '#copy/shell.ts';
import { formatMoney } from '#domain/money.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import { useContent } from '#src/features/resource/views/use-content.ts';
import { DemoData } from '#src/ui/parts/DemoMark.tsx';
import type { Lanes } from './content.ts';

/** Destinations of the chart's tracks, and the position of their labels. */
const TRACKS = [
  { countries: ['KR', 'JP'], transform: 'translate(1002 322) rotate(-6)' },
  { countries: ['US', 'CA', 'MX'], transform: 'translate(1040 449) rotate(-1)' },
] as const;

/** Lowest prices along the chart's tracks once loaded; the table below repeats them as text. */
export function TrackPrices({ actor }: { actor: ResourceRef<Lanes> }) {
  const content = useContent(actor);
  const isDemo = useContext(DemoData);
  const written = TRACKS.flatMap(({ countries, transform }) => {
    const price = content?.prices.find(({ lane }) => countries.some((country) => lane.dst.code.startsWith(country)));
    return price ? [{ transform, price }] : [];
  });
  return (
    <svg
      className="hero-chart max-lg:hidden"
      viewBox="0 0 1600 991"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {written.map(({ transform, price: { lane, ctnType, amount, currency, transitDays } }) => (
        <text key={transform} transform={transform} className="hero-track">
          {isDemo ? `${shell.demoLabel} ` : ''}
          {homeMarket.lanes.track(lane.dst.nameCn, ctnType, formatMoney(amount, currency, 0), transitDays)}
        </text>
      ))}
    </svg>
  );
}
