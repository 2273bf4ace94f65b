import { KIT } from '#copy/kit.ts';
import { rooms } from '#copy/user-centre/rooms.ts';
import { dayAfter } from '#domain/schedule/day.ts';
import { type TimeLeft, timeLeft } from '#domain/schedule/time-left.ts';
import { localDay } from '#domain/schedule/zone.ts';
import { partsOf, weekdayOf } from '#src/ui/calendar-days.ts';
import { classes } from '#src/ui/classes.ts';
import { HOUSE_ZONE } from '#src/ui/text/time-text.ts';
import type { Agenda } from './content.ts';
import { Panel } from './parts.tsx';

const words = rooms.workplace.calendar;

const WEEKS = 4;
const WEEK = 7;

type Kind = Exclude<TimeLeft, 'PAST'> | 'PLANNED';

/** Most urgent first. */
const KINDS: readonly Kind[] = ['URGENT', 'SOON', 'AMPLE', 'PLANNED'];
const COLOURS: Record<Kind, string> = {
  URGENT: 'font-strong text-danger',
  SOON: 'text-warn',
  AMPLE: 'text-ok',
  PLANNED: 'text-ink',
};

type Counts = Partial<Record<Kind, number>>;

/** Number of deadlines by kind for each day. */
function countsByDay({ moments, now }: Agenda): ReadonlyMap<string, Counts> {
  const days = new Map<string, Counts>();
  for (const { at, kind } of moments) {
    if (at === null || at <= now) continue;
    const one = kind === 'PLANNED' ? kind : (timeLeft(at, now) as Kind);
    const day = localDay(at, HOUSE_ZONE);
    const counts = days.get(day) ?? {};
    days.set(day, { ...counts, [one]: (counts[one] ?? 0) + 1 });
  }
  return days;
}

/** Calendar of four weeks from the current one, with the deadlines of each day. */
export function MonthGrid({ agenda }: { agenda: Agenda }) {
  const today = localDay(agenda.now, HOUSE_ZONE);
  const first = dayAfter(today, -weekdayOf(today));
  const counts = countsByDay(agenda);
  const weeks = Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: WEEK }, (_, day) => dayAfter(first, week * WEEK + day)),
  );
  return (
    <Panel title={words.title} note={<span className="text-12 text-ink-3">{words.weeks(WEEKS)}</span>}>
      <table className="w-full table-fixed border-collapse text-12">
        <caption className="sr-only">{words.title}</caption>
        <thead>
          <tr>
            {KIT.dates.weekdays.map((weekday) => (
              <th key={weekday} scope="col" className="border border-line p-0 font-normal text-ink-3">
                {weekday}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((days) => (
            <tr key={days[0]}>
              {days.map((day) => (
                <Day key={day} day={day} isFirst={day === first} today={today} counts={counts.get(day) ?? {}} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-1 flex flex-wrap gap-x-1.5 text-12">
        {KINDS.map((kind) => (
          <Mark key={kind} kind={kind}>
            {words.kinds[kind]}
          </Mark>
        ))}
      </p>
    </Panel>
  );
}

interface DayProps {
  day: string;
  isFirst: boolean;
  today: string;
  counts: Counts;
}

function Day({ day, isFirst, today, counts }: DayProps) {
  const { month, date } = partsOf(day);
  return (
    <td
      aria-current={day === today ? 'date' : undefined}
      className={classes(
        'h-6 border border-line p-0.5 align-top tabular-nums',
        day === today ? 'bg-sea-soft font-strong text-ink' : day < today ? 'text-ink-3' : 'text-ink',
      )}
    >
      {isFirst || date === 1 ? `${month}-${date}` : date}
      <ul className="flex flex-wrap gap-x-0.5">
        {KINDS.filter((kind) => counts[kind] !== undefined).map((kind) => (
          <li key={kind}>
            <Mark kind={kind}>
              {counts[kind]}
              <span className="sr-only">{words.counted(words.kinds[kind])}</span>
            </Mark>
          </li>
        ))}
      </ul>
    </td>
  );
}

const Mark = ({ kind, children }: { kind: Kind; children: React.ReactNode }) => (
  <span className={classes('diamond-before inline-flex items-center gap-0.5', COLOURS[kind])}>{children}</span>
);
