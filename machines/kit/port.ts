import { type EventObject, fromCallback, fromPromise, type NonReducibleUnknown } from 'xstate';

export type PortKind = 'port' | 'feed';

const placeholders = new WeakMap<object, PortKind>();

/** What an actor logic is the placeholder of; undefined for a machine and for what the app provided. */
export const kindOfPlaceholder = (logic: unknown): PortKind | undefined =>
  typeof logic === 'object' && logic !== null ? placeholders.get(logic) : undefined;

/** Whether an actor logic is still the placeholder that its machine declared. */
export const isUnwired = (logic: unknown) => kindOfPlaceholder(logic) !== undefined;

/** A promise the machine needs and the app provides. */
export function port<Output, Input extends NonReducibleUnknown = undefined>(name: string) {
  const logic = fromPromise<Output, Input>(() => Promise.reject(new Error(`unwired port: ${name}`)));
  placeholders.set(logic, 'port');
  return logic;
}

/** A stream of events the machine needs and the app provides. */
export function feed<Event extends EventObject, Input extends NonReducibleUnknown = undefined>(name: string) {
  const logic = fromCallback<Event, Input>(() => {
    throw new Error(`unwired feed: ${name}`);
  });
  placeholders.set(logic, 'feed');
  return logic;
}
