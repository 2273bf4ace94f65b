import { CallFailure } from '#domain/failure.ts';
import { replaceAt } from '#domain/form/path.ts';
import { orderDocumentsMachine } from '#machines/order-documents/index.ts';
import {
  declaration,
  missingShipper,
  note,
  orderDocumentsCases,
  orderDocumentsInput,
  refusedIncomplete,
  taken,
  unnamedDeclaration,
} from '#machines/order-documents/order-documents.cases.ts';
import * as selectors from '#machines/order-documents/order-documents.select.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const base = { ...orderDocumentsInput, kind: null, missing: [], failure: null, fileName: null };
const takeNote = event('documents.take', note);
const lost = rejected('take', new Error('没有网络'));
const request = { ...orderDocumentsInput, kind: note.kind };
const withoutAddress = replaceAt(declaration.order, 'form.shipper.addressEn', '');
const REFUSED = { kind: 'refused', code: '10009999', status: 200 } as const;
const chosenNote = { ...base, kind: note.kind };

const choices = ['documents.print', 'documents.take'];
const parentEvents = ['documents.close', ...choices];
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

journeys(orderDocumentsMachine, { ...orderDocumentsCases, selectors, usual }, [
  {
    title: '[10.13] nothing is made before a document was chosen',
    events: [event('documents.again'), event('documents.close')],
    ends: { value: { choosing: 'nothingYet' }, context: base, asked: { take: [] } },
  },
  {
    title: '[10.13] a document is made once, however often it is asked for meanwhile',
    events: [takeNote, takeNote, event('documents.print', note), event('documents.close')],
    ends: {
      value: 'making',
      context: chosenNote,
      asked: { take: [request] },
      tags: ['busy'],
      can: [],
      shows: { ...ofNote, selectIsMaking: true },
    },
  },
  {
    title: '[10.13] the file that was saved is named',
    events: [takeNote, resolved('take', taken)],
    ends: {
      value: { choosing: 'ready' },
      context: { ...chosenNote, fileName: taken.fileName },
      asked: { take: [request] },
      can: parentEvents,
      shows: { ...ofNote, selectFileName: taken.fileName, selectCanChoose: true },
    },
  },
  {
    title: '[10.13] what came of one document is not shown for the next',
    events: [takeNote, resolved('take', taken), event('documents.take', declaration)],
    ends: {
      value: 'making',
      context: { ...base, kind: declaration.kind },
      asked: { take: [request, { ...request, kind: declaration.kind }] },
    },
  },
  {
    title: '[10.13] a declaration that lacks its shipper is not asked of the server',
    events: [event('documents.take', unnamedDeclaration)],
    ends: {
      value: { choosing: 'incomplete' },
      context: { ...base, kind: declaration.kind, missing: missingShipper },
      asked: { take: [] },
      can: parentEvents,
      shows: {
        selectKind: 'dg-declaration',
        selectMissing: missingShipper,
        selectIsIncomplete: true,
        selectCanChoose: true,
      },
    },
  },
  {
    title: '[10.13] nor printed',
    events: [event('documents.print', unnamedDeclaration)],
    ends: {
      value: { choosing: 'incomplete' },
      context: { ...base, kind: declaration.kind, missing: missingShipper },
    },
  },
  {
    title: '[10.13] what the server finds missing is named by its words',
    events: [event('documents.take', declaration), rejected('take', refusedIncomplete)],
    ends: {
      value: { choosing: 'incomplete' },
      context: {
        ...base,
        kind: declaration.kind,
        missing: [{ path: 'consignee.companyNameEn', text: '收货人' }],
      },
    },
  },
  {
    title: '[10.13] one thing that is missing is named before the server is asked',
    events: [event('documents.take', { ...declaration, order: withoutAddress })],
    ends: {
      value: { choosing: 'incomplete' },
      context: { ...base, kind: declaration.kind, missing: [missingShipper[1]] },
      asked: { take: [] },
    },
  },
  {
    title: '[10.13] what the server refuses without naming anything is reported in its words',
    events: [takeNote, rejected('take', new CallFailure({ ...REFUSED, message: '单证暂时不能生成' }))],
    ends: { value: { choosing: 'failed' }, context: { ...chosenNote, failure: '单证暂时不能生成' } },
  },
  {
    title: '[10.13] what was not made says why, and nothing is made until it is asked for',
    events: [takeNote, lost],
    ends: {
      value: { choosing: 'failed' },
      context: { ...chosenNote, failure: '没有网络' },
      asked: { take: [request] },
      can: ['documents.again', ...parentEvents],
      shows: { ...ofNote, selectFailure: '没有网络', selectCanChoose: true },
    },
  },
  {
    title: '[10.13] and is made again without the old reason',
    events: [takeNote, lost, event('documents.again')],
    ends: { value: 'making', context: chosenNote, asked: { take: [request, request] } },
  },
  {
    title: '[10.13] a document is read on the page without the server',
    events: [event('documents.print', note)],
    ends: {
      value: 'reading',
      context: chosenNote,
      asked: { take: [] },
      can: ['documents.leave'],
      shows: { ...ofNote, selectIsReading: true },
    },
  },
  {
    title: '[10.13] and closed again',
    events: [event('documents.print', note), takeNote, event('documents.leave')],
    ends: { value: { choosing: 'nothingYet' }, context: base, asked: { take: [] } },
  },
  {
    title: '[10.13] what came of it is put away',
    events: [takeNote, lost, event('documents.close')],
    ends: { value: { choosing: 'nothingYet' }, context: base },
  },
  {
    title: '[10.13] so is the name of a file',
    events: [takeNote, resolved('take', taken), event('documents.close')],
    ends: { value: { choosing: 'nothingYet' }, context: base },
  },
  {
    title: '[10.13] and what is missing',
    events: [event('documents.take', unnamedDeclaration), event('documents.close')],
    ends: { value: { choosing: 'nothingYet' }, context: base },
  },
  {
    title: '[10.13] at first',
    events: [],
    ends: { value: { choosing: 'nothingYet' }, can: choices, shows: { selectCanChoose: true } },
  },
]);
