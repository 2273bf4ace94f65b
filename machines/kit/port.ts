import { type EventObject, fromCallback, fromPromise, type NonReducibleUnknown } from 'xstate';

const ports = new WeakSet<object>();
const feeds = new WeakSet<object>();

/** Whether an actor logic is the placeholder of a feed, and not a machine or what the app provided. */
export const isUnwiredFeed = (logic: object) => feeds.has(logic);

/** Whether an actor logic is still the placeholder that its machine declared. */
export const isUnwired = (logic: object) => ports.has(logic) || isUnwiredFeed(logic);

/** A promise the machine needs and the app provides. */
export function port<Output, Input extends NonReducibleUnknown = undefined>(name: string) {
  const logic = fromPromise<Output, Input>(() => Promise.reject(new Error(`unwired port: ${name}`)));
  ports.add(logic);
  return logic;
}

/** A stream of events the machine needs and the app provides. */
export function feed<Event extends EventObject, Input extends NonReducibleUnknown = undefined>(name: string) {
  const logic = fromCallback<Event, Input>(() => {
    throw new Error(`unwired feed: ${name}`);
  });
  feeds.add(logic);
  return logic;
}
