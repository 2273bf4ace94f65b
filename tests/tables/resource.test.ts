import { resourceMachine } from '#machines/resource/index.ts';
import { resourceCases } from '#machines/resource/resource.cases.ts';
import * as all from '#machines/resource/resource.select.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const cases = { ...resourceCases, input: { path: '/news', query: '?tag=3' } };
const found = resolved('read', { outcome: 'found', content: 'rows' });
const asked = event('resource.asked', { path: '/news', query: '?page=2' });
const loading = (answer: string, skeleton: string) => ({ loading: { answer, skeleton } });
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
const first = { selectQuery: '?tag=3', selectAddress: { path: '/news', query: '?tag=3' } };
const nothing = { ...first, selectContent: null };

stateTable(resourceMachine, cases, { all }, usual, [
  {
    title: '[4.27b] read for less than 200 ms',
    events: [],
    value: loading('awaited', 'hidden'),
    can: ask,
    shows: { ...nothing, selectScreen: 'blank' },
  },
  {
    title: '[4.27b] read for longer',
    events: [{ after: 200 }],
    value: loading('awaited', 'fresh'),
    tags: ['skeleton'],
    can: ask,
    shows: { ...nothing, selectScreen: 'skeleton' },
  },
  {
    title: '[4.27b] there already, the skeleton keeps it back',
    events: [{ after: 200 }, found],
    value: loading('settled', 'fresh'),
    tags: ['skeleton'],
    can: ask,
    shows: { ...first, selectScreen: 'skeleton' },
  },
  {
    title: '[4.27b] read for very long',
    events: [{ after: 400 }],
    value: loading('awaited', 'lasting'),
    tags: ['skeleton'],
    can: ask,
    shows: { ...nothing, selectScreen: 'skeleton' },
  },
  { title: '[2.1] shown', events: [found], value: 'shown', tags: ['content'], can: ask, shows: first },
  {
    title: '[2.1] other rows are read',
    events: [found, asked],
    value: 'refreshing',
    tags: ['content'],
    can: ask,
    shows: { selectIsRefreshing: true },
  },
  {
    title: '[2.1] and do not come',
    events: [found, asked, rejected('reread')],
    value: 'stale',
    tags: ['content'],
    can: both,
    shows: { selectIsStale: true, selectCanRetry: true },
  },
  {
    title: '[4.30] nothing comes at first',
    events: [rejected('read')],
    value: 'failed',
    can: both,
    shows: { ...nothing, selectScreen: 'failed', selectCanRetry: true },
  },
  {
    title: 'there is no such thing',
    events: [resolved('read', { outcome: 'missing' })],
    value: 'missing',
    can: ask,
    shows: { ...nothing, selectScreen: 'missing' },
  },
  {
    title: '[4.30] the back end has no call for it',
    events: [resolved('read', { outcome: 'absent' })],
    value: 'missing',
    can: ask,
    shows: { ...nothing, selectScreen: 'missing', selectIsAbsent: true },
  },
]);
