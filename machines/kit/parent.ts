import type { ActorRef, EventObject, Snapshot } from 'xstate';

/** The actor that started a machine and gets its events before it ends. */
export type Parent<Event extends EventObject> = ActorRef<Snapshot<unknown>, Event>;
