import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { HOUR_MS } from '#domain/limits.ts';
import { ports } from '#domain/reference/ports.ts';
import { CUT_OFF_RULES, type CutOffCode, cutOffsOf, scheduleProblems } from '#domain/schedule/cut-offs.ts';
import { timeLeft } from '#domain/schedule/time-left.ts';
import { dayWindow } from '#domain/schedule/validity.ts';
import { addLocalDays, instantOf, localDay, localTime, localWeekday } from '#domain/schedule/zone.ts';

vi.setConfig({ testTimeout: 60_000 });

const SHANGHAI = 'Asia/Shanghai';
const etd = Date.parse('2026-10-10T18:30:00+08:00');
const at = (text: string) => Date.parse(text);
const zones = [...new Set(ports.map(({ timezone }) => timezone))];
const instants = fc
  .integer({ min: at('2024-01-01T00:00:00Z') / 60_000, max: at('2030-01-01T00:00:00Z') / 60_000 })
  .map((minute) => minute * 60_000);

/** An independent way to a wall clock: the runtime's text form, read back. */
const wallText = (instant: number, timeZone: string) => new Date(instant).toLocaleString('sv-SE', { timeZone });

describe('the clock of a port', () => {
  it('is the wall clock the runtime prints, for every port zone', () => {
    fc.assert(
      fc.property(instants, fc.constantFrom(...zones), (instant, zone) => {
        const { year, month, day, hour, minute, second } = localTime(instant, zone);
        const two = (value: number) => String(value).padStart(2, '0');
        expect(`${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}:${two(second)}`).toBe(
          wallText(instant, zone),
        );
        expect(localDay(instant, zone)).toBe(wallText(instant, zone).slice(0, 10));
        expect(localWeekday(instant, zone)).toBe(new Date(`${localDay(instant, zone)}T00:00:00Z`).getUTCDay());
      }),
      { numRuns: 500 },
    );
  });

  it('knows the summer clocks that China had', () => {
    for (const instant of [at('1988-07-01T00:00:00Z'), at('1991-09-14T16:59:59Z'), at('1991-12-31T23:59:59Z')])
      expect(`${localDay(instant, SHANGHAI)} ${localTime(instant, SHANGHAI).hour}`).toBe(
        wallText(instant, SHANGHAI).slice(0, 13).replace(/ 0?/, ' '),
      );
    expect(localTime(at('1988-07-01T00:00:00Z'), SHANGHAI).hour).toBe(9);
  });

  it('leads back to the instant, or to one with the same wall clock where an hour happens twice', () => {
    fc.assert(
      fc.property(instants, fc.constantFrom(...zones), (instant, zone) => {
        const back = instantOf(localTime(instant, zone), zone);
        expect(wallText(back, zone)).toBe(wallText(instant, zone));
        expect(Math.abs(back - instant)).toBeLessThanOrEqual(HOUR_MS);
      }),
      { numRuns: 1_000 },
    );
  });

  it('takes an hour that a clock change skips as the one after it', () => {
    const skipped = { year: 2026, month: 3, day: 29, hour: 2, minute: 30, second: 0 };
    expect(wallText(instantOf(skipped, 'Europe/Amsterdam'), 'Europe/Amsterdam')).toBe('2026-03-29 03:30:00');
    expect(wallText(instantOf({ ...skipped, month: 3, day: 8 }, 'America/New_York'), 'America/New_York')).toBe(
      '2026-03-08 03:30:00',
    );
  });

  it('keeps the hour of the day over a clock change', () => {
    const sailing = at('2026-03-30T12:00:00+02:00');
    expect(wallText(addLocalDays(sailing, -3, 'Europe/Amsterdam'), 'Europe/Amsterdam')).toBe('2026-03-27 12:00:00');
  });
});

describe('cut-offs', () => {
  it('of every departure at every port are in order', () => {
    fc.assert(
      fc.property(instants, fc.constantFrom(...zones), fc.boolean(), (departure, zone, dangerous) => {
        const cutOffs = cutOffsOf(departure, zone, dangerous);
        expect(scheduleProblems({ etd: departure, eta: departure + 1, cutOffs })).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('at the departure are named, whichever it is', () => {
    const cutOffs = cutOffsOf(etd, SHANGHAI, true);
    for (const code of Object.keys(CUT_OFF_RULES) as CutOffCode[]) {
      if (code === 'cyClosing' || code === 'cyOpen') continue;
      expect(scheduleProblems({ etd, cutOffs: { ...cutOffs, [code]: etd } })).toEqual([
        { kind: 'CUT_OFF_AFTER_DEPARTURE', code },
      ]);
    }
  });

  it.each([
    [72 * HOUR_MS + 1, 'AMPLE'],
    [72 * HOUR_MS, 'SOON'],
    [24 * HOUR_MS, 'SOON'],
    [24 * HOUR_MS - 1, 'URGENT'],
    [1, 'URGENT'],
    [0, 'PAST'],
    [-1, 'PAST'],
  ])('with %i ms left are %s', (left, colour) => {
    expect(timeLeft(etd, etd - left)).toBe(colour);
  });
});

it('a day of validity is as long as on the calendar of the place', () => {
  const { validFrom, validTo } = dayWindow('2026-03-29', '2026-03-29', 'Europe/Amsterdam');
  expect(validTo + 1 - validFrom).toBe(23 * HOUR_MS);
  for (const day of ['2026-1-01', '20261001', '']) expect(() => dayWindow(day, day, SHANGHAI)).toThrow(RangeError);
});
