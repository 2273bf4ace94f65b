import { expect, test } from 'vitest';
import { type PriceClockSnapshot, priceClockMachine, selectMinute } from '#machines/price-clock/index.ts';
import { priceClockCases } from '#machines/price-clock/price-clock.cases.ts';
import { drive } from '../kit/drive.ts';
import { event } from '../kit/journey.ts';

const SERVER = Date.UTC(2026, 0, 15, 2, 0, 20);

test('[3.14] runs on from what the server told, a minute at a time, whatever this device takes the time for', async () => {
  const { actor, cause, start } = drive(priceClockMachine, priceClockCases);
  start();
  const shown = () => selectMinute(actor.getSnapshot() as PriceClockSnapshot);
  const tick = (now: number) => cause(event('clock.ticked', { now }));
  expect(shown()).toBeNull();
  await tick(5_000_000);
  await cause(event('server.told', { now: SERVER }));
  expect(shown()).toBe(SERVER);
  await tick(5_059_999);
  expect(shown()).toBe(SERVER);
  await tick(5_060_000);
  expect(shown()).toBe(SERVER + 60_000);
  await tick(4_000_000);
  expect(shown()).toBe(SERVER);
  await cause(event('server.told', { now: SERVER + 7_000 }));
  expect(shown()).toBe(SERVER + 7_000);
});
