import { useSelector } from '@xstate/react';
import type { AnswerOf } from '#contract/call.ts';
import type { Table } from '#contract/table.ts';
import { currencySymbol, formatAmount } from '#domain/money.ts';
import { type SearchRef, selectTerm } from '#machines/search/index.ts';
import { classes } from '#src/ui/classes.ts';
import { fcl as words } from '#src/ui/copy/fcl.ts';
import { KIT } from '#src/ui/copy/kit.ts';
import { Badge } from '#src/ui/parts/Badge.tsx';
import { Money } from '#src/ui/parts/Money.tsx';

export type Sailings = AnswerOf<Table['sailSchedule']>;
type Day = Sailings['chips'][number];

const selectFrom = selectTerm('etdFrom');
const selectTo = selectTerm('etdTo');

/** Compares amounts of one currency as whole cents. */
const cents = (amount: string) => BigInt(amount.replace('.', ''));

function lowestOf(days: readonly Day[]): string | null {
  const open = days.flatMap(({ bookable, minAmount }) => (bookable && minAmount !== null ? [minAmount] : []));
  return open.reduce<string | null>((least, one) => (least === null || cents(one) < cents(least) ? one : least), null);
}

/** A day of sailing with the least it costs; pressed, the list is of that day. */
export function EtdChips({ actor, days }: { actor: SearchRef; days: readonly Day[] }) {
  const from = useSelector(actor, selectFrom);
  const to = useSelector(actor, selectTo);
  const lowest = lowestOf(days);
  const choose = (day: string | null) =>
    actor.send({ type: 'search.edit', edit: { kind: 'form', change: { etdFrom: day, etdTo: day } } });
  return (
    <ul
      aria-label={words.days.name}
      className="flex h-12 overflow-x-auto overflow-y-clip rounded border border-line bg-surface [scrollbar-width:thin]"
    >
      {days.map((day) => {
        const isOn = from === day.date && to === day.date;
        return (
          <li key={day.date} className="min-w-14 flex-1 border-line border-r last:border-r-0">
            <button
              type="button"
              aria-pressed={isOn}
              onClick={() => choose(isOn ? null : day.date)}
              className={classes(
                'grid h-full w-full cursor-pointer content-start gap-0.25 border-b-[3px] px-1.5 py-1 text-left outline-offset-[-3px]',
                isOn ? 'border-sea bg-sea-soft' : 'border-transparent hover:bg-hover',
                day.bookable ? 'text-ink' : 'text-ink-3',
              )}
            >
              <span className="whitespace-nowrap text-12">
                {day.date.slice(5)} {KIT.time.weekdays[day.weekday]}
              </span>
              <DayPrice day={day} />
              <span className="min-h-3 text-12">
                {day.bookable ? (
                  day.minAmount !== null && day.minAmount === lowest ? (
                    <Badge tone="low">{words.days.lowest}</Badge>
                  ) : null
                ) : (
                  words.days.closed
                )}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function DayPrice({ day: { minAmount, currency } }: { day: Day }) {
  if (minAmount === null || currency === null) return <span className="text-ink-3">{words.days.none}</span>;
  return <Money symbol={currencySymbol(currency)} amount={formatAmount(minAmount)} size={16} />;
}
