import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import { isConflict } from '#domain/conflict.ts';
import type { BlockKind } from '#domain/content/block.ts';
import { toFailure } from '#domain/failure.ts';
import { leave } from '../kit/leave.ts';
import { port } from '../kit/port.ts';
import { certificateStates, conflictStates, decisionStates, quoteTransitions } from './operator-article.decisions.ts';
import type { Failure, Loaded } from './operator-article.edges.ts';
import { leaveAction, leaveEvents, onFailure, storeActions } from './operator-article.edges.ts';
import {
  allErrors,
  awardResultOf,
  closed,
  hasUpcoming,
  isDecidable,
  isDirty,
  isForNow,
  isHandedIn,
  isPublishable,
  isWithdrawable,
  newArticle,
  noResult,
  openedOf,
  publishOf,
  publishResultOf,
  readOf,
  savedReport,
  saveOf,
  scheduledAt,
  takesFiles,
  withBlock,
  withField,
  withFile,
  withForm,
  withMovedBlock,
  withoutBlock,
} from './operator-article.rules.ts';
import type {
  Article,
  ArticleChoice,
  AwardChoice,
  AwardRequest,
  BlockMove,
  BlockPlace,
  CertificateRequest,
  ChosenFile,
  FieldEdit,
  OperatorArticleContext,
  OperatorArticleEvent,
  OperatorArticleInput,
  PageAddress,
  PublishRequest,
  QuotedLine,
  ReadRequest,
  RecallRequest,
  SaveRequest,
  Schedule,
  TakenFile,
  VersionRequest,
} from './operator-article.types.ts';

