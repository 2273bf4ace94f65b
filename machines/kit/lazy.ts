import type {
  ActorLogic,
  ActorRef,
  AnyActorRef,
  AnyEventObject,
  EventObject,
  NonReducibleUnknown,
  Snapshot,
} from 'xstate';
import { port } from './port.ts';

/** A child whose code is loaded when it is first needed. */
export type LazySnapshot<Child, Output> = Snapshot<Output> & {
  /** Holds the child once its code is loaded. */
  children: { child?: Child };
};

export type LazyLogic<Child, Output, Input extends NonReducibleUnknown> = ActorLogic<
  LazySnapshot<Child, Output>,
  EventObject,
  Input
>;

export type LazyRef<Child extends AnyActorRef, Output = never> = ActorRef<LazySnapshot<Child, Output>, AnyEventObject>;

/** A port for a part of the site with a chunk of its own; it ends with its output like any child. */
export const lazy = <Child extends AnyActorRef, Output, Input extends NonReducibleUnknown>(name: string) =>
  port<Output, Input>(name) as unknown as LazyLogic<Child, Output, Input>;
