import { readingMachine } from '#machines/reading/index.ts';
import { readingCases } from '#machines/reading/reading.cases.ts';
import * as selectors from '#machines/reading/reading.select.ts';
import { event, journeys } from '../kit/journey.ts';

const end = event('reading.scrolled', { distanceToEnd: 10 });
const above = event('reading.scrolled', { distanceToEnd: 10.5 });
const tick = (now: number) => event('clock.ticked', { now });
const confirm = event('reading.confirm');
const close = event('reading.close');
const input = { code: '2' };
const base = { code: '2', endsAt: 17_000, now: 7_000, outcome: { kind: 'closed' } };
const reading = (scroll: string, countdown: string) => ({ reading: { scroll, countdown } });
const closed = { value: 'finished', status: 'done', output: { kind: 'closed' } };

const usual = { selectSecondsLeft: 10, selectIsScrolledToEnd: false, selectCanClose: true, selectCanConfirm: false };
const closeEvents = ['reading.close'];
const aboveEvents = [...closeEvents, 'reading.scrolled'];
const counting = (title: string, now: number, selectSecondsLeft: number) => ({
  title: `[4.21] ${title}`,
  events: [tick(7_000), end, tick(now)],
  ends: {
    value: reading('reached', 'counting'),
    can: closeEvents,
    shows: { selectSecondsLeft, selectIsScrolledToEnd: true },
  },
});

journeys(readingMachine, { ...readingCases, selectors, usual }, [
  {
    title: '[4.21] a text at its end waits for the clock',
    input,
    events: [end, confirm],
    ends: { value: reading('reached', 'starting'), context: { ...base, endsAt: 0, now: 0 } },
  },
  {
    title: '[4.21][9.3c] at 9.999 s a text read to its end cannot be confirmed',
    input,
    events: [tick(7_000), end, tick(16_999), confirm],
    ends: { value: reading('reached', 'counting'), context: { ...base, now: 16_999 } },
  },
  {
    title: '[4.21][9.3c] at 10 s it can',
    input,
    events: [tick(7_000), end, tick(17_000)],
    ends: {
      value: 'read',
      context: base,
      can: [...closeEvents, 'reading.confirm'],
      shows: { selectSecondsLeft: 0, selectIsScrolledToEnd: true, selectCanConfirm: true },
    },
  },
  {
    title: '[4.21] 10.5 px above the end is not the end',
    input,
    events: [tick(7_000), above, tick(17_000), confirm],
    ends: { value: reading('above', 'over'), context: base, can: aboveEvents, shows: { selectSecondsLeft: 0 } },
  },
  {
    title: '[4.21] who takes longer and goes back up has read it all the same',
    input,
    events: [tick(7_000), end, above, tick(12_000), tick(18_000)],
    ends: { value: 'read', context: { ...base, now: 12_000 } },
  },
  {
    title: '[2.21][4.21] a confirmation gives the code of what was read',
    input,
    events: [tick(7_000), tick(17_000), end, confirm],
    ends: {
      value: 'finished',
      status: 'done',
      context: { ...base, outcome: { kind: 'read', code: '2' } },
      output: { kind: 'read', code: '2' },
      can: closeEvents,
      shows: { selectSecondsLeft: 0, selectIsScrolledToEnd: true, selectCanClose: false },
    },
  },
  {
    title: '[2.21] closed on the way, it was not read',
    input,
    events: [tick(7_000), end, close],
    ends: { ...closed, context: base },
  },
  {
    title: '[2.21] nor without the confirmation',
    input,
    events: [tick(7_000), end, tick(17_000), close],
    ends: { ...closed, context: base },
  },
  { title: '[4.21] as it opens', events: [], ends: { value: reading('above', 'starting'), can: aboveEvents } },
  {
    title: '[4.21] the countdown starts',
    events: [tick(7_000)],
    ends: { value: reading('above', 'counting'), can: aboveEvents },
  },
  counting('7 s before the end', 10_000, 7),
  counting('one millisecond less is the same second', 10_001, 7),
  counting('the last millisecond is a second', 16_999, 1),
  counting('a clock that was set back counts no more than ten', 3_000, 10),
]);