export const operatorArticleMachine = setup({
  types: {
    context: {} as OperatorArticleContext,
    events: {} as OperatorArticleEvent,
    input: {} as OperatorArticleInput,
    tags: {} as 'acting',
  },
  actors: {
    readArticle: port<Article, ReadRequest>('operatorArticle.read'),
    save: port<Article, SaveRequest>('operatorArticle.save'),
    preview: port<PageAddress, SaveRequest>('operatorArticle.preview'),
    upload: port<TakenFile, { key: string }>('operatorArticle.upload'),
    readTime: port<number>('operatorArticle.time'),
    publish: port<Article, PublishRequest>('operatorArticle.publish'),
    withdraw: port<Article, VersionRequest>('operatorArticle.withdraw'),
    recall: port<Article, RecallRequest>('operatorArticle.recall'),
    readCertificate: port<void, CertificateRequest>('operatorArticle.certificate'),
    award: port<Article, AwardRequest>('operatorArticle.award'),
  },
  actions: {
    storeNext: assign((_, { kind, id }: ArticleChoice) => ({ next: { kind, id } })),
    forgetNext: assign({ next: null }),
    closeArticle: assign(closed),
    leave: leave(),
    beginArticle: assign(({ context: { next } }) => newArticle(next)),
    openNext: assign(({ context: { next } }) => ({ ...closed, open: next })),
    storeArticle: assign((_, { output }: Loaded) => openedOf(output)),
    storeVersion: assign((_, { output }: Loaded) => ({ ...noResult, article: output })),
    tellQueue: sendTo(
      ({ context }) => context.parent,
      (_, { output }: Loaded) => ({ type: 'article.changed', row: output.row }),
    ),
    tellQueueOfSaved: sendTo(
      ({ context }) => context.parent,
      ({ context }, { output }: Loaded) => savedReport(context, output),
    ),
    storeRefusal: assign((_, { error }: Failure) => ({ refusal: toFailure(error).message })),
    clearResult: assign(noResult),
    storeTyped: assign(({ context }, edit: FieldEdit) => withForm(context, withField(context, edit))),
    addBlock: assign(({ context }, { kind }: { kind: BlockKind }) => withForm(context, withBlock(context, kind))),
    moveBlock: assign(({ context }, move: BlockMove) => withForm(context, withMovedBlock(context, move))),
    removeBlock: assign(({ context }, at: BlockPlace) => withForm(context, withoutBlock(context, at))),
    storePreview: assign((_, { output }: { output: PageAddress }) => ({ done: output })),
    storeFile: assign((_, { file }: { file: ChosenFile }) => ({ ...noResult, file })),
    addFile: assign(({ context }, { output }: { output: TakenFile }) => ({
      ...withForm(context, withFile(context, output)),
      file: null,
    })),
    forgetFile: assign({ file: null }),
    showErrors: assign(({ context }) => ({ ...noResult, errors: allErrors(context) })),
    storeSchedule: assign((_, { schedule }: { schedule: Schedule }) => ({ schedule, timeError: null })),
    showTimeMissing: assign({ timeError: 'MISSING' }),
    showTimePast: assign({ timeError: 'PAST' }),
    tellSaved: assign({ done: 'saved' }),
    tellPublished: assign(({ context }, { output }: Loaded) => ({ done: publishResultOf(context, output) })),
    tellWithdrawn: assign({ done: 'withdrawn' }),
    tellRecalled: assign({ done: 'recalled' }),
    storeChoice: assign((_, { quoteNo }: AwardChoice) => ({ ...noResult, choice: { quoteNo } })),
    forgetChoice: assign({ choice: null }),
    tellAwarded: assign((_, { output }: Loaded) => awardResultOf(output)),
  },
  guards: {
    isDirty: ({ context }) => isDirty(context),
    goesNowhere: ({ context }) => context.next === null,
    goesToNew: ({ context }) => context.next?.id === null,
    hasErrors: ({ context }) => allErrors(context).length > 0,
    takesFiles: ({ context }) => takesFiles(context),
    isPublishable: ({ context }) => isPublishable(context),
    isForNow: ({ context }) => isPublishable(context) && isForNow(context),
    hasTime: ({ context }) => isPublishable(context) && scheduledAt(context.schedule) !== null,
    isAhead: ({ context }, { output }: { output: number }) => (scheduledAt(context.schedule) ?? 0) > output,
    isWithdrawable: ({ context }) => isWithdrawable(context),
    hasUpcoming: ({ context }) => hasUpcoming(context),
    isDecidable: ({ context }) => isDecidable(context),
    isHandedIn: ({ context }, line: QuotedLine) => isHandedIn(context, line),
    isOutdated: (_, { error }: Failure) => isConflict(error),
  },
}).createMachine({
  id: 'operator-article',
  description: '操作室里打开的一篇内容：写、存、预览、发布或到时发布、撤下；别人先改了就说明是谁、何时',
  context: ({ input }) => ({ ...closed, ...input }),
  initial: 'closed',
  states: {
    closed: {
      description: '没有打开的内容',
      on: { 'article.open': { target: 'going', actions: { type: 'storeNext', params: ({ event }) => event } } },
    },
    going: {
      description: '看去哪里：关上、新写一篇、还是打开一篇',
      always: [
        { guard: 'goesNowhere', target: 'closed', actions: [leaveAction(), 'closeArticle'] },
        { guard: 'goesToNew', target: 'writing', actions: 'beginArticle' },
        { target: 'opening', actions: 'openNext' },
      ],
    },
    opening: {
      description: '读最后存下的；同一篇旧的先留着',
      invoke: {
        id: 'readArticle',
        src: 'readArticle',
        input: ({ context }) => readOf(context),
        onDone: { target: 'writing', actions: [...storeActions()] },
        onError: { target: 'unread', actions: { type: 'storeRefusal', params: ({ event }) => event } },
      },
      on: leaveEvents(),
    },
    unread: {
      description: '没有读到，说明原因',
      on: { 'article.retry': { target: 'opening', actions: 'clearResult' }, ...leaveEvents() },
    },
    writing: {
      description: '写：字段、内容块、图片与附件，存下、预览、发布或撤下',
      on: {
        'article.open': [
          {
            guard: 'isDirty',
            target: 'leaving',
            actions: { type: 'storeNext', params: ({ event }) => event },
            description: '有没存的改动：先问',
          },
          { target: 'going', actions: { type: 'storeNext', params: ({ event }) => event } },
        ],
        'article.close': [
          { guard: 'isDirty', target: 'leaving', description: '有没存的改动：先问' },
          { target: 'going' },
        ],
        'field.typed': { actions: { type: 'storeTyped', params: ({ event }) => event } },
        'block.added': { actions: { type: 'addBlock', params: ({ event }) => event } },
        'block.moved': { actions: { type: 'moveBlock', params: ({ event }) => event } },
        'block.removed': { actions: { type: 'removeBlock', params: ({ event }) => event } },
        'file.chosen': {
          guard: 'takesFiles',
          target: 'uploading',
          actions: { type: 'storeFile', params: ({ event }) => event },
        },
        'article.save': [
          { guard: 'hasErrors', actions: 'showErrors' },
          { target: 'saving', actions: 'clearResult' },
        ],
        'preview.open': [
          { guard: 'hasErrors', actions: 'showErrors' },
          { target: 'previewing', actions: 'clearResult' },
        ],
        'schedule.typed': { actions: { type: 'storeSchedule', params: ({ event }) => event } },
        'publish.submit': [
          { guard: 'isForNow', target: 'publishing', actions: 'clearResult' },
          { guard: 'hasTime', target: 'timing', actions: 'clearResult' },
          { guard: 'isPublishable', actions: 'showTimeMissing' },
        ],
        'withdraw.ask': { guard: 'isWithdrawable', target: 'asking', actions: 'clearResult' },
        'change.recall': { guard: 'hasUpcoming', target: 'recalling', actions: 'clearResult' },
        ...quoteTransitions(),
      },
    },
    previewing: {
      description: '照所写的备好真的页面，在新的一页打开，只给自己看',
      tags: 'acting',
      invoke: {
        id: 'preview',
        src: 'preview',
        input: ({ context }) => saveOf(context),
        onDone: { target: 'writing', actions: { type: 'storePreview', params: ({ event }) => event } },
        onError: { target: 'writing', actions: { type: 'storeRefusal', params: ({ event }) => event } },
      },
    },
    uploading: {
      description: '上传图片或附件',
      invoke: {
        id: 'upload',
        src: 'upload',
        input: ({ context: { file } }) => ({ key: file?.key ?? '' }),
        onDone: { target: 'writing', actions: { type: 'addFile', params: ({ event }) => event } },
        onError: {
          target: 'writing',
          actions: ['forgetFile', { type: 'storeRefusal', params: ({ event }) => event }],
        },
      },
      on: { 'file.cancel': { target: 'writing', actions: 'forgetFile' } },
    },
    saving: {
      description: '正在存下草稿',
      tags: 'acting',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => saveOf(context),
        onDone: {
          target: 'writing',
          actions: [
            { type: 'tellQueueOfSaved', params: ({ event }) => event },
            { type: 'storeArticle', params: ({ event }) => event },
            'tellSaved',
          ],
        },
        onError: [
          {
            guard: { type: 'isOutdated', params: ({ event }) => event },
            target: 'conflicting',
            actions: { type: 'storeRefusal', params: ({ event }) => event },
          },
          { target: 'writing', actions: { type: 'storeRefusal', params: ({ event }) => event } },
        ],
      },
    },
    timing: {
      description: '看所选的时间过了没有',
      tags: 'acting',
      invoke: {
        id: 'readTime',
        src: 'readTime',
        onDone: [
          { guard: { type: 'isAhead', params: ({ event }) => event }, target: 'publishing' },
          { target: 'writing', actions: 'showTimePast' },
        ],
        onError: { target: 'writing', actions: { type: 'storeRefusal', params: ({ event }) => event } },
      },
    },
    publishing: {
      description: '正在发布',
      tags: 'acting',
      invoke: {
        id: 'publish',
        src: 'publish',
        input: ({ context }) => publishOf(context),
        onDone: {
          target: 'writing',
          actions: [{ type: 'tellPublished', params: ({ event }) => event }, ...storeActions()],
        },
        onError: onFailure(),
      },
    },
    ...conflictStates(),
    ...certificateStates(),
    ...decisionStates(),
  },
});

export type OperatorArticleRef = ActorRefFrom<typeof operatorArticleMachine>;
export type OperatorArticleSnapshot = SnapshotFrom<typeof operatorArticleMachine>;
