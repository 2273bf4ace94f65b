import { KIT } from '#copy/kit.ts';
import { type TimeLeft, timeLeft } from '#domain/schedule/time-left.ts';
import { classes } from '../../classes.ts';
import { portTime, timeLeftWords } from '../../text/time-text.ts';

export interface DateTimeProps {
  /** Null while unknown. */
  instant: number | null;
  /** IANA time zone of the port. */
  zone: string;
  /** City of the port, shown where the time zone could be mistaken. */
  city?: string;
  withYear?: boolean;
  dateOnly?: boolean;
}

/** Local time at the port with weekday: 10-18 周日 18:00. */
export function DateTime({ instant, zone, city, withYear, dateOnly }: DateTimeProps) {
  if (instant === null) return <span className="text-ink-3">{KIT.none}</span>;
  const { date, weekday, clock } = portTime(instant, zone);
  return (
    <time dateTime={new Date(instant).toISOString()} className="inline-flex flex-wrap gap-x-[0.35em]">
      <span className="whitespace-nowrap">{withYear ? date : date.slice(5)}</span>
      <span>{weekday}</span>
      {!dateOnly && <span>{clock}</span>}
      {city && <span className="text-ink-3">{KIT.time.zone(city)}</span>}
    </time>
  );
}

const COLOURS: Record<TimeLeft, string> = {
  AMPLE: 'text-ok',
  SOON: 'text-warn',
  URGENT: 'font-strong text-danger',
  PAST: 'text-past',
};

/** Time left by colour, text and mark, never by colour alone. The current time is a prop. */
export function Countdown({ deadline, now, label }: { deadline: number; now: number; label?: string }) {
  const state = timeLeft(deadline, now);
  return (
    <span
      data-hollow={state === 'PAST' || undefined}
      className={classes('diamond-before inline-flex items-center gap-0.75 whitespace-nowrap', COLOURS[state])}
    >
      <span className="sr-only">{label ?? KIT.time.left}：</span>
      <span className={state === 'PAST' ? 'line-through' : undefined}>{timeLeftWords(deadline, now)}</span>
    </span>
  );
}
