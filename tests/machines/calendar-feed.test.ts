import { calendarFeedCases, madeFeed, readFeed, unreadFeed } from '#machines/calendar-feed/calendar-feed.cases.ts';
import * as selectors from '#machines/calendar-feed/calendar-feed.select.ts';
import { calendarFeedMachine } from '#machines/calendar-feed/index.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const blank = { feed: null, url: null, failure: null };
const none = resolved('loadFeed', null);
const kept = resolved('loadFeed', readFeed);
const make = event('feed.make');
const made = resolved('makeFeed', madeFeed);
const revoke = event('feed.revoke');
const confirm = event('feed.confirm');
const copy = event('feed.copy');
const lost = new Error('没有网络');

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

journeys(calendarFeedMachine, { ...calendarFeedCases, selectors, usual }, [
  {
    title: '[10.12] whether there is an address is read at once',
    events: [],
    ends: {
      value: 'loading',
      context: blank,
      asked: { loadFeed: [undefined] },
      tags: ['busy'],
      can: [close],
      shows: { selectIsBusy: true, selectIsLoading: true },
    },
  },
  {
    title: '[10.12] one that was made before is not shown again, only that it is there',
    events: [kept, copy],
    ends: {
      value: 'kept',
      context: { ...blank, feed: readFeed },
      did: { copyUrl: [] },
      tags: ['kept'],
      can: ['feed.revoke', close],
      shows: { ...there, selectCanRevoke: true },
    },
  },
  {
    title: '[10.12] where there is none, none is made by looking',
    events: [none],
    ends: {
      value: 'none',
      context: blank,
      asked: { makeFeed: [] },
      can: ['feed.make', close],
      shows: { selectIsNone: true },
    },
  },
  {
    title: '[8.3] what was not read says why',
    events: [rejected('loadFeed', lost), make],
    ends: { value: 'unavailable', context: { ...blank, failure: '没有网络' }, asked: { makeFeed: [] } },
  },
  {
    title: '[8.3] and is read again by a press',
    events: [rejected('loadFeed', lost), event('feed.retry'), resolved('loadFeed', unreadFeed)],
    ends: {
      value: 'kept',
      context: { ...blank, feed: unreadFeed },
      asked: { loadFeed: [undefined, undefined] },
    },
  },
  {
    title: '[10.12] an address is made once',
    events: [none, make, make],
    ends: {
      value: 'making',
      context: blank,
      asked: { makeFeed: [undefined] },
      tags: ['busy'],
      can: [close],
      shows: { selectIsBusy: true, selectIsNone: true },
    },
  },
  {
    title: '[10.12] the one just made is seen and copied, as often as wanted',
    events: [none, make, made, copy, copy],
    ends: {
      value: 'kept',
      context: { ...blank, ...madeFeed },
      did: { copyUrl: [{ text: madeFeed.url }, { text: madeFeed.url }] },
      tags: ['kept'],
      can: ['feed.copy', 'feed.revoke', close],
      shows: { selectFeed: madeFeed.feed, selectUrl: madeFeed.url, selectIsKept: true, selectCanRevoke: true },
    },
  },
  {
    title: '[8.3] what was not made says why',
    events: [none, make, rejected('makeFeed', lost)],
    ends: { value: 'none', context: { ...blank, failure: '没有网络' } },
  },
  {
    title: '[8.3] and the reason goes with the next try',
    events: [none, make, rejected('makeFeed', lost), make, made],
    ends: { value: 'kept', context: { ...blank, ...madeFeed }, asked: { makeFeed: [undefined, undefined] } },
  },
  {
    title: '[10.12] before an address stops, the person is asked',
    events: [kept, revoke],
    ends: {
      value: 'asking',
      context: { ...blank, feed: readFeed },
      asked: { revokeFeed: [] },
      tags: ['kept'],
      can: ['feed.confirm', 'feed.cancel', close],
      shows: { ...there, selectIsAsking: true },
    },
  },
  {
    title: '[10.12] who would rather not keeps it',
    events: [kept, revoke, event('feed.cancel')],
    ends: { value: 'kept', context: { ...blank, feed: readFeed }, asked: { revokeFeed: [] } },
  },
  {
    title: '[10.12] confirmed, it is stopped once',
    events: [none, make, made, revoke, confirm, confirm],
    ends: { value: 'revoking', context: { ...blank, ...madeFeed }, asked: { revokeFeed: [undefined] } },
  },
  {
    title: '[10.12] nothing of a stopped one stays',
    events: [none, make, made, revoke, confirm, resolved('revokeFeed')],
    ends: { value: 'none', context: blank },
  },
  {
    title: '[8.3] one that was not stopped still works, and says why',
    events: [kept, revoke, confirm, rejected('revokeFeed', lost)],
    ends: { value: 'kept', context: { ...blank, feed: readFeed, failure: '没有网络' } },
  },
  {
    title: '[8.3] and the reason goes when it is asked again',
    events: [kept, revoke, confirm, rejected('revokeFeed', lost), revoke],
    ends: { value: 'asking', context: { ...blank, feed: readFeed } },
  },
  {
    title: '[10.12] closed, nothing more is asked',
    events: [kept, revoke, event('feed.close')],
    ends: {
      value: 'finished',
      status: 'done',
      context: { ...blank, feed: readFeed },
      asked: { revokeFeed: [] },
      can: [close],
      shows: { selectFeed: readFeed, selectCanClose: false },
    },
  },
  {
    title: '[8.3] not to be read',
    events: [rejected('loadFeed', new Error('读不到'))],
    ends: {
      value: 'unavailable',
      can: ['feed.retry', close],
      shows: { selectFailure: '读不到', selectCanRetry: true },
    },
  },
  {
    title: '[10.12] being stopped',
    events: [...asking, event('feed.confirm')],
    ends: {
      value: 'revoking',
      tags: ['busy', 'kept'],
      can: [close],
      shows: { ...there, selectIsAsking: true, selectIsBusy: true },
    },
  },
  {
    title: '[8.3] not stopped',
    events: [...asking, event('feed.confirm'), rejected('revokeFeed', new Error('读不到'))],
    ends: {
      value: 'kept',
      tags: ['kept'],
      can: ['feed.revoke', close],
      shows: { ...there, selectCanRevoke: true, selectFailure: '读不到' },
    },
  },
]);
