import { useSelector } from '@xstate/react';
import { currencySymbol, formatAmount } from '#domain/money.ts';
import { type SearchRef, selectTerm } from '#machines/search/index.ts';
import { classes } from '#src/ui/classes.ts';
import { fclDays as words } from '#src/ui/copy/fcl-days.ts';
import { KIT } from '#src/ui/copy/kit.ts';
import { Badge } from '#src/ui/parts/Badge.tsx';
import { DemoMark } from '#src/ui/parts/DemoMark.tsx';
import { Money } from '#src/ui/parts/Money.tsx';
import { Bar } from '#src/ui/parts/Skeleton.tsx';
import { USUAL_BOX } from './days-query.ts';
import { leastOf } from './standing.ts';
import type { Sailings } from './tools.ts';

type Day = Sailings['chips'][number];

interface SailingDaysProps {
  actor: SearchRef;
  /** Null while they are on their way. */
  sailings: Sailings | null;
  areLost: boolean;
}

/** The days of sailing over the list, each with the least it costs. */
export default function SailingDays({ actor, sailings, areLost }: SailingDaysProps) {
  if (areLost) return <p className="text-12 text-ink-3">{words.failed}</p>;
  if (sailings?.chips.length === 0)
    return (
      <p className="grid h-15 items-center rounded border border-line bg-surface px-2 text-ink-2">{words.noDays}</p>
    );
  return (
    <>
      <p className="h-2.5 truncate text-12 text-ink-3">
        {words.unit(sailings?.ctnType ?? USUAL_BOX)} <DemoMark />
      </p>
      {sailings === null ? <Bar className="h-12 w-full" /> : <EtdChips actor={actor} days={sailings.chips} />}
    </>
  );
}

const selectFrom = selectTerm('etdFrom');
const selectTo = selectTerm('etdTo');

const PEEK_PX = 24;

/** Where the days whose booking is over fill the screen, the list opens at the first that can be chosen. */
function openAtFirst(list: HTMLUListElement | null) {
  const first = list?.querySelector('button:enabled')?.parentElement;
  if (list && first) list.scrollLeft = first.offsetLeft - list.offsetLeft - PEEK_PX;
}

const TIDE_PX = 20;
const BRIM = 0.15;

/** How high the price stands above the least of these days, from 0 to 1; a day without one lies between its neighbours. */
function levelsOf(days: readonly Day[]): number[] {
  const amounts = days.map(({ minAmount }) => (minAmount === null ? null : Number(minAmount)));
  const known = amounts.filter((amount) => amount !== null);
  const low = Math.min(...known);
  const span = Math.max(...known) - low;
  const level = (amount: number) => (span === 0 ? 0 : (amount - low) / span);
  return amounts.map((amount, at) => level(amount ?? amounts[at - 1] ?? amounts[at + 1] ?? low));
}

/** The water under one day, running into that of the days beside it: low water is the lowest fare. */
function Tide({ levels, at, isPriced }: { levels: readonly number[]; at: number; isPriced: boolean }) {
  const y = (level: number) => TIDE_PX * (1 - BRIM - level * (1 - 2 * BRIM));
  const here = levels[at] ?? 0;
  const [left, right] = [-1, 1].map((step) => y((here + (levels[at + step] ?? here)) / 2)) as [number, number];
  const line = `M0 ${left}Q50 ${2 * y(here) - (left + right) / 2} 100 ${right}`;
  return (
    <span className="relative -mx-1 -mt-0.5 block h-2.5">
      <svg aria-hidden="true" viewBox={`0 0 100 ${TIDE_PX}`} preserveAspectRatio="none" className="absolute size-full">
        <path d={`${line}V${TIDE_PX}H0Z`} className="fill-mid" />
        <path d={line} fill="none" className="stroke-contour" strokeWidth={1.5} vectorEffect="non-scaling-stroke" />
      </svg>
      {isPriced ? (
        <span
          className="diamond-cut absolute left-1/2 size-1 -translate-1/2 bg-sea"
          style={{ top: `${(y(here) / TIDE_PX) * 100}%` }}
        />
      ) : null}
    </span>
  );
}

/** A day of sailing with the least it costs; pressed, the list is of that day. A day whose booking is over is no choice. */
function EtdChips({ actor, days }: { actor: SearchRef; days: readonly Day[] }) {
  const from = useSelector(actor, selectFrom);
  const to = useSelector(actor, selectTo);
  const lowest = leastOf(
    days.flatMap(({ bookable, minAmount }) => (bookable && minAmount !== null ? [minAmount] : [])),
  );
  const levels = levelsOf(days);
  const choose = (day: string | null) =>
    actor.send({ type: 'search.edit', edit: { kind: 'form', change: { etdFrom: day, etdTo: day } } });
  return (
    <ul
      ref={openAtFirst}
      aria-label={words.name}
      className="flex h-12 overflow-x-auto overflow-y-clip rounded border border-line bg-surface [scrollbar-width:thin] print:hidden"
    >
      {days.map((day, at) => {
        const isOn = from === day.date && to === day.date;
        return (
          <li
            key={day.date}
            className={classes('border-line border-r last:border-r-0', day.bookable ? 'min-w-14 flex-1' : 'shrink-0')}
          >
            <button
              type="button"
              aria-pressed={isOn}
              disabled={!day.bookable && !isOn}
              onClick={() => choose(isOn ? null : day.date)}
              className={classes(
                'grid h-full w-full content-start overflow-clip border-b-[3px] px-1 py-0.5 text-left outline-offset-[-3px]',
                isOn ? 'border-sea bg-sea-soft' : 'border-transparent enabled:hover:bg-hover',
                day.bookable ? 'cursor-pointer text-ink' : 'bg-sunken text-ink-3',
              )}
            >
              <Tide levels={levels} at={at} isPriced={day.bookable && day.minAmount !== null} />
              <span className="whitespace-nowrap text-12">
                {day.date.slice(5)} {day.bookable ? KIT.time.weekdays[day.weekday] : null}
              </span>
              {day.bookable ? (
                <>
                  <DayPrice day={day} />
                  <span className="min-h-3 text-12">
                    {day.minAmount !== null && day.minAmount === lowest ? (
                      <Badge tone="low">{words.lowest}</Badge>
                    ) : null}
                  </span>
                </>
              ) : (
                <>
                  <span className="text-12">{KIT.time.weekdays[day.weekday]}</span>
                  <span className="text-12">{words.closed}</span>
                </>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function DayPrice({ day: { minAmount, currency } }: { day: Day }) {
  if (minAmount === null || currency === null) return <span className="text-ink-3">{words.none}</span>;
  return <Money symbol={currencySymbol(currency)} amount={formatAmount(minAmount)} size={16} />;
}
