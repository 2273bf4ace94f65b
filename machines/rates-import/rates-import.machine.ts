import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { isConflict } from '#domain/conflict.ts';
import { type ImportService, importServices } from '#domain/imports/services.ts';
import { feed, port } from '../kit/port.ts';
import {
  type Failed,
  failureAction,
  failureOf,
  fileErrorOf,
  isOutdatedBy,
  isTakenBy,
  isTimeTaken,
  noPreview,
  noResult,
  publishedOf,
  publishOf,
  resetImport,
  rollbackOf,
  scheduledAt,
  sheetOf,
  waitingOf,
  withdrawalOf,
  withFileError,
  withLossAccepted,
  withSchedule,
  withVersions,
} from './rates-import.rules.ts';
import type {
  ChosenFile,
  PreviewRequest,
  PublishRequest,
  RatePreview,
  RatePublished,
  RateSheet,
  RatesFailure,
  RatesImportContext,
  RatesImportEvent,
  RatesService,
  RateVersions,
  RollbackRequest,
  Schedule,
} from './rates-import.types.ts';

export const ratesImportMachine = setup({
  types: { context: {} as RatesImportContext, events: {} as RatesImportEvent },
  actors: {
    readVersions: port<RateVersions, RatesService>('ratesImport.versions'),
    previewFile: port<RatePreview, PreviewRequest>('ratesImport.preview'),
    progress: feed<RatesImportEvent>('ratesImport.progress'),
    readTime: port<number>('ratesImport.time'),
    publish: port<RatePublished, PublishRequest>('ratesImport.publish'),
    rollBack: port<unknown, RollbackRequest>('ratesImport.rollback'),
    withdraw: port<unknown, RollbackRequest>('ratesImport.withdraw'),
    saveSheet: port<unknown, RateSheet & RatesService>('ratesImport.sheet'),
  },
  actions: {
    storeService: assign((_, { service }: { service: ImportService }) => resetImport(service)),
    storeVersions: assign(({ context }, { output }: { output: RateVersions }) => withVersions(context, output)),
    storeFailure: assign((_, { of, error }: Failed & Pick<RatesFailure, 'of'>) => ({ failure: failureOf(of, error) })),
    clearResult: assign(noResult),
    startFile: assign((_, { file }: { file: ChosenFile }) => ({ ...noPreview, ...noResult, file })),
    startAgain: assign(({ context: { file } }) => ({ ...noPreview, ...noResult, file })),
    refuseFile: assign(({ context }, { file }: { file: ChosenFile }) => withFileError(context, file)),
    storePercent: assign((_, { percent }: { percent: number }) => ({ percent })),
    storePreview: assign((_, { output }: { output: RatePreview }) => ({ preview: output })),
    dropPreview: assign({ ...noPreview, ...noResult }),
    clearPreview: assign(noPreview),
    markOutdated: assign({ isOutdated: true }),
    storeLoss: assign(({ context }, { accepts }: { accepts: boolean }) => withLossAccepted(context, accepts)),
    storeWhen: assign(({ context }, { when }: Pick<Schedule, 'when'>) => withSchedule(context, { when, error: null })),
    storeTime: assign(({ context }, { time }: Pick<Schedule, 'time'>) => withSchedule(context, { time, error: null })),
    showTimeError: assign(({ context }, { error }: Pick<Schedule, 'error'>) => withSchedule(context, { error })),
    storePublished: assign(({ context }, { output }: { output: RatePublished }) => publishedOf(context, output)),
    storeSheet: assign((_, { sheet }: { sheet: RateSheet }) => ({ ...noResult, sheet })),
    storeSaved: assign({ done: { kind: 'saved' as const } }),
    storeRolledBack: assign({ done: { kind: 'rolledBack' as const } }),
    storeWithdrawal: assign((_, { versionId }: { versionId: string }) => ({ withdrawal: versionId })),
    storeWithdrawn: assign({ done: { kind: 'withdrawn' as const } }),
    dropWithdrawal: assign({ withdrawal: null }),
  },
  guards: {
    isTaken: ({ context: { service } }, { file }: { file: ChosenFile }) => fileErrorOf(file, service) === null,
    isUnderWay: ({ context }, { key }: { key: string }) => context.file?.key === key,
    hasNoPreview: ({ context }) => context.preview === null,
    hasErrors: ({ context }) => context.preview?.previewId === null,
    isOutdated: ({ context }) => context.isOutdated,
    hasLoss: ({ context }) => context.preview?.numbersLost !== undefined,
    isLater: ({ context }) => context.schedule.when === 'later',
    isForNow: ({ context }) => context.schedule.when === 'now',
    hasTime: ({ context }) => scheduledAt(context.schedule) !== null,
    isTimeTaken: ({ context }) => isTimeTaken(context),
    isTakenMeanwhile: (_, { error }: Failed) => isTakenBy(error),
    isAhead: ({ context }, { output }: { output: number }) => (scheduledAt(context.schedule) ?? 0) > output,
    isOutdatedNow: (_, { error }: Failed) => isOutdatedBy(error),
    isNotInForce: (_, { error }: Failed) => isConflict(error),
    isWaiting: ({ context: { list } }, { versionId }: { versionId: string }) => waitingOf(list, versionId) !== null,
    isNotWaiting: (_, { error }: Failed) => isConflict(error),
    hasInForce: ({ context }) => (context.list?.inForce ?? null) !== null,
  },
}).createMachine({
  id: 'rates-import',
  description: '操作室的运价与船期：上传一份表，核对，立即或到时发布，撤回现行版本或等待生效的',
  context: { ...noPreview, ...noResult, service: importServices[0], list: null, sheet: null, withdrawal: null },
  initial: 'readingVersions',
  states: {
    readingVersions: {
      description: '读这项服务的版本',
      invoke: {
        id: 'readVersions',
        src: 'readVersions',
        input: ({ context: { service } }) => ({ service }),
        onDone: { target: 'open', actions: { type: 'storeVersions', params: ({ event }) => event } },
        onError: { target: 'unread', actions: failureAction('list') },
      },
    },
    unread: {
      description: '版本没有读到，说明原因',
      on: { 'list.renew': { target: 'readingVersions', actions: 'clearResult' } },
    },
    open: {
      description: '选文件、核对、发布，或撤回现行版本',
      initial: 'settling',
      on: {
        'service.chosen': {
          target: 'readingVersions',
          actions: { type: 'storeService', params: ({ event }) => event },
        },
        'list.renew': { target: 'readingVersions', actions: 'clearResult' },
        'sheet.save': { target: 'saving', actions: { type: 'storeSheet', params: ({ event }) => event } },
        'file.chosen': [
          {
            guard: { type: 'isTaken', params: ({ event }) => event },
            target: 'uploading',
            actions: { type: 'startFile', params: ({ event }) => event },
          },
          { actions: { type: 'refuseFile', params: ({ event }) => event } },
        ],
        'rollback.ask': { guard: 'hasInForce', target: 'asking', actions: 'clearResult' },
        'withdraw.ask': {
          guard: { type: 'isWaiting', params: ({ event }) => event },
          target: 'askingToWithdraw',
          actions: ['clearResult', { type: 'storeWithdrawal', params: ({ event }) => event }],
        },
      },
      states: {
        settling: {
          description: '看有没有核对的文件',
          always: [
            { guard: 'hasNoPreview', target: 'choosing' },
            { guard: 'hasErrors', target: 'withErrors' },
            { guard: 'isOutdated', target: 'outdated' },
            'previewed',
          ],
        },
        choosing: { description: '等人选文件' },
        withErrors: {
          description: '有格子要改：逐格指出，不能发布',
          on: { 'preview.drop': { target: 'settling', actions: 'dropPreview' } },
        },
        outdated: {
          description: '核对之后现行版本变了：请人重新核对',
          on: {
            'preview.again': { target: '#rates-import.uploading', actions: 'startAgain' },
            'preview.drop': { target: 'settling', actions: 'dropPreview' },
          },
        },
        previewed: {
          description: '列出会变的，等人发布',
          on: {
            'preview.drop': { target: 'settling', actions: 'dropPreview' },
            'when.chosen': { actions: { type: 'storeWhen', params: ({ event }) => event } },
            'time.typed': { guard: 'isLater', actions: { type: 'storeTime', params: ({ event }) => event } },
            'loss.accepted': { guard: 'hasLoss', actions: { type: 'storeLoss', params: ({ event }) => event } },
            'publish.submit': [
              { guard: 'isForNow', target: '#rates-import.publishing' },
              { guard: 'isTimeTaken', actions: { type: 'showTimeError', params: { error: 'TAKEN' } } },
              { guard: 'hasTime', target: '#rates-import.timing' },
              { actions: { type: 'showTimeError', params: { error: 'MISSING' } } },
            ],
          },
        },
      },
    },
    uploading: {
      description: '上传并读入文件，与现行版本比较',
      invoke: [
        {
          id: 'previewFile',
          src: 'previewFile',
          input: ({ context: { service, file } }) => ({ service, key: file?.key ?? '' }),
          onDone: { target: 'open', actions: { type: 'storePreview', params: ({ event }) => event } },
          onError: { target: 'open', actions: ['clearPreview', failureAction('file')] },
        },
        { id: 'progress', src: 'progress' },
      ],
      on: {
        'upload.progressed': {
          guard: { type: 'isUnderWay', params: ({ event }) => event },
          actions: { type: 'storePercent', params: ({ event }) => event },
        },
        'file.cancel': { target: 'open', actions: 'dropPreview' },
      },
    },
    timing: {
      description: '看所选的时间过了没有',
      invoke: {
        id: 'readTime',
        src: 'readTime',
        onDone: [
          { guard: { type: 'isAhead', params: ({ event }) => event }, target: 'publishing' },
          { target: 'open', actions: { type: 'showTimeError', params: { error: 'PAST' } } },
        ],
        onError: { target: 'open', actions: failureAction('publish') },
      },
    },
    publishing: {
      description: '正在发布',
      entry: 'clearResult',
      invoke: {
        id: 'publish',
        src: 'publish',
        input: ({ context }) => publishOf(context),
        onDone: { target: 'readingVersions', actions: { type: 'storePublished', params: ({ event }) => event } },
        onError: [
          {
            guard: { type: 'isOutdatedNow', params: ({ event }) => event },
            target: 'readingVersions',
            actions: ['markOutdated', failureAction('publish')],
            description: '核对之后有别的版本生效：重新读版本',
          },
          {
            guard: { type: 'isTakenMeanwhile', params: ({ event }) => event },
            target: 'readingVersions',
            actions: failureAction('publish'),
            description: '另一份刚定在同一时间：重新读版本',
          },
          { target: 'open', actions: failureAction('publish') },
        ],
      },
    },
    asking: {
      description: '说明撤回后回到哪一版，请人确认',
      on: { 'rollback.keep': 'open', 'rollback.confirm': 'rollingBack' },
    },
    rollingBack: {
      description: '正在撤回现行版本',
      invoke: {
        id: 'rollBack',
        src: 'rollBack',
        input: ({ context }) => rollbackOf(context),
        onDone: { target: 'readingVersions', actions: 'storeRolledBack' },
        onError: [
          {
            guard: { type: 'isNotInForce', params: ({ event }) => event },
            target: 'readingVersions',
            actions: failureAction('rollback'),
            description: '已经不是现行版本：重新读版本',
          },
          { target: 'open', actions: failureAction('rollback') },
        ],
      },
    },
    askingToWithdraw: {
      description: '说明撤回哪一版的定时，请人确认',
      on: { 'withdraw.keep': { target: 'open', actions: 'dropWithdrawal' }, 'withdraw.confirm': 'withdrawing' },
    },
    withdrawing: {
      description: '正在撤回定时',
      invoke: {
        id: 'withdraw',
        src: 'withdraw',
        input: ({ context }) => withdrawalOf(context),
        onDone: { target: 'readingVersions', actions: 'storeWithdrawn' },
        onError: [
          {
            guard: { type: 'isNotWaiting', params: ({ event }) => event },
            target: 'readingVersions',
            actions: failureAction('withdrawal'),
            description: '已经生效，或别人先撤回了：重新读版本',
          },
          { target: 'open', actions: failureAction('withdrawal') },
        ],
      },
      exit: 'dropWithdrawal',
    },
    saving: {
      description: '取模板或现行版本的文件',
      invoke: {
        id: 'saveSheet',
        src: 'saveSheet',
        input: ({ context }) => sheetOf(context),
        onDone: { target: 'open', actions: 'storeSaved' },
        onError: { target: 'open', actions: failureAction('sheet') },
      },
    },
  },
});

export type RatesImportRef = ActorRefFrom<typeof ratesImportMachine>;
export type RatesImportSnapshot = SnapshotFrom<typeof ratesImportMachine>;
