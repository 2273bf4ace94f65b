import { priceClockMachine } from '#machines/price-clock/index.ts';
import { priceClockCases } from '#machines/price-clock/price-clock.cases.ts';
import * as selectors from '#machines/price-clock/price-clock.select.ts';
import { event, journeys } from '../kit/journey.ts';

const SERVER = Date.UTC(2026, 0, 15, 2, 0, 20);
const tick = (now: number) => event('clock.ticked', { now });
const serverTime = (now: number) => event('server.timed', { now });

const toServerTime = [event('clock.ticked', { now: 5_000_000 }), event('server.timed', { now: SERVER })];
const shown = (title: string, now: number, minute: number) => ({
  title,
  events: [...toServerTime, event('clock.ticked', { now })],
  ends: { value: 'running', can: ['server.timed'], shows: { selectMinute: minute } },
});

journeys(priceClockMachine, { ...priceClockCases, selectors, usual: { selectMinute: null } }, [
  {
    title: '[3.14] nothing is known at first',
    events: [],
    ends: { value: 'running', context: { serverTime: null, device: 0 }, can: ['server.timed'] },
  },
  {
    title: '[3.14] before the server reported the time only this device’s is known',
    events: [tick(5_000_000), tick(5_001_000)],
    ends: { value: 'running', context: { serverTime: null, device: 5_001_000 } },
  },
  {
    title: '[3.14] what the server reported is kept with this device’s time of that moment, until it tells another',
    events: [tick(5_000_000), serverTime(SERVER), tick(5_059_999), serverTime(SERVER + 7_000), tick(5_061_000)],
    ends: {
      value: 'running',
      context: { serverTime: { server: SERVER + 7_000, device: 5_059_999 }, device: 5_061_000 },
    },
  },
  shown('[3.14] the server’s time as it was sent', 5_000_000, SERVER),
  shown('[3.14] 59.999 s later it is the same minute', 5_059_999, SERVER),
  shown('[3.14] after 60 s it is the next', 5_060_000, SERVER + 60_000),
  shown('[3.14] after 120 s the one after', 5_120_000, SERVER + 120_000),
  shown('[3.14] a device that sets its clock back takes nothing from it', 4_000_000, SERVER),
]);
