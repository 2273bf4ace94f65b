import { watchMachine } from '#machines/watch/index.ts';
import { settledList, waitingList, watchCases } from '#machines/watch/watch.cases.ts';
import * as selectors from '#machines/watch/watch.select.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const found = (content: unknown, isSettled: boolean) => ({ outcome: 'found', content, isSettled });
const waiting = resolved('read', found(waitingList, false));
const settled = resolved('read', found(settledList, true));
const again = resolved('reread', found(settledList, true));
const asked = (text: string | null) => event('watch.asked', { asked: text });
const refresh = event('watch.refresh');
const hidden = event('page.hidden');
const visible = event('page.shown');
const missing = { outcome: 'missing' };
const reads = (first: string[], later: string[] = []) => ({
  asked: { read: first.map((text) => ({ asked: text })), reread: later.map((text) => ({ asked: text })) },
});
const context = (rest: object = {}) => ({
  asked: '1',
  content: waitingList,
  isSettled: false,
  isHidden: false,
  ...rest,
});
const done = { content: settledList, isSettled: true };

const both = ['watch.asked', 'watch.refresh'];
const usual = {
  selectScreen: 'content',
  selectContent: waitingList,
  selectRequested: '1',
  selectIsBusy: false,
  selectIsOutdated: false,
  selectIsWaiting: true,
  selectCanRefresh: true,
};
const without = { selectContent: null, selectIsWaiting: false };

