import { expect, test } from 'vitest';
import { clockOf, hasDeparted } from '#domain/schedules/departed.ts';
import { sheetLists } from '#tests/kit/sheet-lists.ts';

const HOUR = 3_600_000;
const lists = {
  ...sheetLists,
  port: [{ code: 'NLRTM', names: ['NLRTM'], zone: 'Europe/Amsterdam' }],
  station: [{ code: 'DE-47', names: ['DE-47'], zone: 'Europe/Berlin' }],
};

test('[10.4] a sailing has departed in the minute of its departure, on the clock of its port', () => {
  const row = { origin: 'NLRTM', etd: '2026-11-01 12:00' };
  const etd = Date.parse('2026-11-01T12:00:00+01:00');
  expect([etd - 1, etd, etd + HOUR].map((now) => hasDeparted(row, 'sailings', lists, now))).toEqual([
    ...[false, true, true],
  ]);
});

test('[10.4] flights of a timetable have departed after its last day in China', () => {
  const row = { origin: 'PVG', to: '2026-11-01' };
  const midnight = Date.parse('2026-11-02T00:00:00+08:00');
  expect([midnight - 1, midnight].map((now) => hasDeparted(row, 'flights', lists, now))).toEqual([false, true]);
});

test('[10.4] a train departs by the clock of its station, and from nowhere known by that of China', () => {
  expect(clockOf({ origin: 'DE-47' }, 'trains', lists)).toBe('Europe/Berlin');
  expect(clockOf({ origin: 'DE-47' }, 'sailings', lists)).toBe('Asia/Shanghai');
  expect(clockOf({ origin: 'NLRTM' }, 'sailings', lists)).toBe('Europe/Amsterdam');
});
