import { useState } from 'react';
import { fclTools } from '#copy/fcl/tools.ts';
import { KIT } from '#copy/kit.ts';
import { currencySymbol, formatAmount, formatMoney } from '#domain/money.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import { monthAfter, monthOf, monthsBetween, partsOf, weeksOf } from '#src/ui/calendar-days.ts';
import { classes } from '#src/ui/classes.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Bar } from '#src/ui/parts/common/Skeleton.tsx';
import { DemoMark } from '#src/ui/parts/DemoMark.tsx';
import { Dialog } from '#src/ui/parts/Dialog.tsx';
import { ResourceState } from './ResourceState.tsx';
import { leastOf } from './standing.ts';
import type { Sailings } from './tools.ts';

const words = fclTools.month;
type Day = Sailings['chips'][number];

interface SailingMonthProps {
  month: ResourceRef<Sailings>;
  today: string;
  /** Filtered day; null for several days. */
  chosen: string | null;
  onChoose: (day: string | null) => void;
  onClose: () => void;
}

export default function SailingMonth({ month, today, chosen, onChoose, onClose }: SailingMonthProps) {
  return (
    <Dialog open width={800} title={words.title} onClose={onClose}>
      <ResourceState resource={month} failed={words.failed} waiting={<Bar className="h-40 w-full" />}>
        {({ chips, ctnType }) => (
          <Months
            days={chips}
            box={ctnType}
            today={today}
            chosen={chosen}
            onChoose={(day) => {
              onChoose(day);
              onClose();
            }}
          />
        )}
      </ResourceState>
    </Dialog>
  );
}

type MonthsProps = Pick<SailingMonthProps, 'today' | 'chosen' | 'onChoose'> & { days: readonly Day[]; box: string };

function Months({ days, box, today, chosen, onChoose }: MonthsProps) {
  const first = monthOf(today);
  const last = days.at(-1)?.date ?? today;
  const months = monthsBetween(first, monthOf(last));
  const [ahead, setAhead] = useState(
    Math.max(0, monthsBetween(first, monthOf(chosen ?? days.find(({ bookable }) => bookable)?.date ?? today))),
  );
  const shown = monthAfter(first, Math.min(ahead, months));
  const byDate = new Map(days.map((day) => [day.date, day]));
  const lowest = leastOf(
    days.flatMap(({ bookable, minAmount }) => (bookable && minAmount !== null ? [minAmount] : [])),
  );
  const symbols = [...new Set(days.flatMap(({ currency }) => (currency === null ? [] : [currencySymbol(currency)])))];
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-center gap-1">
        <Button
          size={32}
          icon="left"
          iconOnly
          disabled={ahead <= 0}
          title={ahead <= 0 ? words.first : undefined}
          onClick={() => setAhead(ahead - 1)}
        >
          {words.earlier}
        </Button>
        <h3 aria-live="polite" className="font-strong text-16">
          {KIT.dates.month(shown.year, shown.month)}
        </h3>
        <Button
          size={32}
          icon="right"
          iconOnly
          disabled={ahead >= months}
          title={ahead >= months ? words.last : undefined}
          onClick={() => setAhead(ahead + 1)}
        >
          {words.later}
        </Button>
        <span className="text-12 text-ink-3">
          {words.help}
          {words.box(box)}
          {symbols.length === 1 ? <span className="md:hidden">{words.unit(symbols.join())}</span> : null} <DemoMark />
        </span>
        {chosen === null ? null : (
          <Button size={32} tone="quiet" onClick={() => onChoose(null)}>
            {words.all}
          </Button>
        )}
      </div>
      <table className="w-full table-fixed border-collapse">
        <caption className="sr-only">{KIT.dates.month(shown.year, shown.month)}</caption>
        <thead>
          <tr>
            {KIT.dates.weekdays.map((weekday) => (
              <th key={weekday} scope="col" className="h-4 p-0 font-normal text-12 text-ink-3">
                {weekday}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(shown).map((week, row) => (
            <tr key={week.find((date) => date !== null) ?? row}>
              {week.map((date, column) => (
                <td
                  key={date ?? `empty-${KIT.dates.weekdays[column]}`}
                  className={classes('h-8 border border-line p-0 align-top', date === today && 'bg-hover')}
                >
                  {date === null ? null : (
                    <Cell
                      date={date}
                      day={byDate.get(date)}
                      lowest={lowest}
                      isOneSymbol={symbols.length === 1}
                      chosen={chosen}
                      onChoose={onChoose}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CellProps extends Pick<SailingMonthProps, 'chosen' | 'onChoose'> {
  date: string;
  day: Day | undefined;
  lowest: string | null;
  /** All prices share one currency, stated above a narrow month. */
  isOneSymbol: boolean;
}

/** Omits cents to fit a phone; the accessible name has the full price. */
function Cell({ date, day, lowest, isOneSymbol, chosen, onChoose }: CellProps) {
  const number = <span className="text-12 text-ink-3">{partsOf(date).date}</span>;
  if (day === undefined) return <span className="block px-0.25 py-0.5 md:px-0.5">{number}</span>;
  const { bookable, currency, minAmount, weekday } = day;
  const isPriced = minAmount !== null && currency !== null;
  const priceText = [
    isPriced ? formatMoney(minAmount, currency) : words.none,
    ...(bookable ? [] : [words.closed]),
  ].join('，');
  const isLowest = bookable && minAmount !== null && minAmount === lowest;
  return (
    <button
      type="button"
      aria-pressed={chosen === date}
      disabled={!bookable}
      onClick={() => onChoose(chosen === date ? null : date)}
      className="grid h-full min-h-8 w-full content-start px-0.25 py-0.5 text-left md:px-0.5 outline-offset-[-2px] enabled:cursor-pointer enabled:hover:bg-hover disabled:text-ink-3 aria-pressed:bg-sea-soft"
    >
      <span className="sr-only">{words.day(date, KIT.time.weekdays[weekday] ?? '', priceText)}</span>
      <span aria-hidden="true" className="grid">
        {number}
        {isPriced ? (
          <span className={classes('break-all text-12', bookable && 'font-strong', isLowest && 'text-link')}>
            <span className={isOneSymbol ? 'max-md:hidden' : undefined}>{currencySymbol(currency)}</span>
            {formatAmount(minAmount, 0)}
          </span>
        ) : null}
        <span className="text-12">{bookable ? (isLowest ? words.lowest : '') : words.closed}</span>
      </span>
    </button>
  );
}
