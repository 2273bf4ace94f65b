import { expect, test } from 'vitest';
import { type ResourceSnapshot, resourceMachine, selectScreen } from '#machines/resource/index.ts';
import { resourceCases } from '#machines/resource/resource.cases.ts';
import * as selectors from '#machines/resource/resource.select.ts';
import { drive } from '../kit/drive.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const first = { path: '/news', query: '?tag=3' };
const second = { path: '/helpCenter', query: '?after=0.1.2.a' };
const asked = event('resource.asked', second);
const retry = event('resource.retry');
const found = (port: string, content: unknown = 'rows') => resolved(port, { outcome: 'found', content });
const missing = (port: string) => resolved(port, { outcome: 'missing' });
const absent = (port: string) => resolved(port, { outcome: 'absent' });
const loading = (skeleton: string, answer = 'awaited') => ({ loading: { answer, skeleton } });

const other = { path: '/events', query: '?page=2' };
const reads = (first: object[], later: object[] = []) => ({ asked: { read: first, reread: later } });
const cases = { ...resourceCases, input: first };

const sampleFound = resolved('read', { outcome: 'found', content: 'rows' });
const sampleRequest = event('resource.asked', { path: '/news', query: '?page=2' });
const loadingWith = (answer: string, skeleton: string) => ({ loading: { answer, skeleton } });
const ask = ['page.asked', 'page.opened', 'resource.asked'];
const both = [...ask, 'resource.retry'];
const usual = {
  selectScreen: 'content',
  selectContent: 'rows',
  selectQuery: '?page=2',
  selectAddress: { path: '/news', query: '?page=2' },
  selectIsRefreshing: false,
  selectIsStale: false,
  selectIsAbsent: false,
  selectCanRetry: false,
};
const firstShows = { selectQuery: '?tag=3', selectAddress: { path: '/news', query: '?tag=3' } };
const nothing = { ...firstShows, selectContent: null };

