import { expect, test } from 'vitest';
import { areaOf, peakArea } from '#domain/warehouse/area.ts';

test.each([
  ['pallets', { grossKg: 2_000, volume: 2, pallets: 10 }, 16],
  ['volume', { grossKg: 2_000, volume: 60, pallets: 0 }, 50],
  ['weight', { grossKg: 24_001, volume: 2, pallets: 1 }, 25],
  ['weight, to the last kilogram', { grossKg: 25_000, volume: 2, pallets: 1 }, 25],
  ['a share of a metre', { grossKg: 1, volume: 0, pallets: 0 }, 1],
  ['the least', { grossKg: 0, volume: 0, pallets: 0 }, 1],
])('[1.2] the floor of goods is decided by %s', (_, load, area) => {
  expect(areaOf(load)).toBe(area);
});

const taken = [
  { startDate: '2026-10-01', days: 10, area: 5 },
  { startDate: '2026-10-08', days: 10, area: 7 },
  { startDate: '2026-10-18', days: 1, area: 20 },
  { startDate: '2026-11-01', days: 0, area: 3 },
];

test.each([
  ['before all', '2026-09-01', 30, 0],
  ['the day before one leaves, and no longer', '2026-10-10', 1, 12],
  ['the day one leaves', '2026-10-11', 7, 7],
  ['what follows another is not added to it', '2026-10-11', 30, 20],
  ['a stay over all', '2026-09-30', 30, 20],
  ['a day asked without a length', '2026-10-18', 0, 20],
  ['the day before another comes', '2026-10-17', 0, 7],
  ['the day after a single one', '2026-10-19', 1, 0],
  ['one that is taken without a length', '2026-11-01', 1, 3],
  ['and no longer', '2026-11-02', 1, 0],
])('[1.2] the most that is taken during a stay: %s', (_, startDate, days, area) => {
  expect(peakArea(taken, { startDate, days })).toBe(area);
});
