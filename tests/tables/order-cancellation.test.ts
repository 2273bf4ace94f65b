import { orderCancellationMachine } from '#machines/order-cancellation/index.ts';
import { answeredAnew, orderCancellationCases } from '#machines/order-cancellation/order-cancellation.cases.ts';
import * as all from '#machines/order-cancellation/order-cancellation.select.ts';
import { event, rejected } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const opened = event('cancellation.ask');
const reasoned = event('cancellation.reasoned', { reason: '收货人取消采购' });
const accepted = event('cancellation.accept', { no: 2, version: 1 });
const confirmed = event('cancellation.confirm');
const usual = {
  selectFailure: null,
  selectReason: '',
  selectIsAsking: false,
  selectIsConfirming: false,
  selectIsAccepting: false,
  selectIsBusy: false,
  selectIsOutdated: false,
  selectCanAsk: false,
  selectCanKeep: false,
  selectCanConfirm: false,
};
const form = { selectIsAsking: true, selectCanKeep: true };
const question = { selectIsConfirming: true, selectIsAccepting: true, selectCanKeep: true, selectCanConfirm: true };

stateTable(orderCancellationMachine, orderCancellationCases, { all }, usual, [
  {
    title: '[11.4] the cancellations of an order are read',
    events: [],
    value: 'viewing',
    can: ['cancellation.accept', 'cancellation.ask', 'cancellation.withdraw'],
    shows: { selectCanAsk: true },
  },
  {
    title: '[11.4] a request without a reason',
    events: [opened],
    value: 'asking',
    can: ['cancellation.keep', 'cancellation.reasoned'],
    shows: form,
  },
  {
    title: '[11.4] a request with its reason',
    events: [opened, reasoned],
    value: 'asking',
    can: ['cancellation.confirm', 'cancellation.keep', 'cancellation.reasoned'],
    shows: { ...form, selectReason: '收货人取消采购', selectCanConfirm: true },
  },
  {
    title: '[11.4] a request on its way',
    events: [opened, reasoned, confirmed],
    value: 'sending',
    tags: ['busy'],
    can: [],
    shows: { selectIsAsking: true, selectIsBusy: true, selectReason: '收货人取消采购' },
  },
  {
    title: '[11.4] the fee is seen once more',
    events: [accepted],
    value: 'confirming',
    can: ['cancellation.confirm', 'cancellation.keep'],
    shows: question,
  },
  {
    title: '[11.4] asked whether to give it up',
    events: [event('cancellation.withdraw', { no: 2 })],
    value: 'confirming',
    can: ['cancellation.confirm', 'cancellation.keep'],
    shows: { ...question, selectIsAccepting: false },
  },
  {
    title: '[11.4] the decision is on its way',
    events: [accepted, confirmed],
    value: 'deciding',
    tags: ['busy'],
    can: [],
    shows: { selectIsConfirming: true, selectIsAccepting: true, selectIsBusy: true },
  },
  {
    title: '[11.4] not decided, and why',
    events: [accepted, confirmed, rejected('decide', new Error('没有网络'))],
    value: 'confirming',
    can: ['cancellation.confirm', 'cancellation.keep'],
    shows: { ...question, selectFailure: '没有网络' },
  },
  {
    title: '[11.4] answered anew before that',
    events: [accepted, confirmed, rejected('decide', answeredAnew)],
    value: 'outdated',
    can: ['cancellation.keep'],
    shows: { selectIsOutdated: true, selectCanKeep: true, selectFailure: answeredAnew.message },
  },
]);
