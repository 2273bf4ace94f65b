const unwired = new WeakSet<object>();

/** Whether an action is still the placeholder that its machine declared. */
export const isUnwiredEffect = (action: unknown) => typeof action === 'function' && unwired.has(action);

/** Something for the outside world that needs no answer, such as a toast. The app provides it; until then it does nothing. */
export function effect<Params = undefined>() {
  const action = (_: unknown, _params: Params) => undefined;
  unwired.add(action);
  return action;
}
