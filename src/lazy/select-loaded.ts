import type { LazySnapshot } from '#machines/kit/lazy.ts';

/** The child of a lazy actor; null until it is loaded, and where there is no actor. */
export const selectLoaded = <Child>(snapshot: LazySnapshot<Child, unknown> | undefined): Child | null =>
  snapshot?.children.child ?? null;
