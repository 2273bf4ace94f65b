import { decidedElsewhere, deskInvoiceCases } from '#machines/desk-invoice/desk-invoice.cases.ts';
import {
  issuedSheet,
  refusedSheet,
  sampleFile,
  sampleId,
  samplePaper,
  sampleSheet,
  wrongFile,
} from '#machines/desk-invoice/desk-invoice.sample.ts';
import * as all from '#machines/desk-invoice/desk-invoice.select.ts';
import { deskInvoiceMachine } from '#machines/desk-invoice/index.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const open = event('invoice.open', { id: sampleId });
const opened = [open, resolved('readSheet', sampleSheet)];
const choose = event('file.chosen', { file: sampleFile });
const numbered = event('paper.typed', { field: 'number', value: samplePaper.number });
const dated = event('paper.typed', { field: 'issuedOn', value: samplePaper.issuedOn });
const filled = [...opened, choose, numbered, dated];
const reason = event('reason.typed', { reason: '抬头与税号不符' });
const text = { name: '纳税人识别号', text: sampleSheet.row.details.taxpayerId };
const copy = event('text.copy', text);

const issued = [
  ...[...filled, event('invoice.issue')],
  ...[resolved('issue', null), resolved('readSheet', issuedSheet)],
];
const onIt = { selectFile: sampleFile, selectPaper: samplePaper };

const usual = {
  selectId: sampleId,
  selectSheet: sampleSheet,
  selectFile: null,
  selectFileError: null,
  selectReason: '',
  selectStranded: null,
  selectRefusal: null,
  selectDone: null,
  selectCopied: null,
  selectIsOpening: false,
  selectIsUnread: false,
  selectIsIssuing: false,
  selectIsRefusing: false,
  selectCanOpen: true,
  selectCanClose: true,
  selectCanCopy: false,
  selectCanWrite: false,
  selectCanIssue: false,
  selectCanRefuse: false,
  selectPaper: { number: '', issuedOn: '' },
  selectIsNumberWrong: false,
  selectCanRemove: false,
  selectCanRead: false,
  selectIsReading: false,
};
const always = ['invoice.close', 'invoice.open'];
const read = [...always, 'text.copy'];
const waiting = [...read, 'file.chosen', 'paper.typed', 'reason.typed'];
const writable = { selectCanCopy: true, selectCanWrite: true };
const busy = { selectCanOpen: false, selectCanClose: false };

stateTable(deskInvoiceMachine, deskInvoiceCases, { all }, usual, [
  {
    title: '[10.8] none is open',
    events: [],
    value: 'closed',
    can: ['invoice.open'],
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
    events: [open, rejected('readSheet', new Error('没有网络'))],
    value: 'unread',
    can: [...always, 'invoice.retry'],
    shows: { selectSheet: null, selectIsUnread: true, selectRefusal: '没有网络' },
  },
  { title: '[1.6] it waits to be issued', events: opened, value: { open: 'shown' }, can: waiting, shows: writable },
  {
    title: '[1.6] one thing of it is copied',
    events: [...opened, copy],
    value: { open: 'copying' },
    can: waiting,
    shows: writable,
  },
  {
    title: '[1.6] it was copied',
    events: [...opened, copy, resolved('copy', true)],
    value: { open: 'shown' },
    can: waiting,
    shows: { ...writable, selectCopied: { ...text, isThere: true } },
  },
  {
    title: '[1.6] its file is chosen',
    events: [...opened, choose],
    value: { open: 'shown' },
    can: [...waiting, 'file.remove'],
    shows: { ...writable, selectFile: sampleFile, selectCanRemove: true },
  },
  {
    title: '[1.6] what stands on it is written',
    events: filled,
    value: { open: 'shown' },
    can: [...waiting, 'file.remove', 'invoice.issue'],
    shows: { ...writable, ...onIt, selectCanRemove: true, selectCanIssue: true },
  },
  {
    title: '[1.6] its number has as many figures as none has',
    events: [...opened, event('paper.typed', { field: 'number', value: '265020000' })],
    value: { open: 'shown' },
    can: waiting,
    shows: { ...writable, selectPaper: { number: '265020000', issuedOn: '' }, selectIsNumberWrong: true },
  },
  {
    title: '[1.6] a file is not taken',
    events: [...opened, event('file.chosen', { file: wrongFile })],
    value: { open: 'shown' },
    can: waiting,
    shows: { ...writable, selectFileError: 'WRONG_TYPE' },
  },
  {
    title: '[1.6] it is handed over',
    events: [...filled, event('invoice.issue')],
    value: 'issuing',
    can: [],
    shows: { ...busy, ...onIt, selectIsIssuing: true },
  },
  {
    title: '[1.6] it was handed over',
    events: issued,
    value: { open: 'shown' },
    can: [...read, 'issued.read'],
    shows: { selectSheet: issuedSheet, selectDone: 'issued', selectCanCopy: true, selectCanRead: true },
  },
  {
    title: '[1.6] what was handed over is fetched',
    events: [...issued, event('issued.read')],
    value: { open: 'reading' },
    can: [...read],
    shows: { selectSheet: issuedSheet, selectCanCopy: true, selectIsReading: true },
  },
  {
    title: '[1.6] why it is not issued is written',
    events: [...opened, reason],
    value: { open: 'shown' },
    can: [...waiting, 'invoice.refuse'],
    shows: { ...writable, selectReason: '抬头与税号不符', selectCanRefuse: true },
  },
  {
    title: '[1.6] it is refused',
    events: [...opened, reason, event('invoice.refuse')],
    value: 'refusing',
    can: [],
    shows: { ...busy, selectReason: '抬头与税号不符', selectIsRefusing: true },
  },
  {
    title: '[1.6] [10.8] somebody else was first, and what was written is still there',
    events: [
      ...[...opened, reason, event('invoice.refuse')],
      ...[rejected('refuse', decidedElsewhere), resolved('readSheet', refusedSheet)],
    ],
    value: { open: 'shown' },
    can: read,
    shows: {
      ...{ selectSheet: refusedSheet, selectReason: '抬头与税号不符', selectStranded: '抬头与税号不符' },
      ...{ selectRefusal: decidedElsewhere.message, selectCanCopy: true },
    },
  },
]);
