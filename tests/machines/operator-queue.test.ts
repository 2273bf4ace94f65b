import { operatorQueueMachine } from '#machines/operator-queue/index.ts';
import {
  first,
  firstPage,
  lastPage,
  NOW,
  operatorQueueCases,
  second,
} from '#machines/operator-queue/operator-queue.cases.ts';
import * as selectors from '#machines/operator-queue/operator-queue.select.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const open = { keyword: '', service: '', status: '' };
const blank = { filters: open, rows: [], listedIn: {}, total: 0, due: null, next: null, readAt: 0, failure: null };
const bothListed = { [first.id]: 'urgent', [second.id]: 'endless' } as const;
const listed = {
  ...blank,
  rows: [first],
  listedIn: { [first.id]: 'urgent' },
  total: 2,
  due: { urgent: 1, soon: 0, ample: 0 },
  next: '1.2.FCL26101200007',
  readAt: NOW,
};
const methanol = { keyword: '1230', service: 'fcl', status: 'booked' };
const page = resolved('firstPage', firstPage);
const lost = new Error('没有网络');

const usual = {
  selectFilters: open,
  selectRows: [first],
  selectListedIn: { [first.id]: 'urgent' },
  selectDue: { urgent: 1, soon: 0, ample: 0 },
  selectTotal: 2,
  selectReadAt: NOW,
  selectFailure: null,
  selectIsReading: false,
  selectCanReadMore: false,
  selectCanRenew: true,
};
const always = ['filters.changed', 'row.changed'];
const reading = { selectIsReading: true, selectCanRenew: false };
const cases = { ...operatorQueueCases, behind: { firstPage: 'readPage', nextPage: 'readPage' }, selectors, usual };

journeys(operatorQueueMachine, cases, [
  {
    title: '[10.8] the first page is read at once',
    events: [page],
    ends: {
      value: 'shown',
      context: listed,
      asked: { firstPage: [{ filters: open, after: null }] },
      can: [...always, 'list.more', 'list.renew'],
      shows: { selectCanReadMore: true },
    },
  },
  {
    title: '[10.8] more starts where the page ended, and nothing is listed twice',
    events: [page, event('list.more'), resolved('nextPage', lastPage)],
    ends: {
      value: 'shown',
      context: { ...listed, rows: [first, second], listedIn: bothListed, next: null },
      asked: { nextPage: [{ filters: open, after: '1.2.FCL26101200007' }] },
      can: [...always, 'list.renew'],
      shows: { selectRows: [first, second], selectListedIn: { [first.id]: 'urgent', [second.id]: 'endless' } },
    },
  },
  {
    title: '[10.8] how many there are is taken from the page read last',
    events: [page, event('list.more'), resolved('nextPage', { ...lastPage, total: 3 })],
    ends: { value: 'shown', context: { ...listed, rows: [first, second], listedIn: bothListed, total: 3, next: null } },
  },
  {
    title: '[10.8] a back end that tells no counts has none, on each page',
    events: [resolved('firstPage', { ...firstPage, due: undefined })],
    ends: { value: 'shown', context: { ...listed, due: null } },
  },
  {
    title: '[10.8] nor does one that reported them before',
    events: [page, event('list.more'), resolved('nextPage', { ...lastPage, due: undefined })],
    ends: {
      value: 'shown',
      context: { ...listed, rows: [first, second], listedIn: bothListed, due: null, next: null },
    },
  },
  {
    title: '[10.8] how many end how soon is taken from the page read last',
    events: [page, event('list.more'), resolved('nextPage', { ...lastPage, due: { urgent: 4, soon: 5, ample: 6 } })],
    ends: {
      value: 'shown',
      context: {
        ...listed,
        ...{ rows: [first, second], listedIn: bothListed, due: { urgent: 4, soon: 5, ample: 6 }, next: null },
      },
    },
  },
  {
    title: '[10.8] why it was not read goes with another filter',
    events: [rejected('firstPage', lost), event('filters.changed', { filters: methanol })],
    ends: { value: 'reading', context: { ...blank, filters: methanol } },
  },
  {
    title: '[10.8] at the end of the list there is no more',
    events: [resolved('firstPage', lastPage), event('list.more')],
    ends: {
      value: 'shown',
      context: { ...listed, rows: [first, second], listedIn: bothListed, next: null, readAt: NOW + 1 },
      asked: { nextPage: [] },
    },
  },
  {
    title: '[10.8] a filter reads from the start, and the old rows stay meanwhile',
    events: [page, event('filters.changed', { filters: methanol })],
    ends: {
      value: 'reading',
      context: { ...listed, filters: methanol },
      asked: {
        firstPage: [
          { filters: open, after: null },
          { filters: methanol, after: null },
        ],
      },
    },
  },
  {
    title: '[10.8] a filter that is changed while more is read wins',
    events: [
      page,
      event('list.more'),
      event('filters.changed', { filters: methanol }),
      resolved('firstPage', lastPage),
    ],
    ends: {
      value: 'shown',
      context: {
        ...listed,
        filters: methanol,
        rows: [first, second],
        listedIn: bothListed,
        next: null,
        readAt: NOW + 1,
      },
    },
  },
  {
    title: '[10.8] a list that was not read says why and is read again',
    events: [rejected('firstPage', lost), event('list.renew'), page],
    ends: { value: 'shown', context: listed },
  },
  {
    title: '[10.8] so does one whose next page was not',
    events: [page, event('list.more'), rejected('nextPage', lost)],
    ends: { value: 'failed', context: { ...listed, failure: '没有网络' } },
  },
  {
    title: '[10.8] it is read again when asked',
    events: [resolved('firstPage', lastPage), event('list.renew'), page],
    ends: { value: 'shown', context: listed },
  },
  {
    title: '[10.8] what the open one has become stands in its row, and no row moves',
    events: [
      resolved('firstPage', lastPage),
      event('row.changed', { row: { ...first, status: 'booked', deadline: null } }),
    ],
    ends: {
      value: 'shown',
      context: {
        ...listed,
        rows: [{ ...first, status: 'booked', deadline: null }, second],
        listedIn: bothListed,
        next: null,
        readAt: NOW + 1,
      },
    },
  },
  {
    title: '[10.8] at first',
    events: [],
    ends: {
      value: 'reading',
      tags: ['reading'],
      can: always,
      shows: { ...reading, selectRows: [], selectListedIn: {}, selectDue: null, selectTotal: 0, selectReadAt: 0 },
    },
  },
  {
    title: '[10.8] more is on its way',
    events: [page, event('list.more')],
    ends: { value: 'readingMore', tags: ['reading'], can: always, shows: reading },
  },
  {
    title: '[10.8] it was not read',
    events: [page, event('filters.changed', { filters: methanol }), rejected('firstPage', new Error('没有网络'))],
    ends: {
      value: 'failed',
      can: [...always, 'list.renew'],
      shows: { selectFilters: methanol, selectFailure: '没有网络' },
    },
  },
]);
