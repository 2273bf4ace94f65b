import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { toFailure } from '#domain/failure.ts';
import { port } from '../kit/port.ts';
import { blank, chosen, missingIn, requestOf } from './order-documents.rules.ts';
import type {
  ChosenDocument,
  DocumentRequest,
  DocumentTaken,
  OrderDocumentsContext,
  OrderDocumentsEvent,
  OrderDocumentsInput,
} from './order-documents.types.ts';

export const orderDocumentsMachine = setup({
  types: {
    context: {} as OrderDocumentsContext,
    events: {} as OrderDocumentsEvent,
    input: {} as OrderDocumentsInput,
    tags: {} as 'busy',
  },
  actors: { take: port<DocumentTaken, DocumentRequest>('orderDocuments.take') },
  actions: {
    chooseDocument: assign((_, { kind, order }: ChosenDocument) => chosen({ kind, order })),
    storeTaken: assign((_, { output }: { output: DocumentTaken }) => ({ fileName: output.fileName })),
    storeMissing: assign((_, { error }: { error: unknown }) => ({ missing: missingIn(error) })),
    storeFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error).message })),
    clearFailure: assign({ failure: null }),
    forget: assign(blank),
  },
  guards: {
    lacksFields: ({ context }) => context.missing.length > 0,
    isRefusedIncomplete: (_, { error }: { error: unknown }) => missingIn(error).length > 0,
  },
}).createMachine({
  id: 'order-documents',
  description: '取走订单的单证：选一份，缺内容就列出来，否则由服务器生成 PDF 保存，或在页面上打印',
  context: ({ input }) => ({ ...input, ...blank }),
  initial: 'choosing',
  states: {
    choosing: {
      description: '列着能生成的单证，等人选一份；上一份的结果留着',
      initial: 'nothingYet',
      on: {
        'documents.take': {
          target: 'asked',
          actions: { type: 'chooseDocument', params: ({ event }) => event },
        },
        'documents.print': {
          target: 'opening',
          actions: { type: 'chooseDocument', params: ({ event }) => event },
        },
      },
      states: {
        nothingYet: { description: '还没有选' },
        ready: {
          description: 'PDF 已经保存',
          on: { 'documents.close': { target: 'nothingYet', actions: 'forget' } },
        },
        incomplete: {
          description: '还缺内容：逐项列出，指到填写的地方',
          on: { 'documents.close': { target: 'nothingYet', actions: 'forget' } },
        },
        failed: {
          description: '没有取到：说明原因，可以再试',
          on: {
            'documents.again': { target: '#order-documents.making', actions: 'clearFailure' },
            'documents.close': { target: 'nothingYet', actions: 'forget' },
          },
        },
      },
    },
    asked: {
      description: '看订单里的内容够不够',
      always: [{ guard: 'lacksFields', target: 'choosing.incomplete' }, { target: 'making' }],
    },
    opening: {
      description: '打印前看订单里的内容够不够',
      always: [{ guard: 'lacksFields', target: 'choosing.incomplete' }, { target: 'reading' }],
    },
    making: {
      description: '服务器正在生成 PDF',
      tags: 'busy',
      invoke: {
        id: 'take',
        src: 'take',
        input: ({ context }) => requestOf(context),
        onDone: { target: 'choosing.ready', actions: { type: 'storeTaken', params: ({ event }) => event } },
        onError: [
          {
            guard: { type: 'isRefusedIncomplete', params: ({ event }) => event },
            target: 'choosing.incomplete',
            actions: { type: 'storeMissing', params: ({ event }) => event },
          },
          { target: 'choosing.failed', actions: { type: 'storeFailure', params: ({ event }) => event } },
        ],
      },
    },
    reading: {
      description: '单证在页面上，可以打印',
      on: { 'documents.leave': { target: 'choosing', actions: 'forget' } },
    },
  },
});

export type OrderDocumentsRef = ActorRefFrom<typeof orderDocumentsMachine>;
export type OrderDocumentsSnapshot = SnapshotFrom<typeof orderDocumentsMachine>;
