import { CallFailure } from '#domain/failure.ts';
import { licenceMachine } from '#machines/licence/index.ts';
import { licenceCases } from '#machines/licence/licence.cases.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const { licence } = licenceCases.input as { licence: object };
const base = { licence, percent: 0, fileId: '', outcome: { kind: 'cancelled' }, refusal: null };
const sent = resolved('uploadLicence', { fileId: 'file' });
const damaged = new CallFailure({ kind: 'refused', code: '10004001', message: '文件已损坏', status: 200 });
const done = (outcome: object, context: object) => ({
  value: 'finished',
  status: 'done',
  context: { ...base, ...context, outcome },
  output: outcome,
});

journeys(licenceMachine, licenceCases, [
  {
    title: '[4.32] the code comes from the licence and nothing else does',
    events: [
      event('upload.progressed', { percent: 40 }),
      sent,
      resolved('recogniseLicence', { kind: 'read', creditCode: '91310000MA1FP1239F' }),
    ],
    ends: done({ kind: 'read', creditCode: '91310000MA1FP1239F', fileId: 'file' }, { percent: 100, fileId: 'file' }),
  },
  {
    title: '[4.32] a licence without a code is kept for the desk',
    events: [sent, resolved('recogniseLicence', { kind: 'read', creditCode: null })],
    ends: done({ kind: 'read', creditCode: null, fileId: 'file' }, { percent: 100, fileId: 'file' }),
  },
  {
    title: '[4.32] a PDF that cannot be rendered is said to be one',
    events: [sent, resolved('recogniseLicence', { kind: 'unreadable' })],
    ends: done({ kind: 'unreadable' }, { percent: 100, fileId: 'file' }),
  },
  {
    title: '[4.32] a file the server does not take is not sent again',
    events: [rejected('uploadLicence', damaged)],
    ends: done({ kind: 'refused', message: '文件已损坏' }, {}),
  },
  {
    title: '[4.32] a network cut while sending begins the file anew',
    events: [event('upload.progressed', { percent: 40 }), rejected('uploadLicence'), event('licence.retry')],
    ends: { value: 'uploading', context: base },
  },
  {
    title: '[4.32] a network cut while reading goes on from the file that is there',
    events: [sent, rejected('recogniseLicence'), event('licence.retry')],
    ends: { value: 'recognising', context: { ...base, fileId: 'file' } },
  },
  {
    title: '[4.32] who stops it has chosen nothing',
    events: [sent, event('licence.cancel')],
    ends: done({ kind: 'cancelled' }, { percent: 100, fileId: 'file' }),
  },
]);
