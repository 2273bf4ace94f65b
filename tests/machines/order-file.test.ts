import { orderFileMachine } from '#machines/order-file/index.ts';
import {
  emptyOrderFile,
  fileComparedAnew,
  fileWithChanges,
  fileWithErrors,
  fileWithoutChanges,
  filledFile,
  orderFileCases,
  orderFileInput,
} from '#machines/order-file/order-file.cases.ts';
import * as selectors from '#machines/order-file/order-file.select.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const open = event('file.open');
const close = event('file.close');
const drop = event('file.drop');
const record = event('file.record');
const choose = (file = filledFile) => event('file.chosen', { file });
const previewed = (output: object) => resolved('previewFile', output);
const offline = new Error('没有网络');

const untouched = {
  ...{ file: null, fileError: null, preview: null, isOutdated: false, recorded: null },
  ...{ isTemplateSaved: false, failure: null },
};
const idle = { ...orderFileInput, ...untouched, kind: 'numbers', filter: {} };
const usual = {
  selectIsFileOpen: true,
  selectFileKind: 'numbers',
  selectOrderFile: null,
  selectOrderFileError: null,
  selectFilePreview: null,
  selectIsOutdated: false,
  selectRecorded: null,
  selectIsTemplateSaved: false,
  selectFailureOf: null,
  selectFailureMessage: null,
  selectCanRecord: false,
  selectCanDrop: false,
  selectCanChoose: true,
  selectIsReading: false,
  selectIsRecording: false,
};
const choosing = ['file.chosen', 'file.close', 'kind.chosen', 'template.save'];
const withPreview = [...choosing, 'file.drop'];
const toRecord = [...withPreview, 'file.record'];

