import { readingMachine } from '#machines/reading/index.ts';
import { readingCases } from '#machines/reading/reading.cases.ts';
import { event, journeys } from '../kit/journey.ts';

const end = event('reading.scrolled', { distanceToEnd: 10 });
const tick = (now: number) => event('clock.ticked', { now });
const base = { code: '1', endsAt: 10_000, now: 0, outcome: { kind: 'closed' } };

journeys(readingMachine, readingCases, [
  {
    title: '[4.21][9.3c] at 9.999 s a text read to its end cannot be confirmed',
    input: { code: '1' },
    events: [tick(0), end, tick(9_999), event('reading.confirm')],
    ends: { value: { reading: { scroll: 'reached', countdown: 'counting' } }, context: { ...base, now: 9_999 } },
  },
  {
    title: '[4.21][9.3c] at 10 s it can',
    input: { code: '1' },
    events: [tick(0), end, tick(10_000)],
    ends: { value: 'read', context: base },
  },
  {
    title: '[4.21] 10.5 px above the end is not the end',
    input: { code: '1' },
    events: [tick(0), event('reading.scrolled', { distanceToEnd: 10.5 }), tick(10_000)],
    ends: { value: { reading: { scroll: 'above', countdown: 'over' } }, context: base },
  },
  {
    title: '[2.21] a confirmation gives the code of what was read',
    input: { code: '2' },
    events: [tick(0), end, tick(10_000), event('reading.confirm')],
    ends: {
      value: 'finished',
      status: 'done',
      context: { ...base, code: '2', outcome: { kind: 'read', code: '2' } },
      output: { kind: 'read', code: '2' },
    },
  },
]);
