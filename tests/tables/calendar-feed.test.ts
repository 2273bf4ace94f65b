import { calendarFeedCases, madeFeed, readFeed } from '#machines/calendar-feed/calendar-feed.cases.ts';
import * as all from '#machines/calendar-feed/calendar-feed.select.ts';
import { calendarFeedMachine } from '#machines/calendar-feed/index.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const none = resolved('loadFeed', null);
const kept = resolved('loadFeed', readFeed);
const made = [none, event('feed.make'), resolved('makeFeed', madeFeed)];
const asking = [kept, event('feed.revoke')];
const close = 'feed.close';

const usual = {
  selectFeed: null,
  selectUrl: null,
  selectFailure: null,
  selectIsBusy: false,
  selectIsLoading: false,
  selectIsKept: false,
  selectIsNone: false,
  selectIsAsking: false,
  selectCanClose: true,
  selectCanRetry: false,
  selectCanRevoke: false,
};
const there = { selectFeed: readFeed, selectIsKept: true };

stateTable(calendarFeedMachine, calendarFeedCases, { all }, usual, [
  {
    title: '[10.12] being read',
    events: [],
    value: 'loading',
    tags: ['busy'],
    can: [close],
    shows: { selectIsBusy: true, selectIsLoading: true },
  },
  {
    title: '[8.3] not to be read',
    events: [rejected('loadFeed', new Error('读不到'))],
    value: 'unavailable',
    can: ['feed.retry', close],
    shows: { selectFailure: '读不到', selectCanRetry: true },
  },
  { title: '[10.12] none', events: [none], value: 'none', can: ['feed.make', close], shows: { selectIsNone: true } },
  {
    title: '[10.12] being made',
    events: [none, event('feed.make')],
    value: 'making',
    tags: ['busy'],
    can: [close],
    shows: { selectIsBusy: true, selectIsNone: true },
  },
  {
    title: '[10.12] just made',
    events: made,
    value: 'kept',
    tags: ['kept'],
    can: ['feed.copy', 'feed.revoke', close],
    shows: { selectFeed: madeFeed.feed, selectUrl: madeFeed.url, selectIsKept: true, selectCanRevoke: true },
  },
  {
    title: '[10.12] made before',
    events: [kept],
    value: 'kept',
    tags: ['kept'],
    can: ['feed.revoke', close],
    shows: { ...there, selectCanRevoke: true },
  },
  {
    title: '[10.12] asked about',
    events: asking,
    value: 'asking',
    tags: ['kept'],
    can: ['feed.confirm', 'feed.cancel', close],
    shows: { ...there, selectIsAsking: true },
  },
  {
    title: '[10.12] being stopped',
    events: [...asking, event('feed.confirm')],
    value: 'revoking',
    tags: ['busy', 'kept'],
    can: [close],
    shows: { ...there, selectIsAsking: true, selectIsBusy: true },
  },
  {
    title: '[8.3] not stopped',
    events: [...asking, event('feed.confirm'), rejected('revokeFeed', new Error('读不到'))],
    value: 'kept',
    tags: ['kept'],
    can: ['feed.revoke', close],
    shows: { ...there, selectCanRevoke: true, selectFailure: '读不到' },
  },
  {
    title: '[10.12] gone',
    events: [kept, event(close)],
    value: 'finished',
    can: [close],
    shows: { selectFeed: readFeed, selectCanClose: false },
  },
]);
