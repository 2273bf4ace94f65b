import { readingMachine } from '#machines/reading/index.ts';
import { readingCases } from '#machines/reading/reading.cases.ts';
import * as all from '#machines/reading/reading.select.ts';
import { event } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const end = event('reading.scrolled', { distanceToEnd: 10 });
const tick = (now: number) => event('clock.ticked', { now });
const reading = (scroll: string, countdown: string) => ({ reading: { scroll, countdown } });
const usual = { selectSecondsLeft: 10, selectIsScrolledToEnd: false, selectCanClose: true, selectCanConfirm: false };
const close = ['reading.close'];
const above = [...close, 'reading.scrolled'];

const counting = (title: string, now: number, selectSecondsLeft: number) => ({
  title: `[4.21] ${title}`,
  events: [tick(7_000), end, tick(now)],
  value: reading('reached', 'counting'),
  can: close,
  shows: { selectSecondsLeft, selectIsScrolledToEnd: true },
});

stateTable(readingMachine, readingCases, { all }, usual, [
  { title: '[4.21] as it opens', events: [], value: reading('above', 'starting'), can: above },
  { title: '[4.21] the countdown begins', events: [tick(7_000)], value: reading('above', 'counting'), can: above },
  counting('7 s before the end', 10_000, 7),
  counting('one millisecond less is the same second', 10_001, 7),
  counting('the last millisecond is a second', 16_999, 1),
  counting('a clock that was set back counts no more than ten', 3_000, 10),
  {
    title: '[4.21] the time is over, the end not reached',
    events: [tick(7_000), tick(17_000)],
    value: reading('above', 'over'),
    can: above,
    shows: { selectSecondsLeft: 0 },
  },
  {
    title: '[4.21] read',
    events: [tick(7_000), end, tick(17_000)],
    value: 'read',
    can: [...close, 'reading.confirm'],
    shows: { selectSecondsLeft: 0, selectIsScrolledToEnd: true, selectCanConfirm: true },
  },
  {
    title: '[4.21] gone',
    events: [event('reading.close')],
    value: 'finished',
    can: close,
    shows: { selectSecondsLeft: 0, selectIsScrolledToEnd: true, selectCanClose: false },
  },
]);
