import { expect } from 'vitest';
import { CallFailure } from '#domain/failure.ts';
import { uploadsMachine } from '#machines/uploads/index.ts';
import { uploadsCases } from '#machines/uploads/uploads.cases.ts';
import * as selectors from '#machines/uploads/uploads.select.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const one = { key: 'one', path: 'cargo.3.sds', name: '安全数据.pdf', size: 1_500 };
const two = { key: 'two', path: 'documents', name: '托书.pdf', size: 2_600 };
const three = { key: 'three', path: 'cargo.4.sds', name: '鉴定.pdf', size: 3_700 };
const added = event('upload.added', { files: [one, two] });
const addedLater = event('upload.added', { files: [two, three] });
const remove = (key: string) => event('upload.remove', { key });
const retry = (key: string) => event('upload.retry', { key });
const moved = (key: string, percent: number) => event('upload.progressed', { key, percent });

/** The names the server gives may be others. */
const answer = { fileId: 'file-7', name: 'sds.pdf', size: 1_499 };
const done = resolved('upload', answer);
const lost = rejected('upload', new Error('文件类型不支持'));

const refusal = (fields?: Record<string, string>) =>
  new CallFailure({
    kind: 'refused',
    code: '10004001',
    status: 200,
    message: '文件类型不支持',
    ...(fields && { fields }),
  });
const refused = rejected('upload', refusal({ file: '文件类型不支持' }));

const waits = (file: object) => ({ ...file, state: 'waiting', percent: 0, failure: null });
const goes = (file: object, percent = 0) => ({ ...file, state: 'sending', percent, failure: null });
const failed = (file: object, percent = 0) => ({ ...file, state: 'failed', percent, failure: '文件类型不支持' });
const sending = (...entries: object[]) => ({ value: 'sending', context: { parent: expect.anything(), entries } });
const resting = (...entries: object[]) => ({ value: 'resting', context: { parent: expect.anything(), entries } });
const asks = (...files: { key: string; name: string }[]) => ({
  asked: { upload: files.map(({ key, name }) => ({ key, name })) },
});

const uploadsPending = (arePending: boolean) => ({ type: 'uploads.pending', arePending });
const taken = (file: object, arePending: boolean) => ({ type: 'uploads.taken', file, arePending });

const file = { key: 'one', path: 'documents', name: '托书.pdf', size: 2_600 };
const sampleAdded = event('upload.added', { files: [file] });
const sampleRefused = rejected(
  'upload',
  new CallFailure({ kind: 'refused', code: '10004001', status: 200, message: '打不开', fields: { file: '打不开' } }),
);
const empty = { selectEntries: [], selectIsBusy: false };

