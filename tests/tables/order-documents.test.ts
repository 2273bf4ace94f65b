import { orderDocumentsMachine } from '#machines/order-documents/index.ts';
import {
  missingShipper,
  note,
  orderDocumentsCases,
  taken,
  unnamedDeclaration,
} from '#machines/order-documents/order-documents.cases.ts';
import * as all from '#machines/order-documents/order-documents.select.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const take = event('documents.take', note);
const choices = ['documents.print', 'documents.take'];
const told = ['documents.close', ...choices];
const usual = {
  selectKind: null,
  selectMissing: [],
  selectFailure: null,
  selectFileName: null,
  selectIsMaking: false,
  selectIsReading: false,
  selectCanChoose: false,
  selectIsIncomplete: false,
};
const ofNote = { selectKind: 'booking-note' };

stateTable(orderDocumentsMachine, orderDocumentsCases, { all }, usual, [
  {
    title: '[10.13] at first',
    events: [],
    value: { choosing: 'nothingYet' },
    can: choices,
    shows: { selectCanChoose: true },
  },
  {
    title: '[10.13] being made',
    events: [take],
    value: 'making',
    tags: ['busy'],
    can: [],
    shows: { ...ofNote, selectIsMaking: true },
  },
  {
    title: '[10.13] saved',
    events: [take, resolved('take', taken)],
    value: { choosing: 'ready' },
    can: told,
    shows: { ...ofNote, selectFileName: taken.fileName, selectCanChoose: true },
  },
  {
    title: '[10.13] something is missing',
    events: [event('documents.take', unnamedDeclaration)],
    value: { choosing: 'incomplete' },
    can: told,
    shows: {
      selectKind: 'dg-declaration',
      selectMissing: missingShipper,
      selectIsIncomplete: true,
      selectCanChoose: true,
    },
  },
  {
    title: '[10.13] not made',
    events: [take, rejected('take', new Error('没有网络'))],
    value: { choosing: 'failed' },
    can: ['documents.again', ...told],
    shows: { ...ofNote, selectFailure: '没有网络', selectCanChoose: true },
  },
  {
    title: '[10.13] on the page',
    events: [event('documents.print', note)],
    value: 'reading',
    can: ['documents.leave'],
    shows: { ...ofNote, selectIsReading: true },
  },
]);
