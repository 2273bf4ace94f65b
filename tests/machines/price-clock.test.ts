import { priceClockMachine } from '#machines/price-clock/index.ts';
import { priceClockCases } from '#machines/price-clock/price-clock.cases.ts';
import { event, journeys } from '../kit/journey.ts';

const SERVER = Date.UTC(2026, 0, 15, 2, 0, 20);
const tick = (now: number) => event('clock.ticked', { now });
const told = (now: number) => event('server.told', { now });

journeys(priceClockMachine, priceClockCases, [
  {
    title: '[3.14] nothing is known at first',
    events: [],
    ends: { value: 'running', context: { told: null, device: 0 } },
  },
  {
    title: '[3.14] before the server told the time only this device’s is known',
    events: [tick(5_000_000), tick(5_001_000)],
    ends: { value: 'running', context: { told: null, device: 5_001_000 } },
  },
  {
    title: '[3.14] what the server told is kept with this device’s time of that moment, until it tells another',
    events: [tick(5_000_000), told(SERVER), tick(5_059_999), told(SERVER + 7_000), tick(5_061_000)],
    ends: { value: 'running', context: { told: { server: SERVER + 7_000, device: 5_059_999 }, device: 5_061_000 } },
  },
]);
