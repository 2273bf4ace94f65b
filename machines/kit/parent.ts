import type { ActorRef, EventObject, Snapshot } from 'xstate';

/** Who started a machine and hears of it before it ends. */
export type Parent<Told extends EventObject> = ActorRef<Snapshot<unknown>, Told>;
