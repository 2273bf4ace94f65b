import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { isConflict } from '#domain/conflict.ts';
import { withNext } from '../kit/list.ts';
import { port } from '../kit/port.ts';
import {
  considerOf,
  draftOf,
  emptyDraft,
  endOf,
  errorsOf,
  errorsWithout,
  failureOf,
  isSound,
  noDraft,
  noResult,
  receivedErrors,
  rowOf,
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
  RestrictionFilters,
  RestrictionsFailure,
  RestrictionsPage,
  Saved,
  SaveRequest,
} from './operator-restrictions.types.ts';

type Failure = { error: unknown };

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
    storeFilters: assign((_, { filters }: { filters: RestrictionFilters }) => ({ ...noResult, filters })),
    storePage: assign((_, { output }: { output: RestrictionsPage }) => ({ list: output })),
    appendPage: assign(({ context: { list } }, { output }: { output: RestrictionsPage }) => ({
      list: withNext(list, output),
    })),
    storeFailure: assign((_, { of, error }: Failure & Pick<RestrictionsFailure, 'of'>) => ({
      failure: failureOf(of, error),
    })),
    storeFieldErrors: assign((_, { error }: Failure) => ({ errors: receivedErrors(error) })),
    clearResult: assign(noResult),
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
    dropDraft: assign({ ...noDraft, ...noResult }),
    storeSaved: assign({ ...noDraft, done: 'saved' as const }),
    storeEnded: assign({ ...noDraft, done: 'ended' as const }),
    clearDraft: assign(noDraft),
  },
  guards: {
    hasMore: ({ context }) => (context.list?.next ?? null) !== null,
    isListed: ({ context }, { id }: { id: string }) => rowOf(context, id) !== null,
    isEndable: ({ context }, { id }: { id: string }) => (rowOf(context, id)?.state ?? 'ENDED') !== 'ENDED',
    hasNoDraft: ({ context }) => context.draft === null,
    isTaken: ({ context }) => context.theirs !== null,
    isConsidered: ({ context }) => context.considered !== null,
    isSound: ({ context }) => isSound(context.draft),
    isTakenBy: (_, { output }: { output: Considered | Saved }) => output.outcome === 'taken',
    hasFieldErrors: (_, { error }: Failure) => Object.keys(receivedErrors(error)).length > 0,
    isChangedByOther: (_, { error }: Failure) => isConflict(error),
  },
}).createMachine({
  id: 'operator-restrictions',
  description: '操作室的限制：船公司、港口与船舶拒收什么；写好先看会拒收哪些订单，再保存',
  context: { ...noDraft, ...noResult, filters: { state: 'OPEN', keyword: '' }, list: null },
  initial: 'reading',
  states: {
    reading: {
      description: '读第一页，旧的先留着',
      tags: 'reading',
      invoke: {
        id: 'firstPage',
        src: 'readPage',
        input: ({ context: { filters } }) => ({ ...filters, after: null }),
        onDone: { target: 'open', actions: { type: 'storePage', params: ({ event }) => event } },
        onError: { target: 'unread', actions: failureAction('list') },
      },
    },
    unread: {
      description: '没有读到，说明原因',
      on: { 'list.renew': { target: 'reading', actions: 'clearResult' } },
    },
    open: {
      description: '看、筛选，新增、修改或结束一条',
      initial: 'settling',
      on: {
        'filters.changed': { target: 'reading', actions: { type: 'storeFilters', params: ({ event }) => event } },
        'list.renew': { target: 'reading', actions: 'clearResult' },
        'list.more': { guard: 'hasMore', target: 'readingMore', actions: 'clearResult' },
      },
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
            'row.add': { target: 'writing', actions: 'startNew' },
            'row.edit': {
              guard: { type: 'isListed', params: ({ event }) => event },
              target: 'writing',
              actions: { type: 'startEdit', params: ({ event }) => event },
            },
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
    readingMore: {
      description: '接着读下一页',
      tags: 'reading',
      invoke: {
        id: 'nextPage',
        src: 'readPage',
        input: ({ context: { filters, list } }) => ({ ...filters, after: list?.next ?? null }),
        onDone: { target: 'open', actions: { type: 'appendPage', params: ({ event }) => event } },
        onError: { target: 'open', actions: failureAction('list') },
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
          { target: 'open', actions: failureAction('consider') },
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
        onError: { target: 'open', actions: failureAction('save') },
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
            actions: ['clearDraft', failureAction('end')],
            description: '别人先改了：重新读，看现在的内容再定',
          },
          { target: 'open', actions: ['clearDraft', failureAction('end')] },
        ],
      },
    },
  },
});

export type OperatorRestrictionsRef = ActorRefFrom<typeof operatorRestrictionsMachine>;
export type OperatorRestrictionsSnapshot = SnapshotFrom<typeof operatorRestrictionsMachine>;

function failureAction(of: RestrictionsFailure['of']) {
  return {
    type: 'storeFailure',
    params: ({ event: { error } }: { event: Failure }) => ({ of, error }),
  } as const;
}
