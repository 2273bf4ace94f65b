import { type TimeLeft, timeLeft } from '#domain/schedule/time-left.ts';
import { classes } from '../../classes.ts';
import { KIT } from '../../copy/kit.ts';
import { portTime, timeLeftWords } from '../../text/time-text.ts';

export interface DateTimeProps {
  /** Null is not known yet. */
  instant: number | null;
  /** IANA name of the port's zone. */
  zone: string;
  /** The port's city, shown where the time zone could be mistaken. */
  city?: string;
  withYear?: boolean;
  dateOnly?: boolean;
}

/** Port local time with its weekday: 10-18 周日 18:00. */
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

/** Time left, by colour, words and a mark, never only by colour. The present moment is a prop. */
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
