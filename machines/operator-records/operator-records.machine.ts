import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { port } from '../kit/port.ts';
import { recordList, rowOf } from '../kit/record-list.ts';
import { errorsWithout, noDraft, noResult, receivedErrors, saveOf } from './operator-records.rules.ts';
import type {
  OperatorRecordsContext,
  OperatorRecordsEvent,
  OperatorRecordsInput,
  RecordSaved,
  RecordsPage,
  RecordsRequest,
  RecordToSave,
} from './operator-records.types.ts';

const records = recordList<OperatorRecordsContext, OperatorRecordsEvent>({ noDraft, noResult, receivedErrors });

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
    ...records.actions,
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
    storeSaved: assign({ ...noDraft, isSaved: true }),
  },
  guards: {
    ...records.guards,
  },
}).createMachine({
  id: 'operator-records',
  description: '操作室里公司自己的资料：列出、新增、修改，别人先改了就看着两份再存',
  context: ({ input: { kind } }) => ({ ...noDraft, ...noResult, filters: { kind, keyword: '' }, list: null }),
  initial: 'reading',
  states: {
    ...records.states('browsing'),
    browsing: {
      description: '等人新增，或选一条',
      on: {
        ...records.listEvents,
        ...records.rowEvents,
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
          { target: 'writing', actions: records.failed('save') },
        ],
      },
    },
  },
});

export type OperatorRecordsRef = ActorRefFrom<typeof operatorRecordsMachine>;
export type OperatorRecordsSnapshot = SnapshotFrom<typeof operatorRecordsMachine>;
