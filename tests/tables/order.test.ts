import { orderMachine } from '#machines/order/index.ts';
import { orderCases } from '#machines/order/order.cases.ts';
import * as all from '#machines/order/order.select.ts';
import { event, rejected } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const asked = event('order.cancel');
const confirmed = event('order.confirm');
const viewed = {
  selectNow: 0,
  selectRefusal: null,
  selectReason: '',
  selectIsAsking: false,
  selectIsCancelling: false,
  selectCanCancel: false,
  selectCanConfirm: false,
  selectCanKeep: false,
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

stateTable(orderMachine, orderCases, { all, constant }, viewed, [
  {
    title: '[1.9b] another order, five seconds past',
    input: { orderNo: 'LCL26101200009', path: 'order/LCL26101200009' },
    events: [event('clock.ticked', { now: 5_000 })],
    value: 'viewing',
    can: [
      'amendment.changed',
      'cancellation.changed',
      'handIn.changed',
      'order.cancel',
      'order.renew',
      'paperForm.changed',
    ],
    shows: { selectNow: 5_000, selectOrderNo: 'LCL26101200009', selectCanCancel: true },
  },
  {
    title: 'asked whether to cancel, and why',
    events: [asked, event('order.reasoned', { reason: '客户推迟出货' })],
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
  {
    title: 'being cancelled',
    events: [asked, confirmed],
    value: 'cancelling',
    can: ['amendment.changed', 'cancellation.changed', 'handIn.changed', 'order.renew', 'paperForm.changed'],
    shows: { selectIsAsking: true, selectIsCancelling: true },
  },
  {
    title: 'not to be cancelled any more',
    events: [asked, confirmed, rejected('cancelOrder', new Error('订单已放舱'))],
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
]);
