import type { ActorLogic, ActorRef, AnyActorRef, AnyEventObject, NonReducibleUnknown, Snapshot } from 'xstate';
import { port } from './port.ts';

/** A child whose code is loaded on first use. */
export type LazySnapshot<Child, Output> = Snapshot<Output> & {
  /** The child, once its code is loaded. */
  children: { child?: Child };
};

export type LazyLogic<Child, Output, Input extends NonReducibleUnknown> = ActorLogic<
  LazySnapshot<Child, Output>,
  AnyEventObject,
  Input
>;

export type LazyRef<Child extends AnyActorRef> = ActorRef<LazySnapshot<Child, never>, AnyEventObject>;

/** Declares an actor whose code has a chunk of its own; it finishes with the child's output. */
export const lazy = <Child extends AnyActorRef, Output, Input extends NonReducibleUnknown>(name: string) =>
  port<Output, Input>(name) as unknown as LazyLogic<Child, Output, Input>;
