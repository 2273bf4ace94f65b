import { type AnyActorLogic, type AnyActorRef, createActor, type EventObject, type NonReducibleUnknown } from 'xstate';
import type { LateLogic, LateSnapshot } from '#machines/kit/late.ts';
import { loadChunk } from '../browser/chunks.ts';

export interface ChildArrived {
  type: 'late.arrived';
  logic: AnyActorLogic;
}
/** Also said of a child that never came. */
export interface ChildFailed {
  type: 'xstate.error.actor.child';
  error: unknown;
}
type Heard =
  | ChildArrived
  | ChildFailed
  | { type: 'xstate.done.actor.child'; output: unknown }
  | { type: 'xstate.stop' };

type Scope = Parameters<LateLogic<AnyActorRef, unknown, undefined>['transition']>[2];

/** Waits for a child's logic, runs it with its own input, hands on what it is told and ends as the child does. */
export function waitingActor<Child extends AnyActorRef, Output, Input extends NonReducibleUnknown>(): LateLogic<
  Child,
  Output,
  Input
> {
  type Shot = LateSnapshot<Child, Output>;
  return {
    transition(snapshot, event, { defer, self, stopChild }) {
      const heard = event as Heard;
      const { child: running, input, early } = snapshot as Shot & { input: Input; early: readonly EventObject[] };
      switch (heard.type) {
        case 'late.arrived': {
          const child = createActor(heard.logic, { id: 'child', input, parent: self });
          defer(() => {
            child.start();
            for (const one of early) child.send(one);
          });
          return { ...snapshot, child: child as AnyActorRef as Child };
        }
        case 'xstate.done.actor.child':
          return { ...snapshot, status: 'done', output: heard.output } as Shot;
        case 'xstate.error.actor.child':
          return { ...snapshot, status: 'error', error: heard.error } as Shot;
        case 'xstate.stop':
          if (running !== null) stopChild(running);
          return { ...snapshot, status: 'stopped' } as Shot;
        default:
          if (running === null) return { ...snapshot, early: [...early, event] } as unknown as Shot;
          defer(() => running.send(event));
          return snapshot;
      }
    },
    getInitialSnapshot: (_, input) => ({ status: 'active', child: null, input, early: [] }) as unknown as Shot,
    getPersistedSnapshot: (snapshot) => snapshot,
  };
}

/** What was waited for may come when nobody waits any more. */
export function sendWhileActive<Event extends EventObject>(actor: AnyActorRef, event: Event) {
  if (actor.getSnapshot().status === 'active') actor.send(event);
}

/** Runs a child whose code is fetched when it is first needed, and answers with its output. */
export function lateActor<Child extends AnyActorRef, Output, Input extends NonReducibleUnknown>(
  bring: (system: Scope['system']) => Promise<AnyActorLogic>,
): LateLogic<Child, Output, Input> {
  return {
    ...waitingActor<Child, Output, Input>(),
    start(_, { self, system }) {
      loadChunk(() => bring(system)).then(
        (logic) => sendWhileActive<ChildArrived>(self, { type: 'late.arrived', logic }),
        (error: unknown) => sendWhileActive<ChildFailed>(self, { type: 'xstate.error.actor.child', error }),
      );
    },
  };
}

type Comes = ChildArrived | { type: 'late.failed' } | { type: 'late.wanted' };

const always = () => true;

/**
 * Runs a child whose code is fetched with what first wants it, its input or an event: with its beginning, unless told otherwise.
 * What does not come is tried again with the next that wants it.
 */
export function wantedActor<Child extends AnyActorRef, Input extends NonReducibleUnknown>(
  bring: (system: Scope['system']) => Promise<AnyActorLogic>,
  isWantedBy: (told: unknown) => boolean = always,
): LateLogic<Child, never, Input> {
  type Shot = LateSnapshot<Child, never> & { input: Input; isComing?: boolean };
  const waiting = waitingActor<Child, never, Input>();
  const fetch = ({ self, system }: Pick<Scope, 'self' | 'system'>) =>
    loadChunk(() => bring(system)).then(
      (logic) => sendWhileActive<Comes>(self, { type: 'late.arrived', logic }),
      () => sendWhileActive<Comes>(self, { type: 'late.failed' }),
    );
  return {
    ...waiting,
    getInitialSnapshot: (scope, input) => ({
      ...waiting.getInitialSnapshot(scope, input),
      isComing: isWantedBy(input),
    }),
    transition(snapshot, event, scope) {
      const { type } = event as Comes;
      if (type === 'late.failed') return { ...snapshot, isComing: false };
      const isWanted = type === 'late.wanted';
      const next = isWanted ? snapshot : waiting.transition(snapshot, event, scope);
      const { child, isComing } = snapshot as Shot;
      if (child !== null || isComing || next.status !== 'active' || !(isWanted || isWantedBy(event))) return next;
      scope.defer(() => void fetch(scope));
      return { ...next, isComing: true };
    },
    start(snapshot, scope) {
      if ((snapshot as Shot).isComing) void fetch(scope);
    },
  };
}
