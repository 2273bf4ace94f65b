import { expect } from 'vitest';
import { operatorLeadMachine } from '#machines/operator-lead/index.ts';
import { operatorLeadCases, settledElsewhere } from '#machines/operator-lead/operator-lead.cases.ts';
import { doneSheet, sampleId, sampleSheet, takenSheet } from '#machines/operator-lead/operator-lead.sample.ts';
import * as selectors from '#machines/operator-lead/operator-lead.select.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const closed = { parent: expect.anything(), id: null, sheet: null, note: '', refusal: null, step: null };
const shown = { ...closed, id: sampleId, sheet: sampleSheet };
const open = event('lead.open', { id: sampleId });
const other = event('lead.open', { id: 'another' });
const close = event('lead.close');
const take = event('lead.take');
const settle = event('lead.settle');
const note = event('note.typed', { note: ' 已回电 ' });
const lost = new Error('没有网络');
const opened = [open, resolved('readSheet', sampleSheet)];
const settled = resolved('settle', null);

const sampleNote = event('note.typed', { note: '已回电' });
const usual = {
  selectId: sampleId,
  selectSheet: sampleSheet,
  selectNote: '',
  selectStranded: null,
  selectRefusal: null,
  selectDone: null,
  selectIsOpening: false,
  selectIsUnread: false,
  selectIsSettling: false,
  selectCanOpen: true,
  selectCanClose: true,
  selectCanWrite: false,
  selectCanTake: false,
  selectCanSettle: false,
};
const always = ['lead.close', 'lead.open'];

