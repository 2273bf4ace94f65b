import type { ActorRef, EventObject, Snapshot } from 'xstate';

/** The parent of a machine, which receives its events. */
export type Parent<Event extends EventObject> = ActorRef<Snapshot<unknown>, Event>;