journeys(orderFileMachine, { ...orderFileCases, selectors, usual }, [
  {
    title: '[11.11] nothing is shown until the operator asks',
    events: [],
    ends: {
      value: 'closed',
      context: idle,
      can: ['file.open'],
      shows: { selectIsFileOpen: false, selectCanChoose: false },
    },
  },
  {
    title: '[11.11] a file is chosen, or a template saved',
    events: [open],
    ends: { value: { open: 'choosing' }, context: idle, can: choosing, shows: {} },
  },
  {
    title: '[11.11] it can be closed again',
    events: [open, close],
    ends: {
      value: 'closed',
      context: idle,
      can: ['file.open'],
      shows: { selectIsFileOpen: false, selectCanChoose: false },
    },
  },
  {
    title: '[11.23] milestones come the same way',
    events: [open, event('kind.chosen', { kind: 'milestones' })],
    ends: {
      value: { open: 'choosing' },
      context: { ...idle, kind: 'milestones' },
      can: choosing,
      shows: { selectFileKind: 'milestones' },
    },
  },
  {
    title: '[11.11] the template begins with the orders of the queue',
    events: [open, event('template.save', { filter: { service: 'fcl' } }), resolved('saveTemplate', null)],
    ends: {
      value: { open: 'choosing' },
      asked: { saveTemplate: [{ kind: 'numbers', filter: { service: 'fcl' } }] },
      can: choosing,
      shows: { selectIsTemplateSaved: true },
    },
  },
  {
    title: '[11.11] the template is on its way',
    events: [open, event('template.save', { filter: {} })],
    ends: { value: 'savingTemplate', can: ['file.close'], shows: { selectCanChoose: false } },
  },
  {
    title: '[11.11] a template that does not come says why',
    events: [open, event('template.save', { filter: {} }), rejected('saveTemplate', offline)],
    ends: {
      value: { open: 'choosing' },
      can: choosing,
      shows: { selectFailureOf: 'template', selectFailureMessage: '没有网络' },
    },
  },
  {
    title: '[11.11] a template on its way can be left',
    events: [open, event('template.save', { filter: {} }), close],
    ends: { value: 'closed', can: ['file.open'], shows: { selectIsFileOpen: false, selectCanChoose: false } },
  },
  {
    title: '[11.11] an empty file is refused at once',
    events: [open, choose(emptyOrderFile)],
    ends: { value: { open: 'choosing' }, can: choosing, shows: { selectOrderFileError: 'EMPTY' } },
  },
  {
    title: '[11.11] a file is read',
    events: [open, choose()],
    ends: {
      value: 'reading',
      asked: { previewFile: [{ kind: 'numbers', key: filledFile.key }] },
      can: ['file.cancel', 'file.close'],
      shows: { selectOrderFile: filledFile, selectCanChoose: false, selectIsReading: true },
    },
  },
  {
    title: '[11.11] reading can be cancelled',
    events: [open, choose(), event('file.cancel')],
    ends: { value: { open: 'choosing' }, context: idle, can: choosing, shows: {} },
  },
  {
    title: '[11.11] reading ends with the dialog',
    events: [open, choose(), close],
    ends: {
      value: 'closed',
      can: ['file.open'],
      shows: { selectIsFileOpen: false, selectOrderFile: filledFile, selectCanChoose: false },
    },
  },
  {
    title: '[11.11] a file that is not read says why',
    events: [open, choose(), rejected('previewFile', offline)],
    ends: {
      value: { open: 'choosing' },
      can: choosing,
      shows: { selectFailureOf: 'file', selectFailureMessage: '没有网络' },
    },
  },
  {
    title: '[11.11] a file with a wrong cell cannot be recorded',
    events: [open, choose(), previewed(fileWithErrors)],
    ends: {
      value: { open: 'withErrors' },
      can: withPreview,
      shows: { selectOrderFile: filledFile, selectFilePreview: fileWithErrors, selectCanDrop: true },
    },
  },
  {
    title: '[11.11] another file is chosen after one with errors',
    events: [open, choose(), previewed(fileWithErrors), drop],
    ends: { value: { open: 'choosing' }, context: idle, can: choosing, shows: {} },
  },
  {
    title: '[11.11] a file whose content is recorded already changes nothing',
    events: [open, choose(), previewed(fileWithoutChanges)],
    ends: {
      value: { open: 'unchanged' },
      can: withPreview,
      shows: { selectOrderFile: filledFile, selectFilePreview: fileWithoutChanges, selectCanDrop: true },
    },
  },
  {
    title: '[11.11] another file is chosen after one without changes',
    events: [open, choose(), previewed(fileWithoutChanges), drop],
    ends: { value: { open: 'choosing' }, context: idle, can: choosing, shows: {} },
  },
  {
    title: '[11.11] the operator sees what changes before it is recorded',
    events: [open, choose(), previewed(fileWithChanges)],
    ends: {
      value: { open: 'previewed' },
      can: toRecord,
      shows: {
        ...{ selectOrderFile: filledFile, selectFilePreview: fileWithChanges },
        ...{ selectCanDrop: true, selectCanRecord: true },
      },
    },
  },
  {
    title: '[11.11] the file is not recorded when the operator drops it',
    events: [open, choose(), previewed(fileWithChanges), drop],
    ends: { value: { open: 'choosing' }, context: idle, can: choosing, shows: {} },
  },
  {
    title: '[11.11] what was seen is what is recorded',
    events: [open, choose(), previewed(fileWithChanges), record],
    ends: {
      value: 'recording',
      asked: { recordFile: [{ kind: 'numbers', key: filledFile.key, digest: fileWithChanges.digest }] },
      can: [],
      shows: {
        ...{ selectOrderFile: filledFile, selectFilePreview: fileWithChanges },
        ...{ selectCanChoose: false, selectIsRecording: true },
      },
    },
  },
  {
    title: '[11.11] the queue is read again once it is recorded',
    events: [
      ...[open, choose(), previewed(fileWithChanges), record],
      resolved('recordFile', { outcome: 'recorded', recorded: { orders: 2, changes: 4 } }),
    ],
    ends: {
      value: 'recorded',
      context: { ...idle, recorded: { orders: 2, changes: 4 } },
      sent: { parent: [{ type: 'orders.recorded' }] },
      can: ['file.close', 'file.drop'],
      shows: { selectRecorded: { orders: 2, changes: 4 }, selectCanDrop: true, selectCanChoose: false },
    },
  },
  {
    title: '[11.11] another file follows',
    events: [
      ...[open, choose(), previewed(fileWithChanges), record],
      resolved('recordFile', { outcome: 'recorded', recorded: { orders: 2, changes: 4 } }),
      drop,
    ],
    ends: { value: { open: 'choosing' }, context: idle, can: choosing, shows: {} },
  },
  {
    title: '[11.11] the dialog closes after recording',
    events: [
      ...[open, choose(), previewed(fileWithChanges), record],
      resolved('recordFile', { outcome: 'recorded', recorded: { orders: 2, changes: 4 } }),
      close,
    ],
    ends: {
      value: 'closed',
      can: ['file.open'],
      shows: { selectIsFileOpen: false, selectRecorded: { orders: 2, changes: 4 }, selectCanChoose: false },
    },
  },
  {
    title: '[11.11] somebody changed an order meanwhile: nothing is recorded, and it is compared anew',
    events: [
      ...[open, choose(), previewed(fileWithChanges), record],
      resolved('recordFile', { outcome: 'outdated', preview: fileComparedAnew }),
    ],
    ends: {
      value: { open: 'previewed' },
      can: toRecord,
      shows: {
        ...{ selectOrderFile: filledFile, selectFilePreview: fileComparedAnew, selectIsOutdated: true },
        ...{ selectCanDrop: true, selectCanRecord: true },
      },
    },
  },
  {
    title: '[11.11] recording that fails says why and can be tried again',
    events: [open, choose(), previewed(fileWithChanges), record, rejected('recordFile', offline)],
    ends: {
      value: { open: 'previewed' },
      can: toRecord,
      shows: {
        ...{ selectOrderFile: filledFile, selectFilePreview: fileWithChanges },
        ...{ selectFailureOf: 'record', selectFailureMessage: '没有网络', selectCanDrop: true, selectCanRecord: true },
      },
    },
  },
]);
