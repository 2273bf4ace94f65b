import { invoiceRequestMachine } from '#machines/invoice-request/index.ts';
import {
  details,
  first,
  invoiceRequestCases,
  issued,
  onlyRead,
  several,
} from '#machines/invoice-request/invoice-request.cases.ts';
import * as all from '#machines/invoice-request/invoice-request.select.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

/** Those that a row shows both with and without something. */
const texts = ['invoiceType', 'companyName', 'taxpayerId', 'receiverName', 'receiverPhone'] as const;
const checked = ['regAddress', 'regPhone', 'bankName', 'bankAccount'];
const orderNos = [first.orderNo];
const asked = { selectText: texts, selectError: checked, selectIsChosen: orderNos, selectCanChoose: orderNos };
const listed = [resolved('list', several)];
const choosing = [...listed, event('invoice.begin')];
const chosen = [...choosing, event('invoice.toggle', { orderNo: first.orderNo })];
const editing = [...chosen, event('invoice.next')];
const confirming = [...editing, event('invoice.check')];
const submitting = [...confirming, event('invoice.send')];
const lost = new Error('没有网络');
const textsOf = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(texts.map((field) => [`selectText(${field})`, values[field]]));
const blank = { ...Object.fromEntries(texts.map((field) => [field, ''])), invoiceType: 'NORMAL' };

const usual = {
  selectPage: several,
  selectFailure: null,
  selectIsUnread: false,
  selectIsReading: false,
  selectIsList: false,
  selectIsChoosing: false,
  selectIsEditing: false,
  selectIsBusy: false,
  selectIsSent: false,
  selectCanBegin: false,
  selectCanSend: false,
  selectCanGoOn: false,
  selectDownloaded: null,
  selectChosen: orderNos,
  [`selectIsChosen(${first.orderNo})`]: true,
  [`selectCanChoose(${first.orderNo})`]: true,
  ...textsOf(details),
  ...Object.fromEntries(checked.map((field) => [`selectError(${field})`, null])),
  selectIsSpecial: false,
};
const unbegun = { ...textsOf(blank), selectChosen: [], [`selectIsChosen(${first.orderNo})`]: false };
const unread = { ...unbegun, selectPage: null, [`selectCanChoose(${first.orderNo})`]: false };

stateTable(invoiceRequestMachine, invoiceRequestCases, { all, asked }, usual, [
  {
    title: '[1.6] they are read',
    events: [],
    value: 'reading',
    tags: ['busy'],
    can: [],
    shows: { ...unread, selectIsReading: true, selectIsBusy: true },
  },
  {
    title: '[8.3] they were not read',
    events: [rejected('list', lost)],
    value: 'unread',
    can: ['invoice.retry'],
    shows: { ...unread, selectIsUnread: true, selectFailure: '没有网络' },
  },
  {
    title: '[1.6] they are there',
    events: listed,
    value: 'listed',
    tags: ['list'],
    can: ['invoice.turn', 'invoice.download', 'invoice.begin'],
    shows: { ...unbegun, selectIsList: true, selectCanBegin: true },
  },
  {
    title: '[10.10] they are there for who only reads',
    events: [resolved('list', onlyRead)],
    value: 'listed',
    tags: ['list'],
    can: ['invoice.download'],
    shows: { ...unbegun, selectIsList: true, selectPage: onlyRead },
  },
  {
    title: '[1.6] one is downloaded',
    events: [...listed, event('invoice.download', { fileId: issued.file?.fileId })],
    value: 'downloading',
    tags: ['list'],
    can: [],
    shows: { ...unbegun, selectIsList: true, selectDownloaded: issued.file?.fileId },
  },
  {
    title: '[1.6] the orders',
    events: choosing,
    value: 'choosing',
    can: ['invoice.toggle', 'invoice.cancel'],
    shows: { selectIsChoosing: true, selectChosen: [], [`selectIsChosen(${first.orderNo})`]: false },
  },
  {
    title: '[1.6] an order is chosen',
    events: chosen,
    value: 'choosing',
    can: ['invoice.toggle', 'invoice.next', 'invoice.cancel'],
    shows: { selectIsChoosing: true, selectCanGoOn: true },
  },
  {
    title: '[1.6] the form',
    events: editing,
    value: 'editing',
    can: ['invoice.typed', 'invoice.check', 'invoice.back', 'invoice.cancel'],
    shows: { selectIsEditing: true },
  },
  {
    title: '[1.6] the form of a special invoice, with what it lacks',
    events: [...editing, event('invoice.typed', { field: 'invoiceType', text: 'SPECIAL' }), event('invoice.check')],
    value: 'editing',
    can: ['invoice.typed', 'invoice.check', 'invoice.back', 'invoice.cancel'],
    shows: {
      selectIsEditing: true,
      selectIsSpecial: true,
      'selectText(invoiceType)': 'SPECIAL',
      ...Object.fromEntries(checked.map((field) => [`selectError(${field})`, 'REQUIRED'])),
    },
  },
  {
    title: '[1.6] everything once more',
    events: confirming,
    value: 'confirming',
    can: ['invoice.send', 'invoice.back', 'invoice.cancel'],
    shows: { selectCanSend: true },
  },
  {
    title: '[1.6] on its way',
    events: submitting,
    value: 'submitting',
    tags: ['busy'],
    can: [],
    shows: { selectIsBusy: true },
  },
  {
    title: '[1.6] sent',
    events: [...submitting, resolved('send'), resolved('list', several)],
    value: 'listed',
    tags: ['list'],
    can: ['invoice.turn', 'invoice.download', 'invoice.begin'],
    shows: { selectIsList: true, selectCanBegin: true, selectIsSent: true },
  },
]);
