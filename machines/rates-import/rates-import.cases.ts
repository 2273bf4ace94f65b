import { CallFailure } from '#domain/failure.ts';
import type { MachineCases } from '../kit/cases.ts';
import {
  afterPublishing,
  emptyFile,
  noVersions,
  sampleFile,
  samplePreview,
  samplePreviewWithErrors,
  samplePreviewWithLoss,
  twoVersions,
  withScheduled,
} from './rates-import.sample.ts';
import { ratesImportWords } from './rates-import.words.ts';

export const SOON = Date.parse('2026-10-18T20:00:00+08:00');

export const otherInForce = new CallFailure({
  kind: 'refused',
  code: '10004009',
  message: '已有别的版本生效',
  status: 200,
});

export const notWaiting = new CallFailure({
  kind: 'refused',
  code: '10004009',
  message: '这个版本已经生效',
  status: 200,
});

export const sameMoment = new CallFailure({
  kind: 'refused',
  code: '10004001',
  message: '已有一版定在这个时间',
  fields: { at: '已有一版定在这个时间' },
  status: 200,
});

const offline = new Error('没有网络');
const done = (id: string, ...outputs: readonly unknown[]) =>
  outputs.map((output) => ({ type: `xstate.done.actor.${id}`, output }));
const failed = (id: string, ...errors: readonly Error[]) =>
  [offline, ...errors].map((error) => ({ type: `xstate.error.actor.${id}`, error }));
const published = { service: 'fcl', versionId: 'R-3', inForce: 'R-3' };

export const ratesImportCases: MachineCases = {
  words: ratesImportWords,
  events: {
    'service.chosen': [
      { type: 'service.chosen', service: 'fcl' },
      { type: 'service.chosen', service: 'sailings' },
    ],
    'list.renew': [{ type: 'list.renew' }],
    'sheet.save': [{ type: 'sheet.save', sheet: { kind: 'template', format: 'xlsx' } }],
    'file.chosen': [
      { type: 'file.chosen', file: sampleFile },
      { type: 'file.chosen', file: emptyFile },
    ],
    'file.cancel': [{ type: 'file.cancel' }],
    'upload.progressed': [
      { type: 'upload.progressed', key: sampleFile.key, percent: 40 },
      { type: 'upload.progressed', key: 'another', percent: 70 },
    ],
    'preview.drop': [{ type: 'preview.drop' }],
    'preview.again': [{ type: 'preview.again' }],
    'when.chosen': [
      { type: 'when.chosen', when: 'later' },
      { type: 'when.chosen', when: 'now' },
    ],
    'time.typed': [
      { type: 'time.typed', time: '2026-10-18T20:00' },
      { type: 'time.typed', time: '2026-10-25T08:00' },
    ],
    'loss.accepted': [
      { type: 'loss.accepted', accepts: true },
      { type: 'loss.accepted', accepts: false },
    ],
    'publish.submit': [{ type: 'publish.submit' }],
    'rollback.ask': [{ type: 'rollback.ask' }],
    'rollback.keep': [{ type: 'rollback.keep' }],
    'rollback.confirm': [{ type: 'rollback.confirm' }],
    'withdraw.ask': [
      { type: 'withdraw.ask', versionId: 'R-4' },
      { type: 'withdraw.ask', versionId: 'R-2' },
    ],
    'withdraw.keep': [{ type: 'withdraw.keep' }],
    'withdraw.confirm': [{ type: 'withdraw.confirm' }],
    'xstate.done.actor.readVersions': done('readVersions', noVersions, twoVersions, afterPublishing, withScheduled),
    'xstate.error.actor.readVersions': failed('readVersions'),
    'xstate.done.actor.previewFile': done('previewFile', samplePreview, samplePreviewWithErrors, samplePreviewWithLoss),
    'xstate.error.actor.previewFile': failed('previewFile'),
    'xstate.done.actor.readTime': done('readTime', SOON - 1, SOON),
    'xstate.error.actor.readTime': failed('readTime'),
    'xstate.done.actor.publish': done(
      'publish',
      { ...published, publishAt: SOON },
      { ...published, publishAt: SOON + 1 },
    ),
    'xstate.error.actor.publish': failed('publish', otherInForce, sameMoment),
    'xstate.done.actor.rollBack': done('rollBack', { service: 'fcl', inForce: 'R-1' }),
    'xstate.error.actor.rollBack': failed('rollBack', otherInForce),
    'xstate.done.actor.withdraw': done('withdraw', { service: 'fcl', versionId: 'R-4' }),
    'xstate.error.actor.withdraw': failed('withdraw', notWaiting),
    'xstate.done.actor.saveSheet': done('saveSheet', null),
    'xstate.error.actor.saveSheet': failed('saveSheet'),
  },
  delays: {},
  feeds: { 'upload.progressed': 'progress' },
  key: ({ value, context: { list, preview, isOutdated, schedule, withdrawal } }) =>
    JSON.stringify([
      value,
      list?.inForce ?? null,
      list?.versions[0]?.versionId ?? null,
      withdrawal,
      preview?.previewId,
      preview?.inForce,
      preview?.numbersLost,
      schedule.acceptsLoss,
      isOutdated,
      schedule.when,
      schedule.time,
    ]),
};
