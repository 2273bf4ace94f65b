import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAfter } from '#domain/schedule/day.ts';
import { dayByKey, monthAfter, sameDateAfter, weekdayOf, weeksOf } from '#src/ui/calendar-days.ts';

const days = fc.integer({ min: -20_000, max: 40_000 }).map((step) => dayAfter('2000-01-01', step));

describe('calendar days', () => {
  it('starts weeks on Monday and fills whole weeks', () => {
    expect(weekdayOf('2026-10-12')).toBe(0);
    const weeks = weeksOf({ year: 2026, month: 10 });
    expect(weeks[0]).toEqual([null, null, null, '2026-10-01', '2026-10-02', '2026-10-03', '2026-10-04']);
    expect(weeks.at(-1)?.[5]).toBe('2026-10-31');
    expect(weeks.flat().filter(Boolean)).toHaveLength(31);
  });
  it('keeps the date over months, or takes the last one', () => {
    expect(sameDateAfter('2027-01-31', 1)).toBe('2027-02-28');
    expect(sameDateAfter('2028-01-31', 1)).toBe('2028-02-29');
    expect(sameDateAfter('2026-12-15', 1)).toBe('2027-01-15');
    expect(monthAfter({ year: 2026, month: 1 }, -1)).toEqual({ year: 2025, month: 12 });
  });
  it('moves by keys and knows which keys are not its own', () => {
    expect(dayByKey('2026-10-14', 'Home')).toBe('2026-10-12');
    expect(dayByKey('2026-10-14', 'End')).toBe('2026-10-18');
    expect(dayByKey('2026-10-31', 'ArrowRight')).toBe('2026-11-01');
    expect(dayByKey('2026-10-14', 'a')).toBeNull();
  });
  it('comes back by the opposite key', () => {
    fc.assert(
      fc.property(days, (day) => {
        expect(dayByKey(dayByKey(day, 'ArrowDown')!, 'ArrowUp')).toBe(day);
        expect(dayByKey(dayByKey(day, 'ArrowRight')!, 'ArrowLeft')).toBe(day);
      }),
    );
  });
});
