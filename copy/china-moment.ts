import { CHINA, localTime } from '#domain/schedule/zone.ts';

const two = (part: number) => String(part).padStart(2, '0');

/** The time of day in China, where most readers and the cut-offs are. */
export function chinaMoment(at: number): string {
  const { month, day, hour, minute } = localTime(at, CHINA);
  return `${month}月${day}日 ${two(hour)}:${two(minute)}`;
}
