import { deskQueueCases, first, firstPage, lastPage, NOW, second } from '#machines/desk-queue/desk-queue.cases.ts';
import * as all from '#machines/desk-queue/desk-queue.select.ts';
import { deskQueueMachine } from '#machines/desk-queue/index.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const open = { keyword: '', service: '', status: '' };
const methanol = { keyword: '1230', service: 'fcl', status: 'booked' };
const page = resolved('firstPage', firstPage);
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

stateTable(deskQueueMachine, deskQueueCases, { all }, usual, [
  {
    title: '[10.8] at first',
    events: [],
    value: 'reading',
    tags: ['reading'],
    can: always,
    shows: { ...reading, selectRows: [], selectListedIn: {}, selectDue: null, selectTotal: 0, selectReadAt: 0 },
  },
  {
    title: '[10.8] a page of two',
    events: [page],
    value: 'shown',
    can: [...always, 'list.more', 'list.renew'],
    shows: { selectCanReadMore: true },
  },
  {
    title: '[10.8] more is on its way',
    events: [page, event('list.more')],
    value: 'readingMore',
    tags: ['reading'],
    can: always,
    shows: reading,
  },
  {
    title: '[10.8] all there is',
    events: [page, event('list.more'), resolved('nextPage', lastPage)],
    value: 'shown',
    can: [...always, 'list.renew'],
    shows: { selectRows: [first, second], selectListedIn: { [first.id]: 'urgent', [second.id]: 'endless' } },
  },
  {
    title: '[10.8] it was not read',
    events: [page, event('filters.changed', { filters: methanol }), rejected('firstPage', new Error('没有网络'))],
    value: 'failed',
    can: [...always, 'list.renew'],
    shows: { selectFilters: methanol, selectFailure: '没有网络' },
  },
]);
