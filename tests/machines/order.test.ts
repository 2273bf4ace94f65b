import { expect } from 'vitest';
import { orderMachine } from '#machines/order/index.ts';
import { orderCases } from '#machines/order/order.cases.ts';
import * as selectors from '#machines/order/order.select.ts';
import { resourceMachine } from '#machines/resource/resource.machine.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const input = { orderNo: 'LCL26101200009', path: 'order/LCL26101200009' };
const base = { ...input, now: 0, refusal: null, reason: '' };
const page = { path: input.path, query: '' };
const asked = event('order.cancel');
const confirmed = event('order.confirm');
const refused = rejected('cancelOrder', new Error('订单已放舱'));
const cancels = (times: number) => Array.from({ length: times }, () => ({ orderNo: 'LCL26101200009', reason: '' }));
const again = event('resource.asked', page);

const viewed = {
  selectNow: 0,
  selectRefusal: null,
  selectReason: '',
  selectIsAsking: false,
  selectIsCancelling: false,
  selectCanCancel: false,
  selectCanConfirm: false,
  selectCanKeep: false,
  selectCanMarkSeen: false,
  selectContent: 'content',
  selectAmendment: 'amendment',
  selectCancellation: 'cancellation',
  selectDocuments: 'documents',
  selectHandIn: 'handIn',
  selectMessages: 'messages',
  selectPaperForm: 'paperForm',
  selectOrderNo: 'FCL26101200007',
};
const questions = { selectIsAsking: true, selectCanConfirm: true, selectCanKeep: true };
const constant = [
  'selectContent',
  'selectAmendment',
  'selectCancellation',
  'selectDocuments',
  'selectHandIn',
  'selectMessages',
  'selectPaperForm',
] as const;

