import { assign, type EventObject } from 'xstate';
import { toFailure } from '#domain/failure.ts';
import { withNext } from './list.ts';

interface Row {
  id: string;
}

interface Page {
  items: readonly Row[];
  /** Cursor of the next page; null at the end of the list. */
  next: string | null;
}

interface ListContext {
  filters: object;
  list: Page | null;
  errors: object;
  /** The failed act and why. */
  failure: { of: string; message: string } | null;
}

interface Settings<Context extends ListContext> {
  noDraft: Partial<Context>;
  noResult: Partial<Context>;
  /** The server's field errors. */
  receivedErrors: (error: unknown) => Context['errors'];
}

/** Returns the row with this id; null when it is not listed. */
export const rowOf = <Listed extends Row>(
  { list }: { list: { items: readonly Listed[] } | null },
  id: string,
): Listed | null => list?.items.find((row) => row.id === id) ?? null;

const listEvents = {
  'filters.changed': {
    target: 'reading',
    actions: {
      type: 'storeFilters',
      params: <Filters>({ event }: { event: { filters: Filters } }) => event,
    },
  },
  'list.renew': { target: 'reading', actions: 'clearResult' },
  'list.more': { guard: 'hasMore', target: 'readingMore', actions: 'clearResult' },
} as const;

/** Starts a row in `writing`: a new one, or an edit of a listed one. */
const rowEvents = {
  'row.add': { target: 'writing', actions: 'startNew' },
  'row.edit': {
    guard: { type: 'isListed', params: ({ event }: { event: Row }) => event },
    target: 'writing',
    actions: { type: 'startEdit', params: ({ event }: { event: Row }) => event },
  },
} as const;

/**
 * Actions, guards and states of a list whose rows are edited beside it: filters, pages, field errors, failures. The
 * chart declares the port `readPage` and the actions `startNew` and `startEdit`.
 */
export function recordList<Context extends ListContext, Event extends EventObject>(settings: Settings<Context>) {
  const { noDraft, noResult, receivedErrors } = settings;
  const store = <Params>(change: (params: Params, context: Context) => Partial<ListContext>) =>
    assign<Context, Event, Params, Event, never>(({ context }, params) => change(params, context) as Partial<Context>);
  type Act = NonNullable<Context['failure']>['of'];
  interface Failure {
    error: unknown;
  }
  interface Loaded {
    output: NonNullable<Context['list']>;
  }
  const failed = (of: Act) =>
    ({
      type: 'storeFailure',
      params: ({ event: { error } }: { event: Failure }) => ({ of, error }),
    }) as const;

  return {
    actions: {
      storeFilters: store(({ filters }: Pick<Context, 'filters'>) => ({ ...noResult, filters })),
      storePage: store(({ output }: Loaded) => ({ list: output })),
      appendPage: store(({ output }: Loaded, { list }) => ({ list: withNext(list, output) })),
      storeFailure: store(({ of, error }: Failure & { of: Act }) => ({
        failure: { of, message: toFailure(error).message },
      })),
      storeFieldErrors: store(({ error }: Failure) => ({ errors: receivedErrors(error) })),
      clearResult: store<undefined>(() => noResult),
      dropDraft: store<undefined>(() => ({ ...noDraft, ...noResult })),
    },
    guards: {
      hasMore: ({ context }: { context: Context }) => (context.list?.next ?? null) !== null,
      isListed: ({ context }: { context: Context }, { id }: Row) => rowOf(context, id) !== null,
      isTakenBy: (_: unknown, { output }: { output: { outcome: string } }) => output.outcome === 'taken',
      hasFieldErrors: (_: unknown, { error }: Failure) => Object.keys(receivedErrors(error)).length > 0,
    },
    failed,
    listEvents,
    rowEvents,
    states: <const Shown extends string>(shown: Shown) =>
      ({
        reading: {
          description: '读第一页，旧的先留着',
          tags: 'reading',
          invoke: {
            id: 'firstPage',
            src: 'readPage',
            input: ({ context: { filters } }: { context: Context }) => ({
              ...(filters as Context['filters']),
              after: null,
            }),
            onDone: {
              target: shown,
              actions: { type: 'storePage', params: ({ event }: { event: Loaded }) => event },
            },
            onError: { target: 'unread', actions: failed('list') },
          },
        },
        unread: {
          description: '没有读到，说明原因',
          on: { 'list.renew': { target: 'reading', actions: 'clearResult' } },
        },
        readingMore: {
          description: '接着读下一页',
          tags: 'reading',
          invoke: {
            id: 'nextPage',
            src: 'readPage',
            input: ({ context: { filters, list } }: { context: Context }) => ({
              ...(filters as Context['filters']),
              after: list?.next ?? null,
            }),
            onDone: {
              target: shown,
              actions: { type: 'appendPage', params: ({ event }: { event: Loaded }) => event },
            },
            onError: { target: shown, actions: failed('list') },
          },
        },
      }) as const,
  };
}

interface In<Context> {
  context: Context;
}

export const selectFilters = <Filters>({ context }: In<{ filters: Filters }>) => context.filters;
export const selectRows = <Listed>({ context }: In<{ list: { items: readonly Listed[] } | null }>) =>
  context.list?.items ?? null;
export const selectTotal = ({ context }: In<{ list: { total: number } | null }>) => context.list?.total ?? 0;
export const selectRow = <Of>({ context }: In<{ of: Of }>) => context.of;
export const selectDraft = <Draft>({ context }: In<{ draft: Draft }>) => context.draft;
export const selectErrors = <Errors>({ context }: In<{ errors: Errors }>) => context.errors;
export const selectFailure = <Failure>({ context }: In<{ failure: Failure }>) => context.failure;
export const selectIsUnread = (snapshot: { matches(state: 'unread'): boolean }) => snapshot.matches('unread');
export const selectIsSaving = (snapshot: { matches(state: 'saving'): boolean }) => snapshot.matches('saving');
export const selectCanReadMore = (snapshot: { can(event: { type: 'list.more' }): boolean }) =>
  snapshot.can({ type: 'list.more' });
