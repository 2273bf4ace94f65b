import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { fclTools } from '#copy/fcl/tools.ts';
import { KIT } from '#copy/kit.ts';
import { FEWEST_TREND_POINTS, trendDays } from '#domain/fees/trend.ts';
import { formatAmount, formatMoney } from '#domain/money.ts';
import { type ResourceRef, selectIsRefreshing } from '#machines/resource/index.ts';
import { Segmented } from '#src/ui/parts/common/RadioGroup.tsx';
import { Bar } from '#src/ui/parts/common/Skeleton.tsx';
import { DemoMark } from '#src/ui/parts/DemoMark.tsx';
import { Dialog } from '#src/ui/parts/Dialog.tsx';
import { ResourceState } from './ResourceState.tsx';
import { TrendChart } from './TrendChart.tsx';
import type { Trend, TrendCarrier, TrendDay } from './tools.ts';

const trendTableWords = fclTools.trend;
const SCROLLED_BY_KEYS = { tabIndex: 0 } as const;

interface TrendTableProps {
  days: readonly TrendDay[];
  carriers: readonly TrendCarrier[];
  currency: string;
}

/** Prices by day, latest first; scrolls horizontally. */
export function TrendTable({ days, carriers, currency }: TrendTableProps) {
  const money = (amount: string | null | undefined) => (amount == null ? KIT.none : formatMoney(amount, currency));
  const heads = [trendTableWords.min, trendTableWords.avg, ...carriers.map(({ nameCn }) => nameCn)];
  return (
    <details className="min-w-0">
      <summary className="cursor-pointer text-link">{trendTableWords.table}</summary>
      <section
        {...SCROLLED_BY_KEYS}
        aria-label={KIT.table.scroll(trendTableWords.table)}
        className="mt-1 overflow-x-auto"
      >
        <table className="w-full whitespace-nowrap">
          <caption className="sr-only">{trendTableWords.table}</caption>
          <thead>
            <tr className="text-12 text-ink-2">
              <th scope="col" className="py-0.5 text-left">
                {trendTableWords.date}
              </th>
              {heads.map((head) => (
                <th key={head} scope="col" className="py-0.5 pl-2 text-right">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days
              .map(({ date, min, avg }, at) => ({
                date,
                amounts: [min, avg, ...carriers.map(({ amounts }) => amounts[at])],
              }))
              .toReversed()
              .map(({ date, amounts }) => (
                <tr key={date}>
                  <th scope="row" className="border-line border-t py-0.5 text-left font-normal">
                    {date}
                  </th>
                  {amounts.map((amount, column) => (
                    <td key={heads[column]} className="border-line border-t py-0.5 pl-2 text-right">
                      {money(amount)}
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}

const words = fclTools.trend;
const SPANS = (['30', '90', '180'] as const).map((value) => ({ value, label: words.days[value] }));

interface TrendDialogProps {
  trend: ResourceRef<Trend>;
  from: string;
  to: string;
  types: readonly string[];
  /** Requests another container type or period. */
  onAsk: (ctnType: string, days: string) => void;
  onClose: () => void;
}

export default function TrendDialog({ trend, from, to, types, onAsk, onClose }: TrendDialogProps) {
  const [box, setBox] = useState(types[0] ?? '20GP');
  const [span, setSpan] = useState<(typeof SPANS)[number]['value']>('30');
  const isRefreshing = useSelector(trend, selectIsRefreshing);
  return (
    <Dialog open width={800} title={words.title} note={words.lane(from, to, box)} onClose={onClose}>
      <div className="grid gap-2" aria-busy={isRefreshing}>
        <div className="flex flex-wrap gap-1">
          <Segmented
            compact
            label={words.boxes}
            choices={types.map((type) => ({ value: type, label: type }))}
            value={box}
            onChange={(type) => {
              setBox(type);
              onAsk(type, span);
            }}
          />
          <Segmented
            compact
            label={words.span}
            choices={SPANS}
            value={span}
            onChange={(days) => {
              setSpan(days);
              onAsk(box, days);
            }}
          />
        </div>
        <ResourceState resource={trend} failed={words.failed} waiting={<Bar className="h-30 w-full" />}>
          {(found) => <Found trend={found} />}
        </ResourceState>
      </div>
    </Dialog>
  );
}

function Found({ trend: { points, carriers: offered = [], currency, weeklyChange } }: { trend: Trend }) {
  if (points.length < FEWEST_TREND_POINTS || currency === null) return <p className="text-ink-2">{words.few}</p>;
  const slots = trendDays(points);
  const days = slots.map(({ date, at }) => {
    const { min = null, avg = null } = at === null ? {} : points[at]!;
    return { date, min, avg };
  });
  const carriers = offered.map(({ amounts, ...carrier }) => ({
    ...carrier,
    amounts: slots.map(({ at }) => (at === null ? null : (amounts[at] ?? null))),
  }));
  return (
    <>
      <p className={weeklyChange === null ? 'text-ink-2' : 'font-strong'}>
        {weeklyChange === null ? words.noWeekBefore : changeInWords(weeklyChange)}
      </p>
      <TrendChart days={days} carriers={carriers} currency={currency} />
      <p className="text-12 text-ink-3">
        <DemoMark /> {words.source} {days.length > points.length ? words.gaps : null}
      </p>
      <TrendTable days={days} carriers={carriers} currency={currency} />
    </>
  );
}

function changeInWords(percent: string): string {
  const size = formatAmount(percent.replace('-', ''), 1);
  if (/^0(?:\.0*)?$/.test(size)) return words.level;
  return percent.startsWith('-') ? words.down(size) : words.up(size);
}
