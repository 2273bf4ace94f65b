import { ratesImportMachine } from '#machines/rates-import/index.ts';
import { otherInForce, ratesImportCases, SOON } from '#machines/rates-import/rates-import.cases.ts';
import {
  emptyFile,
  noVersions,
  sampleFile,
  samplePreview,
  samplePreviewWithErrors,
  twoVersions,
  withScheduled,
} from '#machines/rates-import/rates-import.sample.ts';
import * as all from '#machines/rates-import/rates-import.select.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const read = resolved('readVersions', twoVersions);
const choose = event('file.chosen', { file: sampleFile });
const upTo = [read, choose, resolved('previewFile', samplePreview)];
const submit = event('publish.submit');
const later = event('when.chosen', { when: 'later' });
const typed = event('time.typed', { time: '2026-10-18T20:00' });
const readWaiting = resolved('readVersions', withScheduled);
const ask = event('withdraw.ask', { versionId: 'R-4' });
const [scheduled] = withScheduled.versions;
const [inForce, first] = twoVersions.versions;

const usual = {
  selectService: 'fcl',
  selectVersions: twoVersions.versions,
  selectInForce: inForce,
  selectComingBack: first,
  selectFile: null,
  selectFileError: null,
  selectPercent: 0,
  selectPreview: null,
  selectWhen: 'now',
  selectGoesInForceAt: null,
  selectTime: '',
  selectTimeError: null,
  selectDone: null,
  selectFailure: null,
  selectStage: 'choosing',
  selectIsReading: false,
  selectIsUnread: false,
  selectIsAsking: false,
  selectIsRollingBack: false,
  selectIsPublishing: false,
  selectIsOpen: false,
  selectCanAskRollback: false,
  selectWithdrawal: null,
  selectIsAskingToWithdraw: false,
  selectIsWithdrawing: false,
};
const unlisted = { selectVersions: null, selectInForce: null, selectComingBack: null };
const opened = { selectIsOpen: true, selectCanAskRollback: true };
const previewed = { selectFile: sampleFile, selectPreview: samplePreview, selectStage: 'previewed' };
const anyway = ['file.chosen', 'list.renew', 'rollback.ask', 'service.chosen', 'sheet.save'];
const failure = (of: string, message = '没有网络') => ({ of, message });
const lost = new Error('没有网络');

