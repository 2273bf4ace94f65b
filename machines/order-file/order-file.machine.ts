import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { OrderFilePreview } from '#contract/calls/operator-order-file.ts';
import { type OrderFileKind, orderFileKinds } from '#domain/order-file/table.ts';
import { port } from '../kit/port.ts';
import { failureOf, fileErrorOf, fileOf, hasChanges, hasErrors, noFile, recordOf } from './order-file.rules.ts';
import type {
  OrderFileChoice,
  OrderFileContext,
  OrderFileEvent,
  OrderFileInput,
  OrderFileRecorded,
  OrderFileRequest,
  RecordOutcome,
  RecordRequest,
  TemplateFilter,
  TemplateRequest,
} from './order-file.types.ts';

type Chosen = { file: OrderFileChoice };
type Failed = { error: unknown };
type Previewed = { output: OrderFilePreview };
type Answered = { output: RecordOutcome };

export const orderFileMachine = setup({
  types: {
    context: {} as OrderFileContext,
    events: {} as OrderFileEvent,
    input: {} as OrderFileInput,
  },
  actors: {
    saveTemplate: port<unknown, TemplateRequest>('orderFile.template'),
    previewFile: port<OrderFilePreview, OrderFileRequest>('orderFile.preview'),
    recordFile: port<RecordOutcome, RecordRequest>('orderFile.record'),
  },
  actions: {
    dropFile: assign(noFile),
    storeKind: assign((_, { kind }: { kind: OrderFileKind }) => ({ ...noFile, kind })),
    storeFilter: assign((_, { filter }: { filter: TemplateFilter }) => ({ ...noFile, filter })),
    noteTemplate: assign({ isTemplateSaved: true }),
    storeFile: assign((_, { file }: Chosen) => ({ ...noFile, file })),
    refuseFile: assign((_, { file }: Chosen) => ({ ...noFile, fileError: fileErrorOf(file) })),
    storePreview: assign((_, { output }: Previewed) => ({ preview: output })),
    clearFailure: assign({ failure: null }),
    storeOutdated: assign((_, { preview }: { preview: OrderFilePreview }) => ({ preview, isOutdated: true })),
    storeRecorded: assign((_, { recorded }: { recorded: OrderFileRecorded }) => ({ ...noFile, recorded })),
    storeTemplateFailure: assign((_, { error }: Failed) => failureOf('template', error)),
    storeFileFailure: assign((_, { error }: Failed) => ({ ...noFile, ...failureOf('file', error) })),
    storeRecordFailure: assign((_, { error }: Failed) => failureOf('record', error)),
    reportRecorded: sendTo(({ context }) => context.parent, { type: 'orders.recorded' }),
  },
  guards: {
    isTaken: (_, { file }: Chosen) => fileErrorOf(file) === null,
    hasErrors: ({ context: { preview } }) => preview !== null && hasErrors(preview),
    hasChanges: ({ context: { preview } }) => preview !== null && hasChanges(preview),
    hasPreview: ({ context: { preview } }) => preview !== null,
    isOutdated: (_, { output }: Answered) => output.outcome === 'outdated',
  },
}).createMachine({
  id: 'order-file',
  description: '操作室按文件登记多票的编号或里程碑：选文件，看会变什么，一次登记；有一处不对就一处也不登记',
  context: ({ input }) => ({ ...input, ...noFile, kind: orderFileKinds[0], filter: {} }),
  initial: 'closed',
  states: {
    closed: {
      description: '没有打开',
      on: { 'file.open': { target: 'open', actions: 'dropFile' } },
    },
    open: {
      description: '选登记什么，下载模板，选填好的文件',
      initial: 'settling',
      on: {
        'file.close': 'closed',
        'kind.chosen': { target: '.settling', actions: { type: 'storeKind', params: ({ event }) => event } },
        'template.save': {
          target: 'savingTemplate',
          actions: { type: 'storeFilter', params: ({ event }) => event },
        },
        'file.chosen': [
          {
            guard: { type: 'isTaken', params: ({ event }) => event },
            target: 'reading',
            actions: { type: 'storeFile', params: ({ event }) => event },
          },
          { target: '.settling', actions: { type: 'refuseFile', params: ({ event }) => event } },
        ],
      },
      states: {
        settling: {
          description: '看核对过没有，有没有要改的',
          always: [
            { guard: 'hasErrors', target: 'withErrors' },
            { guard: 'hasChanges', target: 'previewed' },
            { guard: 'hasPreview', target: 'unchanged' },
            'choosing',
          ],
        },
        choosing: { description: '等人选文件；没有读成时说明原因' },
        withErrors: {
          description: '逐格指出要改的，不能登记',
          on: { 'file.drop': { target: 'choosing', actions: 'dropFile' } },
        },
        unchanged: {
          description: '文件里的都已登记过',
          on: { 'file.drop': { target: 'choosing', actions: 'dropFile' } },
        },
        previewed: {
          description: '列出会变的，等人登记；核对之后有人改过就说明，列出新的对照',
          on: {
            'file.drop': { target: 'choosing', actions: 'dropFile' },
            'file.record': { target: '#order-file.recording', actions: 'clearFailure' },
          },
        },
      },
    },
    savingTemplate: {
      description: '正在下载模板',
      invoke: {
        id: 'saveTemplate',
        src: 'saveTemplate',
        input: ({ context: { kind, filter } }) => ({ kind, filter }),
        onDone: { target: 'open', actions: 'noteTemplate' },
        onError: { target: 'open', actions: { type: 'storeTemplateFailure', params: ({ event }) => event } },
      },
      on: { 'file.close': 'closed' },
    },
    reading: {
      description: '正在读取文件，与现在的对照',
      invoke: {
        id: 'previewFile',
        src: 'previewFile',
        input: ({ context }) => fileOf(context),
        onDone: { target: 'open', actions: { type: 'storePreview', params: ({ event }) => event } },
        onError: { target: 'open', actions: { type: 'storeFileFailure', params: ({ event }) => event } },
      },
      on: { 'file.cancel': { target: 'open', actions: 'dropFile' }, 'file.close': 'closed' },
    },
    recording: {
      description: '正在登记',
      invoke: {
        id: 'recordFile',
        src: 'recordFile',
        input: ({ context }) => recordOf(context),
        onDone: [
          {
            guard: { type: 'isOutdated', params: ({ event }) => event },
            target: 'open',
            actions: {
              type: 'storeOutdated',
              params: ({ event: { output } }) => output as Extract<RecordOutcome, { outcome: 'outdated' }>,
            },
            description: '核对之后有人改过：列出新的对照',
          },
          {
            target: 'recorded',
            actions: [
              {
                type: 'storeRecorded',
                params: ({ event: { output } }) => output as Extract<RecordOutcome, { outcome: 'recorded' }>,
              },
              'reportRecorded',
            ],
          },
        ],
        onError: { target: 'open', actions: { type: 'storeRecordFailure', params: ({ event }) => event } },
      },
    },
    recorded: {
      description: '已登记，说明几票几处',
      on: { 'file.drop': { target: 'open', actions: 'dropFile' }, 'file.close': 'closed' },
    },
  },
});

export type OrderFileRef = ActorRefFrom<typeof orderFileMachine>;
export type OrderFileSnapshot = SnapshotFrom<typeof orderFileMachine>;
