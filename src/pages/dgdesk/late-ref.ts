import type { ActorRef, EventObject, Snapshot } from 'xstate';

/** An actor whose code comes later than its page: its child is there once the code is. */
export type LateRef<Child> = ActorRef<Snapshot<unknown> & { child: Child | null }, EventObject>;
