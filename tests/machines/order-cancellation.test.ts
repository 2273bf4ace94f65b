import { orderCancellationMachine } from '#machines/order-cancellation/index.ts';
import {
  answerChanged,
  orderCancellationCases,
  orderCancellationInput,
} from '#machines/order-cancellation/order-cancellation.cases.ts';
import * as selectors from '#machines/order-cancellation/order-cancellation.select.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const base = { ...orderCancellationInput, reason: '', choice: null, failure: null };
const opened = event('cancellation.ask');
const reasoned = event('cancellation.reasoned', { reason: ' 收货人取消采购 ' });
const accepted = event('cancellation.accept', { no: 2, version: 3 });
const withdrawn = event('cancellation.withdraw', { no: 2 });
const confirmed = event('cancellation.confirm');
const kept = event('cancellation.keep');
const changed = { type: 'cancellation.changed' };
const { orderNo } = orderCancellationInput;
const typed = { ...base, reason: ' 收货人取消采购 ' };
const request = { orderNo, reason: '收货人取消采购' };
const acceptance = { orderNo, no: 2, version: 3 };
const unreached = new Error('没有网络');

const sampleReasoned = event('cancellation.reasoned', { reason: '收货人取消采购' });
const sampleAccepted = event('cancellation.accept', { no: 2, version: 1 });
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

journeys(orderCancellationMachine, { ...orderCancellationCases, selectors, usual }, [
  {
    title: '[11.4] a request is sent with its reason, once',
    events: [opened, confirmed, reasoned, confirmed, confirmed, resolved('ask')],
    ends: { value: 'viewing', context: base, asked: { ask: [request] }, sent: { parent: [changed] } },
  },
  {
    title: '[11.4] a reason of blanks sends nothing',
    events: [opened, event('cancellation.reasoned', { reason: '  ' }), confirmed],
    ends: { value: 'asking', asked: { ask: [] } },
  },
  {
    title: '[11.4] a request that failed keeps its reason and is sent again',
    events: [opened, reasoned, confirmed, rejected('ask', unreached), confirmed],
    ends: { value: 'sending', context: typed, asked: { ask: [request, request] } },
  },
  {
    title: '[11.4] a form that is closed keeps what was typed',
    events: [opened, reasoned, kept],
    ends: { value: 'viewing', context: typed, sent: { parent: [] } },
  },
  {
    title: '[11.4] an order that was asked about elsewhere is read again',
    events: [opened, reasoned, confirmed, rejected('ask', answerChanged)],
    ends: { value: 'outdated', context: { ...typed, failure: answerChanged.message }, sent: { parent: [changed] } },
  },
  {
    title: '[11.4] the fee is accepted at the version that was seen, after a second confirmation',
    events: [accepted, confirmed, confirmed, resolved('decide')],
    ends: { value: 'viewing', context: base, asked: { decide: [acceptance] }, sent: { parent: [changed] } },
  },
  {
    title: '[11.4] nothing is cancelled without the second confirmation',
    events: [accepted, kept],
    ends: { value: 'viewing', context: base, asked: { decide: [] }, sent: { parent: [] } },
  },
  {
    title: '[11.4] a request is given up after a second confirmation',
    events: [withdrawn, confirmed, resolved('decide')],
    ends: { value: 'viewing', asked: { decide: [{ ...acceptance, version: null }] }, sent: { parent: [changed] } },
  },
  {
    title: '[11.4] a decision that failed says why and may be tried again',
    events: [accepted, confirmed, rejected('decide', unreached)],
    ends: {
      value: 'confirming',
      context: { ...base, choice: { no: 2, version: 3 }, failure: '没有网络' },
      sent: { parent: [] },
      can: ['cancellation.confirm', 'cancellation.keep'],
      shows: { ...question, selectFailure: '没有网络' },
    },
  },
  {
    title: '[11.4] the failure is cleared while it is tried again',
    events: [accepted, confirmed, rejected('decide', unreached), confirmed],
    ends: {
      value: 'deciding',
      context: { ...base, choice: { no: 2, version: 3 } },
      asked: { decide: [acceptance, acceptance] },
      tags: ['busy'],
      can: [],
      shows: { selectIsConfirming: true, selectIsAccepting: true, selectIsBusy: true },
    },
  },
  {
    title: '[11.4] a fee that was answered again is shown, and nothing stays chosen',
    events: [accepted, confirmed, rejected('decide', answerChanged), kept],
    ends: { value: 'viewing', context: base, sent: { parent: [changed] } },
  },
  {
    title: '[11.4] the cancellations of an order are read',
    events: [],
    ends: {
      value: 'viewing',
      can: ['cancellation.accept', 'cancellation.ask', 'cancellation.withdraw'],
      shows: { selectCanAsk: true },
    },
  },
  {
    title: '[11.4] a request without a reason',
    events: [opened],
    ends: { value: 'asking', can: ['cancellation.keep', 'cancellation.reasoned'], shows: form },
  },
  {
    title: '[11.4] a request with its reason',
    events: [opened, sampleReasoned],
    ends: {
      value: 'asking',
      can: ['cancellation.confirm', 'cancellation.keep', 'cancellation.reasoned'],
      shows: { ...form, selectReason: '收货人取消采购', selectCanConfirm: true },
    },
  },
  {
    title: '[11.4] a request on its way',
    events: [opened, sampleReasoned, confirmed],
    ends: {
      value: 'sending',
      tags: ['busy'],
      can: [],
      shows: { selectIsAsking: true, selectIsBusy: true, selectReason: '收货人取消采购' },
    },
  },
  {
    title: '[11.4] the fee is seen once more',
    events: [sampleAccepted],
    ends: { value: 'confirming', can: ['cancellation.confirm', 'cancellation.keep'], shows: question },
  },
  {
    title: '[11.4] asked whether to give it up',
    events: [event('cancellation.withdraw', { no: 2 })],
    ends: {
      value: 'confirming',
      can: ['cancellation.confirm', 'cancellation.keep'],
      shows: { ...question, selectIsAccepting: false },
    },
  },
  {
    title: '[11.4] answered again before that',
    events: [sampleAccepted, confirmed, rejected('decide', answerChanged)],
    ends: {
      value: 'outdated',
      can: ['cancellation.keep'],
      shows: { selectIsOutdated: true, selectCanKeep: true, selectFailure: answerChanged.message },
    },
  },
]);
