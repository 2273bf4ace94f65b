import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '#domain/limits.ts';
import { offsetByRule, timeByRule, zonesWithRules } from '#domain/schedule/zone-rules.ts';

const FROM = Date.UTC(2020, 0);
const UNTIL = Date.UTC(2036, 0);
const STEP_MS = 12 * HOUR_MS;
const SECOND_MS = 1000;

/** The offset as the runtime's own table of zones has it. */
function tableOf(timeZone: string) {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  return (instant: number): number => {
    const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
    const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = parts;
    return Date.UTC(year, month - 1, day, hour, minute, second) - instant;
  };
}

/** Every half day of sixteen years; between two that differ, every hour and the second before it. */
function* instantsOf(offsetAt: (instant: number) => number) {
  let before = offsetAt(FROM);
  for (let instant = FROM; instant < UNTIL; instant += STEP_MS) {
    yield instant;
    const offset = offsetAt(instant);
    if (offset === before) continue;
    before = offset;
    for (let hour = instant - STEP_MS; hour < instant; hour += HOUR_MS) {
      yield hour;
      yield hour - SECOND_MS;
    }
  }
}

describe('zones with an offset rule', () => {
  it.each(zonesWithRules)('have %s at the offset of Intl', (timeZone) => {
    const offsetAt = tableOf(timeZone);
    const wrong: string[] = [];
    for (const instant of instantsOf(offsetAt)) {
      if (offsetByRule(instant, timeZone) !== offsetAt(instant)) wrong.push(new Date(instant).toISOString());
    }
    expect(wrong).toEqual([]);
  });

  it('leave instants before their rule, and other places, to the table', () => {
    expect(offsetByRule(FROM - 1, 'Europe/Amsterdam')).toBeUndefined();
    expect(offsetByRule(FROM, 'Africa/Cairo')).toBeUndefined();
    expect(timeByRule(Date.UTC(1995, 9, 1), 'Europe/London')).toMatchObject({ day: 1, hour: 1 });
    expect(timeByRule(Date.UTC(2026, 6, 1, 12), 'Africa/Cairo')).toMatchObject({ day: 1, hour: 15 });
  });

  it('turn the day with the place', () => {
    expect(timeByRule(Date.UTC(2026, 6, 1, 22, 30), 'Europe/Amsterdam')).toEqual({
      year: 2026,
      month: 7,
      day: 2,
      hour: 0,
      minute: 30,
      second: 0,
    });
  });
});