journeys(watchMachine, { ...watchCases, behind: { reread: 'read' }, selectors, usual }, [
  {
    title: 'signed out there is nothing to read',
    input: { asked: null },
    events: [],
    ends: {
      value: 'idle',
      context: context({ asked: null, content: null }),
      ...reads([]),
      can: ['watch.asked'],
      shows: { ...without, selectScreen: 'nothing', selectRequested: null, selectCanRefresh: false },
    },
  },
  {
    title: 'after sign-in it is read',
    input: { asked: null },
    events: [asked('7')],
    ends: { value: 'loading', context: context({ asked: '7', content: null }), ...reads(['7']) },
  },
  {
    title: '[7.5b] while something waits nothing is asked for 14.999 s',
    events: [waiting, { after: 14_999 }],
    ends: { value: 'waiting', context: context(), tags: ['content'], can: both },
  },
  {
    title: '[7.5b] and then it is read again, the old standing there',
    events: [waiting, { after: 15_000 }],
    ends: {
      value: 'refreshing',
      context: context(),
      ...reads(['1'], ['1']),
      tags: ['busy', 'content'],
      can: ['watch.asked'],
      shows: { selectIsBusy: true, selectCanRefresh: false },
    },
  },
  {
    title: '[7.5b] or at once by hand, whether something waits or not',
    events: [waiting, refresh, again, refresh],
    ends: { value: 'refreshing', context: context(done), ...reads(['1'], ['1', '1']) },
  },
  {
    title: '[7.5b] as long as something waits',
    events: [settled, refresh, resolved('reread', found(waitingList, false)), { after: 15_000 }],
    ends: { value: 'refreshing', context: context(), ...reads(['1'], ['1', '1']) },
  },
  {
    title: '[7.5b] once all is answered it is left alone',
    events: [waiting, { after: 15_000 }, again, { after: 600_000 }],
    ends: {
      value: 'settled',
      context: context(done),
      tags: ['content'],
      can: both,
      shows: { selectContent: settledList, selectIsWaiting: false },
    },
  },
  {
    title: '[7.5b] what no one sees is not read',
    events: [waiting, hidden, { after: 600_000 }],
    ends: { value: 'paused', context: context({ isHidden: true }), tags: ['content'], can: both },
  },
  {
    title: '[7.5b] seen again, it is read at once',
    events: [waiting, hidden, visible],
    ends: { value: 'refreshing', context: context(), ...reads(['1'], ['1']) },
  },
  {
    title: '[7.5b] even where nothing waits',
    events: [settled, hidden, visible],
    ends: { value: 'refreshing', context: context(done), ...reads(['1'], ['1']) },
  },
  {
    title: '[7.5b] hidden where nothing waits it sleeps too',
    events: [settled, hidden],
    ends: { value: 'paused', context: context({ ...done, isHidden: true }) },
  },
  {
    title: '[7.5b] what happened on a hidden page is read, and it sleeps on',
    events: [waiting, hidden, refresh, resolved('reread', found(settledList, true))],
    ends: { value: 'paused', context: context({ ...done, isHidden: true }), ...reads(['1'], ['1']) },
  },
  {
    title: '[7.5b] hidden and seen again while it is read, it does not sleep',
    events: [hidden, visible, waiting],
    ends: { value: 'waiting', context: context() },
  },
  {
    title: '[7.5b] hidden while it is read, it sleeps afterwards',
    events: [hidden, waiting],
    ends: { value: 'paused', context: context({ isHidden: true }) },
  },
  {
    title: '[7.5b] a reading that fails leaves what there was',
    events: [waiting, { after: 15_000 }, rejected('reread')],
    ends: { value: 'outdated', context: context(), tags: ['content'], can: both, shows: { selectIsOutdated: true } },
  },
  {
    title: 'and is not tried again for 14.999 s',
    events: [waiting, refresh, rejected('reread'), { after: 14_999 }],
    ends: { value: 'outdated', context: context(), ...reads(['1'], ['1']) },
  },
  {
    title: 'unless by hand',
    events: [waiting, refresh, rejected('reread'), refresh],
    ends: { value: 'refreshing', context: context(), ...reads(['1'], ['1', '1']) },
  },
  {
    title: 'then it is by itself',
    events: [waiting, refresh, rejected('reread'), { after: 15_000 }],
    ends: { value: 'refreshing', context: context(), ...reads(['1'], ['1', '1']) },
  },
  {
    title: 'but not unseen',
    events: [waiting, { after: 15_000 }, rejected('reread'), hidden, { after: 15_000 }],
    ends: { value: 'outdated', context: context({ isHidden: true }) },
  },
  {
    title: 'a first reading that fails may be tried again',
    events: [rejected('read'), refresh],
    ends: { value: 'loading', context: context({ content: null }), ...reads(['1', '1']) },
  },
  {
    title: 'what is not one’s own is not there',
    events: [resolved('read', missing)],
    ends: {
      value: 'missing',
      context: context({ content: null }),
      can: ['watch.asked'],
      shows: { ...without, selectScreen: 'missing', selectCanRefresh: false },
    },
  },
  {
    title: 'nor stays what has left since',
    events: [waiting, refresh, resolved('reread', missing)],
    ends: { value: 'missing', context: context({ content: null, isSettled: true }) },
  },
  {
    title: 'another is read in place of what was asked before, of which nothing stays',
    events: [settled, asked('2')],
    ends: { value: 'loading', context: context({ asked: '2', content: null }), ...reads(['1', '2']) },
  },
  {
    title: 'even while that is being read',
    events: [asked('2'), waiting],
    ends: { value: 'waiting', context: context({ asked: '2' }), ...reads(['1', '2']) },
  },
  {
    title: 'signed out again, nothing of it stays',
    events: [settled, asked(null)],
    ends: { value: 'idle', context: context({ asked: null, content: null }) },
  },
  {
    title: 'read for the first time',
    events: [],
    ends: {
      value: 'loading',
      tags: ['busy'],
      can: ['watch.asked'],
      shows: { ...without, selectScreen: 'loading', selectIsBusy: true, selectCanRefresh: false },
    },
  },
  {
    title: 'which fails',
    events: [rejected('read')],
    ends: { value: 'failed', can: both, shows: { ...without, selectScreen: 'failed' } },
  },
]);
