import {
  type AnyActorLogic,
  type AnyActorRef,
  type AnyMachineSnapshot,
  assign,
  type EventObject,
  enqueueActions,
  fromPromise,
  type NonReducibleUnknown,
  sendTo,
  setup,
} from 'xstate';
import type { LazyLogic, LazySnapshot } from '#machines/kit/lazy.ts';
import { loadChunk } from '../browser/chunks.ts';

/** The child of a lazy actor; null until it is loaded, and where there is no actor. */
export const selectLoaded = <Child>(snapshot: LazySnapshot<Child, unknown> | undefined): Child | null =>
  snapshot?.children.child ?? null;

type System = AnyActorRef['system'];

interface Options {
  /** Whether an event makes the child load. */
  startOn?: (event: EventObject) => boolean;
  /** Whether the input makes the child load. */
  startWith?: (input: unknown) => boolean;
  /** Makes the child load when it resolves; any event makes it load as well. */
  startAfter?: (system: System, signal: AbortSignal) => Promise<unknown>;
  /** After a failed load, the next event loads the child again. Always so of a child that does not load at once. */
  retry?: boolean;
}

/** Names the machine in its snapshots. */
const LAZY = 'lazy';

const isOwnEvent = ({ type }: EventObject) => !type.startsWith('xstate.');
const always = () => true;

const queue = { guard: 'isOwnEvent', actions: 'queueEvent' } as const;
const startOrQueue = [{ guard: 'starts', target: 'loading', actions: 'queueEvent' }, queue] as const;

/**
 * Runs a child whose code is loaded later: queues the events that arrive before, then forwards them, and ends with the child's
 * output. Without options the child loads at once, and a failed load is the failure of the actor.
 */
export function lazyActor<Child extends AnyActorRef, Output, Input extends NonReducibleUnknown>(
  load: (system: System) => Promise<AnyActorLogic>,
  { startOn = always, startWith, startAfter, retry = false }: Options = {},
): LazyLogic<Child, Output, Input> {
  const isEager = startOn === always && startWith === undefined && startAfter === undefined;
  const machine = setup({
    types: { context: {} as { input: unknown; queue: readonly EventObject[] }, input: {} as unknown },
    actors: {
      load: fromPromise<AnyActorLogic, System>(({ input: system }) => loadChunk(() => load(system))),
      start: fromPromise<unknown, System>(async ({ input: system, signal }) => startAfter?.(system, signal)),
    },
    guards: {
      startsAtOnce: ({ context }) => isEager || startWith?.(context.input) === true,
      starts: ({ event }) => isOwnEvent(event) && startOn(event),
      isOwnEvent: ({ event }) => isOwnEvent(event),
    },
    actions: {
      queueEvent: assign({ queue: ({ context, event }) => [...context.queue, event] }),
      forward: sendTo('child', ({ event }) => event),
      startChild: enqueueActions(({ context, enqueue }, { logic }: { logic: AnyActorLogic }) => {
        enqueue.spawnChild(logic as never, { id: 'child', input: context.input } as never);
        for (const event of context.queue) enqueue.sendTo('child', event);
        enqueue.assign({ queue: [] });
      }),
    },
  }).createMachine({
    id: LAZY,
    context: ({ input }) => ({ input, queue: [] }),
    initial: 'opening',
    states: {
      opening: { always: [{ guard: 'startsAtOnce', target: 'loading' }, { target: 'waiting' }] },
      waiting: {
        ...(startAfter === undefined
          ? {}
          : { invoke: { id: 'start', src: 'start', input: ({ self }) => self.system, onDone: 'loading' } }),
        on: { '*': startOrQueue },
      },
      loading: {
        invoke: {
          id: 'load',
          src: 'load',
          input: ({ self }) => self.system,
          onDone: {
            target: 'running',
            actions: { type: 'startChild', params: ({ event }) => ({ logic: event.output }) },
          },
          ...(isEager && !retry ? {} : { onError: 'failed' }),
        },
        on: { '*': queue },
      },
      failed: {
        on: { '*': startOrQueue },
      },
      running: {
        on: { '*': { guard: 'isOwnEvent', actions: 'forward' }, 'xstate.done.actor.child': 'done' },
      },
      done: { type: 'final', output: ({ event }: { event: EventObject & { output?: unknown } }) => event.output },
    },
    output: ({ event }) => event.output,
  });
  return machine as unknown as LazyLogic<Child, Output, Input>;
}

/** The actor itself, or the child of a lazy one: null until that is loaded. */
export function loadedActor(actor: AnyActorRef): AnyActorRef | null {
  const { machine, children } = actor.getSnapshot() as Partial<AnyMachineSnapshot>;
  return machine?.id === LAZY ? (children?.child ?? null) : actor;
}
