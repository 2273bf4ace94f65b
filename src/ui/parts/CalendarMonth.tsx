import { KIT } from '#copy/kit.ts';
import { type Month, partsOf, weekdayOf, weeksOf } from '../calendar-days.ts';
import { classes } from '../classes.ts';

export interface DaySpan {
  readonly from: string | null;
  readonly to: string | null;
}

export interface CalendarMonthProps {
  month: Month;
  span: DaySpan;
  focused: string;
  today: string;
  usable: (day: string) => boolean;
  marked: (day: string) => boolean;
  onPick: (day: string) => void;
  onKey: (key: string) => boolean;
}

function dayName(day: string, marked: boolean) {
  const { year, month, date } = partsOf(day);
  const name = KIT.dates.day(year, month, date, KIT.dates.weekdays[weekdayOf(day)]!);
  return marked ? `${name}，${KIT.dates.marked}` : name;
}

function Day({ day, ...props }: Omit<CalendarMonthProps, 'month'> & { day: string }) {
  const { from, to } = props.span;
  const end = day === from || day === to;
  const inside = from !== null && to !== null && day > from && day < to;
  const off = !props.usable(day);
  const marked = props.marked(day);
  return (
    <td className="p-0">
      <button
        type="button"
        data-day={day}
        aria-label={dayName(day, marked)}
        aria-pressed={end || inside}
        aria-current={day === props.today ? 'date' : undefined}
        aria-disabled={off || undefined}
        tabIndex={day === props.focused ? 0 : -1}
        onClick={() => !off && props.onPick(day)}
        onKeyDown={(event) => props.onKey(event.key) && event.preventDefault()}
        className={classes(
          'relative grid min-h-4.5 w-full place-items-center outline-offset-[-2px]',
          marked && 'sail-mark',
          end ? 'bg-sea font-strong text-on-sea' : inside ? 'bg-sea-soft text-ink' : !off && 'hover:bg-hover',
          off ? 'cursor-not-allowed text-ink-3' : 'cursor-pointer',
          day === props.today && !end && 'font-strong text-link',
        )}
      >
        {partsOf(day).date}
      </button>
    </td>
  );
}

export function CalendarMonth(props: CalendarMonthProps) {
  const title = KIT.dates.month(props.month.year, props.month.month);
  return (
    <table className="w-full table-fixed border-collapse text-center">
      <caption className="pb-1 font-strong">{title}</caption>
      <thead>
        <tr>
          {KIT.dates.weekdays.map((weekday) => (
            <th key={weekday} scope="col" className="h-4.5 p-0 font-normal text-12 text-ink-3">
              {weekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(props.month).map((week, row) => (
          <tr key={week.find((day) => day !== null) ?? row}>
            {week.map((day, column) =>
              day ? (
                <Day key={day} {...props} day={day} />
              ) : (
                <td key={`empty-${KIT.dates.weekdays[column]}`} className="p-0" />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
