import { CallFailure } from '#domain/failure.ts';
import { licenceMachine } from '#machines/licence/index.ts';
import { licenceCases } from '#machines/licence/licence.cases.ts';
import * as selectors from '#machines/licence/licence.select.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const licence = { name: '执照.pdf', size: 270_000, type: 'application/pdf', body: null };
const input = { licence };
const base = { licence, percent: 0, fileId: '', outcome: { kind: 'cancelled' }, refusal: null };
const there = { percent: 100, fileId: 'file-6' };
const moved = event('upload.progressed', { percent: 40 });
const sent = resolved('uploadLicence', { fileId: 'file-6' });
const retry = event('licence.retry');
const damaged = new CallFailure({ kind: 'refused', code: '10004001', message: '文件已损坏', status: 200 });
const lost = new Error('没有回应');
const done = (outcome: object, context: object) => ({
  value: 'finished',
  status: 'done',
  context: { ...base, ...context, outcome },
  output: outcome,
});

const of = (name: string) => ({ licence: { name, size: 270_000, type: 'application/pdf', body: null } });
const usual = { selectScreen: 'uploading', selectFileName: '执照.pdf', selectPercent: 0, selectRefusal: null };

journeys(licenceMachine, { ...licenceCases, selectors, usual }, [
  {
    title: '[4.32] the file is sent, and how much of it is followed',
    input,
    events: [moved],
    ends: {
      value: 'uploading',
      context: { ...base, percent: 40 },
      asked: { uploadLicence: [{ licence }], progress: [{ licence }], recogniseLicence: [] },
    },
  },
  {
    title: '[4.32] the code comes from the licence and nothing else does',
    input,
    events: [moved, sent, resolved('recogniseLicence', { kind: 'read', creditCode: '91310000MA1FP1239F' })],
    ends: {
      ...done({ kind: 'read', creditCode: '91310000MA1FP1239F', fileId: 'file-6' }, there),
      asked: { recogniseLicence: [{ fileId: 'file-6' }] },
    },
  },
  {
    title: '[4.32] a licence without a code is kept for the operator',
    input,
    events: [sent, resolved('recogniseLicence', { kind: 'read', creditCode: null })],
    ends: done({ kind: 'read', creditCode: null, fileId: 'file-6' }, there),
  },
  {
    title: '[4.32] a PDF that cannot be rendered is reported as one',
    input,
    events: [sent, resolved('recogniseLicence', { kind: 'unreadable' })],
    ends: done({ kind: 'unreadable' }, there),
  },
  {
    title: '[4.32] a file the server does not take is not sent again',
    input,
    events: [moved, rejected('uploadLicence', damaged)],
    ends: done({ kind: 'refused', message: '文件已损坏' }, { percent: 40 }),
  },
  {
    title: '[4.32] a network cut while sending says so',
    input,
    events: [moved, rejected('uploadLicence', lost)],
    ends: { value: { interrupted: 'upload' }, context: { ...base, percent: 40, refusal: '没有回应' } },
  },
  {
    title: '[4.32] and starts the file again',
    input,
    events: [moved, rejected('uploadLicence', lost), retry],
    ends: { value: 'uploading', context: base, asked: { uploadLicence: [{ licence }, { licence }] } },
  },
  {
    title: '[4.32] a network cut while reading says so',
    input,
    events: [sent, rejected('recogniseLicence', lost)],
    ends: {
      value: { interrupted: 'recognition' },
      context: { ...base, ...there, refusal: '没有回应' },
      can: ['licence.cancel', 'licence.retry'],
      shows: { selectScreen: 'interrupted', selectPercent: 100, selectRefusal: '没有回应' },
    },
  },
  {
    title: '[4.32] and goes on from the file that is there',
    input,
    events: [sent, rejected('recogniseLicence', lost), retry],
    ends: {
      value: 'recognising',
      context: { ...base, ...there },
      asked: { uploadLicence: [{ licence }], recogniseLicence: [{ fileId: 'file-6' }, { fileId: 'file-6' }] },
      can: ['licence.cancel'],
      shows: { selectScreen: 'recognising', selectPercent: 100 },
    },
  },
  {
    title: '[4.32] who stops it has chosen nothing',
    input,
    events: [sent, event('licence.cancel')],
    ends: done({ kind: 'cancelled' }, there),
  },
  {
    title: '[4.32] another licence on its way',
    input: of('营业执照.jpg'),
    events: [event('upload.progressed', { percent: 40 })],
    ends: { value: 'uploading', can: ['licence.cancel'], shows: { selectFileName: '营业执照.jpg', selectPercent: 40 } },
  },
  {
    title: '[4.32] cut off while being sent',
    input: input,
    events: [rejected('uploadLicence', lost)],
    ends: {
      value: { interrupted: 'upload' },
      can: ['licence.cancel', 'licence.retry'],
      shows: { selectScreen: 'interrupted', selectRefusal: '没有回应' },
    },
  },
  {
    title: '[4.32] stopped',
    input: input,
    events: [event('licence.cancel')],
    ends: {
      value: 'finished',
      can: ['licence.cancel'],
      shows: { selectScreen: 'finished' },
      status: 'done',
      output: { kind: 'cancelled' },
    },
  },
]);
