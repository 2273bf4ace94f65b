import { operatorNoticesMachine } from '#machines/operator-notices/index.ts';
import { operatorNoticesCases } from '#machines/operator-notices/operator-notices.cases.ts';
import {
  firstPage,
  givenUp,
  lastPage,
  third,
  tried,
  unreached,
  waitingPage,
} from '#machines/operator-notices/operator-notices.sample.ts';
import * as selectors from '#machines/operator-notices/operator-notices.select.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const empty = { state: 'dead', list: null, sending: null, isSent: false, failure: null };
const listed = { ...empty, list: firstPage };
const offline = new Error('没有网络');
const failureOf = (of: string) => ({ of, message: '没有网络' });
const first = { state: 'dead', after: null };

const read = resolved('firstPage', firstPage);
const more = event('list.more');
const renew = event('list.renew');
const send = event('notice.send', { id: givenUp.id });
const sent = resolved('send', null);
const missed = [more, rejected('nextPage', offline)];
const toWaiting = event('state.chosen', { state: 'waiting' });

const failure = (of: string) => ({ of, message: '没有网络' });
const usual = {
  selectState: 'dead',
  selectNotices: firstPage.items,
  selectTotal: 3,
  selectSending: null,
  selectIsSent: false,
  selectFailure: null,
  selectIsReading: false,
  selectIsUnread: false,
  selectIsBrowsing: false,
  selectCanReadMore: false,
};
const browsing = ['list.more', 'list.renew', 'notice.send', 'state.chosen'];
const open = { selectIsBrowsing: true, selectCanReadMore: true };
const none = { selectNotices: null, selectTotal: 0 };
const cases = { ...operatorNoticesCases, behind: { firstPage: 'readPage', nextPage: 'readPage' }, selectors, usual };

journeys(operatorNoticesMachine, cases, [
  {
    title: '[10.9] what was given up is read at once',
    events: [read],
    ends: { value: 'browsing', context: listed, asked: { firstPage: [first] }, can: browsing, shows: open },
  },
  {
    title: '[10.9] a list that was not read says why',
    events: [rejected('firstPage', offline)],
    ends: {
      value: 'unread',
      context: { ...empty, failure: failureOf('list') },
      can: ['list.renew'],
      shows: { ...none, selectIsUnread: true, selectFailure: failure('list') },
    },
  },
  {
    title: '[10.9] and is read again on a press',
    events: [rejected('firstPage', offline), renew, read],
    ends: { value: 'browsing', context: listed, asked: { firstPage: [first, first] } },
  },
  {
    title: '[10.9] what is still tried is read in its place',
    events: [read, toWaiting, resolved('firstPage', waitingPage)],
    ends: {
      value: 'browsing',
      context: { ...empty, state: 'waiting', list: waitingPage },
      asked: { firstPage: [first, { state: 'waiting', after: null }] },
      can: ['list.renew', 'state.chosen'],
      shows: { selectState: 'waiting', selectNotices: waitingPage.items, selectTotal: 1, selectIsBrowsing: true },
    },
  },
  {
    title: '[10.9] nothing of the other list is shown meanwhile',
    events: [read, toWaiting],
    ends: { value: 'reading', context: { ...empty, state: 'waiting' } },
  },
  {
    title: '[10.9] the next page is added to what is there, each notice once',
    events: [read, more, resolved('nextPage', lastPage)],
    ends: {
      value: 'browsing',
      context: { ...listed, list: { ...lastPage, items: [givenUp, unreached, third] } },
      asked: { nextPage: [{ state: 'dead', after: 'after-b' }] },
    },
  },
  {
    title: '[10.9] the end of the list has no more',
    events: [resolved('firstPage', lastPage), more],
    ends: { value: 'browsing', context: { ...empty, list: lastPage } },
  },
  {
    title: '[10.9] a page that did not come is reported, and what is there stays',
    events: [read, ...missed],
    ends: { value: 'browsing', context: { ...listed, failure: failureOf('list') } },
  },
  {
    title: '[10.9] asked for again it comes, and the reason goes',
    events: [read, ...missed, more, resolved('nextPage', lastPage)],
    ends: { value: 'browsing', context: { ...listed, list: { ...lastPage, items: [givenUp, unreached, third] } } },
  },
  {
    title: '[10.9] or does not, for which the later reason is shown',
    events: [read, more, rejected('nextPage', new Error('服务器忙')), ...missed],
    ends: { value: 'browsing', context: { ...listed, failure: failureOf('list') } },
  },
  {
    title: '[10.9] the other list starts without it',
    events: [read, ...missed, toWaiting],
    ends: { value: 'reading', context: { ...empty, state: 'waiting' } },
  },
  {
    title: '[10.9] the list is read again on a press',
    events: [read, ...missed, renew],
    ends: { value: 'reading', context: listed },
  },
  {
    title: '[10.9] what was given up is sent again by a press, once',
    events: [read, send, send],
    ends: {
      value: 'sending',
      context: { ...listed, sending: givenUp.id },
      asked: { send: [{ id: givenUp.id }] },
      can: [],
      shows: { selectSending: givenUp.id },
    },
  },
  {
    title: '[10.9] it leaves the list, and is reported to be on its way',
    events: [read, send, sent],
    ends: {
      value: 'browsing',
      context: { ...empty, list: { ...firstPage, items: [unreached], total: 2 }, isSent: true },
      can: ['list.more', 'list.renew', 'state.chosen'],
      shows: { ...open, selectNotices: [unreached], selectTotal: 2, selectIsSent: true },
    },
  },
  {
    title: '[10.9] that is shown until the next step',
    events: [read, send, sent, renew],
    ends: { value: 'reading', context: { ...empty, list: { ...firstPage, items: [unreached], total: 2 } } },
  },
  {
    title: '[10.9] what was not put back stays, with the reason',
    events: [read, send, rejected('send', offline)],
    ends: {
      value: 'browsing',
      context: { ...listed, failure: failureOf('send') },
      can: browsing,
      shows: { ...open, selectFailure: failure('send') },
    },
  },
  {
    title: '[10.9] trying again takes the reason away',
    events: [read, send, rejected('send', offline), send],
    ends: {
      value: 'sending',
      context: { ...listed, sending: givenUp.id },
      asked: { send: [{ id: givenUp.id }, { id: givenUp.id }] },
    },
  },
  {
    title: '[10.9] what is not in the list is not sent again',
    events: [read, event('notice.send', { id: third.id })],
    ends: { value: 'browsing', context: listed },
  },
  {
    title: '[10.9] nor what is still tried: it is sent by itself',
    events: [read, toWaiting, resolved('firstPage', waitingPage), event('notice.send', { id: tried.id })],
    ends: { value: 'browsing', context: { ...empty, state: 'waiting', list: waitingPage } },
  },
  {
    title: '[10.9] at first what was given up is read',
    events: [],
    ends: { value: 'reading', tags: ['reading'], can: [], shows: { ...none, selectIsReading: true } },
  },
  {
    title: '[10.9] more of it is read',
    events: [read, event('list.more')],
    ends: { value: 'readingMore', tags: ['reading'], can: [], shows: { selectIsReading: true } },
  },
]);
