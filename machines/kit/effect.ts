const unwired = new WeakSet<object>();

/** Whether an action is still the placeholder that its machine declared. */
export const isUnwiredEffect = (action: unknown) => typeof action === 'function' && unwired.has(action);

/**
 * Declares an action for the outside world without a result, such as a toast. The app implements it; the default does
 * nothing.
 */
export function effect<Params = undefined>() {
  const action = (_: unknown, _params: Params) => undefined;
  unwired.add(action);
  return action;
}
