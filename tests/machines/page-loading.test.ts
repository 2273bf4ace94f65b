import { expect, test } from 'vitest';
import { pageLoadingMachine, selectVariant } from '#machines/page-loading/index.ts';
import { pageLoadingCases } from '#machines/page-loading/page-loading.cases.ts';
import * as selectors from '#machines/page-loading/page-loading.select.ts';
import { drive } from '../kit/drive.ts';
import { event, journeys } from '../kit/journey.ts';

const started = event('loading.started');
const finished = event('loading.finished');
const showing = (minimum: string, progress: string) => ({ value: { showing: { minimum, progress } }, context: {} });

const startedEvents = ['loading.started'];
const ended = ['loading.finished'];
const usual = { selectVariant: 'hidden' };

journeys(pageLoadingMachine, { ...pageLoadingCases, selectors, usual }, [
  {
    title: '[4.27] at first no page is on its way',
    events: [],
    ends: { value: 'idle', context: {}, can: startedEvents },
  },
  {
    title: '[4.27] nothing shows for the first 199 ms',
    events: [started, { after: 199 }],
    ends: { value: 'throttled', context: {}, can: ended },
  },
  {
    title: '[4.27][9.3i] the bar starts after 200 ms',
    events: [started, { after: 200 }],
    ends: { ...showing('running', 'filling'), tags: ['visible'], can: ended, shows: { selectVariant: 'filling' } },
  },
  {
    title: '[4.27b] a page that is there before the bar is shown shows none',
    events: [started, { after: 199 }, finished, { after: 10_000 }],
    ends: { value: 'idle', context: {} },
  },
  {
    title: '[4.27b] a page that comes 1 ms after the bar keeps it for the rest of its 200 ms',
    events: [started, { after: 201 }, finished, { after: 198 }],
    ends: { ...showing('running', 'arrived'), tags: ['visible'], can: [], shows: { selectVariant: 'full' } },
  },
  {
    title: '[4.27b][9.3i][4.27] and lets it go when the 200 ms are over',
    events: [started, { after: 201 }, finished, { after: 199 }],
    ends: {
      value: 'completing',
      context: {},
      tags: ['visible'],
      can: startedEvents,
      shows: { selectVariant: 'completing' },
    },
  },
  {
    title: '[4.27] the bar is still filling just before 5 s',
    events: [started, { after: 200 }, { after: 4_999 }],
    ends: { ...showing('over', 'filling'), tags: ['visible'], can: ended, shows: { selectVariant: 'filling' } },
  },
  {
    title: '[4.27][9.3i] the bar is full after 5 s and waits',
    events: [started, { after: 200 }, { after: 5_000 }, { after: 60_000 }],
    ends: { ...showing('over', 'full'), tags: ['visible'], can: ended, shows: { selectVariant: 'full' } },
  },
  {
    title: '[4.27] the bar completes when the page is there',
    events: [started, { after: 200 }, { after: 1_000 }, finished],
    ends: { value: 'completing', context: {} },
  },
  {
    title: '[4.27] a page that comes when the bar is full completes it too',
    events: [started, { after: 200 }, { after: 5_000 }, finished, { after: 239 }],
    ends: { value: 'completing', context: {} },
  },
  {
    title: '[4.27] and no longer exists soon after',
    events: [started, { after: 200 }, { after: 1_000 }, finished, { after: 240 }],
    ends: { value: 'idle', context: {} },
  },
  {
    title: '[4.27] a second page asked for while the bar shows does not start it again',
    events: [started, { after: 200 }, { after: 1_000 }, started],
    ends: showing('over', 'filling'),
  },
  {
    title: '[4.27] a page asked for while the bar goes away waits its own 200 ms',
    events: [started, { after: 200 }, { after: 1_000 }, finished, started],
    ends: { value: 'throttled', context: {} },
  },
  {
    title: '[4.27] an answer that no one waits for is ignored',
    events: [finished],
    ends: { value: 'idle', context: {} },
  },
]);

test('[4.27b] once shown the bar is seen for at least 200 ms, whenever the page comes', async () => {
  for (let arrives = 200; arrives <= 600; arrives += 7) {
    const { actor, cause, pass, start } = drive(pageLoadingMachine, pageLoadingCases);
    start();
    await cause(started);
    pass(arrives);
    await cause(finished);
    pass(Math.max(0, 399 - arrives));
    const variant = selectVariant(actor.getSnapshot() as Parameters<typeof selectVariant>[0]);
    expect(variant, `page after ${arrives} ms`).toBe(arrives < 400 ? 'full' : 'completing');
    actor.stop();
  }
});
