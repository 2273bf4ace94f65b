import { deskLeadCases, settledElsewhere } from '#machines/desk-lead/desk-lead.cases.ts';
import { doneSheet, sampleId, sampleSheet, takenSheet } from '#machines/desk-lead/desk-lead.sample.ts';
import * as all from '#machines/desk-lead/desk-lead.select.ts';
import { deskLeadMachine } from '#machines/desk-lead/index.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const open = event('lead.open', { id: sampleId });
const opened = [open, resolved('readSheet', sampleSheet)];
const note = event('note.typed', { note: '已回电' });
const take = event('lead.take');

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

stateTable(deskLeadMachine, deskLeadCases, { all }, usual, [
  {
    title: '[10.8] none is open',
    events: [],
    value: 'closed',
    can: ['lead.open'],
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
    can: [...always, 'lead.retry'],
    shows: { selectSheet: null, selectIsUnread: true, selectRefusal: '没有网络' },
  },
  {
    title: '[10.8] nobody has taken it up',
    events: opened,
    value: 'open',
    can: [...always, 'lead.take', 'note.typed'],
    shows: { selectCanWrite: true, selectCanTake: true },
  },
  {
    title: '[10.8] what came of it is written',
    events: [...opened, note],
    value: 'open',
    can: [...always, 'lead.settle', 'lead.take', 'note.typed'],
    shows: { selectNote: '已回电', selectCanWrite: true, selectCanTake: true, selectCanSettle: true },
  },
  {
    title: '[10.8] it is taken up',
    events: [...opened, take],
    value: 'settling',
    can: [],
    shows: { selectIsSettling: true, selectCanOpen: false, selectCanClose: false },
  },
  {
    title: '[10.8] it was taken up',
    events: [...opened, take, resolved('settle', null), resolved('readSheet', takenSheet)],
    value: 'open',
    can: [...always, 'note.typed'],
    shows: { selectSheet: takenSheet, selectDone: 'taken', selectCanWrite: true },
  },
  {
    title: '[10.8] it was settled before',
    events: [open, resolved('readSheet', doneSheet)],
    value: 'open',
    can: always,
    shows: { selectSheet: doneSheet, selectNote: '已回电' },
  },
  {
    title: '[10.8] somebody else settled it, and what was written is still there',
    events: [
      ...[...opened, event('note.typed', { note: '无人接听' }), event('lead.settle')],
      ...[rejected('settle', settledElsewhere), resolved('readSheet', doneSheet)],
    ],
    value: 'open',
    can: always,
    shows: {
      ...{ selectSheet: doneSheet, selectNote: '无人接听', selectStranded: '无人接听' },
      selectRefusal: settledElsewhere.message,
    },
  },
]);