journeys(resourceMachine, { ...cases, behind: { reread: 'read' }, selectors, usual }, [
  {
    title: '[4.26] a page that is opened again reads again, with what it shows left in place',
    events: [found('read'), event('page.opened', first)],
    ends: {
      value: 'refreshing',
      context: { address: first, content: 'rows', outcome: 'found' },
      ...reads([first], [first]),
    },
  },
  {
    title: '[4.26] a page whose query changes reads what that asks for',
    events: [found('read'), event('page.asked', second)],
    ends: {
      value: 'refreshing',
      context: { address: second, content: 'rows', outcome: 'found' },
      ...reads([first], [second]),
    },
  },
  {
    title: '[4.27b][2.1] an answer within 199 ms shows no loading skeleton',
    events: [{ after: 199 }, found('read')],
    ends: {
      value: 'shown',
      context: { address: first, content: 'rows', outcome: 'found' },
      tags: ['content'],
      can: ask,
      shows: firstShows,
    },
  },
  {
    title: '[4.27b] the loading skeleton shows after 200 ms',
    events: [{ after: 200 }],
    ends: {
      value: loading('fresh'),
      context: { address: first, content: null, outcome: null },
      ...reads([first]),
      tags: ['skeleton'],
      can: ask,
      shows: { ...nothing, selectScreen: 'skeleton' },
    },
  },
  {
    title: '[4.27b] and stays until there is an answer',
    events: [{ after: 400 }],
    ends: {
      value: loading('lasting'),
      context: { address: first, content: null, outcome: null },
      tags: ['skeleton'],
      can: ask,
      shows: { ...nothing, selectScreen: 'skeleton' },
    },
  },
  {
    title: '[4.27b] an answer 1 ms after the skeleton leaves it for the rest of its 200 ms',
    events: [{ after: 201 }, found('read'), { after: 198 }],
    ends: {
      value: loading('fresh', 'settled'),
      context: { address: first, content: 'rows', outcome: 'found' },
      tags: ['skeleton'],
      can: ask,
      shows: { ...firstShows, selectScreen: 'skeleton' },
    },
  },
  {
    title: '[4.27b] and shows the content when they are over',
    events: [{ after: 201 }, found('read'), { after: 199 }],
    ends: { value: 'shown', context: { address: first, content: 'rows', outcome: 'found' } },
  },
  {
    title: '[4.27b] a failure waits for the skeleton as well',
    events: [{ after: 250 }, rejected('read'), { after: 149 }],
    ends: { value: loading('fresh', 'settled'), context: { address: first, content: null, outcome: 'failed' } },
  },
  {
    title: 'what does not exist says so',
    events: [missing('read')],
    ends: {
      value: 'missing',
      context: { address: first, content: null, outcome: 'missing' },
      can: ask,
      shows: { ...nothing, selectScreen: 'missing' },
    },
  },
  {
    title: '[4.30] what the back end has no call for says so, at the first reading',
    events: [absent('read')],
    ends: {
      value: 'missing',
      context: { address: first, content: null, outcome: 'absent' },
      can: ask,
      shows: { ...nothing, selectScreen: 'missing', selectIsAbsent: true },
    },
  },
  {
    title: '[4.30] and at a later one',
    events: [found('read'), asked, absent('reread')],
    ends: { value: 'missing', context: { address: second, content: null, outcome: 'absent' } },
  },
  {
    title: 'another that is asked for then is read',
    events: [missing('read'), asked],
    ends: {
      value: loading('hidden'),
      context: { address: second, content: null, outcome: null },
      ...reads([first, second]),
    },
  },
  {
    title: '[4.30] so it is after a failure',
    events: [rejected('read'), asked],
    ends: {
      value: loading('hidden'),
      context: { address: second, content: null, outcome: null },
      ...reads([first, second]),
    },
  },
  {
    title: '[4.30] a failure says so, and asks nothing by itself',
    events: [rejected('read'), { after: 60_000 }],
    ends: {
      value: 'failed',
      context: { address: first, content: null, outcome: 'failed' },
      ...reads([first]),
      can: both,
      shows: { ...nothing, selectScreen: 'failed', selectCanRetry: true },
    },
  },
  {
    title: '[4.30] a failed reading is tried again and ends well',
    events: [rejected('read'), retry, found('read')],
    ends: {
      value: 'shown',
      context: { address: first, content: 'rows', outcome: 'found' },
      ...reads([first, first]),
    },
  },
  {
    title: '[2.1] another page of the list: the old rows stay while it is read',
    events: [found('read'), asked],
    ends: {
      value: 'refreshing',
      context: { address: second, content: 'rows', outcome: 'found' },
      ...reads([first], [second]),
    },
  },
  {
    title: '[2.1] of two asked for in a row the last is read',
    events: [found('read'), asked, event('resource.asked', other), found('reread', 'other rows')],
    ends: {
      value: 'shown',
      context: { address: other, content: 'other rows', outcome: 'found' },
      ...reads([first], [second, other]),
    },
  },
  {
    title: '[2.1] and are replaced when it is there',
    events: [found('read'), asked, found('reread', 'other rows')],
    ends: { value: 'shown', context: { address: second, content: 'other rows', outcome: 'found' } },
  },
  {
    title: '[2.1] a page that does not come leaves the old rows and a way to try again',
    events: [found('read'), asked, rejected('reread')],
    ends: { value: 'stale', context: { address: second, content: 'rows', outcome: 'failed' } },
  },
  {
    title: '[2.1] which then brings it',
    events: [found('read'), asked, rejected('reread'), retry, found('reread', 'other rows')],
    ends: {
      value: 'shown',
      context: { address: second, content: 'other rows', outcome: 'found' },
      ...reads([first], [second, second]),
    },
  },
  {
    title: '[2.1] or another page does',
    events: [found('read'), asked, rejected('reread'), event('resource.asked', other)],
    ends: {
      value: 'refreshing',
      context: { address: other, content: 'rows', outcome: 'failed' },
      ...reads([first], [second, other]),
    },
  },
  {
    title: 'a record that no longer exists at the second reading is missing',
    events: [found('read'), asked, missing('reread')],
    ends: { value: 'missing', context: { address: second, content: null, outcome: 'missing' } },
  },
  {
    title: '[4.27b] another address asked for while the skeleton shows starts again',
    events: [{ after: 300 }, asked],
    ends: {
      value: loading('hidden'),
      context: { address: second, content: null, outcome: null },
      ...reads([first, second]),
    },
  },
  {
    title: '[4.27b] even where the answer is there and the skeleton keeps it back',
    events: [{ after: 250 }, found('read'), asked],
    ends: { value: loading('hidden'), context: { address: second, content: null, outcome: null } },
  },
  {
    title: '[4.27b] read for less than 200 ms',
    events: [],
    ends: { value: loadingWith('awaited', 'hidden'), can: ask, shows: { ...nothing, selectScreen: 'blank' } },
  },
  {
    title: '[2.1] other rows are read',
    events: [sampleFound, sampleRequest],
    ends: { value: 'refreshing', tags: ['content'], can: ask, shows: { selectIsRefreshing: true } },
  },
  {
    title: '[2.1] and do not come',
    events: [sampleFound, sampleRequest, rejected('reread')],
    ends: { value: 'stale', tags: ['content'], can: both, shows: { selectIsStale: true, selectCanRetry: true } },
  },
]);

test('[4.27b] once shown the skeleton is seen for at least 200 ms, whenever the answer comes', async () => {
  for (let arrives = 200; arrives <= 600; arrives += 9) {
    const { actor, cause, pass, start } = drive(resourceMachine, cases);
    start();
    pass(arrives);
    await cause(found('read'));
    pass(Math.max(0, 399 - arrives));
    const screen = selectScreen(actor.getSnapshot() as ResourceSnapshot);
    expect(screen, `answer after ${arrives} ms`).toBe(arrives < 400 ? 'skeleton' : 'content');
    actor.stop();
  }
});