journeys(operatorLeadMachine, { ...operatorLeadCases, selectors, usual }, [
  {
    title: '[10.8] one is opened, and the queue hears of it',
    events: opened,
    ends: {
      value: 'open',
      context: shown,
      asked: { readSheet: [{ id: sampleId }] },
      sent: { parent: [{ type: 'lead.changed', row: sampleSheet.row }] },
      can: [...always, 'lead.take', 'note.typed'],
      shows: { selectCanWrite: true, selectCanTake: true },
    },
  },
  {
    title: '[10.8] one that was not read says why and is read again',
    events: [open, rejected('readSheet', lost), event('lead.retry'), resolved('readSheet', sampleSheet)],
    ends: { value: 'open', context: shown },
  },
  {
    title: '[10.8] it is taken up, once',
    events: [...opened, take, settled, resolved('readSheet', takenSheet), take],
    ends: {
      value: 'open',
      context: { ...shown, sheet: takenSheet, step: 'taken' },
      asked: { settle: [{ leadNo: sampleId, version: 0, status: 'taken', note: '' }] },
      can: [...always, 'note.typed'],
      shows: { selectSheet: takenSheet, selectDone: 'taken', selectCanWrite: true },
    },
  },
  {
    title: '[10.8] it is settled with what came of it, without blanks around, and not again',
    events: [...opened, settle, note, settle, settled, resolved('readSheet', doneSheet), settle, note],
    ends: {
      value: 'open',
      context: { ...shown, sheet: doneSheet, note: '已回电', step: 'done' },
      asked: { settle: [{ leadNo: sampleId, version: 0, status: 'done', note: '已回电' }] },
    },
  },
  {
    title: '[10.8] writing on takes back the message about the last step',
    events: [...opened, take, settled, resolved('readSheet', takenSheet), note],
    ends: { value: 'open', context: { ...shown, sheet: takenSheet, note: ' 已回电 ' } },
  },
  {
    title: '[10.8] what did not arrive is kept to be sent again',
    events: [...opened, note, settle, rejected('settle', lost)],
    ends: { value: 'open', context: { ...shown, note: ' 已回电 ', refusal: '没有网络' } },
  },
  {
    title: '[10.8] blanks are no outcome',
    events: [...opened, event('note.typed', { note: ' ' }), settle],
    ends: { value: 'open', context: { ...shown, note: ' ' }, asked: { settle: [] } },
  },
  {
    title: '[10.8] why is shown until it is written on',
    events: [...opened, take, rejected('settle', lost), note],
    ends: { value: 'open', context: { ...shown, note: ' 已回电 ' } },
  },
  {
    title: '[10.8] or taken up once more',
    events: [...opened, take, rejected('settle', lost), take],
    ends: {
      value: 'settling',
      context: { ...shown, step: 'taken' },
      can: [],
      shows: { selectIsSettling: true, selectCanOpen: false, selectCanClose: false },
    },
  },
  {
    title: '[10.8] or settled once more',
    events: [...opened, note, settle, rejected('settle', lost), settle],
    ends: { value: 'settling', context: { ...shown, note: ' 已回电 ', step: 'done' } },
  },
  {
    title: '[10.8] of two operators the second is notified, and reads what the first noted',
    events: [...opened, note, settle, rejected('settle', settledElsewhere), resolved('readSheet', doneSheet)],
    ends: { value: 'open', context: { ...shown, sheet: doneSheet, note: '已回电', refusal: '刚刚有人处理了' } },
  },
  {
    title: '[10.8] what the second wrote otherwise stays, beside what the first noted',
    events: [
      ...[...opened, event('note.typed', { note: '无人接听' }), settle],
      ...[rejected('settle', settledElsewhere), resolved('readSheet', doneSheet)],
    ],
    ends: {
      value: 'open',
      context: { ...shown, sheet: doneSheet, note: '无人接听', refusal: '刚刚有人处理了' },
      can: always,
      shows: {
        ...{ selectSheet: doneSheet, selectNote: '无人接听', selectStranded: '无人接听' },
        selectRefusal: settledElsewhere.message,
      },
    },
  },
  {
    title: '[10.8] another takes its place with nothing of it left',
    events: [...opened, note, other],
    ends: { value: 'opening', context: { ...closed, id: 'another' } },
  },
  {
    title: '[10.8] another while the first is read',
    events: [open, other],
    ends: {
      value: 'opening',
      context: { ...closed, id: 'another' },
      asked: { readSheet: [{ id: sampleId }, { id: 'another' }] },
    },
  },
  {
    title: '[10.8] another after the first was not',
    events: [open, rejected('readSheet', lost), other],
    ends: { value: 'opening', context: { ...closed, id: 'another' } },
  },
  {
    title: '[10.8] closed, which others are notified',
    events: [...opened, note, close],
    ends: { value: 'closed', context: closed, did: { leave: [{ id: sampleId }] } },
  },
  { title: '[10.8] closed while it is read', events: [open, close], ends: { value: 'closed', context: closed } },
  {
    title: '[10.8] closed after it was not read',
    events: [open, rejected('readSheet', lost), close],
    ends: { value: 'closed', context: closed },
  },
  {
    title: '[10.8] none is open',
    events: [],
    ends: { value: 'closed', can: ['lead.open'], shows: { selectId: null, selectSheet: null, selectCanClose: false } },
  },
  {
    title: '[10.8] one is read',
    events: [open],
    ends: { value: 'opening', can: always, shows: { selectSheet: null, selectIsOpening: true } },
  },
  {
    title: '[10.8] it was not read',
    events: [open, rejected('readSheet', new Error('没有网络'))],
    ends: {
      value: 'unread',
      can: [...always, 'lead.retry'],
      shows: { selectSheet: null, selectIsUnread: true, selectRefusal: '没有网络' },
    },
  },
  {
    title: '[10.8] what came of it is written',
    events: [...opened, sampleNote],
    ends: {
      value: 'open',
      can: [...always, 'lead.settle', 'lead.take', 'note.typed'],
      shows: { selectNote: '已回电', selectCanWrite: true, selectCanTake: true, selectCanSettle: true },
    },
  },
  {
    title: '[10.8] it was settled before',
    events: [open, resolved('readSheet', doneSheet)],
    ends: { value: 'open', can: always, shows: { selectSheet: doneSheet, selectNote: '已回电' } },
  },
]);
