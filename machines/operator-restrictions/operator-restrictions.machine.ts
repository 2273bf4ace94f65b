import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { isConflict } from '#domain/conflict.ts';
import { port } from '../kit/port.ts';
import { recordList, rowOf } from '../kit/record-list.ts';
import {
  considerOf,
  draftOf,
  emptyDraft,
  endOf,
  errorsOf,
  errorsWithout,
  isSound,
  noDraft,
  noResult,
  receivedErrors,
  saveOf,
  withTyped,
} from './operator-restrictions.rules.ts';
import type {
  Considered,
  ConsiderRequest,
  DraftField,
  EndRequest,
  ListRequest,
  OperatorRestrictionsContext,
  OperatorRestrictionsEvent,
  RestrictionsPage,
  Saved,
  SaveRequest,
} from './operator-restrictions.types.ts';

type Failure = { error: unknown };

const records = recordList<OperatorRestrictionsContext, OperatorRestrictionsEvent>({
  noDraft,
  noResult,
  receivedErrors,
});

export const operatorRestrictionsMachine = setup({
  types: {
    context: {} as OperatorRestrictionsContext,
    events: {} as OperatorRestrictionsEvent,
    tags: {} as 'reading',
  },
  actors: {
    readPage: port<RestrictionsPage, ListRequest>('operatorRestrictions.page'),
    consider: port<Considered, ConsiderRequest>('operatorRestrictions.consider'),
    save: port<Saved, SaveRequest>('operatorRestrictions.save'),
    end: port<unknown, EndRequest>('operatorRestrictions.end'),
  },
  actions: {
    ...records.actions,
    startNew: assign({ ...noResult, draft: emptyDraft }),
    startEdit: assign(({ context }, { id }: { id: string }) => {
      const row = rowOf(context, id);
      return { ...noResult, of: row, draft: row === null ? null : draftOf(row) };
    }),
    startEnd: assign(({ context }, { id }: { id: string }) => ({ ...noResult, of: rowOf(context, id) })),
    storeTyped: assign(({ context: { draft, errors } }, { field, value }: { field: DraftField; value: string }) => ({
      ...noResult,
      draft: withTyped(draft ?? emptyDraft, field, value),
      errors: errorsWithout(errors, field),
    })),
    showErrors: assign(({ context: { draft } }) => ({ errors: errorsOf(draft) })),
    forgetConsidered: assign({ ...noResult, considered: null }),
    storeConsidered: assign((_, { output }: { output: Considered }) => ({
      errors: {},
      considered: output.outcome === 'considered' ? output.considered : null,
    })),
    storeTheirs: assign((_, { output }: { output: Considered | Saved }) => ({
      considered: null,
      theirs: output.outcome === 'taken' ? output.theirs : null,
    })),
    keepMine: assign(({ context: { theirs } }) => ({ of: theirs, theirs: null })),
    takeTheirs: assign(({ context: { theirs } }) => ({
      ...noDraft,
      of: theirs,
      draft: theirs === null ? null : draftOf(theirs),
    })),
    storeSaved: assign({ ...noDraft, done: 'saved' as const }),
    storeEnded: assign({ ...noDraft, done: 'ended' as const }),
    clearDraft: assign(noDraft),
  },
  guards: {
    ...records.guards,
    isEndable: ({ context }, { id }: { id: string }) => (rowOf(context, id)?.state ?? 'ENDED') !== 'ENDED',
    hasNoDraft: ({ context }) => context.draft === null,
    isTaken: ({ context }) => context.theirs !== null,
    isConsidered: ({ context }) => context.considered !== null,
    isSound: ({ context }) => isSound(context.draft),
    isChangedByOther: (_, { error }: Failure) => isConflict(error),
  },
}).createMachine({
  id: 'operator-restrictions',
  description: '操作室的限制：船公司、港口与船舶拒收什么；写好先看会拒收哪些订单，再保存',
  context: { ...noDraft, ...noResult, filters: { state: 'OPEN', keyword: '' }, list: null },
  initial: 'reading',
  states: {
    ...records.states('open'),
    open: {
      description: '看、筛选，新增、修改或结束一条',
      initial: 'settling',
      on: records.listEvents,
      states: {
        settling: {
          description: '看写到哪一步',
          always: [
            { guard: 'hasNoDraft', target: 'browsing' },
            { guard: 'isTaken', target: 'conflict' },
            { guard: 'isConsidered', target: 'considered' },
            'writing',
          ],
        },
        browsing: {
          description: '等人新增，或选一条',
          on: {
            ...records.rowEvents,
            'row.end': {
              guard: { type: 'isEndable', params: ({ event }) => event },
              target: '#operator-restrictions.asking',
              actions: { type: 'startEnd', params: ({ event }) => event },
            },
          },
        },
        writing: {
          description: '写一条',
          on: {
            'field.typed': { actions: { type: 'storeTyped', params: ({ event }) => event } },
            'draft.submit': [
              { guard: 'isSound', target: '#operator-restrictions.considering' },
              { actions: 'showErrors' },
            ],
            'draft.drop': { target: 'browsing', actions: 'dropDraft' },
          },
        },
        considered: {
          description: '列出会拒收的订单，等人保存',
          on: {
            'draft.save': '#operator-restrictions.saving',
            'draft.change': { target: 'writing', actions: 'forgetConsidered' },
            'draft.drop': { target: 'browsing', actions: 'dropDraft' },
          },
        },
        conflict: {
          description: '别人先改了：两份并排，由人选',
          on: {
            'mine.keep': { target: 'writing', actions: 'keepMine' },
            'theirs.take': { target: 'writing', actions: 'takeTheirs' },
            'draft.drop': { target: 'browsing', actions: 'dropDraft' },
          },
        },
      },
    },
    considering: {
      description: '问这一条会拒收哪些还没有放行的订单',
      entry: 'clearResult',
      invoke: {
        id: 'consider',
        src: 'consider',
        input: ({ context }) => considerOf(context),
        onDone: [
          {
            guard: { type: 'isTakenBy', params: ({ event }) => event },
            target: 'open',
            actions: { type: 'storeTheirs', params: ({ event }) => event },
          },
          { target: 'open', actions: { type: 'storeConsidered', params: ({ event }) => event } },
        ],
        onError: [
          {
            guard: { type: 'hasFieldErrors', params: ({ event }) => event },
            target: 'open',
            actions: { type: 'storeFieldErrors', params: ({ event }) => event },
          },
          { target: 'open', actions: records.failed('consider') },
        ],
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
            target: 'open',
            actions: { type: 'storeTheirs', params: ({ event }) => event },
          },
          { target: 'reading', actions: 'storeSaved' },
        ],
        onError: { target: 'open', actions: records.failed('save') },
      },
    },
    asking: {
      description: '说明结束后会怎样，请人确认',
      on: {
        'end.keep': { target: 'open', actions: 'clearDraft' },
        'end.confirm': 'ending',
      },
    },
    ending: {
      description: '正在结束这一条',
      invoke: {
        id: 'end',
        src: 'end',
        input: ({ context }) => endOf(context),
        onDone: { target: 'reading', actions: 'storeEnded' },
        onError: [
          {
            guard: { type: 'isChangedByOther', params: ({ event }) => event },
            target: 'reading',
            actions: ['clearDraft', records.failed('end')],
            description: '别人先改了：重新读，看现在的内容再定',
          },
          { target: 'open', actions: ['clearDraft', records.failed('end')] },
        ],
      },
    },
  },
});

export type OperatorRestrictionsRef = ActorRefFrom<typeof operatorRestrictionsMachine>;
export type OperatorRestrictionsSnapshot = SnapshotFrom<typeof operatorRestrictionsMachine>;
