import { page } from 'vitest/browser';
import { importWords, ratesImport as words } from '#copy/operator/rates.ts';
import { notWaiting, otherInForce, SOON } from '#machines/rates-import/rates-import.cases.ts';
import {
  afterPublishing,
  oneVersion,
  samplePreview,
  samplePreviewWithErrors,
  samplePreviewWithLoss,
  sampleSailings,
  twoVersions,
  withScheduled,
  withWithdrawn,
} from '#machines/rates-import/rates-import.sample.ts';
import { subject } from '#stories/rates-import/rates-import.subject.tsx';
import { rejected, resolved } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { ratesImportModel } from './rates-import.model.ts';

const offline = new Error('没有网络');
const choose = (content: string, name = 'W43.xlsx') =>
  page.getByLabelText(words.file, { exact: true }).upload(new File([content], name));

walkView('[10.3] [10.4] the rates and departures', ratesImportModel, subject, ({ press, happens, sees }) => ({
  gestures: {
    'the versions come': () => happens(resolved('readVersions', twoVersions)),
    'one waits for its time': () => happens(resolved('readVersions', withScheduled)),
    'ask to withdraw it': () => press(`${words.withdraw} W45.xlsx`),
    'keep it waiting': () => press(words.keep),
    'withdraw it': () => press(words.withdrawConfirm),
    'it was first': () => happens(rejected('withdraw', notWaiting), resolved('readVersions', twoVersions)),
    'it went': () =>
      happens(resolved('withdraw', { service: 'fcl', versionId: 'R-4' }), resolved('readVersions', withWithdrawn)),
    'nothing comes': () => happens(rejected('readVersions', offline)),
    'try again': () => press('重试'),
    'choose a file': () => choose('x'),
    'choose the list': () => press(importWords.unList.name, 'radio'),
    'its first edition comes': () => happens(resolved('readVersions', oneVersion)),
    'choose departures': () => press(importWords.sailings.name, 'radio'),
    'choose routes': () => choose('[]', 'routes.json'),
    'their departures come': () => happens(resolved('previewFile', sampleSailings)),
    'choose an empty file': () => choose(''),
    'it has no errors': () => happens(resolved('previewFile', samplePreview)),
    'it lost numbers': () => happens(resolved('previewFile', samplePreviewWithLoss)),
    'say that they are': () => press(words.loss(1174), 'checkbox'),
    'it has errors': () => happens(resolved('previewFile', samplePreviewWithErrors)),
    'it is refused': () => happens(rejected('previewFile', offline)),
    cancel: () => press(words.cancel),
    'drop it': () => press(words.drop),
    'publish it': () => press(words.submitNow),
    'choose a time': () => press(words.whens.later, 'radio'),
    'publish without a time': () => press(words.submitLater),
    'it arrives': () =>
      happens(
        resolved('publish', { service: 'fcl', versionId: 'R-3', inForce: 'R-3', publishAt: SOON }),
        resolved('readVersions', afterPublishing),
      ),
    'another was first': () => happens(rejected('publish', otherInForce), resolved('readVersions', twoVersions)),
    'compare again': () => press(words.again),
    'ask to roll back': () => press(words.rollback),
    'keep it': () => press(words.keep),
    'roll it back': () => press(words.confirm),
  },
  checks: {
    'they are read': sees({ says: [words.reading] }),
    'shown its time': sees({ says: ['W45.xlsx', '08:00', words.waitsFor] }),
    'asked whether to withdraw it': sees({
      says: [words.withdrawHelp('2026-10-25 08:00')],
      focus: words.withdrawTitle('W45.xlsx'),
    }),
    'it is withdrawn': sees({ says: [words.withdrawTitle('W45.xlsx')] }),
    'shown that it is in force already': sees({ says: [words.failures.withdrawal, '这个版本已经生效'] }),
    'shown that it never was': sees({ says: [words.withdrawn, words.neverInForce], focus: words.neverInForce }),
    'shown why': sees({ says: ['没有网络', words.failures.list] }),
    'a file is waited for': sees({ says: [words.stages.choosing, 'W40.xlsx', 'W39.xlsx', words.inForce] }),
    'those of departures are read': sees({ says: [words.reading] }),
    'those of the list are read': sees({ says: [words.reading] }),
    'an edition is waited for': sees({ says: [words.stages.choosing, importWords.unList.rules] }),
    "asked whether to go back to the product's own": sees({
      says: [words.backToProduct],
      focus: words.rollbackTitle('W39.xlsx'),
    }),
    'departures are waited for': sees({ says: [words.stages.choosing, importWords.sailings.rules] }),
    'routes are uploaded': sees({ says: [words.stages.uploading, 'routes.json'] }),
    'the departures are shown': sees({
      says: ['EXAMPLE STAR 012W', 'ETD-3天 12:00', importWords.sailings.lanes.unknown(1)],
      shows: { button: [words.submitNow], table: [words.changes] },
    }),
    'shown that it is empty': sees({ says: [words.fileErrors.EMPTY] }),
    'it is uploaded': sees({ says: [words.stages.uploading, words.sending(0), 'W43.xlsx'] }),
    'shown why it is refused': sees({ says: [words.failures.file, '没有网络', words.stages.choosing] }),
    'the errors are shown': sees({
      says: [words.errors(3), '海运费', 'RMB?', words.moreErrors(2)],
      hides: { button: [words.submitNow] },
    }),
    'the changes are shown': sees({
      says: ['850.00', '880.00', words.lane('CNSHA', 'DEHAM'), importWords.fcl.lanes.unknown(1)],
      shows: { button: [words.submitNow], table: [words.changes] },
    }),
    'asked whether they are meant to go': sees({
      says: [words.numbers({ new: 3, changed: 120, lapsing: 1174 })],
      ticked: { [words.loss(1174)]: false },
    }),
    'shown that they are': sees({ ticked: { [words.loss(1174)]: true }, shows: { button: [words.submitNow] } }),
    'a time is asked for': sees({ says: [words.time], shows: { button: [words.submitLater] } }),
    'shown that the time is missing': sees({ errors: { [words.time]: words.timeErrors.MISSING } }),
    'it is published': sees({ says: [words.stages.previewed] }),
    'shown that it is in force': sees({ says: [words.published, words.stages.choosing, 'W43.xlsx'] }),
    'asked to compare again': sees({ says: [words.failures.publish, '已有别的版本生效', words.outdated] }),
    'asked whether to roll back': sees({
      says: [words.backTo('W39.xlsx', 3)],
      focus: words.rollbackTitle('W40.xlsx'),
    }),
    'it is rolled back': sees({ says: [words.rollbackTitle('W40.xlsx')] }),
  },
}));
