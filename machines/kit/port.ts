import { type EventObject, fromCallback, fromPromise, type NonReducibleUnknown } from 'xstate';

const unwired = new WeakSet<object>();

/** Whether an actor logic is still the placeholder that its machine declared. */
export const isUnwired = (logic: unknown) => typeof logic === 'object' && logic !== null && unwired.has(logic);

/** A promise the machine needs and the app provides. */
export function port<Output, Input extends NonReducibleUnknown = undefined>(name: string) {
  const logic = fromPromise<Output, Input>(() => Promise.reject(new Error(`unwired port: ${name}`)));
  unwired.add(logic);
  return logic;
}

/** A stream of events the machine needs and the app provides. */
export function feed<Event extends EventObject, Input extends NonReducibleUnknown = undefined>(name: string) {
  const logic = fromCallback<Event, Input>(() => {
    throw new Error(`unwired feed: ${name}`);
  });
  unwired.add(logic);
  return logic;
}
