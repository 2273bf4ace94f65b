import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { HOUR_MS } from '#domain/limits.ts';
import { ports } from '#domain/reference/ports.ts';
import { bookability, isBookingOpen } from '#domain/schedule/bookable.ts';
import { CUT_OFF_RULES, type CutOffCode, cutOffsOf, scheduleProblems } from '#domain/schedule/cut-offs.ts';
import { timeLeft } from '#domain/schedule/time-left.ts';
import { dayWindow, validityAt } from '#domain/schedule/validity.ts';
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
  it('follow from the departure on the clock of the port', () => {
    const general = cutOffsOf(etd, SHANGHAI, false);
    expect(
      Object.fromEntries(Object.entries(general).map(([code, instant]) => [code, wallText(instant, SHANGHAI)])),
    ).toEqual({
      bookingCloseGen: '2026-10-03 18:30:00',
      bookingCloseDg: '2026-09-30 18:30:00',
      emptyPickup: '2026-10-03 18:30:00',
      cyOpen: '2026-10-04 18:30:00',
      lclCutoff: '2026-10-04 18:30:00',
      siCutoff: '2026-10-07 12:00:00',
      dgCutoff: '2026-10-07 16:00:00',
      amsCutoff: '2026-10-07 10:00:00',
      vgmCutoff: '2026-10-08 12:00:00',
      customsCutoff: '2026-10-09 12:00:00',
      cyClosing: '2026-10-09 18:30:00',
    });
    expect(general.siCutoff - cutOffsOf(etd, SHANGHAI, true).siCutoff).toBe(48 * HOUR_MS);
  });

  it('of every departure at every port are in order', () => {
    fc.assert(
      fc.property(instants, fc.constantFrom(...zones), fc.boolean(), (departure, zone, dangerous) => {
        const cutOffs = cutOffsOf(departure, zone, dangerous);
        expect(scheduleProblems({ etd: departure, eta: departure + 1, cutOffs })).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('out of order are named', () => {
    const cutOffs = cutOffsOf(etd, SHANGHAI, true);
    expect(scheduleProblems({ etd, eta: etd, cutOffs })).toEqual([{ kind: 'ARRIVES_BEFORE_DEPARTURE' }]);
    expect(scheduleProblems({ etd, cutOffs: { ...cutOffs, cyOpen: cutOffs.cyClosing } })).toEqual([
      { kind: 'OPENS_AFTER_CLOSING' },
    ]);
    expect(scheduleProblems({ etd, cutOffs: { ...cutOffs, cyClosing: etd } })).toEqual([]);
    expect(scheduleProblems({ etd, cutOffs: { ...cutOffs, cyClosing: etd + 1 } })).toEqual([
      { kind: 'CLOSES_AFTER_DEPARTURE' },
    ]);
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

describe('bookability', () => {
  const cutOffs = cutOffsOf(etd, SHANGHAI, true);
  const offer = { cutOffs, validFrom: etd - 60 * 24 * HOUR_MS, validTo: etd, space: 'AMPLE' } as const;

  it('ends at the closing of the kind of cargo, dangerous goods earlier', () => {
    expect(isBookingOpen(cutOffs, true, cutOffs.bookingCloseDg - 1)).toBe(true);
    expect(isBookingOpen(cutOffs, true, cutOffs.bookingCloseDg)).toBe(false);
    expect(isBookingOpen(cutOffs, false, cutOffs.bookingCloseDg)).toBe(true);
    expect(isBookingOpen(cutOffs, false, cutOffs.bookingCloseGen)).toBe(false);
  });

  it('needs an open booking, a valid price and space', () => {
    const early = cutOffs.bookingCloseDg - 1;
    expect(bookability(offer, true, early)).toBe('BOOKABLE');
    expect(bookability(offer, true, early + 1)).toBe('BOOKING_CLOSED');
    expect(bookability({ ...offer, validTo: early - 1 }, true, early)).toBe('PRICE_EXPIRED');
    expect(bookability({ ...offer, validFrom: early + 1 }, true, early)).toBe('PRICE_NOT_YET_VALID');
    expect(bookability({ ...offer, space: 'NONE' }, true, early)).toBe('NO_SPACE');
    expect(bookability({ ...offer, space: 'ASK' }, true, early)).toBe('BOOKABLE');
  });

  it('includes both ends of the price’s validity', () => {
    const window = { validFrom: 10, validTo: 20 };
    expect([9, 10, 20, 21].map((now) => validityAt(window, now))).toEqual(['FUTURE', 'VALID', 'VALID', 'EXPIRED']);
  });

  it('counts days of validity on the calendar of the place, the last one whole', () => {
    expect(dayWindow('2026-10-01', '2026-10-31', SHANGHAI)).toEqual({
      validFrom: at('2026-10-01T00:00:00+08:00'),
      validTo: at('2026-11-01T00:00:00+08:00') - 1,
    });
    const { validFrom, validTo } = dayWindow('2026-03-29', '2026-03-29', 'Europe/Amsterdam');
    expect(validTo + 1 - validFrom).toBe(23 * HOUR_MS);
    for (const day of ['2026-1-01', '20261001', '']) expect(() => dayWindow(day, day, SHANGHAI)).toThrow(RangeError);
  });
});
