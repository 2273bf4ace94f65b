import { describe, expect, it } from 'vitest';
import { bookability, bookingClose, isBookingOpen } from '#domain/schedule/bookable.ts';
import { cutOffsOf, scheduleProblems } from '#domain/schedule/cut-offs.ts';
import { dayAfter, daysBetween, startOfDay } from '#domain/schedule/day.ts';
import { dayWindow, validityAt } from '#domain/schedule/validity.ts';
import { addLocalDays, instantOf, localDay, localTime, localWeekday } from '#domain/schedule/zone.ts';

const at = (text: string) => Date.parse(text);
const NEW_YORK = 'America/New_York';
const SHANGHAI = 'Asia/Shanghai';

describe('days of the calendar', () => {
  it.each([
    ['2026-02-27', 3, '2026-03-02'],
    ['2024-02-27', 3, '2024-03-01'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-10-12', 0, '2026-10-12'],
  ])('%s and %i days is %s', (from, days, to) => {
    expect(dayAfter(from, days)).toBe(to);
    expect(daysBetween(from, to)).toBe(days);
    expect(startOfDay(to)).toBe(at(`${to}T00:00:00.000Z`));
  });
});

describe('the clock of a place', () => {
  it.each([
    ['2026-03-08T07:30:05Z', { year: 2026, month: 3, day: 8, hour: 3, minute: 30, second: 5 }, '2026-03-08', 0],
    ['2026-12-06T04:59:59Z', { year: 2026, month: 12, day: 5, hour: 23, minute: 59, second: 59 }, '2026-12-05', 6],
    ['2026-11-09T05:00:00Z', { year: 2026, month: 11, day: 9, hour: 0, minute: 0, second: 0 }, '2026-11-09', 1],
  ])('in New York at %s', (instant, local, day, weekday) => {
    expect(localTime(at(instant), NEW_YORK)).toEqual(local);
    expect(instantOf(local, NEW_YORK)).toBe(at(instant));
    expect(localDay(at(instant), NEW_YORK)).toBe(day);
    expect(localWeekday(at(instant), NEW_YORK)).toBe(weekday);
  });

  it.each([
    ['2026-03-08T02:30:00', NEW_YORK, '2026-03-08T07:30:00Z'],
    ['2026-03-08T01:59:59', NEW_YORK, '2026-03-08T06:59:59Z'],
    ['2026-03-29T02:30:00', 'Europe/Amsterdam', '2026-03-29T01:30:00Z'],
    ['2026-10-25T03:00:00', 'Europe/Amsterdam', '2026-10-25T02:00:00Z'],
    ['2026-10-25T01:59:59', 'Europe/Amsterdam', '2026-10-24T23:59:59Z'],
  ])('%s in %s is %s', (wall, zone, instant) => {
    const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = wall.split(/\D/).map(Number);
    expect(instantOf({ year, month, day, hour, minute, second }, zone)).toBe(at(instant));
  });

  it.each([
    [-3, undefined, '2026-03-05T17:41:29Z'],
    [3, undefined, '2026-03-11T16:41:29Z'],
    [3, '09:47', '2026-03-11T13:47:00Z'],
  ])('moves by %i days over a clock change, at %s', (days, time, instant) => {
    const given = at('2026-03-08T12:41:29.250-04:00');
    expect(addLocalDays(given, days, NEW_YORK, time)).toBe(at(instant));
  });
});

describe('sailings', () => {
  const etd = at('2026-10-10T18:30:00+08:00');
  const cutOffs = cutOffsOf(etd, SHANGHAI, true);

  it('have their cut-offs on the clock of the port, the papers of dangerous goods two days earlier', () => {
    expect(cutOffs).toEqual({
      bookingCloseGen: at('2026-10-03T18:30:00+08:00'),
      bookingCloseDg: at('2026-09-30T18:30:00+08:00'),
      emptyPickup: at('2026-10-03T18:30:00+08:00'),
      cyOpen: at('2026-10-04T18:30:00+08:00'),
      lclCutoff: at('2026-10-04T18:30:00+08:00'),
      siCutoff: at('2026-10-05T12:00:00+08:00'),
      dgCutoff: at('2026-10-07T16:00:00+08:00'),
      amsCutoff: at('2026-10-07T10:00:00+08:00'),
      vgmCutoff: at('2026-10-08T12:00:00+08:00'),
      customsCutoff: at('2026-10-09T12:00:00+08:00'),
      cyClosing: at('2026-10-09T18:30:00+08:00'),
    });
    expect(cutOffsOf(etd, SHANGHAI, false)).toEqual({ ...cutOffs, siCutoff: at('2026-10-07T12:00:00+08:00') });
  });

  it.each([
    ['nothing where nothing is known', { etd, cutOffs: {} }, []],
    ['nothing of an arrival that is not known', { etd, eta: null, cutOffs }, []],
    ['nothing of an arrival after it', { etd, eta: etd + 1, cutOffs }, []],
    ['an arrival at once', { etd, eta: etd, cutOffs }, [{ kind: 'ARRIVES_BEFORE_DEPARTURE' }]],
    ['nothing of an opening alone', { etd, cutOffs: { cyOpen: etd - 1 } }, []],
    ['nothing of a closing at the departure', { etd, cutOffs: { cyOpen: etd - 1, cyClosing: etd } }, []],
    ['an opening at the closing', { etd, cutOffs: { cyOpen: 5, cyClosing: 5 } }, [{ kind: 'OPENS_AFTER_CLOSING' }]],
    ['a late closing', { etd, cutOffs: { cyOpen: 5, cyClosing: etd + 1 } }, [{ kind: 'CLOSES_AFTER_DEPARTURE' }]],
    [
      'a cut-off at the departure',
      { etd, cutOffs: { vgmCutoff: etd, siCutoff: etd - 1 } },
      [{ kind: 'CUT_OFF_AFTER_DEPARTURE', code: 'vgmCutoff' }],
    ],
  ])('are checked for their order: %s', (_, sailing, problems) => {
    expect(scheduleProblems(sailing)).toEqual(problems);
  });

  it('close for dangerous goods earlier than for others, at the very moment', () => {
    const closing = { bookingCloseDg: 500, bookingCloseGen: 700 };
    expect([bookingClose(closing, true), bookingClose(closing, false)]).toEqual([500, 700]);
    const open = (dangerous: boolean, now: number) => isBookingOpen(closing, dangerous, now);
    expect([open(true, 499), open(true, 500), open(false, 699), open(false, 700)]).toEqual([true, false, true, false]);
  });

  it.each([
    [99, 'AMPLE', 'PRICE_NOT_YET_VALID'],
    [100, 'TIGHT', 'BOOKABLE'],
    [400, 'ASK', 'BOOKABLE'],
    [400, 'NONE', 'NO_SPACE'],
    [401, 'NONE', 'PRICE_EXPIRED'],
    [500, 'AMPLE', 'BOOKING_CLOSED'],
  ] as const)('at %i with space %s are %s', (now, space, expected) => {
    const closing = { bookingCloseDg: 500, bookingCloseGen: 700 };
    expect(bookability({ cutOffs: closing, validFrom: 100, validTo: 400, space }, true, now)).toBe(expected);
  });
});

describe('the days on which a price is valid', () => {
  it('are whole days of the place', () => {
    expect(dayWindow('2026-10-01', '2026-10-31', SHANGHAI)).toEqual({
      validFrom: at('2026-09-30T16:00:00.000Z'),
      validTo: at('2026-10-31T15:59:59.999Z'),
    });
    expect(() => dayWindow('2026-10-1', '2026-10-31', SHANGHAI)).toThrow(RangeError);
  });

  it.each([
    [99, 'FUTURE'],
    [100, 'VALID'],
    [400, 'VALID'],
    [401, 'EXPIRED'],
  ])('at %i between 100 and 400: %s', (now, expected) => {
    expect(validityAt({ validFrom: 100, validTo: 400 }, now)).toBe(expected);
  });
});
