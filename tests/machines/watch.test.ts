import { expect, test } from 'vitest';
import { watchMachine } from '#machines/watch/index.ts';
import { settledList, waitingList, watchCases } from '#machines/watch/watch.cases.ts';
import { drive } from '../kit/drive.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const found = (content: unknown, isSettled: boolean) => ({ outcome: 'found', content, isSettled });
const waiting = resolved('read', found(waitingList, false));
const settled = resolved('read', found(settledList, true));
const again = resolved('reread', found(settledList, true));
const context = (rest: object = {}) => ({
  asked: '1',
  content: waitingList,
  isSettled: false,
  isHidden: false,
  ...rest,
});
const done = { content: settledList, isSettled: true };

journeys(watchMachine, watchCases, [
  {
    title: 'signed out there is nothing to read',
    input: { asked: null },
    events: [],
    ends: { value: 'idle', context: context({ asked: null, content: null }) },
  },
  {
    title: 'after sign-in it is read',
    input: { asked: null },
    events: [event('watch.asked', { asked: '1' })],
    ends: { value: 'loading', context: context({ content: null }) },
  },
  {
    title: '[7.5b] while something waits nothing is asked for 14.999 s',
    events: [waiting, { after: 14_999 }],
    ends: { value: 'waiting', context: context() },
  },
  {
    title: '[7.5b] and then it is read again, the old standing there',
    events: [waiting, { after: 15_000 }],
    ends: { value: 'refreshing', context: context() },
  },
  {
    title: '[7.5b] once all is answered it is left alone',
    events: [waiting, { after: 15_000 }, again, { after: 600_000 }],
    ends: { value: 'settled', context: context(done) },
  },
  {
    title: '[7.5b] what nobody sees is not read',
    events: [waiting, event('page.hidden'), { after: 600_000 }],
    ends: { value: 'asleep', context: context({ isHidden: true }) },
  },
  {
    title: '[7.5b] seen again, it is read at once',
    events: [waiting, event('page.hidden'), event('page.shown')],
    ends: { value: 'refreshing', context: context() },
  },
  {
    title: '[7.5b] hidden while it is read, it sleeps afterwards',
    events: [event('page.hidden'), waiting],
    ends: { value: 'asleep', context: context({ isHidden: true }) },
  },
  {
    title: 'a reading that fails leaves what there was',
    events: [waiting, { after: 15_000 }, rejected('reread')],
    ends: { value: 'outdated', context: context() },
  },
  {
    title: 'and is tried again by itself, but not unseen',
    events: [waiting, { after: 15_000 }, rejected('reread'), event('page.hidden'), { after: 15_000 }],
    ends: { value: 'outdated', context: context({ isHidden: true }) },
  },
  {
    title: 'a first reading that fails may be tried again',
    events: [rejected('read'), event('watch.refresh')],
    ends: { value: 'loading', context: context({ content: null }) },
  },
  {
    title: 'what is not one’s own is not there',
    events: [resolved('read', { outcome: 'missing' })],
    ends: { value: 'missing', context: context({ content: null }) },
  },
  {
    title: 'signed out again, nothing of it stays',
    events: [settled, event('watch.asked', { asked: null })],
    ends: { value: 'idle', context: context({ asked: null, content: null }) },
  },
]);

test('an answer to what was asked before is not shown', async () => {
  const { actor, cause, start } = drive(watchMachine, watchCases);
  start();
  await cause(event('watch.asked', { asked: '2' }));
  expect(actor.getSnapshot()).toMatchObject({ value: 'loading', context: { asked: '2', content: null } });
});
