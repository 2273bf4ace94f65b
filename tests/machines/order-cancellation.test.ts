import { orderCancellationMachine } from '#machines/order-cancellation/index.ts';
import {
  answeredAnew,
  orderCancellationCases,
  orderCancellationInput,
} from '#machines/order-cancellation/order-cancellation.cases.ts';
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

journeys(orderCancellationMachine, orderCancellationCases, [
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
    events: [opened, reasoned, confirmed, rejected('ask', answeredAnew)],
    ends: { value: 'outdated', context: { ...typed, failure: answeredAnew.message }, sent: { parent: [changed] } },
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
    },
  },
  {
    title: '[11.4] the failure is cleared while it is tried again',
    events: [accepted, confirmed, rejected('decide', unreached), confirmed],
    ends: {
      value: 'deciding',
      context: { ...base, choice: { no: 2, version: 3 } },
      asked: { decide: [acceptance, acceptance] },
    },
  },
  {
    title: '[11.4] a fee that was answered anew is shown, and nothing stays chosen',
    events: [accepted, confirmed, rejected('decide', answeredAnew), kept],
    ends: { value: 'viewing', context: base, sent: { parent: [changed] } },
  },
]);
