import { CallFailure } from '#domain/failure.ts';
import { uploadsMachine } from '#machines/uploads/index.ts';
import { uploadsCases } from '#machines/uploads/uploads.cases.ts';
import * as all from '#machines/uploads/uploads.select.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const file = { key: 'one', path: 'documents', name: '托书.pdf', size: 2_600 };
const added = event('upload.added', { files: [file] });
const lost = rejected('upload', new Error('文件类型不支持'));
const refused = rejected(
  'upload',
  new CallFailure({ kind: 'refused', code: '10004001', status: 200, message: '打不开', fields: { file: '打不开' } }),
);
const empty = { selectEntries: [], selectIsBusy: false };

stateTable(uploadsMachine, uploadsCases, { all }, empty, [
  { title: '[4.31] no file', events: [], value: 'resting', can: ['upload.added', 'upload.clear', 'upload.remove'] },
  {
    title: '[4.31] one under way',
    events: [added],
    value: 'sending',
    tags: ['busy'],
    can: ['upload.added', 'upload.clear', 'upload.remove'],
    shows: { selectEntries: [{ ...file, state: 'sending', percent: 0, failure: null }], selectIsBusy: true },
  },
  {
    title: '[4.31] one that failed',
    events: [added, lost],
    value: 'resting',
    can: ['upload.added', 'upload.clear', 'upload.remove', 'upload.retry'],
    shows: { selectEntries: [{ ...file, state: 'failed', percent: 0, failure: '文件类型不支持' }] },
  },
  {
    title: '[4.31] one that will never be taken',
    events: [added, refused],
    value: 'resting',
    can: ['upload.added', 'upload.clear', 'upload.remove'],
    shows: { selectEntries: [{ ...file, state: 'refused', percent: 0, failure: '打不开' }] },
  },
  {
    title: '[4.31] one in',
    events: [added, resolved('upload', { fileId: 'file-7', name: 'to.pdf', size: 2_599 })],
    value: 'resting',
    can: ['upload.added', 'upload.clear', 'upload.remove'],
  },
]);
