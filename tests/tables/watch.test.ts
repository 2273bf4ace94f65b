import { watchMachine } from '#machines/watch/index.ts';
import { settledList, waitingList, watchCases } from '#machines/watch/watch.cases.ts';
import * as all from '#machines/watch/watch.select.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const waiting = resolved('read', { outcome: 'found', content: waitingList, isSettled: false });
const settled = resolved('read', { outcome: 'found', content: settledList, isSettled: true });
const refresh = event('watch.refresh');
const hidden = event('page.hidden');
const both = ['watch.asked', 'watch.refresh'];

const usual = {
  selectScreen: 'content',
  selectContent: waitingList,
  selectAsked: '1',
  selectIsBusy: false,
  selectIsOutdated: false,
  selectIsWaiting: true,
  selectCanRefresh: true,
};
const without = { selectContent: null, selectIsWaiting: false };

stateTable(watchMachine, watchCases, { all }, usual, [
  {
    title: 'signed out',
    input: { asked: null },
    events: [],
    value: 'idle',
    can: ['watch.asked'],
    shows: { ...without, selectScreen: 'nothing', selectAsked: null, selectCanRefresh: false },
  },
  {
    title: 'read for the first time',
    events: [],
    value: 'loading',
    tags: ['busy'],
    can: ['watch.asked'],
    shows: { ...without, selectScreen: 'loading', selectIsBusy: true, selectCanRefresh: false },
  },
  {
    title: 'which fails',
    events: [rejected('read')],
    value: 'failed',
    can: both,
    shows: { ...without, selectScreen: 'failed' },
  },
  {
    title: 'or finds nothing of one’s own',
    events: [resolved('read', { outcome: 'missing' })],
    value: 'missing',
    can: ['watch.asked'],
    shows: { ...without, selectScreen: 'missing', selectCanRefresh: false },
  },
  { title: '[7.5b] something waits', events: [waiting], value: 'waiting', tags: ['content'], can: both },
  {
    title: '[7.5b] nothing waits',
    events: [settled],
    value: 'settled',
    tags: ['content'],
    can: both,
    shows: { selectContent: settledList, selectIsWaiting: false },
  },
  { title: '[7.5b] nobody sees it', events: [waiting, hidden], value: 'asleep', tags: ['content'], can: both },
  {
    title: '[7.5b] read again',
    events: [waiting, refresh],
    value: 'refreshing',
    tags: ['busy', 'content'],
    can: ['watch.asked'],
    shows: { selectIsBusy: true, selectCanRefresh: false },
  },
  {
    title: '[7.5b] which fails: the old stays',
    events: [waiting, refresh, rejected('reread')],
    value: 'outdated',
    tags: ['content'],
    can: both,
    shows: { selectIsOutdated: true },
  },
]);
