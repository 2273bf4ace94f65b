import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { fclDays as words } from '#copy/fcl/search.ts';
import { KIT } from '#copy/kit.ts';
import { currencySymbol, formatAmount } from '#domain/money.ts';
import { type SearchRef, selectTerm } from '#machines/search/index.ts';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { Money } from '#src/ui/parts/common/Money.tsx';
import { Bar } from '#src/ui/parts/common/Skeleton.tsx';
import { DemoMark } from '#src/ui/parts/DemoMark.tsx';
import { leastOf } from './standing.ts';
import type { Sailings } from './tools.ts';

type Day = Sailings['chips'][number];

interface SailingDaysProps {
  actor: SearchRef;
  /** Null while loading. */
  sailings: Sailings | null;
  areLost: boolean;
}

/** Sailing days above the list, each with its lowest price. */
export default function SailingDays({ actor, sailings, areLost }: SailingDaysProps) {
  if (areLost) return <p className="text-12 text-ink-3">{words.failed}</p>;
  if (sailings?.chips.length === 0)
    return (
      <p className="grid h-8 items-center rounded border border-line bg-surface px-2 text-ink-2">{words.noDays}</p>
    );
  if (sailings === null) return <Bar className="h-8 w-full" />;
  return <EtdChips actor={actor} days={sailings.chips} box={sailings.ctnType} />;
}

const selectFrom = selectTerm('etdFrom');
const selectTo = selectTerm('etdTo');

const TIDE_PX = 12;
const BRIM = 0.35;

/** Relative height of each price, from 0 to 1; days without a price interpolate their neighbours. */
function levelsOf(days: readonly Day[]): number[] {
  const amounts = days.map(({ minAmount }) => (minAmount === null ? null : Number(minAmount)));
  const known = amounts.filter((amount) => amount !== null);
  const low = Math.min(...known);
  const span = Math.max(...known) - low;
  const level = (amount: number) => (span === 0 ? 0 : (amount - low) / span);
  return amounts.map((amount, at) => level(amount ?? amounts[at - 1] ?? amounts[at + 1] ?? low));
}

/** Water level below a day, continuous with its neighbours: low water marks the lowest fare. */
function Tide({ levels, at, isPriced }: { levels: readonly number[]; at: number; isPriced: boolean }) {
  const y = (level: number) => TIDE_PX * (1 - BRIM - level * (1 - 2 * BRIM));
  const here = levels[at] ?? 0;
  const [left, right] = [-1, 1].map((step) => y((here + (levels[at + step] ?? here)) / 2)) as [number, number];
  const line = `M0 ${left}Q50 ${2 * y(here) - (left + right) / 2} 100 ${right}`;
  return (
    <span className="absolute inset-x-0 bottom-0 block h-1.5">
      <svg aria-hidden="true" viewBox={`0 0 100 ${TIDE_PX}`} preserveAspectRatio="none" className="absolute size-full">
        <path d={`${line}V${TIDE_PX}H0Z`} className="fill-mid" />
        <path d={line} fill="none" className="stroke-contour" strokeWidth={1.5} vectorEffect="non-scaling-stroke" />
      </svg>
      {isPriced ? (
        <svg aria-hidden="true" viewBox={`0 0 8 ${TIDE_PX}`} className="absolute size-full text-sea">
          <path d={`M4 ${y(here) - 4}l4 4-4 4-4-4Z`} fill="currentColor" />
        </svg>
      ) : null}
    </span>
  );
}

interface EtdChipsProps {
  actor: SearchRef;
  days: readonly Day[];
  box: string;
}

/** Sailing days with their lowest prices; clicking one filters the list. Past booking days are folded into the first cell. */
function EtdChips({ actor, days, box }: EtdChipsProps) {
  const from = useSelector(actor, selectFrom);
  const to = useSelector(actor, selectTo);
  const [areClosedShown, setClosedShown] = useState(false);
  const isOn = ({ date }: Day) => from === date && to === date;
  const closed = days.filter((day) => !day.bookable && !isOn(day));
  const shown = areClosedShown ? days : days.filter((day) => !closed.includes(day));
  const lowest = leastOf(
    days.flatMap(({ bookable, minAmount }) => (bookable && minAmount !== null ? [minAmount] : [])),
  );
  const levels = levelsOf(shown);
  const choose = (day: string | null) =>
    actor.send({ type: 'search.edit', edit: { kind: 'form', change: { etdFrom: day, etdTo: day } } });
  return (
    <div className="flex h-8 overflow-x-auto overflow-y-clip rounded border border-line bg-surface [scrollbar-width:thin] print:hidden">
      <div className="grid shrink-0 content-center justify-items-start border-line border-r bg-sunken px-1 text-12 text-ink-2">
        <span className="whitespace-nowrap leading-head">{words.unit(box)}</span>
        <DemoMark />
        {closed.length === 0 ? null : (
          <button
            type="button"
            aria-expanded={areClosedShown}
            onClick={() => setClosedShown(!areClosedShown)}
            className="flex min-h-2.5 cursor-pointer items-center gap-0.25 whitespace-nowrap font-strong text-link"
          >
            {words.closedDays(closed.length)}
            <Icon name={areClosedShown ? 'left' : 'right'} small />
          </button>
        )}
      </div>
      <ul aria-label={words.name} className="flex grow">
        {shown.map((day, at) => (
          <li
            key={day.date}
            className={classes('border-line border-r last:border-r-0', day.bookable ? 'min-w-14 flex-1' : 'shrink-0')}
          >
            <button
              type="button"
              aria-pressed={isOn(day)}
              disabled={closed.includes(day)}
              onClick={() => choose(isOn(day) ? null : day.date)}
              className={classes(
                'relative grid h-full w-full content-start overflow-clip border-b-[3px] px-1 pt-0.5 text-left outline-offset-[-3px]',
                isOn(day) ? 'border-sea bg-sea-soft' : 'border-transparent enabled:hover:bg-hover',
                day.bookable ? 'cursor-pointer text-ink' : 'bg-sunken text-ink-3',
              )}
            >
              <span className="flex h-2.75 items-center gap-0.5 whitespace-nowrap text-12">
                {day.date.slice(5)} {KIT.time.weekdays[day.weekday]}
                {day.bookable && day.minAmount !== null && day.minAmount === lowest ? (
                  <Badge tone="low">{words.lowest}</Badge>
                ) : null}
              </span>
              {day.bookable ? <DayPrice day={day} /> : <span className="text-12">{words.closed}</span>}
              <Tide levels={levels} at={at} isPriced={day.bookable && day.minAmount !== null} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function DayPrice({ day: { minAmount, currency } }: { day: Day }) {
  if (minAmount === null || currency === null) return <span className="text-ink-3">{words.none}</span>;
  return <Money symbol={currencySymbol(currency)} amount={formatAmount(minAmount)} size={16} />;
}