journeys(orderMachine, { ...orderCases, selectors, constant, usual: viewed }, [
  {
    title: 'the order is read where its path says',
    input,
    events: [],
    ends: {
      value: 'viewing',
      context: base,
      asked: {
        content: [page],
        amendment: [{ orderNo: input.orderNo, parent: expect.anything() }],
        cancellation: [{ orderNo: input.orderNo, parent: expect.anything() }],
        documents: [{ orderNo: input.orderNo }],
        messages: [{ orderNo: input.orderNo }],
        handIn: [{ orderNo: input.orderNo, parent: expect.anything() }],
        paperForm: [{ orderNo: input.orderNo, parent: expect.anything() }],
      },
    },
  },
  {
    title: 'nothing is cancelled before the person has confirmed twice',
    input,
    events: [asked],
    ends: { value: 'confirming', context: base, asked: { cancelOrder: [] } },
  },
  {
    title: 'who keeps the order keeps it, and sees what became of it elsewhere',
    input,
    events: [asked, event('order.keep')],
    ends: { value: 'viewing', context: base, asked: { cancelOrder: [] }, sent: { content: [again] } },
  },
  {
    title: 'a double click cancels once, and the order is read again once that is done',
    input,
    events: [asked, confirmed, confirmed, resolved('cancelOrder')],
    ends: { value: 'viewing', context: base, asked: { cancelOrder: cancels(1) }, sent: { content: [again] } },
  },
  {
    title: 'why it is cancelled goes with it as it was typed to the end, and stays typed when it is refused',
    input,
    events: [
      asked,
      event('order.reasoned', { reason: '客户' }),
      event('order.reasoned', { reason: '客户推迟出货' }),
      confirmed,
      refused,
    ],
    ends: {
      value: 'confirming',
      context: { ...base, reason: '客户推迟出货', refusal: '订单已放舱' },
      asked: { cancelOrder: [{ orderNo: 'LCL26101200009', reason: '客户推迟出货' }] },
    },
  },
  {
    title: 'each time',
    input,
    events: [asked, confirmed, resolved('cancelOrder'), asked, confirmed, resolved('cancelOrder')],
    ends: { value: 'viewing', context: base, asked: { cancelOrder: cancels(2) }, sent: { content: [again, again] } },
  },
  {
    title: 'an order that cannot be cancelled any more says why and stays as it is',
    input,
    events: [asked, confirmed, refused],
    ends: { value: 'confirming', context: { ...base, refusal: '订单已放舱' }, sent: { content: [] } },
  },
  {
    title: 'what was refused is not shown while it is tried again',
    input,
    events: [asked, confirmed, refused, confirmed],
    ends: { value: 'cancelling', context: base, asked: { cancelOrder: cancels(2) } },
  },
  {
    title: 'nor at the next question',
    input,
    events: [asked, confirmed, refused, event('order.keep'), asked],
    ends: { value: 'confirming', context: base },
  },
  {
    title: '[1.9b] the deadline is counted by the clock that is reported',
    input,
    events: [event('clock.ticked', { now: 5_000 }), event('clock.ticked', { now: 6_000 })],
    ends: { value: 'viewing', context: { ...base, now: 6_000 } },
  },
  {
    title: '[10.12] a paper that was handed in is read with the order, whatever is asked meanwhile',
    input,
    events: [asked, event('handIn.changed'), event('handIn.changed')],
    ends: { value: 'confirming', context: base, sent: { content: [again, again] } },
  },
  {
    title: '[11.4] a cancellation that was asked for or answered is read with the order',
    input,
    events: [event('cancellation.changed')],
    ends: { value: 'viewing', context: base, sent: { content: [again] } },
  },
  {
    title: '[10.11] an amendment that was withdrawn or answered is read with the order',
    input,
    events: [asked, event('amendment.changed'), event('amendment.changed')],
    ends: { value: 'confirming', context: base, sent: { content: [again, again] } },
  },
  {
    title: '[10.12] so is one that was filled in',
    input,
    events: [event('paperForm.changed'), event('paperForm.changed')],
    ends: { value: 'viewing', context: base, sent: { content: [again, again] } },
  },
  {
    title: '[10.10] who comes back to the page sees what became of the order meanwhile',
    input,
    events: [asked, event('page.shown'), event('page.shown')],
    ends: { value: 'confirming', context: base, sent: { content: [again, again] } },
  },
  {
    title: '[1.9b] what changed elsewhere is read again over the content that stands there',
    input,
    real: { content: resourceMachine },
    events: [
      resolved('content/read', { outcome: 'found', content: 'an order' }),
      asked,
      event('order.renew'),
      event('order.renew'),
    ],
    ends: {
      value: 'confirming',
      context: base,
      asked: { 'content/read': [page], 'content/reread': [page, page] },
      sent: { content: [again, again] },
    },
  },
  {
    title: '[11.23] what moved is marked as seen once, and the order is read again',
    input,
    events: [event('milestones.seen'), event('milestones.seen'), resolved('markSeen')],
    ends: {
      value: 'viewing',
      context: base,
      asked: { markSeen: [{ orderNo: input.orderNo }] },
      sent: { content: [again] },
    },
  },
  {
    title: '[11.23] what could not be marked says why, until something else is asked',
    input,
    events: [event('milestones.seen'), rejected('markSeen', new Error('没有网络'))],
    ends: { value: 'viewing', context: { ...base, refusal: '没有网络' }, sent: { content: [] } },
  },
  {
    title: '[11.23] a question about the cancellation does not show it',
    input,
    events: [event('milestones.seen'), rejected('markSeen', new Error('没有网络')), asked],
    ends: { value: 'confirming', context: base },
  },
  {
    title: '[11.23] being marked',
    events: [event('milestones.seen')],
    ends: {
      value: 'markingSeen',
      can: ['amendment.changed', 'cancellation.changed', 'handIn.changed', 'order.renew', 'paperForm.changed'],
      shows: {},
    },
  },
  {
    title: '[1.9b] another order, five seconds past',
    input: { orderNo: 'LCL26101200009', path: 'order/LCL26101200009' },
    events: [event('clock.ticked', { now: 5_000 })],
    ends: {
      value: 'viewing',
      can: [
        'amendment.changed',
        'cancellation.changed',
        'handIn.changed',
        'milestones.seen',
        'order.cancel',
        'order.renew',
        'paperForm.changed',
      ],
      shows: { selectNow: 5_000, selectOrderNo: 'LCL26101200009', selectCanCancel: true, selectCanMarkSeen: true },
    },
  },
  {
    title: 'asked whether to cancel, and why',
    events: [asked, event('order.reasoned', { reason: '客户推迟出货' })],
    ends: {
      value: 'confirming',
      can: [
        'amendment.changed',
        'cancellation.changed',
        'handIn.changed',
        'order.confirm',
        'order.keep',
        'order.reasoned',
        'order.renew',
        'paperForm.changed',
      ],
      shows: { ...questions, selectReason: '客户推迟出货' },
    },
  },
  {
    title: 'being cancelled',
    events: [asked, confirmed],
    ends: {
      value: 'cancelling',
      can: ['amendment.changed', 'cancellation.changed', 'handIn.changed', 'order.renew', 'paperForm.changed'],
      shows: { selectIsAsking: true, selectIsCancelling: true },
    },
  },
  {
    title: 'not to be cancelled any more',
    events: [asked, confirmed, rejected('cancelOrder', new Error('订单已放舱'))],
    ends: {
      value: 'confirming',
      can: [
        'amendment.changed',
        'cancellation.changed',
        'handIn.changed',
        'order.confirm',
        'order.keep',
        'order.reasoned',
        'order.renew',
        'paperForm.changed',
      ],
      shows: { ...questions, selectRefusal: '订单已放舱' },
    },
  },
]);
