import {
  bySignature,
  concluded,
  contractsCases,
  declined,
  noneYet,
  onlyRead,
  open,
  opened,
  openedLate,
  outdated,
  several,
  signing,
} from '#machines/contracts/contracts.cases.ts';
import * as selectors from '#machines/contracts/contracts.select.ts';
import { contractsMachine } from '#machines/contracts/index.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const context = (more: object = {}) => ({
  ...{ page: several, pageNo: 1, orderNo: null, opened: null, isAgreed: false },
  ...{ outcome: null, file: null, failure: null },
  ...more,
});
const listed = resolved('list', several);
const ask = ({ orderNo }: { orderNo: string }) => event('contracts.open', { orderNo });
const turn = (page: number) => event('contracts.turn', { page });
const download = event('contracts.download', { orderNo: concluded.orderNo, kind: 'charge-agreement' });
const file = { orderNo: concluded.orderNo, kind: 'charge-agreement' };
const agree = event('contracts.agree');
const conclude = event('contracts.conclude');
const back = event('contracts.back');
const lost = new Error('没有网络');
const shown = [listed, ask(open), resolved('read', opened)];
const with_ = { orderNo: open.orderNo, opened };
const agreed = [...shown, agree];
const done = { ...concluded, orderNo: open.orderNo };

const toListed = [resolved('list', several)];
const sampleFile = { orderNo: open.orderNo, kind: 'service-contract' };
const usual = {
  selectPage: several,
  selectFailure: null,
  selectIsUnread: false,
  selectIsReading: false,
  selectIsList: false,
  selectIsBusy: false,
  selectOpened: null,
  selectOpening: null,
  selectIsAgreed: false,
  selectCanConclude: false,
  selectCanLeave: false,
  selectCanRefresh: false,
  selectOutcome: null,
  selectFile: null,
};

