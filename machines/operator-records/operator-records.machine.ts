import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { withNext } from '../kit/list.ts';
import { port } from '../kit/port.ts';
import {
  errorsWithout,
  failureOf,
  noDraft,
  noResult,
  receivedErrors,
  rowOf,
  saveOf,
} from './operator-records.rules.ts';
import type {
  OperatorRecordsContext,
  OperatorRecordsEvent,
  OperatorRecordsInput,
  RecordFilters,
  RecordSaved,
  RecordsFailure,
  RecordsPage,
  RecordsRequest,
  RecordToSave,
} from './operator-records.types.ts';

type Failure = { error: unknown };

export const operatorRecordsMachine = setup({
  types: {
    context: {} as OperatorRecordsContext,
    events: {} as OperatorRecordsEvent,
    input: {} as OperatorRecordsInput,
    tags: {} as 'reading',
  },
  actors: {
    readPage: port<RecordsPage, RecordsRequest>('operatorRecords.page'),
    save: port<RecordSaved, RecordToSave>('operatorRecords.save'),
  },
  actions: {
    storeFilters: assign((_, { filters }: { filters: RecordFilters }) => ({ ...noResult, filters })),
    storePage: assign((_, { output }: { output: RecordsPage }) => ({ list: output })),
    appendPage: assign(({ context: { list } }, { output }: { output: RecordsPage }) => ({
      list: withNext(list, output),
    })),
    storeFailure: assign((_, { of, error }: Failure & Pick<RecordsFailure, 'of'>) => ({
      failure: failureOf(of, error),
    })),
    storeFieldErrors: assign((_, { error }: Failure) => ({ errors: receivedErrors(error) })),
    clearResult: assign(noResult),
    startNew: assign({ ...noDraft, ...noResult, draft: {} }),
    startEdit: assign(({ context }, { id }: { id: string }) => {
      const row = rowOf(context, id);
      return { ...noResult, of: row, draft: row?.fields ?? null };
    }),
    storeTyped: assign(({ context: { draft, errors } }, { field, value }: { field: string; value: string }) => ({
      ...noResult,
      draft: { ...draft, [field]: value },
      errors: errorsWithout(errors, field),
    })),
    /** Stores the other operator's version and keeps the draft: the user sees both, and saving again overwrites it. */
    storeTheirs: assign((_, { output }: { output: RecordSaved }) =>
      output.outcome === 'taken' ? { of: output.theirs, isTaken: true } : {},
    ),
    dropDraft: assign({ ...noDraft, ...noResult }),
    storeSaved: assign({ ...noDraft, isSaved: true }),
  },
  guards: {
    hasMore: ({ context }) => (context.list?.next ?? null) !== null,
    isListed: ({ context }, { id }: { id: string }) => rowOf(context, id) !== null,
    isTakenBy: (_, { output }: { output: RecordSaved }) => output.outcome === 'taken',
    hasFieldErrors: (_, { error }: Failure) => Object.keys(receivedErrors(error)).length > 0,
  },
}).createMachine({
  id: 'operator-records',
  description: '操作室里公司自己的资料：列出、新增、修改，别人先改了就看着两份再存',
  context: ({ input: { kind } }) => ({ ...noDraft, ...noResult, filters: { kind, keyword: '' }, list: null }),
  initial: 'reading',
  states: {
    reading: {
      description: '读第一页，旧的先留着',
      tags: 'reading',
      invoke: {
        id: 'firstPage',
        src: 'readPage',
        input: ({ context: { filters } }) => ({ ...filters, after: null }),
        onDone: { target: 'browsing', actions: { type: 'storePage', params: ({ event }) => event } },
        onError: { target: 'unread', actions: failureAction('list') },
      },
    },
    unread: {
      description: '没有读到，说明原因',
      on: { 'list.renew': { target: 'reading', actions: 'clearResult' } },
    },
    browsing: {
      description: '等人新增，或选一条',
      on: {
        'filters.changed': { target: 'reading', actions: { type: 'storeFilters', params: ({ event }) => event } },
        'list.renew': { target: 'reading', actions: 'clearResult' },
        'list.more': { guard: 'hasMore', target: 'readingMore', actions: 'clearResult' },
        'row.add': { target: 'writing', actions: 'startNew' },
        'row.edit': {
          guard: { type: 'isListed', params: ({ event }) => event },
          target: 'writing',
          actions: { type: 'startEdit', params: ({ event }) => event },
        },
      },
    },
    readingMore: {
      description: '接着读下一页',
      tags: 'reading',
      invoke: {
        id: 'nextPage',
        src: 'readPage',
        input: ({ context: { filters, list } }) => ({ ...filters, after: list?.next ?? null }),
        onDone: { target: 'browsing', actions: { type: 'appendPage', params: ({ event }) => event } },
        onError: { target: 'browsing', actions: failureAction('list') },
      },
    },
    writing: {
      description: '写一条',
      on: {
        'field.typed': { actions: { type: 'storeTyped', params: ({ event }) => event } },
        'draft.save': 'saving',
        'draft.drop': { target: 'browsing', actions: 'dropDraft' },
      },
    },
    saving: {
      description: '正在保存',
      entry: 'clearResult',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => saveOf(context),
        onDone: [
          {
            guard: { type: 'isTakenBy', params: ({ event }) => event },
            target: 'writing',
            actions: { type: 'storeTheirs', params: ({ event }) => event },
            description: '别人先改了：写的留着，列出现在的，再存一次才盖过',
          },
          { target: 'reading', actions: 'storeSaved' },
        ],
        onError: [
          {
            guard: { type: 'hasFieldErrors', params: ({ event }) => event },
            target: 'writing',
            actions: { type: 'storeFieldErrors', params: ({ event }) => event },
          },
          { target: 'writing', actions: failureAction('save') },
        ],
      },
    },
  },
});

export type OperatorRecordsRef = ActorRefFrom<typeof operatorRecordsMachine>;
export type OperatorRecordsSnapshot = SnapshotFrom<typeof operatorRecordsMachine>;

function failureAction(of: RecordsFailure['of']) {
  return {
    type: 'storeFailure',
    params: ({ event: { error } }: { event: Failure }) => ({ of, error }),
  } as const;
}
