import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/limits.ts';
import { KIT } from '../copy/kit.ts';

/** In words, rounded down, so that nobody is promised a minute more: 1 天 2 时. */
export function timeLeftWords(deadline: number, now: number): string {
  const left = deadline - now;
  if (left <= 0) return KIT.time.gone;
  if (left >= DAY_MS) return KIT.time.days(Math.floor(left / DAY_MS), Math.floor((left % DAY_MS) / HOUR_MS));
  if (left >= HOUR_MS) return KIT.time.hours(Math.floor(left / HOUR_MS), Math.floor((left % HOUR_MS) / MINUTE_MS));
  return left >= MINUTE_MS ? KIT.time.minutes(Math.floor(left / MINUTE_MS)) : KIT.time.seconds;
}

export interface PortTime {
  readonly date: string;
  readonly weekday: string;
  readonly clock: string;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(zone, made);
  return made;
}

/** An instant in the port's time zone, not the reader's. */
export function portTime(instant: number, zone: string): PortTime {
  const parts = Object.fromEntries(
    formatIn(zone)
      .formatToParts(instant)
      .map((part) => [part.type, part.value]),
  );
  const date = `${parts.year}-${parts.month}-${parts.day}`;
  return {
    date,
    weekday: KIT.time.weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()]!,
    clock: `${parts.hour}:${parts.minute}`,
  };
}
