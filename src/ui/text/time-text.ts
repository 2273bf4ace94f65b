import { KIT } from '#copy/kit.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/limits.ts';
import { dayOf, weekdayOf } from '#domain/schedule/zone.ts';
import { timeByRule } from '#domain/schedule/zone-rules.ts';

/** Times without a port are shown in the company's time zone. */
export { CHINA as HOUSE_ZONE } from '#domain/schedule/zone.ts';

/** Time left in words, rounded down so that it never overstates: 1 天 2 时. */
export function timeLeftWords(deadline: number, now: number): string {
  const left = deadline - now;
  if (left <= 0) return KIT.time.past;
  if (left >= DAY_MS) return KIT.time.days(Math.floor(left / DAY_MS), Math.floor((left % DAY_MS) / HOUR_MS));
  if (left >= HOUR_MS) return KIT.time.hours(Math.floor(left / HOUR_MS), Math.floor((left % HOUR_MS) / MINUTE_MS));
  return left >= MINUTE_MS ? KIT.time.minutes(Math.floor(left / MINUTE_MS)) : KIT.time.seconds;
}

export interface PortTime {
  readonly date: string;
  readonly weekday: string;
  readonly clock: string;
}

/** An instant in the port's time zone, not the user's. */
export function portTime(instant: number, zone: string): PortTime {
  const local = timeByRule(instant, zone);
  return {
    date: dayOf(local),
    weekday: KIT.time.weekdays[weekdayOf(local)]!,
    clock: `${twoDigits(local.hour)}:${twoDigits(local.minute)}`,
  };
}

const twoDigits = (part: number) => String(part).padStart(2, '0');
