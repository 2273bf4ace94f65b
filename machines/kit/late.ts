import type {
  ActorLogic,
  ActorRef,
  AnyActorRef,
  AnyEventObject,
  AnyStateMachine,
  EventObject,
  NonReducibleUnknown,
  Snapshot,
} from 'xstate';
import { port } from './port.ts';

/** A child whose code comes when it is first needed. */
export type LateSnapshot<Child, Output> = Snapshot<Output> & {
  /** The child itself once its code is here; null before. */
  child: Child | null;
};

export type LateLogic<Child, Output, Input extends NonReducibleUnknown> = ActorLogic<
  LateSnapshot<Child, Output>,
  EventObject,
  Input
>;

export type LateRef<Child extends AnyActorRef> = ActorRef<LateSnapshot<Child, never>, AnyEventObject>;

/** A part of the site that the app brings with a chunk of its own; it answers with its output like any child. */
export const late = <Child extends AnyActorRef, Output, Input extends NonReducibleUnknown>(name: string) =>
  port<Output, Input>(name) as unknown as LateLogic<Child, Output, Input>;

/** A chart that the app brings with a chunk of its own, and that stands in its parent as if it had always been here. */
export const lateChart = <Machine extends AnyStateMachine>(name: string) => port(name) as unknown as Machine;
