import { CallFailure } from '#domain/failure.ts';
import { ratesImportMachine } from '#machines/rates-import/index.ts';
import {
  notWaiting,
  otherInForce,
  ratesImportCases,
  SOON,
  sameMoment,
} from '#machines/rates-import/rates-import.cases.ts';
import {
  afterPublishing,
  emptyFile,
  noVersions,
  routesFile,
  sampleFile,
  samplePreview,
  samplePreviewWithErrors,
  samplePreviewWithLoss,
  twoVersions,
  withScheduled,
} from '#machines/rates-import/rates-import.sample.ts';
import * as selectors from '#machines/rates-import/rates-import.select.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const now = { when: 'now', time: '', error: null, acceptsLoss: false };
const later = { ...now, when: 'later', time: '2026-10-18T20:00' };
const empty = {
  service: 'fcl',
  list: null,
  file: null,
  fileError: null,
  percent: 0,
  preview: null,
  isOutdated: false,
  schedule: now,
  sheet: null,
  withdrawal: null,
  done: null,
  failure: null,
};
const listed = { ...empty, list: twoVersions };
const compared = { ...listed, file: sampleFile, preview: samplePreview };
const offline = new Error('没有网络');
const failureOf = (of: string) => ({ of, message: '没有网络' });
const conflictOf = (of: string) => ({ of, message: '已有别的版本生效' });

const refusedBy = (code: string) =>
  new CallFailure({ kind: 'refused', code, message: '已有别的版本生效', status: 200 });

const read = resolved('readVersions', twoVersions);
const readWaiting = resolved('readVersions', withScheduled);
const waiting = { ...listed, list: withScheduled };
const ask = event('withdraw.ask', { versionId: 'R-4' });
const choose = event('file.chosen', { file: sampleFile });
const preview = resolved('previewFile', samplePreview);
const submit = event('publish.submit');
const published = { service: 'fcl', versionId: 'R-3', inForce: 'R-3', publishAt: SOON };
const timed = [event('when.chosen', { when: 'later' }), event('time.typed', { time: later.time })];
const upTo = [read, choose, preview];
const sailings = event('service.chosen', { service: 'sailings' });

