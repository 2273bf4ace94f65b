import {
  type ActorRefFrom,
  type AnyActorLogic,
  type AnyActorRef,
  assign,
  enqueueActions,
  fromPromise,
  setup,
} from 'xstate';
import type { LazyLogic } from '#machines/kit/lazy.ts';
import type { PageEvent } from '#machines/kit/page.ts';
import type { PageInput } from '#machines/navigation/index.ts';
import type { PageView, RowOf } from './page-row.ts';

type ChildError = { type: 'xstate.error.actor.child'; error: unknown };

const pageMachine = (rowOf: RowOf) =>
  setup({
    types: {
      context: {} as { input: PageInput; View: PageView | null },
      events: {} as PageEvent | ChildError,
      input: {} as PageInput,
    },
    actors: {
      /** Loads the view at the same time: the machine has to run before the view is rendered with it. */
      loadMachine: fromPromise<AnyActorLogic | null, PageInput>(async ({ input }) => {
        const { view, chart } = await rowOf(input.page);
        view().catch(() => undefined);
        return chart === undefined ? null : chart();
      }),
      loadView: fromPromise<PageView, PageInput>(async ({ input }) => (await (await rowOf(input.page)).view()).default),
    },
    guards: { isForChild: ({ event }) => !event.type.startsWith('xstate.') },
    actions: {
      storeQuery: assign({ input: ({ context, event }) => ({ ...context.input, query: (event as PageEvent).query }) }),
      storeView: assign((_, { View }: { View: PageView }) => ({ View })),
      startChild: enqueueActions(({ context, enqueue }, { logic }: { logic: AnyActorLogic | null }) => {
        if (logic !== null) enqueue.spawnChild(logic as never, { id: 'child', input: context.input } as never);
      }),
      /** A page of text has no machine to forward to. */
      forward: enqueueActions(({ enqueue, event, self }) => {
        const child = selectChild(self.getSnapshot());
        if (child !== null) enqueue.sendTo(child, event);
      }),
      report: (_, { error }: { error: unknown }) => reportError(error),
    },
  }).createMachine({
    context: ({ input }) => ({ input, View: null }),
    on: {
      'xstate.error.actor.child': { actions: { type: 'report', params: ({ event }) => ({ error: event.error }) } },
    },
    initial: 'loading',
    states: {
      loading: {
        invoke: {
          id: 'loadMachine',
          src: 'loadMachine',
          input: ({ context }) => context.input,
          onDone: {
            target: 'running',
            actions: { type: 'startChild', params: ({ event }) => ({ logic: event.output }) },
          },
          onError: {},
        },
        on: { 'page.*': { actions: 'storeQuery' } },
      },
      running: {
        invoke: {
          id: 'loadView',
          src: 'loadView',
          input: ({ context }) => context.input,
          onDone: { actions: { type: 'storeView', params: ({ event }) => ({ View: event.output }) } },
          onError: {},
        },
        on: { '*': { guard: 'isForChild', actions: 'forward' } },
      },
    },
  });

/**
 * Runs the machine of a page as soon as its code is loaded, and holds the page's view once both are. Navigation loads the same
 * code and reports what fails to load; an error of the page's machine is reported and leaves the page standing.
 */
export const pageAt = (rowOf: RowOf) => pageMachine(rowOf) as unknown as LazyLogic<AnyActorRef, never, PageInput>;

export type PageRef = ActorRefFrom<ReturnType<typeof pageMachine>>;

export const selectView = ({ context }: { context: { View: PageView | null } }) => context.View;
export const selectChild = ({ children }: { children: Readonly<Record<string, AnyActorRef | undefined>> }) =>
  children.child ?? null;
