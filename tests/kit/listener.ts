import { createActor, type EventObject, fromTransition } from 'xstate';
import type { Parent } from '#machines/kit/parent.ts';

/** Creates a parent actor that records the events it receives. */
export function listener<ReceivedEvent extends EventObject>(): {
  parent: Parent<ReceivedEvent>;
  receivedEvents: readonly ReceivedEvent[];
} {
  const receivedEvents: ReceivedEvent[] = [];
  const parent = createActor(
    fromTransition((_, event: ReceivedEvent) => void receivedEvents.push(event), undefined),
  ).start();
  return { parent, receivedEvents };
}
