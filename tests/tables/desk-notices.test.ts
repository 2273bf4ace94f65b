import { deskNoticesCases } from '#machines/desk-notices/desk-notices.cases.ts';
import { firstPage, givenUp, unreached, waitingPage } from '#machines/desk-notices/desk-notices.sample.ts';
import * as all from '#machines/desk-notices/desk-notices.select.ts';
import { deskNoticesMachine } from '#machines/desk-notices/index.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const read = resolved('firstPage', firstPage);
const send = [read, event('notice.send', { id: givenUp.id })];
const lost = new Error('没有网络');
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

stateTable(deskNoticesMachine, deskNoticesCases, { all }, usual, [
  {
    title: '[10.9] at first what was given up is read',
    events: [],
    value: 'reading',
    tags: ['reading'],
    can: [],
    shows: { ...none, selectIsReading: true },
  },
  {
    title: '[10.9] it did not come',
    events: [rejected('firstPage', lost)],
    value: 'unread',
    can: ['list.renew'],
    shows: { ...none, selectIsUnread: true, selectFailure: failure('list') },
  },
  { title: '[10.9] it is there', events: [read], value: 'browsing', can: browsing, shows: open },
  {
    title: '[10.9] more of it is read',
    events: [read, event('list.more')],
    value: 'readingMore',
    tags: ['reading'],
    can: [],
    shows: { selectIsReading: true },
  },
  {
    title: '[10.9] what is still tried has nothing to press',
    events: [read, event('state.chosen', { state: 'waiting' }), resolved('firstPage', waitingPage)],
    value: 'browsing',
    can: ['list.renew', 'state.chosen'],
    shows: { selectState: 'waiting', selectNotices: waitingPage.items, selectTotal: 1, selectIsBrowsing: true },
  },
  {
    title: '[10.9] one is sent again',
    events: send,
    value: 'sending',
    can: [],
    shows: { selectSending: givenUp.id },
  },
  {
    title: '[10.9] it is on its way',
    events: [...send, resolved('send', null)],
    value: 'browsing',
    can: ['list.more', 'list.renew', 'state.chosen'],
    shows: { ...open, selectNotices: [unreached], selectTotal: 2, selectIsSent: true },
  },
  {
    title: '[10.9] it is not',
    events: [...send, rejected('send', lost)],
    value: 'browsing',
    can: browsing,
    shows: { ...open, selectFailure: failure('send') },
  },
]);
