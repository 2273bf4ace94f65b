import { operatorCancellationMachine } from '#machines/operator-cancellation/index.ts';
import {
  cancellationOrder,
  operatorCancellationCases,
  operatorCancellationInput,
  withdrawnElsewhere,
} from '#machines/operator-cancellation/operator-cancellation.cases.ts';
import * as selectors from '#machines/operator-cancellation/operator-cancellation.select.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const shown = event('cancellation.order', { orderNo: cancellationOrder });
const begin = (act: string) => event('cancellation.begin', { act, no: 2, version: 1 });
const change = (index: number, more: object) => event('fee.change', { index, change: more });
const reason = event('reason.typed', { reason: ' 船公司已放舱 ' });
const submitted = event('cancellation.submit');
const idle = { ...operatorCancellationInput, orderNo: cancellationOrder, form: null, refusal: null, done: null };
const subject = { orderNo: cancellationOrder, no: 2, version: 1 };
const fee = { feeCode: 'CXL', currency: '1', amount: '300.5' };
const answer = { ...subject, act: 'FEE', fees: [fee], reason: '船公司已放舱' };
const changed = { type: 'cancellation.changed' };
const written = [shown, begin('FEE'), change(0, { amount: ' 300.5 ' }), reason];

const beginFee = event('cancellation.begin', { act: 'FEE', no: 2, version: 0 });
const refusing = event('cancellation.begin', { act: 'REFUSE', no: 2, version: 0 });
const sampleReason = event('reason.typed', { reason: '船公司已放舱' });
const blank = { act: 'FEE', no: 2, version: 0, fees: [{ feeCode: 'CXL', currency: '1', amount: '' }], reason: '' };
const refused = { ...blank, act: 'REFUSE', fees: [], reason: '船公司已放舱' };
const usual = {
  selectForm: null,
  selectRefusal: null,
  selectDone: null,
  selectIsSending: false,
  selectCanBegin: false,
  selectCanEdit: false,
  selectCanAddFee: false,
  selectCanSubmit: false,
};
const editing = ['cancellation.drop', 'fee.change', 'fee.remove', 'reason.typed'];

journeys(operatorCancellationMachine, { ...operatorCancellationCases, selectors, usual }, [
  {
    title: '[11.4] nothing is answered before an order is open',
    events: [begin('FEE')],
    ends: { value: 'viewing', context: { ...idle, orderNo: null }, asked: { answer: [] } },
  },
  {
    title: '[11.4] a fee is sent once, with its reason, and the order is read again',
    events: [...written, submitted, submitted, resolved('answer', null)],
    ends: {
      value: 'viewing',
      context: { ...idle, done: 'FEE' },
      asked: { answer: [answer] },
      sent: { parent: [changed] },
    },
  },
  {
    title: '[11.4] a fee without an amount, or of nothing, is not sent',
    events: [shown, begin('FEE'), reason, submitted, change(0, { amount: '0' }), submitted],
    ends: { value: 'editing', asked: { answer: [] } },
  },
  {
    title: '[11.4] a fee without a line is not sent',
    events: [shown, begin('FEE'), reason, event('fee.remove', { index: 0 }), submitted],
    ends: { value: 'editing', asked: { answer: [] } },
  },
  {
    title: '[11.4] lines are added, changed and removed',
    events: [
      ...written,
      event('fee.add'),
      change(1, { feeCode: 'TRK', currency: '2', amount: '20' }),
      event('fee.add'),
      event('fee.remove', { index: 2 }),
      submitted,
    ],
    ends: {
      value: 'sending',
      asked: { answer: [{ ...answer, fees: [fee, { feeCode: 'TRK', currency: '2', amount: '20' }] }] },
    },
  },
  {
    title: '[11.4] a free cancellation needs no reason',
    events: [shown, begin('FREE'), submitted],
    ends: { value: 'sending', asked: { answer: [{ ...subject, act: 'FREE', fees: [], reason: '' }] } },
  },
  {
    title: '[11.4] an offer may be without a fee, and has a reason',
    events: [shown, begin('OFFER'), submitted, reason, submitted],
    ends: { value: 'sending', asked: { answer: [{ ...subject, act: 'OFFER', fees: [], reason: '船公司已放舱' }] } },
  },
  {
    title: '[11.4] a refusal takes no fee',
    events: [shown, begin('REFUSE'), event('fee.add'), submitted],
    ends: { value: 'editing', asked: { answer: [] } },
  },
  {
    title: '[11.4] an answer that failed keeps what was written',
    events: [...written, submitted, rejected('answer', new Error('没有网络'))],
    ends: {
      value: 'editing',
      context: {
        ...idle,
        form: { act: 'FEE', no: 2, version: 1, fees: [{ ...fee, amount: ' 300.5 ' }], reason: ' 船公司已放舱 ' },
        refusal: '没有网络',
      },
      sent: { parent: [] },
    },
  },
  {
    title: '[11.4] one that the customer withdrew is read again, and nothing stays written',
    events: [...written, submitted, rejected('answer', withdrawnElsewhere)],
    ends: {
      value: 'viewing',
      context: { ...idle, refusal: withdrawnElsewhere.message },
      sent: { parent: [changed] },
      can: ['cancellation.begin'],
      shows: { selectRefusal: withdrawnElsewhere.message, selectCanBegin: true },
    },
  },
  {
    title: '[11.4] what is dropped no longer exists, and so is what was written for another order',
    events: [
      ...written,
      event('cancellation.drop'),
      ...written.slice(1),
      event('cancellation.order', { orderNo: null }),
    ],
    ends: { value: 'viewing', context: { ...idle, orderNo: null } },
  },
  {
    title: '[11.4] the same order read again keeps what is being written',
    events: [...written, shown],
    ends: { value: 'editing' },
  },
  { title: '[11.4] no order is open', events: [], ends: { value: 'viewing', can: ['cancellation.order'] } },
  {
    title: '[11.4] the cancellations of an order',
    events: [shown],
    ends: { value: 'viewing', can: ['cancellation.begin'], shows: { selectCanBegin: true } },
  },
  {
    title: '[11.4] a fee to be written',
    events: [shown, beginFee],
    ends: {
      value: 'editing',
      can: [...editing, 'fee.add'].sort(),
      shows: { selectForm: blank, selectCanEdit: true, selectCanAddFee: true },
    },
  },
  {
    title: '[11.4] a refusal with its reason',
    events: [shown, refusing, sampleReason],
    ends: {
      value: 'editing',
      can: [...editing, 'cancellation.submit'].sort(),
      shows: { selectForm: refused, selectCanEdit: true, selectCanSubmit: true },
    },
  },
  {
    title: '[11.4] on its way',
    events: [shown, refusing, sampleReason, submitted],
    ends: { value: 'sending', tags: ['busy'], can: [], shows: { selectForm: refused, selectIsSending: true } },
  },
  {
    title: '[11.4] answered',
    events: [shown, refusing, sampleReason, submitted, resolved('answer', null)],
    ends: { value: 'viewing', can: ['cancellation.begin'], shows: { selectDone: 'REFUSE', selectCanBegin: true } },
  },
]);