journeys(contractsMachine, { ...contractsCases, selectors, asked: {}, usual }, [
  {
    title: '[10.13b] the contracts are read at once',
    events: [],
    ends: {
      value: 'reading',
      context: context({ page: null }),
      asked: { list: [{ page: 1 }] },
      tags: ['busy'],
      can: [],
      shows: { selectPage: null, selectIsReading: true, selectIsBusy: true },
    },
  },
  {
    title: '[8.3] what was not read says why, and is read again by a press',
    events: [rejected('list', lost), event('contracts.retry')],
    ends: { value: 'reading', context: context({ page: null }), asked: { list: [{ page: 1 }, { page: 1 }] } },
  },
  {
    title: '[8.3] the reason stays until then',
    events: [rejected('list', lost)],
    ends: {
      value: 'unread',
      context: context({ page: null, failure: '没有网络' }),
      can: ['contracts.retry'],
      shows: { selectPage: null, selectIsUnread: true, selectFailure: '没有网络' },
    },
  },
  {
    title: '[10.13b] another page of the list',
    events: [listed, turn(3)],
    ends: { value: 'reading', context: context({ pageNo: 3 }), asked: { list: [{ page: 1 }, { page: 3 }] } },
  },
  ...[0, 1, 4].map((page) => ({
    title: `[10.13b] there is no page ${page} to turn to from the first of three`,
    events: [listed, turn(page)],
    ends: { value: 'listed', context: context(), asked: { list: [{ page: 1 }] } },
  })),
  {
    title: '[10.13b] a page that is there no longer is the last one, and that is read again',
    events: [listed, turn(3), resolved('list', { ...several, page: 2 }), event('contracts.refresh')],
    ends: {
      value: 'reading',
      context: context({ page: { ...several, page: 2 }, pageNo: 2 }),
      asked: { list: [{ page: 1 }, { page: 3 }, { page: 2 }] },
    },
  },
  {
    title: '[10.13b] while something is signed elsewhere the list is read again by a press',
    events: [resolved('list', bySignature), event('contracts.refresh')],
    ends: { value: 'reading', context: context({ page: bySignature }), asked: { list: [{ page: 1 }, { page: 1 }] } },
  },
  {
    title: '[10.13b] a document is downloaded',
    events: [listed, download],
    ends: { value: 'downloading', context: context({ file }), asked: { download: [file] } },
  },
  {
    title: '[10.13b] and the list is as it was',
    events: [listed, download, resolved('download')],
    ends: {
      value: 'listed',
      context: context(),
      tags: ['list'],
      can: ['contracts.turn', 'contracts.refresh', 'contracts.download', 'contracts.open'],
      shows: { selectIsList: true, selectCanRefresh: true },
    },
  },
  {
    title: '[8.3] a download that fails says why, until the next one',
    events: [listed, download, rejected('download', lost)],
    ends: { value: 'listed', context: context({ failure: '没有网络' }) },
  },
  {
    title: '[8.3] then the reason goes',
    events: [listed, download, rejected('download', lost), download],
    ends: { value: 'downloading', context: context({ file }) },
  },
  {
    title: '[8.3] with the list that is read again',
    events: [listed, download, rejected('download', lost), event('contracts.refresh'), listed],
    ends: { value: 'listed', context: context() },
  },
  {
    title: '[8.3] and with the texts of an order',
    events: [listed, download, rejected('download', lost), ask(open)],
    ends: { value: 'opening', context: context({ orderNo: open.orderNo }) },
  },
  {
    title: '[10.13b] nothing is downloaded of an order that is not in the list',
    events: [listed, event('contracts.download', { orderNo: 'FCL26011299999', kind: 'service-contract' })],
    ends: { value: 'listed', context: context(), asked: { download: [] } },
  },
  {
    title: '[3.14] the texts of an order that is open are read',
    events: [listed, ask(open)],
    ends: {
      value: 'opening',
      context: context({ orderNo: open.orderNo }),
      asked: { read: [{ orderNo: open.orderNo }] },
      tags: ['busy'],
      can: [],
      shows: { selectIsBusy: true, selectOpening: open.orderNo },
    },
  },
  {
    title: '[10.11] of one that was amended afterwards too',
    events: [listed, ask(outdated)],
    ends: { value: 'opening', context: context({ orderNo: outdated.orderNo }) },
  },
  {
    title: '[10.13b] and of one whose signature was declined',
    events: [resolved('list', bySignature), ask(declined)],
    ends: { value: 'opening', context: context({ page: bySignature, orderNo: declined.orderNo }) },
  },
  ...[concluded, signing].map((record) => ({
    title: `[10.13b] nothing is concluded of one that is ${record.state}`,
    events: [resolved('list', { ...several, items: [record] }), ask(record)],
    ends: { value: 'listed', context: context({ page: { ...several, items: [record] } }), asked: { read: [] } },
  })),
  {
    title: '[10.10] who only reads concludes nothing',
    events: [resolved('list', onlyRead), ask(open)],
    ends: { value: 'listed', context: context({ page: onlyRead }), asked: { read: [] } },
  },
  {
    title: '[10.13b] nor is there anything before the first order',
    events: [resolved('list', noneYet), ask(open)],
    ends: { value: 'listed', context: context({ page: noneYet }) },
  },
  {
    title: '[8.3] texts that were not read leave the list, with the reason',
    events: [listed, ask(open), rejected('read', lost)],
    ends: { value: 'listed', context: context({ failure: '没有网络' }) },
  },
  {
    title: '[3.14] both texts stand open, agreed to by no one',
    events: shown,
    ends: {
      value: 'shown',
      context: context(with_),
      can: ['contracts.agree', 'contracts.back'],
      shows: { selectOpened: opened, selectCanLeave: true },
    },
  },
  {
    title: '[10.13b] nothing is concluded before the customer says so',
    events: [...shown, conclude],
    ends: { value: 'shown', context: context(with_), asked: { conclude: [] } },
  },
  {
    title: '[10.13b] what was shown may be taken back',
    events: [...agreed, agree, conclude],
    ends: { value: 'shown', context: context(with_), asked: { conclude: [] } },
  },
  {
    title: '[10.13b] a colleague was faster: nothing is concluded twice',
    events: [listed, ask(open), resolved('read', openedLate), agree, conclude],
    ends: {
      value: 'shown',
      context: context({ ...with_, opened: openedLate, isAgreed: true }),
      asked: { conclude: [] },
    },
  },
  {
    title: '[10.13b] it is concluded once, of the texts that were read',
    events: [...agreed, conclude, conclude, back],
    ends: {
      value: 'concluding',
      context: context({ ...with_, isAgreed: true }),
      asked: {
        conclude: [{ orderNo: open.orderNo, versions: { contract: '2026-01-01', charge: '2026-01-05' } }],
      },
      tags: ['busy'],
      can: [],
      shows: { selectOpened: opened, selectIsAgreed: true, selectIsBusy: true },
    },
  },
  {
    title: '[10.13b] then the list is read again, and says so',
    events: [...agreed, conclude, resolved('conclude', done), listed],
    ends: {
      value: 'listed',
      context: context({ outcome: 'concluded' }),
      asked: { list: [{ page: 1 }, { page: 1 }] },
      tags: ['list'],
      can: ['contracts.turn', 'contracts.refresh', 'contracts.download', 'contracts.open'],
      shows: { selectIsList: true, selectCanRefresh: true, selectOutcome: 'concluded' },
    },
  },
  {
    title: '[1.6] one that is signed elsewhere waits there',
    events: [...agreed, conclude, resolved('conclude', signing)],
    ends: { value: 'reading', context: context({ outcome: 'signing' }) },
  },
  ...[
    ['another is opened', [ask(open)], { value: 'opening', context: context({ orderNo: open.orderNo }) }],
    ['the page is turned', [turn(2)], { value: 'reading', context: context({ pageNo: 2 }) }],
  ].map(([what, events, ends]) => ({
    title: `[10.13b] it is shown until ${what}`,
    events: [...agreed, conclude, resolved('conclude', done), listed, ...(events as typeof agreed)],
    ends: ends as { value: string; context: object },
  })),
  {
    title: '[8.3] what was not concluded says why, and may be tried again',
    events: [...agreed, conclude, rejected('conclude', lost)],
    ends: { value: 'shown', context: context({ ...with_, isAgreed: true, failure: '没有网络' }) },
  },
  {
    title: '[8.3] once more, the reason goes',
    events: [...agreed, conclude, rejected('conclude', lost), conclude],
    ends: { value: 'concluding', context: context({ ...with_, isAgreed: true }) },
  },
  {
    title: '[10.13b] back to the list, which is read again: a user may have concluded it meanwhile',
    events: [...agreed, conclude, rejected('conclude', lost), back],
    ends: { value: 'reading', context: context(), asked: { list: [{ page: 1 }, { page: 1 }] } },
  },
  {
    title: '[10.13b] opened again, nothing is agreed to beforehand',
    events: [...agreed, back, listed, ask(open), resolved('read', opened)],
    ends: { value: 'shown', context: context(with_) },
  },
  {
    title: '[1.6] one is signed elsewhere, another was declined',
    events: [resolved('list', bySignature)],
    ends: {
      value: 'listed',
      tags: ['list'],
      can: ['contracts.refresh'],
      shows: { selectIsList: true, selectCanRefresh: true, selectPage: bySignature },
    },
  },
  {
    title: '[10.13b] a document is downloaded',
    events: [...toListed, event('contracts.download', sampleFile)],
    ends: { value: 'downloading', tags: ['list'], can: [], shows: { selectIsList: true, selectFile: sampleFile } },
  },
  {
    title: '[10.13b] agreed to',
    events: agreed,
    ends: {
      value: 'shown',
      can: ['contracts.agree', 'contracts.conclude', 'contracts.back'],
      shows: { selectOpened: opened, selectCanLeave: true, selectIsAgreed: true, selectCanConclude: true },
    },
  },
]);
