import { type EventObject, fromCallback, fromPromise, type NonReducibleUnknown } from 'xstate';

const ports = new WeakSet<object>();
const feeds = new WeakSet<object>();

/** Whether an actor logic is the placeholder of a feed. */
export const isUnwiredFeed = (logic: object) => feeds.has(logic);

/** Whether an actor logic is still the placeholder that its machine declared. */
export const isUnwired = (logic: object) => ports.has(logic) || isUnwiredFeed(logic);

/** Declares a promise that the app implements. */
export function port<Output, Input extends NonReducibleUnknown = undefined>(name: string) {
  const logic = fromPromise<Output, Input>(() => Promise.reject(new Error(`unwired port: ${name}`)));
  ports.add(logic);
  return logic;
}

/** Declares a stream of events that the app implements. */
export function feed<Event extends EventObject, Input extends NonReducibleUnknown = undefined>(name: string) {
  const logic = fromCallback<Event, Input>(() => {
    throw new Error(`unwired feed: ${name}`);
  });
  feeds.add(logic);
  return logic;
}