stateTable(ratesImportMachine, ratesImportCases, { all }, usual, [
  {
    title: '[10.3] at first the versions are read',
    events: [],
    value: 'readingVersions',
    can: [],
    shows: { ...unlisted, selectIsReading: true },
  },
  {
    title: '[10.4] those of departures are read',
    events: [read, event('service.chosen', { service: 'sailings' })],
    value: 'readingVersions',
    can: [],
    shows: { ...unlisted, selectService: 'sailings', selectIsReading: true },
  },
  {
    title: '[10.3] they were not read',
    events: [rejected('readVersions', lost)],
    value: 'unread',
    can: ['list.renew'],
    shows: { ...unlisted, selectIsUnread: true, selectFailure: failure('list') },
  },
  {
    title: '[10.3] no file was published yet',
    events: [resolved('readVersions', noVersions)],
    value: { open: 'choosing' },
    can: anyway.filter((type) => type !== 'rollback.ask'),
    shows: { selectVersions: [], selectInForce: null, selectComingBack: null, selectIsOpen: true },
  },
  {
    title: '[10.3] a file is waited for',
    events: [read, event('file.chosen', { file: emptyFile })],
    value: { open: 'choosing' },
    can: anyway,
    shows: { ...opened, selectFileError: 'EMPTY' },
  },
  {
    title: '[10.3] it is uploaded',
    events: [read, choose, event('upload.progressed', { key: sampleFile.key, percent: 40 })],
    value: 'uploading',
    can: ['file.cancel'],
    shows: { selectFile: sampleFile, selectPercent: 40, selectStage: 'uploading' },
  },
  {
    title: '[10.3] it has errors',
    events: [read, choose, resolved('previewFile', samplePreviewWithErrors)],
    value: { open: 'withErrors' },
    can: [...anyway, 'preview.drop'],
    shows: {
      ...opened,
      selectFile: sampleFile,
      selectPreview: samplePreviewWithErrors,
      selectStage: 'withErrors',
    },
  },
  {
    title: '[10.3] it has none, and a time is asked for',
    events: [...upTo, later, submit],
    value: { open: 'previewed' },
    can: [...anyway, 'preview.drop', 'publish.submit', 'time.typed', 'when.chosen'],
    shows: { ...opened, ...previewed, selectWhen: 'later', selectTimeError: 'MISSING' },
  },
  {
    title: '[10.3] another waits for the time that was chosen',
    events: [
      readWaiting,
      choose,
      resolved('previewFile', samplePreview),
      later,
      event('time.typed', { time: '2026-10-25T08:00' }),
      submit,
    ],
    value: { open: 'previewed' },
    can: [...anyway, 'preview.drop', 'publish.submit', 'time.typed', 'when.chosen', 'withdraw.ask'],
    shows: {
      ...opened,
      ...previewed,
      selectVersions: withScheduled.versions,
      selectWhen: 'later',
      selectTime: '2026-10-25T08:00',
      selectGoesInForceAt: scheduled?.publishAt,
      selectTimeError: 'TAKEN',
    },
  },
  {
    title: '[10.3] whether the time is past is looked at',
    events: [...upTo, later, typed, submit],
    value: 'timing',
    can: [],
    shows: {
      ...previewed,
      selectWhen: 'later',
      selectTime: '2026-10-18T20:00',
      selectGoesInForceAt: SOON,
      selectIsPublishing: true,
    },
  },
  {
    title: '[10.3] it is published',
    events: [...upTo, submit],
    value: 'publishing',
    can: [],
    shows: { ...previewed, selectIsPublishing: true },
  },
  {
    title: '[10.3] it was, and the versions are read again',
    events: [...upTo, submit, resolved('publish', { publishAt: SOON })],
    value: 'readingVersions',
    can: [],
    shows: { selectIsReading: true, selectDone: { kind: 'published', at: SOON } },
  },
  {
    title: '[10.3] another version came into force',
    events: [...upTo, submit, rejected('publish', otherInForce), read],
    value: { open: 'outdated' },
    can: [...anyway, 'preview.again', 'preview.drop'],
    shows: {
      ...opened,
      ...previewed,
      selectStage: 'outdated',
      selectFailure: failure('publish', '已有别的版本生效'),
    },
  },
  {
    title: '[10.3] a rollback is asked about',
    events: [read, event('rollback.ask')],
    value: 'asking',
    can: ['rollback.confirm', 'rollback.keep'],
    shows: { selectIsAsking: true },
  },
  {
    title: '[10.3] it is rolled back',
    events: [read, event('rollback.ask'), event('rollback.confirm')],
    value: 'rollingBack',
    can: [],
    shows: { selectIsRollingBack: true },
  },
  {
    title: '[10.3] one waits for its time',
    events: [readWaiting],
    value: { open: 'choosing' },
    can: [...anyway, 'withdraw.ask'],
    shows: { ...opened, selectVersions: withScheduled.versions },
  },
  {
    title: '[10.3] whether it is withdrawn is asked about',
    events: [readWaiting, ask],
    value: 'askingToWithdraw',
    can: ['withdraw.confirm', 'withdraw.keep'],
    shows: { selectVersions: withScheduled.versions, selectWithdrawal: scheduled, selectIsAskingToWithdraw: true },
  },
  {
    title: '[10.3] it is withdrawn',
    events: [readWaiting, ask, event('withdraw.confirm')],
    value: 'withdrawing',
    can: [],
    shows: { selectVersions: withScheduled.versions, selectWithdrawal: scheduled, selectIsWithdrawing: true },
  },
  {
    title: '[10.3] a template is fetched',
    events: [read, event('sheet.save', { sheet: { kind: 'template', format: 'xlsx' } })],
    value: 'saving',
    can: [],
  },
]);
