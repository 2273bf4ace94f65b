const unwired = new WeakSet<object>();

/** Whether an action is still the placeholder that its machine declared. */
export const isUnwiredEffect = (action: unknown) => typeof action === 'function' && unwired.has(action);

/** Something said to the outside that nobody answers: a toast, a mark. The app provides it; until then it says nothing. */
export function effect<Params = undefined>() {
  const action = (_: unknown, _params: Params) => undefined;
  unwired.add(action);
  return action;
}
