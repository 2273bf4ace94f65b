import { answeredElsewhere, deskEnquiryCases } from '#machines/desk-enquiry/desk-enquiry.cases.ts';
import {
  answeredSheet,
  declinedPreview,
  sampleFile,
  sampleId,
  samplePicture,
  samplePreview,
  samplePriceId,
  sampleSheet,
} from '#machines/desk-enquiry/desk-enquiry.sample.ts';
import * as all from '#machines/desk-enquiry/desk-enquiry.select.ts';
import { deskEnquiryMachine } from '#machines/desk-enquiry/index.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const line = { feeCode: '', unitPrice: '', quantity: '1', currency: '', ctnType: '' };
const texts = { carrier: '', base: '', etd: '', transitDays: '', validDays: '5', remark: '', reason: '' };
const open = event('enquiry.open', { id: sampleId });
const opened = [open, resolved('readSheet', sampleSheet)];
const lost = new Error('没有网络');
const choose = (way: string) => event('way.chosen', { way });
const offered = [...opened, choose('OFFERS'), event('offer.toggled', { priceId: samplePriceId })];
const ask = event('preview.ask');
const previewed = [...offered, ask, resolved('preview', samplePreview)];
const send = event('answer.send');
const view = event('file.open', { file: sampleFile });

/** Without the price that is no longer for it. */
const kept = { way: 'OFFERS', priceIds: [], lines: [line], texts };

const usual = {
  selectStranded: null,
  selectId: sampleId,
  selectSheet: sampleSheet,
  selectWay: null,
  selectPriceIds: [],
  selectLines: [line],
  selectTexts: texts,
  selectPicture: null,
  selectRefusal: null,
  selectDone: null,
  selectPreview: null,
  selectIsOpening: false,
  selectIsUnread: false,
  selectIsPreviewing: false,
  selectIsSending: false,
  selectCanOpen: true,
  selectCanClose: true,
  selectCanEdit: false,
  selectCanOpenFile: false,
  selectCanAddLine: false,
  selectCanRemoveLine: false,
  selectCanPreview: false,
  selectCanSend: false,
};
const always = ['enquiry.close', 'enquiry.open'];
const reading = [...always, 'file.open'];
const editing = [...reading, 'way.chosen'];
const editable = { selectCanEdit: true, selectCanOpenFile: true };
const chosen = { selectWay: 'OFFERS', selectPriceIds: [samplePriceId] };
const busy = { selectCanOpen: false, selectCanClose: false };

stateTable(deskEnquiryMachine, deskEnquiryCases, { all }, usual, [
  {
    title: '[10.8] none is open',
    events: [],
    value: 'closed',
    can: ['enquiry.open'],
    shows: { selectId: null, selectSheet: null, selectCanClose: false },
  },
  {
    title: '[10.8] one is read',
    events: [open],
    value: 'opening',
    can: always,
    shows: { selectSheet: null, selectIsOpening: true },
  },
  {
    title: '[10.8] it was not read',
    events: [open, rejected('readSheet', lost)],
    value: 'unread',
    can: [...always, 'enquiry.retry'],
    shows: { selectSheet: null, selectIsUnread: true, selectRefusal: '没有网络' },
  },
  { title: '[10.8] it is open', events: opened, value: 'open', can: editing, shows: editable },
  {
    title: '[10.8] it was answered before',
    events: [open, resolved('readSheet', answeredSheet)],
    value: 'open',
    can: reading,
    shows: { selectSheet: answeredSheet, selectCanOpenFile: true },
  },
  {
    title: '[10.8] one of our prices is chosen',
    events: offered,
    value: 'open',
    can: [...editing, 'offer.toggled', 'text.typed', 'preview.ask'],
    shows: { ...editable, ...chosen, selectCanPreview: true },
  },
  {
    title: '[10.8] lines are written',
    events: [...opened, choose('LINES'), event('line.added', { after: 1 }), event('line.added', { after: 2 })],
    value: 'open',
    can: [...editing, 'line.changed', 'line.removed', 'text.typed'],
    shows: {
      ...editable,
      ...{ selectWay: 'LINES', selectLines: [line, line, line], selectCanAddLine: true, selectCanRemoveLine: true },
    },
  },
  {
    title: '[7.5] it is turned down with a reason',
    events: [...opened, choose('DECLINE'), event('text.typed', { field: 'reason', text: '停接' })],
    value: 'open',
    can: [...editing, 'text.typed', 'preview.ask'],
    shows: { ...editable, selectWay: 'DECLINE', selectTexts: { ...texts, reason: '停接' }, selectCanPreview: true },
  },
  {
    title: '[10.8] a file comes',
    events: [...opened, view],
    value: 'readingFile',
    can: [],
    shows: busy,
  },
  {
    title: '[10.8] its picture is open',
    events: [...opened, view, resolved('readFile', samplePicture)],
    value: 'open',
    can: [...always, 'way.chosen', 'file.close'],
    shows: { ...editable, selectPicture: { file: sampleFile, address: samplePicture } },
  },
  {
    title: '[10.8] the preview comes',
    events: [...offered, ask],
    value: 'previewing',
    can: [],
    shows: { ...busy, ...chosen, selectIsPreviewing: true },
  },
  {
    title: '[10.8] it is previewed',
    events: previewed,
    value: 'previewed',
    can: [...always, 'answer.send', 'preview.leave'],
    shows: { ...chosen, selectPreview: samplePreview, selectCanSend: true },
  },
  {
    title: '[10.8] it is sent',
    events: [...previewed, send],
    value: 'sending',
    can: [],
    shows: { ...busy, ...chosen, selectPreview: samplePreview, selectIsSending: true },
  },
  {
    title: '[10.8] it was sent',
    events: [...previewed, send, resolved('answer', null), resolved('readSheet', answeredSheet)],
    value: 'open',
    can: reading,
    shows: { selectSheet: answeredSheet, selectCanOpenFile: true, selectDone: 'answered' },
  },
  {
    title: '[7.5] it was turned down',
    events: [
      ...[...opened, choose('DECLINE'), event('text.typed', { field: 'reason', text: '停接' }), ask],
      ...[resolved('preview', declinedPreview), send, resolved('answer', null), resolved('readSheet', sampleSheet)],
    ],
    value: 'open',
    can: editing,
    shows: { ...editable, selectDone: 'declined' },
  },
  {
    title: '[10.8] somebody else answered, and what was written is still there',
    events: [...previewed, send, rejected('answer', answeredElsewhere), resolved('readSheet', answeredSheet)],
    value: 'open',
    can: reading,
    shows: {
      ...{ selectSheet: answeredSheet, selectCanOpenFile: true, selectRefusal: answeredElsewhere.message },
      ...{ selectWay: 'OFFERS', selectPriceIds: [], selectStranded: kept },
    },
  },
]);