const sampleLater = event('when.chosen', { when: 'later' });
const typed = event('time.typed', { time: '2026-10-18T20:00' });
const [scheduled] = withScheduled.versions;
const [inForce, first] = twoVersions.versions;
const usual = {
  selectAcceptsLoss: false,
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

journeys(ratesImportMachine, { ...ratesImportCases, selectors, usual }, [
  {
    title: '[10.3] versions that were not read say why and are read again',
    events: [rejected('readVersions', offline), event('list.renew'), read],
    ends: { value: { open: 'choosing' }, context: listed },
  },
  {
    title: '[10.4] departures instead of prices are read from the start',
    events: [...upTo, sailings, resolved('readVersions', noVersions)],
    ends: {
      value: { open: 'choosing' },
      context: { ...empty, service: 'sailings', list: noVersions },
      asked: { readVersions: [{ service: 'fcl' }, { service: 'sailings' }] },
    },
  },
  {
    title: '[10.4] as prices they are refused',
    events: [read, event('file.chosen', { file: routesFile })],
    ends: { value: { open: 'choosing' }, context: { ...listed, fileError: 'WRONG_TYPE' }, asked: { previewFile: [] } },
  },
  {
    title: '[10.3] a file is uploaded and compared; only its own progress counts',
    events: [
      read,
      choose,
      event('upload.progressed', { key: sampleFile.key, percent: 40 }),
      event('upload.progressed', { key: 'another', percent: 70 }),
      preview,
    ],
    ends: {
      value: { open: 'previewed' },
      context: { ...compared, percent: 40 },
      asked: { previewFile: [{ service: 'fcl', key: sampleFile.key }] },
    },
  },
  {
    title: '[10.3] of another file nothing of the first is left',
    events: [...upTo, ...timed, event('file.chosen', { file: { ...sampleFile, key: 'second' } })],
    ends: {
      value: 'uploading',
      context: { ...listed, file: { ...sampleFile, key: 'second' } },
      asked: {
        previewFile: [
          { service: 'fcl', key: sampleFile.key },
          { service: 'fcl', key: 'second' },
        ],
      },
    },
  },
  {
    title: '[10.3] nor is one that is too large',
    events: [read, event('file.chosen', { file: { ...sampleFile, size: 20 * 1024 * 1024 + 1 } })],
    ends: { value: { open: 'choosing' }, context: { ...listed, fileError: 'TOO_LARGE' }, asked: { previewFile: [] } },
  },
  {
    title: '[10.3] a file of the largest size is uploaded, whatever case its name has',
    events: [read, event('file.chosen', { file: { ...sampleFile, name: 'W43.CSV', size: 20 * 1024 * 1024 } })],
    ends: {
      value: 'uploading',
      context: { ...listed, file: { ...sampleFile, name: 'W43.CSV', size: 20 * 1024 * 1024 } },
    },
  },
  {
    title: '[10.3] a file that was refused says why, and another may be chosen',
    events: [read, choose, rejected('previewFile', offline)],
    ends: { value: { open: 'choosing' }, context: { ...listed, failure: failureOf('file') } },
  },
  {
    title: '[10.3] an upload is cancelled',
    events: [read, choose, event('file.cancel'), preview],
    ends: { value: { open: 'choosing' }, context: listed },
  },
  {
    title: '[10.3] a file with wrong cells cannot be published',
    events: [read, choose, resolved('previewFile', samplePreviewWithErrors), submit],
    ends: {
      value: { open: 'withErrors' },
      context: { ...compared, preview: samplePreviewWithErrors },
      asked: { publish: [] },
      can: [...anyway, 'preview.drop'],
      shows: {
        ...opened,
        selectFile: sampleFile,
        selectPreview: samplePreviewWithErrors,
        selectStage: 'withErrors',
      },
    },
  },
  {
    title: '[10.3] nor compared again before they are right, whatever is in force meanwhile',
    events: [
      read,
      choose,
      resolved('previewFile', samplePreviewWithErrors),
      event('list.renew'),
      resolved('readVersions', afterPublishing),
    ],
    ends: {
      value: { open: 'withErrors' },
      context: { ...compared, preview: samplePreviewWithErrors, list: afterPublishing, isOutdated: true },
    },
  },
  {
    title: '[10.3] it is dropped',
    events: [read, choose, resolved('previewFile', samplePreviewWithErrors), event('preview.drop')],
    ends: { value: { open: 'choosing' }, context: listed },
  },
  {
    title: '[10.3] the message about publishing it goes with it',
    events: [...upTo, submit, rejected('publish', refusedBy('10004003')), event('preview.drop')],
    ends: { value: { open: 'choosing' }, context: listed },
  },
  {
    title: '[10.3b] numbers that a list lost are accepted, or not after all',
    events: [
      ...[read, choose, resolved('previewFile', samplePreviewWithLoss)],
      ...[true, false, true].map((accepts) => event('loss.accepted', { accepts })),
      submit,
    ],
    ends: {
      value: 'publishing',
      context: { ...compared, preview: samplePreviewWithLoss, schedule: { ...now, acceptsLoss: true } },
      asked: { publish: [{ service: 'fcl', previewId: 'R-3', at: null, acceptsLoss: true }] },
    },
  },
  {
    title: '[10.3] it is published at a time of the clock in Shanghai',
    events: [...upTo, ...timed, submit, resolved('readTime', SOON - 1), resolved('publish', published), read],
    ends: {
      value: { open: 'choosing' },
      context: { ...listed, done: { kind: 'scheduled', at: SOON } },
      asked: { publish: [{ service: 'fcl', previewId: 'R-3', at: SOON }] },
    },
  },
  {
    title: '[10.3] a time that passes on the way is reported as in force at once',
    events: [
      ...upTo,
      ...timed,
      submit,
      resolved('readTime', SOON - 1),
      resolved('publish', { ...published, publishAt: SOON + 1 }),
    ],
    ends: { value: 'readingVersions', context: { ...listed, done: { kind: 'publishedLate', at: SOON + 1 } } },
  },
  {
    title: '[10.3] a moment that another version waits for is shown and not sent; another moment is',
    events: [
      readWaiting,
      choose,
      preview,
      event('when.chosen', { when: 'later' }),
      event('time.typed', { time: '2026-10-25T08:00' }),
      submit,
      event('time.typed', { time: later.time }),
      submit,
      resolved('readTime', SOON - 1),
    ],
    ends: {
      value: 'publishing',
      context: { ...compared, list: withScheduled, schedule: later },
      asked: { publish: [{ service: 'fcl', previewId: 'R-3', at: SOON }] },
    },
  },
  {
    title: '[10.3] it stays where it was, with the error at the time',
    events: [
      readWaiting,
      choose,
      preview,
      event('when.chosen', { when: 'later' }),
      event('time.typed', { time: '2026-10-25T08:00' }),
      submit,
    ],
    ends: {
      value: { open: 'previewed' },
      context: {
        ...compared,
        list: withScheduled,
        schedule: { ...later, time: '2026-10-25T08:00', error: 'TAKEN' },
      },
      asked: { readTime: [], publish: [] },
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
  },
  {
    title:
      '[10.3] one that came for this moment since the list was read is reported by the server, and the list read again',
    events: [...upTo, ...timed, submit, resolved('readTime', SOON - 1), rejected('publish', sameMoment), readWaiting],
    ends: {
      value: { open: 'previewed' },
      context: {
        ...compared,
        list: withScheduled,
        schedule: later,
        failure: { of: 'publish', message: '已有一版定在这个时间' },
      },
    },
  },
  {
    title: '[10.3] now takes the error of a time away, and the time is not sent',
    events: [...upTo, ...timed, submit, resolved('readTime', SOON), event('when.chosen', { when: 'now' }), submit],
    ends: {
      value: 'publishing',
      context: { ...compared, schedule: { ...later, when: 'now' } },
      asked: { publish: [{ service: 'fcl', previewId: 'R-3', at: null }] },
    },
  },
  {
    title: '[10.3] then the reason goes',
    events: [...upTo, submit, rejected('publish', offline), submit],
    ends: { value: 'publishing', context: compared, can: [], shows: { ...previewed, selectIsPublishing: true } },
  },
  {
    title: '[10.3] a preview that no one knows any more is out of date',
    events: [...upTo, submit, rejected('publish', refusedBy('10004004'))],
    ends: {
      value: 'readingVersions',
      context: { ...compared, isOutdated: true, failure: conflictOf('publish') },
    },
  },
  {
    title: '[10.3] what is refused for another reason is not',
    events: [...upTo, submit, rejected('publish', refusedBy('10004003'))],
    ends: { value: { open: 'previewed' }, context: { ...compared, failure: conflictOf('publish') } },
  },
  {
    title: '[10.3] another version in force since the preview is reported, and the same file is compared again',
    events: [
      ...upTo,
      submit,
      rejected('publish', otherInForce),
      read,
      submit,
      event('preview.again'),
      resolved('previewFile', samplePreview),
    ],
    ends: {
      value: { open: 'previewed' },
      context: compared,
      asked: {
        previewFile: [
          { service: 'fcl', key: sampleFile.key },
          { service: 'fcl', key: sampleFile.key },
        ],
        publish: [{ service: 'fcl', previewId: 'R-3', at: null }],
      },
    },
  },
  {
    title: '[10.3] or it is dropped',
    events: [...upTo, submit, rejected('publish', otherInForce), read, event('preview.drop')],
    ends: { value: { open: 'choosing' }, context: listed },
  },
  {
    title: '[10.3] the reason stays while the versions are read',
    events: [...upTo, submit, rejected('publish', otherInForce), read],
    ends: {
      value: { open: 'outdated' },
      context: { ...compared, isOutdated: true, failure: conflictOf('publish') },
      can: [...anyway, 'preview.again', 'preview.drop'],
      shows: {
        ...opened,
        ...previewed,
        selectStage: 'outdated',
        selectFailure: failure('publish', '已有别的版本生效'),
      },
    },
  },
  {
    title: '[10.3] the version in force is rolled back only after a question',
    events: [
      read,
      event('rollback.ask'),
      event('rollback.keep'),
      event('rollback.ask'),
      event('rollback.confirm'),
      resolved('rollBack', { service: 'fcl', inForce: 'R-1' }),
    ],
    ends: {
      value: 'readingVersions',
      context: { ...listed, done: { kind: 'rolledBack' } },
      asked: { rollBack: [{ service: 'fcl', versionId: 'R-2' }] },
    },
  },
  {
    title: '[10.3] nothing is rolled back where no file is in force',
    events: [resolved('readVersions', noVersions), event('rollback.ask')],
    ends: {
      value: { open: 'choosing' },
      context: { ...empty, list: noVersions },
      asked: { rollBack: [] },
      can: anyway.filter((type) => type !== 'rollback.ask'),
      shows: { selectVersions: [], selectInForce: null, selectComingBack: null, selectIsOpen: true },
    },
  },
  {
    title: '[10.3] a version that is no longer in force is shown, and the versions are read again',
    events: [read, event('rollback.ask'), event('rollback.confirm'), rejected('rollBack', otherInForce)],
    ends: { value: 'readingVersions', context: { ...listed, failure: conflictOf('rollback') } },
  },
  {
    title: '[10.3] a rollback that did not arrive says why',
    events: [read, event('rollback.ask'), event('rollback.confirm'), rejected('rollBack', offline)],
    ends: { value: { open: 'choosing' }, context: { ...listed, failure: failureOf('rollback') } },
  },
  {
    title: '[10.3] a version that waits for its time is withdrawn only after a question',
    events: [
      readWaiting,
      ask,
      event('withdraw.keep'),
      ask,
      event('withdraw.confirm'),
      resolved('withdraw', { service: 'fcl', versionId: 'R-4' }),
    ],
    ends: {
      value: 'readingVersions',
      context: { ...waiting, done: { kind: 'withdrawn' } },
      asked: { withdraw: [{ service: 'fcl', versionId: 'R-4' }] },
    },
  },
  {
    title: '[10.3] it is asked about by its name, and what failed before is forgotten',
    events: [readWaiting, choose, rejected('previewFile', offline), ask],
    ends: {
      value: 'askingToWithdraw',
      context: { ...waiting, withdrawal: 'R-4' },
      can: ['withdraw.confirm', 'withdraw.keep'],
      shows: { selectVersions: withScheduled.versions, selectWithdrawal: scheduled, selectIsAskingToWithdraw: true },
    },
  },
  {
    title: '[10.3] what is compared stays while another is withdrawn',
    events: [readWaiting, choose, preview, ask, event('withdraw.keep')],
    ends: { value: { open: 'previewed' }, context: { ...waiting, file: sampleFile, preview: samplePreview } },
  },
  {
    title: '[10.3] one that came into force meanwhile is shown, and the versions are read again',
    events: [readWaiting, ask, event('withdraw.confirm'), rejected('withdraw', notWaiting)],
    ends: {
      value: 'readingVersions',
      context: { ...waiting, failure: { of: 'withdrawal', message: '这个版本已经生效' } },
    },
  },
  {
    title: '[10.3] a withdrawal that did not arrive says why',
    events: [readWaiting, ask, event('withdraw.confirm'), rejected('withdraw', offline)],
    ends: { value: { open: 'choosing' }, context: { ...waiting, failure: failureOf('withdrawal') } },
  },
  {
    title: '[10.3] a template is saved, and what is compared stays',
    events: [
      ...upTo,
      event('sheet.save', { sheet: { kind: 'template', format: 'xlsx' } }),
      resolved('saveSheet', null),
    ],
    ends: {
      value: { open: 'previewed' },
      context: { ...compared, sheet: { kind: 'template', format: 'xlsx' }, done: { kind: 'saved' } },
      asked: { saveSheet: [{ service: 'fcl', kind: 'template', format: 'xlsx' }] },
    },
  },
  {
    title: '[10.3] an export that failed says why',
    events: [read, event('sheet.save', { sheet: { kind: 'export', format: 'csv' } }), rejected('saveSheet', offline)],
    ends: {
      value: { open: 'choosing' },
      context: { ...listed, sheet: { kind: 'export', format: 'csv' }, failure: failureOf('sheet') },
    },
  },
  {
    title: '[10.3] and is forgotten with the next one',
    events: [
      read,
      event('sheet.save', { sheet: { kind: 'export', format: 'csv' } }),
      rejected('saveSheet', offline),
      event('sheet.save', { sheet: { kind: 'export', format: 'xlsx' } }),
    ],
    ends: { value: 'saving', context: { ...listed, sheet: { kind: 'export', format: 'xlsx' } }, can: [] },
  },
  {
    title: '[10.3][10.4] what failed is forgotten with another service',
    events: [read, choose, rejected('previewFile', offline), sailings],
    ends: {
      value: 'readingVersions',
      context: { ...empty, service: 'sailings' },
      can: [],
      shows: { ...unlisted, selectService: 'sailings', selectIsReading: true },
    },
  },
  {
    title: '[10.3] with another file',
    events: [read, choose, rejected('previewFile', offline), choose],
    ends: { value: 'uploading', context: { ...listed, file: sampleFile } },
  },
  {
    title: '[10.3] with a file that is not taken, of which only the last one counts',
    events: [
      read,
      choose,
      rejected('previewFile', offline),
      event('file.chosen', { file: emptyFile }),
      event('file.chosen', { file: { ...sampleFile, name: 'W43.xls' } }),
    ],
    ends: { value: { open: 'choosing' }, context: { ...listed, fileError: 'WRONG_TYPE' } },
  },
  {
    title: '[10.3] with the versions read again',
    events: [read, choose, rejected('previewFile', offline), event('list.renew')],
    ends: { value: 'readingVersions', context: listed },
  },
  {
    title: '[10.3] and with the question before a rollback',
    events: [read, choose, rejected('previewFile', offline), event('rollback.ask')],
    ends: {
      value: 'asking',
      context: listed,
      can: ['rollback.confirm', 'rollback.keep'],
      shows: { selectIsAsking: true },
    },
  },
  {
    title: '[10.3] an upload shows how far it has come, each time',
    events: [
      read,
      choose,
      event('upload.progressed', { key: sampleFile.key, percent: 40 }),
      event('upload.progressed', { key: sampleFile.key, percent: 75 }),
    ],
    ends: { value: 'uploading', context: { ...listed, file: sampleFile, percent: 75 } },
  },
  {
    title: '[10.3] what is published now has no time, whatever was typed',
    events: [...upTo, event('time.typed', { time: later.time })],
    ends: { value: { open: 'previewed' }, context: compared },
  },
  {
    title: '[10.3] a time that is taken away again is asked for again',
    events: [
      ...upTo,
      event('when.chosen', { when: 'later' }),
      submit,
      event('time.typed', { time: later.time }),
      event('time.typed', { time: '' }),
      submit,
    ],
    ends: {
      value: { open: 'previewed' },
      context: { ...compared, schedule: { ...later, time: '', error: 'MISSING' } },
    },
  },
  {
    title: '[10.3] a second time that is past is shown as well',
    events: [
      ...upTo,
      ...timed,
      submit,
      resolved('readTime', SOON),
      event('time.typed', { time: later.time }),
      submit,
      resolved('readTime', SOON + 1),
    ],
    ends: { value: { open: 'previewed' }, context: { ...compared, schedule: { ...later, error: 'PAST' } } },
  },
  {
    title: '[10.3] and so is one that is taken',
    events: [
      ...[readWaiting, choose, preview, event('when.chosen', { when: 'later' })],
      ...[event('time.typed', { time: '2026-10-25T08:00' }), submit],
      ...[event('time.typed', { time: '2026-10-25T08:00' }), submit],
    ],
    ends: {
      value: { open: 'previewed' },
      context: {
        ...compared,
        list: withScheduled,
        schedule: { ...later, time: '2026-10-25T08:00', error: 'TAKEN' },
      },
    },
  },
  {
    title: '[10.3] that the time is not known is shown each time',
    events: [
      ...upTo,
      ...timed,
      submit,
      rejected('readTime', offline),
      event('list.renew'),
      read,
      submit,
      rejected('readTime', offline),
    ],
    ends: { value: { open: 'previewed' }, context: { ...compared, schedule: later, failure: failureOf('publish') } },
  },
  {
    title: '[10.3] they were not read',
    events: [rejected('readVersions', lost)],
    ends: {
      value: 'unread',
      can: ['list.renew'],
      shows: { ...unlisted, selectIsUnread: true, selectFailure: failure('list') },
    },
  },
  {
    title: '[10.3] a file is waited for',
    events: [read, event('file.chosen', { file: emptyFile })],
    ends: { value: { open: 'choosing' }, can: anyway, shows: { ...opened, selectFileError: 'EMPTY' } },
  },
  {
    title: '[10.3] it is uploaded',
    events: [read, choose, event('upload.progressed', { key: sampleFile.key, percent: 40 })],
    ends: {
      value: 'uploading',
      can: ['file.cancel'],
      shows: { selectFile: sampleFile, selectPercent: 40, selectStage: 'uploading' },
    },
  },
  {
    title: '[10.3] whether the time is past is looked at',
    events: [...upTo, sampleLater, typed, submit],
    ends: {
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
  },
  {
    title: '[10.3b] numbers that the list lost are accepted while it is published',
    events: [
      ...[read, choose, resolved('previewFile', samplePreviewWithLoss), event('loss.accepted', { accepts: true })],
      submit,
    ],
    ends: {
      value: 'publishing',
      can: [],
      shows: {
        selectFile: sampleFile,
        selectPreview: samplePreviewWithLoss,
        selectStage: 'previewed',
        selectIsPublishing: true,
        selectAcceptsLoss: true,
      },
    },
  },
  {
    title: '[10.3] it was, and the versions are read again',
    events: [...upTo, submit, resolved('publish', { publishAt: SOON })],
    ends: {
      value: 'readingVersions',
      can: [],
      shows: { selectIsReading: true, selectDone: { kind: 'published', at: SOON } },
    },
  },
  {
    title: '[10.3] it is rolled back',
    events: [read, event('rollback.ask'), event('rollback.confirm')],
    ends: { value: 'rollingBack', can: [], shows: { selectIsRollingBack: true } },
  },
  {
    title: '[10.3] it is withdrawn',
    events: [readWaiting, ask, event('withdraw.confirm')],
    ends: {
      value: 'withdrawing',
      can: [],
      shows: { selectVersions: withScheduled.versions, selectWithdrawal: scheduled, selectIsWithdrawing: true },
    },
  },
]);
