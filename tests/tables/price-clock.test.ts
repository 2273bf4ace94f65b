import { priceClockMachine } from '#machines/price-clock/index.ts';
import { priceClockCases } from '#machines/price-clock/price-clock.cases.ts';
import * as all from '#machines/price-clock/price-clock.select.ts';
import { event } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const SERVER = Date.UTC(2026, 0, 15, 2, 0, 20);
const told = [event('clock.ticked', { now: 5_000_000 }), event('server.told', { now: SERVER })];

const shown = (title: string, now: number, minute: number) => ({
  title,
  events: [...told, event('clock.ticked', { now })],
  value: 'running',
  can: ['server.told'],
  shows: { selectMinute: minute },
});

stateTable(priceClockMachine, priceClockCases, { all }, { selectMinute: null }, [
  {
    title: '[3.14] nothing is known before the server told it',
    events: [event('clock.ticked', { now: 5_000_000 })],
    value: 'running',
    can: ['server.told'],
  },
  shown('[3.14] the server’s time as it told it', 5_000_000, SERVER),
  shown('[3.14] 59.999 s later it is the same minute', 5_059_999, SERVER),
  shown('[3.14] after 60 s it is the next', 5_060_000, SERVER + 60_000),
  shown('[3.14] after 120 s the one after', 5_120_000, SERVER + 120_000),
  shown('[3.14] a device that sets its clock back takes nothing from it', 4_000_000, SERVER),
]);
