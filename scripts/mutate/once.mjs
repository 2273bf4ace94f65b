import { and, assign, enqueueActions } from 'xstate';

/** Wrappers with state of their own, around parts of a mutated chart. */

const RUNNING = 1;
/** @type {WeakSet<object>} */
const used = new WeakSet();
const TAKEN = '$taken';

/**
 * Whether this is the first time in the life of an actor that runs. A chart that is only computed has no life.
 * @param {object} self
 */
const isFirst = (self) => {
  if (!used.has(self)) {
    used.add(self);
    return true;
  }
  return '_processingStatus' in self && self._processingStatus !== RUNNING;
};

/** @template Value @param {Value | readonly Value[]} value @returns {readonly Value[]} */
const listOf = (value) => (Array.isArray(value) ? value : [/** @type {Value} */ (value)]);

/** Actions of a chart that act on their first execution only. @param {any} actions @returns {any} */
export const actOnce = (actions) =>
  enqueueActions(({ enqueue, self }) => {
    if (isFirst(self)) for (const action of listOf(actions)) enqueue(action);
  });

/** A delay that passes once; the timer is not started again. @param {any} length @returns {any} */
export const passOnce = (length) => (/** @type {any} */ given, /** @type {any} */ params) => {
  if (!isFirst(given.self)) return 2 ** 31 - 1;
  return typeof length === 'function' ? length(given, params) : length;
};

/** Transitions that are taken once; the memory of it is in the context and shows nowhere. @param {any} transitions @returns {any} */
export const takeOnce = (transitions) => {
  const once = listOf(transitions).map((transition) => {
    const { guard, actions = [], ...rest } = typeof transition === 'string' ? { target: transition } : transition;
    const isLeft = (/** @type {{ context: object }} */ { context }) => !(TAKEN in context);
    return {
      ...rest,
      guard: guard === undefined ? isLeft : and([guard, isLeft]),
      actions: [...listOf(actions), assign(() => ({ [TAKEN]: undefined }))],
    };
  });
  return Array.isArray(transitions) ? once : once[0];
};
