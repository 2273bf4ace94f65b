import { bySignature, contractsCases, open, opened, several } from '#machines/contracts/contracts.cases.ts';
import * as all from '#machines/contracts/contracts.select.ts';
import { contractsMachine } from '#machines/contracts/index.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const lost = new Error('没有网络');
const listed = [resolved('list', several)];
const opening = [...listed, event('contracts.open', { orderNo: open.orderNo })];
const shown = [...opening, resolved('read', opened)];
const agreed = [...shown, event('contracts.agree')];
const concluding = [...agreed, event('contracts.conclude')];
const file = { orderNo: open.orderNo, kind: 'service-contract' };

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

stateTable(contractsMachine, contractsCases, { all, asked: {} }, usual, [
  {
    title: '[10.13b] they are read',
    events: [],
    value: 'reading',
    tags: ['busy'],
    can: [],
    shows: { selectPage: null, selectIsReading: true, selectIsBusy: true },
  },
  {
    title: '[8.3] they were not read',
    events: [rejected('list', lost)],
    value: 'unread',
    can: ['contracts.retry'],
    shows: { selectPage: null, selectIsUnread: true, selectFailure: '没有网络' },
  },
  {
    title: '[10.13b] they are there',
    events: listed,
    value: 'listed',
    tags: ['list'],
    can: ['contracts.turn', 'contracts.refresh', 'contracts.download', 'contracts.open'],
    shows: { selectIsList: true, selectCanRefresh: true },
  },
  {
    title: '[1.6] one is signed elsewhere, another was declined',
    events: [resolved('list', bySignature)],
    value: 'listed',
    tags: ['list'],
    can: ['contracts.refresh'],
    shows: { selectIsList: true, selectCanRefresh: true, selectPage: bySignature },
  },
  {
    title: '[10.13b] a document is downloaded',
    events: [...listed, event('contracts.download', file)],
    value: 'downloading',
    tags: ['list'],
    can: [],
    shows: { selectIsList: true, selectFile: file },
  },
  {
    title: '[3.14] the texts are on their way',
    events: opening,
    value: 'opening',
    tags: ['busy'],
    can: [],
    shows: { selectIsBusy: true, selectOpening: open.orderNo },
  },
  {
    title: '[3.14] the texts',
    events: shown,
    value: 'shown',
    can: ['contracts.agree', 'contracts.back'],
    shows: { selectOpened: opened, selectCanLeave: true },
  },
  {
    title: '[10.13b] agreed to',
    events: agreed,
    value: 'shown',
    can: ['contracts.agree', 'contracts.conclude', 'contracts.back'],
    shows: { selectOpened: opened, selectCanLeave: true, selectIsAgreed: true, selectCanConclude: true },
  },
  {
    title: '[10.13b] on its way',
    events: concluding,
    value: 'concluding',
    tags: ['busy'],
    can: [],
    shows: { selectOpened: opened, selectIsAgreed: true, selectIsBusy: true },
  },
  {
    title: '[10.13b] concluded',
    events: [...concluding, resolved('conclude', { ...open, state: 'concluded' }), ...listed],
    value: 'listed',
    tags: ['list'],
    can: ['contracts.turn', 'contracts.refresh', 'contracts.download', 'contracts.open'],
    shows: { selectIsList: true, selectCanRefresh: true, selectOutcome: 'concluded' },
  },
]);
