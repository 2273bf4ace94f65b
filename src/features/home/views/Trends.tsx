import { homeMarket } from '#copy/home/page.ts';
import { compare } from '#domain/decimal.ts';
import { FEWEST_TREND_POINTS, trendDays } from '#domain/fees/trend.ts';
import { currencySymbol, formatAmount } from '#domain/money.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import { Section } from '#src/features/page-parts/views/Section.tsx';
import { ResourceBlock } from '#src/features/resource/views/ResourceBlock.tsx';
import { laneHref } from '#src/features/search/views/lane-href.ts';
import { Money } from '#src/ui/parts/common/Money.tsx';
import { Bar } from '#src/ui/parts/common/Skeleton.tsx';
import { DemoMark } from '#src/ui/parts/DemoMark.tsx';
import { Link } from '#src/ui/parts/Link.tsx';
import { Sparkline } from '#src/ui/parts/Sparkline.tsx';
import type { Trend } from './content.ts';

const words = homeMarket.trends;

type ReadTrend = Trend & { trend: NonNullable<Trend['trend']> };

/** Fewer points do not show a trend. */
const isDrawable = (one: Trend): one is ReadTrend =>
  one.trend !== null && one.trend.points.length >= FEWEST_TREND_POINTS && one.trend.currency !== null;

const isUnread = ({ trend }: Trend) => trend === null;

function changeWords(change: string) {
  const direction = compare(change, 0);
  if (direction === 0) return { mark: '', word: words.flat, tone: 'text-ink-3' };
  return direction > 0
    ? { mark: '+', word: words.up, tone: 'text-danger' }
    : { mark: '', word: words.down, tone: 'text-ok' };
}

function Change({ change }: { change: string | null }) {
  if (change === null) return null;
  const { mark, word, tone } = changeWords(change);
  return (
    <span className="font-normal text-12 text-ink-3">
      {words.week} <span className={`font-strong ${tone}`}>{`${word} ${mark}${words.percent(change)}`}</span>
    </span>
  );
}

function TrendCard({ one: { org, dst, names, trend } }: { one: ReadTrend }) {
  const { points, weeklyChange } = trend;
  const symbol = currencySymbol(trend.currency ?? '');
  const minima = points.map(({ min }) => min);
  const latest = minima.at(-1);
  const lowest = minima.reduce((a, b) => (compare(a, b) <= 0 ? a : b));
  const highest = minima.reduce((a, b) => (compare(a, b) >= 0 ? a : b));
  return (
    <li className="relative rounded border border-line bg-surface p-2 transition-colors duration-160 hover:bg-hover">
      <h3 className="flex flex-wrap items-baseline justify-between gap-x-1">
        <Link
          href={laneHref({ code: org, nameCn: names.org }, { code: dst, nameCn: names.dst })}
          className="font-strong text-ink after:absolute after:inset-0"
        >
          {homeMarket.recent.lane(names.org, names.dst)}
        </Link>
        <Change change={weeklyChange} />
      </h3>
      {latest === undefined ? null : (
        <p className="mt-0.5 flex flex-wrap items-baseline gap-x-1">
          <Money symbol={symbol} amount={formatAmount(latest)} size={20} />
          <span className="text-12 text-ink-3">{words.box}</span>
          <DemoMark />
        </p>
      )}
      <div className="my-1">
        <Sparkline values={trendDays(points).map(({ at }) => (at === null ? null : Number(minima[at])))} />
      </div>
      <p className="text-12 text-ink-3">
        {words.range(`${symbol}${formatAmount(lowest)}`, `${symbol}${formatAmount(highest)}`)}
      </p>
    </li>
  );
}

const skeleton = (
  <div className="grid gap-2 md:grid-cols-3">
    <Bar className="h-20 w-full" />
    <Bar className="h-20 w-full" />
    <Bar className="h-20 w-full" />
  </div>
);

/** Lowest price over thirty days on the first three lanes. */
export function Trends({ actor }: { actor: ResourceRef<readonly Trend[]> }) {
  return (
    <ResourceBlock
      actor={actor}
      name={words.name}
      skeleton={skeleton}
      isEmpty={(trends) => !trends.some((one) => isDrawable(one) || isUnread(one))}
      isPartial={(trends) => trends.some(isUnread)}
      frame={(inside) => <Section title={words.title}>{inside}</Section>}
    >
      {(trends) => (
        <ul className="grid gap-2 md:grid-cols-3">
          {trends.filter(isDrawable).map((one) => (
            <TrendCard key={`${one.org}-${one.dst}`} one={one} />
          ))}
        </ul>
      )}
    </ResourceBlock>
  );
}
