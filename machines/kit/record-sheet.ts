import { assign, type EventObject, sendTo } from 'xstate';
import { isConflict } from '#domain/conflict.ts';
import { toFailure } from '#domain/failure.ts';
import { leave, leavingOf } from './leave.ts';
import type { Parent } from './parent.ts';

export interface RecordId {
  id: string;
}

interface Readable {
  row: unknown;
}

/** Tells the queue how the open record stands. */
export interface SheetReport<Name extends string, Sheet extends Readable> {
  type: `${Name}.changed`;
  row: Sheet['row'];
}

export interface SheetInput<Name extends string, Sheet extends Readable> {
  parent: Parent<SheetReport<Name, Sheet>>;
}

export interface SheetContext<Name extends string, Sheet extends Readable> extends SheetInput<Name, Sheet> {
  id: string | null;
  /** The open record; cleared as soon as another one is opened. */
  sheet: Sheet | null;
  refusal: string | null;
}

export type SheetEvent<Name extends string> =
  | { type: `${Name}.open`; id: string }
  | { type: `${Name}.retry` }
  | { type: `${Name}.close` };

interface Failed {
  event: { error: unknown };
}

interface Settings<Context, Sheet> {
  /** Context without an open record. */
  closed: Partial<Context>;
  /** Typed values that a reload keeps. */
  kept?: (context: Context, sheet: Sheet) => Partial<Context>;
}

type Named<Name extends string, Value> = { readonly [Key in Name]: Value };

const named = <Name extends string, Value>(name: Name, value: Value) => ({ [name]: value }) as Named<Name, Value>;

const opened = { type: 'openSheet', params: ({ event }: { event: RecordId }) => event } as const;
const refused = { type: 'storeRefusal', params: ({ event }: Failed) => event } as const;

/**
 * Actions, guards and states of one record beside its queue: open, load, retry, reload on a conflict, close. The chart
 * adds `open` and its own states, and declares the port `readSheet`. Events are named after the record: `lead.open`.
 */
export function recordSheet<
  Context extends SheetContext<Name, Sheet>,
  Event extends EventObject,
  Name extends string,
  Sheet extends Readable = NonNullable<Context['sheet']>,
>(name: Name, { closed, kept = () => ({}) }: Settings<Context, Sheet>) {
  const store = <Params>(change: (params: Params, context: Context) => Partial<SheetContext<Name, Sheet>>) =>
    assign<Context, Event, Params, Event, never>(({ context }, params) => change(params, context) as Partial<Context>);
  interface Loaded {
    output: Sheet;
  }
  const loaded = [
    { type: 'storeSheet', params: ({ event }: { event: Loaded }) => event },
    { type: 'tellQueue', params: ({ event }: { event: Loaded }) => event },
  ] as const;

  /** Transitions to another record or to none, after the actions that release what this one holds. */
  const exits = <const Release extends readonly object[]>(...release: Release) => ({
    ...named(`${name}.open`, { target: 'opening', reenter: true, actions: [...release, opened] } as const),
    ...named(`${name}.close`, {
      target: 'closed',
      actions: [...release, leavingOf(({ id }: Context) => id), 'closeSheet'],
    } as const),
  });

  return {
    actions: {
      openSheet: store(({ id }: RecordId) => ({ ...closed, id })),
      closeSheet: store<undefined>(() => closed),
      leave: leave(),
      storeSheet: store(({ output }: Loaded, context) => ({ sheet: output, ...kept(context, output) })),
      tellQueue: sendTo<Context, Event, Loaded, Parent<SheetReport<Name, Sheet>>, Event, never>(
        ({ context }) => context.parent,
        (_, { output }) => ({ type: `${name}.changed`, row: output.row }),
      ),
      storeRefusal: store(({ error }: { error: unknown }) => ({ refusal: toFailure(error).message })),
      forgetRefusal: store<undefined>(() => ({ refusal: null })),
    },
    guards: { isOutdated: (_: unknown, { error }: { error: unknown }) => isConflict(error) },
    exits,
    loaded,
    refused,
    /** After a conflict with another operator: reloads the record. Any other failure returns to `target`. */
    failed: <const Target extends string, const Also extends readonly string[]>(
      target: Target,
      description: string,
      ...also: Also
    ) =>
      [
        {
          guard: { type: 'isOutdated', params: ({ event }: Failed) => event },
          target: 'opening',
          actions: [...also, refused],
          description,
        },
        { target, actions: refused },
      ] as const,
    states: <const Release extends readonly object[]>(...release: Release) =>
      ({
        closed: {
          description: '没有打开的',
          on: named(`${name}.open`, { target: 'opening', actions: opened } as const),
        },
        opening: {
          description: '读全部内容；旧的先留着',
          invoke: {
            id: 'readSheet',
            src: 'readSheet',
            input: ({ context }: { context: Context }) => ({ id: context.id ?? '' }),
            onDone: { target: 'open', actions: loaded },
            onError: { target: 'unread', actions: refused },
          },
          on: exits(...release),
        },
        unread: {
          description: '没有读到，说明原因',
          on: {
            ...named(`${name}.retry`, { target: 'opening', actions: 'forgetRefusal' } as const),
            ...exits(...release),
          },
        },
      }) as const,
  };
}

export const selectId = ({ context }: { context: { id: string | null } }) => context.id;
export const selectSheet = <Sheet>({ context }: { context: { sheet: Sheet } }) => context.sheet;
export const selectRefusal = ({ context }: { context: { refusal: string | null } }) => context.refusal;
export const selectIsOpening = (snapshot: { matches(state: 'opening'): boolean }) => snapshot.matches('opening');
export const selectIsUnread = (snapshot: { matches(state: 'unread'): boolean }) => snapshot.matches('unread');