journeys(uploadsMachine, { ...uploadsCases, selectors, usual: empty }, [
  {
    title: '[4.31] nothing is sent before a file is chosen',
    events: [],
    ends: { ...resting(), ...asks(), can: ['upload.added', 'upload.clear', 'upload.remove'] },
  },
  {
    title: '[4.31] files go one after the other',
    events: [added],
    ends: { ...sending(goes(one), waits(two)), ...asks(one) },
  },
  {
    title: '[4.31] one that is chosen twice stands once',
    events: [added, addedLater],
    ends: { ...sending(goes(one), waits(two), waits(three)), ...asks(one) },
  },
  {
    title: '[4.31] one that is in makes room for the next, and is known by where it belongs',
    events: [added, done],
    ends: {
      ...sending(goes(two)),
      ...asks(one, two),
      sent: { parent: [uploadsPending(true), taken({ key: 'one', path: 'cargo.3.sds', ...answer }, true)] },
    },
  },
  {
    title: '[4.31] the last that is in stands after the others',
    events: [added, done, resolved('upload', { fileId: 'file-8', name: 'to.pdf', size: 2_599 })],
    ends: {
      ...resting(),
      sent: {
        parent: [
          uploadsPending(true),
          taken({ key: 'one', path: 'cargo.3.sds', ...answer }, true),
          taken({ key: 'two', path: 'documents', fileId: 'file-8', name: 'to.pdf', size: 2_599 }, false),
        ],
      },
      can: ['upload.added', 'upload.clear', 'upload.remove'],
    },
  },
  {
    title: '[4.31] one that is refused says why; the next goes on',
    events: [added, moved('one', 60), lost],
    ends: { ...sending(failed(one, 60), goes(two)), ...asks(one, two) },
  },
  {
    title: '[4.31] what is wrong with the file itself is not tried again: it stands until it is taken out',
    events: [added, moved('one', 60), refused, retry('one'), done],
    ends: { ...resting({ ...failed(one, 60), state: 'refused' }), ...asks(one, two) },
  },
  {
    title: '[4.31] what the server refuses for another reason than the file is',
    events: [added, rejected('upload', refusal({ path: '请先保存' })), rejected('upload', refusal()), retry('two')],
    ends: { ...sending(failed(one), goes(two)), ...asks(one, two, two) },
  },
  {
    title: '[4.31] it can be tried again, from its beginning and after the one under way',
    events: [added, moved('one', 60), lost, moved('two', 30), retry('one')],
    ends: { ...sending(waits(one), goes(two, 30)), ...asks(one, two) },
  },
  {
    title: '[4.31] and goes at once where none is under way',
    events: [added, lost, remove('two'), retry('one')],
    ends: { ...sending(goes(one)), ...asks(one, two, one) },
  },
  {
    title: '[4.31] only what failed is tried again',
    events: [added, moved('one', 60), retry('one'), retry('two'), retry('three')],
    ends: { ...sending(goes(one, 60), waits(two)), ...asks(one) },
  },
  {
    title: '[4.31] one under way is taken back at once and the next goes on',
    events: [added, remove('one')],
    ends: { ...sending(goes(two)), ...asks(one, two), sent: { parent: [uploadsPending(true), uploadsPending(true)] } },
  },
  {
    title: '[4.31] one that waits is taken back and disturbs nothing',
    events: [added, moved('one', 60), remove('two')],
    ends: { ...sending(goes(one, 60)), ...asks(one) },
  },
  {
    title: '[4.31] one that was refused can be taken out',
    events: [added, lost, lost, remove('one'), remove('two')],
    ends: {
      ...resting(),
      ...asks(one, two),
      sent: { parent: [uploadsPending(true), uploadsPending(true), uploadsPending(false)] },
    },
  },
  {
    title: '[4.11] for another person nothing goes on: not the one under way, nor what waits or failed',
    events: [added, lost, done, event('upload.added', { files: [three] }), event('upload.clear')],
    ends: {
      ...resting(),
      ...asks(one, two, three),
      sent: {
        parent: [
          uploadsPending(true),
          taken({ key: 'two', path: 'documents', ...answer }, true),
          uploadsPending(true),
          uploadsPending(false),
        ],
      },
    },
  },
  {
    title: '[4.31] progress of another file changes nothing',
    events: [added, moved('one', 41), moved('two', 60)],
    ends: sending(goes(one, 41), waits(two)),
  },
  {
    title: '[4.31] one under way',
    events: [sampleAdded],
    ends: {
      value: 'sending',
      tags: ['busy'],
      can: ['upload.added', 'upload.clear', 'upload.remove'],
      shows: { selectEntries: [{ ...file, state: 'sending', percent: 0, failure: null }], selectIsBusy: true },
    },
  },
  {
    title: '[4.31] one that failed',
    events: [sampleAdded, lost],
    ends: {
      value: 'resting',
      can: ['upload.added', 'upload.clear', 'upload.remove', 'upload.retry'],
      shows: { selectEntries: [{ ...file, state: 'failed', percent: 0, failure: '文件类型不支持' }] },
    },
  },
  {
    title: '[4.31] one that will never be taken',
    events: [sampleAdded, sampleRefused],
    ends: {
      value: 'resting',
      can: ['upload.added', 'upload.clear', 'upload.remove'],
      shows: { selectEntries: [{ ...file, state: 'refused', percent: 0, failure: '打不开' }] },
    },
  },
]);
